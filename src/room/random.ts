/**
 * The room's chance: ChaCha20 keyed by the table's 256-bit seed, one stream for every event (nonce = its sequence
 * number). Nobody can foretell a draw from earlier ones; a replay draws the same; an undone event that comes
 * again has another number and draws anew.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Random } from '../core/random.ts';

/** 64 hexadecimal digits. */
export type Seed = string;

const blockBytes = 256;
const zeros = new Uint8Array(blockBytes);

export function stream(seed: Seed, seq: number): Random {
  const key = hexToBytes(seed);
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setBigUint64(4, BigInt(seq), true);
  let words = new DataView(new ArrayBuffer(0));
  let at = 0;
  let block = 0;
  const refill = () => {
    const bytes = chacha20(key, nonce, zeros, undefined, (block * blockBytes) / 64);
    words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    at = 0;
    block += 1;
  };
  return {
    uint32: () => {
      if (at >= words.byteLength) refill();
      const word = words.getUint32(at, true);
      at += 4;
      return word;
    },
  };
}

/** Shown at the start of a table, so that the seed shown at its end can be verified. */
export function seedHash(seed: Seed): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}
