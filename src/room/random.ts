/**
 * The room's chance: ChaCha20 keyed by the table's 256-bit seed, one stream for every event (nonce = its sequence
 * number). Nobody can foretell a draw from earlier ones; a replay draws the same; an undone event that comes
 * again has another number and draws anew.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from '../core/random.ts';

/** 64 hexadecimal digits. */
export type Seed = string;

const blockBytes = 256;
const zeros = new Uint8Array(blockBytes);

export function stream(seed: Seed, seq: number): Random {
  let words: DataView | null = null;
  let at = 0;
  let block = 0;
  return {
    uint32: () => {
      if (!words || at >= blockBytes) {
        words = blockOf(seed, seq, block);
        block += 1;
        at = 0;
      }
      const word = words.getUint32(at, true);
      at += 4;
      return word;
    },
  };
}

/** Made only when somebody draws: most moves of most games never do. */
function blockOf(seed: Seed, seq: number, block: number): DataView {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setBigUint64(4, BigInt(seq), true);
  const bytes = chacha20(hexToBytes(seed), nonce, zeros, undefined, (block * blockBytes) / 64);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Shown at the start of a table, so that the seed shown at its end can be verified. */
export function seedHash(seed: Seed): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/**
 * The seed of a game of the day: from the date alone, so that it is the same for everybody in every room. Whoever reads
 * this can work it out beforehand, as with every puzzle in a newspaper; no screen is told. The key is null for the first
 * of a game, which has the seed of the time when it was the only one; no other shares it, or one would tell the next.
 */
export function dailySeed(game: string, version: number, day: string, key: string | null): Seed {
  return seedOf(['daily', game, version, day, ...(key === null ? [] : [key])]);
}

/**
 * The seed of content that is made for a day. Without the version of the rules: new rules need no other puzzle. What was
 * made first is stored and stays (`made_daily`), so it matters only to who makes it.
 */
export function dailyContentSeed(game: string, key: string, day: string): Seed {
  return seedOf(['daily content', game, key, day]);
}

function seedOf(parts: readonly (string | number)[]): Seed {
  return bytesToHex(sha256(utf8ToBytes(`ludoteca ${parts.join('|')}`)));
}
