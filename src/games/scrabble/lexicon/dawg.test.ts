import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../test/seed.ts';
import { below } from '../../../core/random.ts';
import { checksumOf } from './bytes.ts';
import { type Dawg, headWords, isWordEnd, nowhere, openDawg, step } from './dawg.ts';
import { buildDawg } from './dawgbuild.ts';
import { isWhole, narrow, type Stretch, wholeOf } from './sorted.testing.ts';

const first = 'A'.charCodeAt(0);
const codes = (kinds: number) => Array.from({ length: kinds }, (_, at) => String.fromCharCode(first + at));

function built(words: readonly string[], kinds: number): Dawg {
  return openDawg(buildDawg(words, kinds, first)!, kinds)!;
}

/** Walks both as long as either goes on, over all tiles. */
function compare(dawg: Dawg, words: readonly string[], kinds: number): void {
  const walk = (edge: number, stretch: Stretch) => {
    for (const [tile, code] of codes(kinds).entries()) {
      const [next, beside] = [step(dawg, edge, tile), narrow(words, stretch, code)];
      expect(next === nowhere).toBe(beside === null);
      if (!beside) continue;
      expect(isWordEnd(next)).toBe(isWhole(words, beside));
      walk(next, beside);
    }
  };
  walk(dawg.root, wholeOf(words));
}

describe('the graph of words', () => {
  it.each([1, 2, 5, 40, 300])(
    '[S5] of %i kinds of tiles has the words of the sorted list, and no others',
    (kinds) => {
      const word = fc.array(fc.constantFrom(...codes(kinds).slice(-6)), { minLength: 1, maxLength: 7 });
      const lists = fc.uniqueArray(
        word.map((tiles) => tiles.join('')),
        { minLength: 1, maxLength: 60 },
      );
      fc.assert(
        fc.property(lists, (list) => {
          const words = list.toSorted((a, b) => (a < b ? -1 : 1));
          compare(built(words, kinds), words, kinds);
        }),
        { numRuns: kinds > 50 ? 5 : 40 },
      );
    },
  );

  it('[S5] is minimal: words that end alike share their ends', () => {
    const ends = ['AB', 'AAB', 'ABAB'].flatMap((end) => ['A', 'B', 'C', 'D'].map((start) => start + end));
    const { edges, words } = built(ends.sort(), 4);
    // None; four to begin with; then A; then A or B; A after that B; and one last B for all.
    expect([edges.length, words]).toEqual([1 + 4 + 1 + 2 + 1 + 1, 12]);
  });

  it('[S5] grows beyond its first tables', () => {
    const chance = chanceOf('many words');
    const letter = () => String.fromCharCode(first + below(chance, 23));
    const words = Array.from({ length: 40_000 }, () => Array.from({ length: 8 }, letter).join(''));
    const sorted = [...new Set(words)].sort();
    const dawg = built(sorted, 23);
    expect(dawg.edges.length).toBeGreaterThan(1 << 16);
    const has = (text: string) =>
      isWordEnd([...text].reduce((edge, code) => step(dawg, edge, code.charCodeAt(0) - first), dawg.root));
    expect(sorted.every(has)).toBe(true);
    expect(sorted.some((text) => has(`${text}A`))).toBe(false);
  });
});

describe('bytes that are not whole', () => {
  const bytes = buildDawg(['AB', 'ABC', 'CAB'], 3, first)!;
  const words = (change: (head: Uint32Array) => void) => {
    const copy = new Uint32Array(bytes.slice().buffer);
    change(copy);
    copy[2] = checksumOf(copy, 3);
    return new Uint8Array(copy.buffer);
  };

  it.each([
    ['nothing', new Uint8Array()],
    ['a head alone', bytes.slice(0, 4 * headWords)],
    ['cut short', bytes.slice(0, -4)],
    ['cut in the middle of an edge', bytes.slice(0, -1)],
    ['with more behind', Uint8Array.of(...bytes, 0, 0, 0, 0)],
    ['of something else', words((head) => head.set([1], 0))],
    ['of another format', words((head) => head.set([99], 1))],
    ['of another bag', words((head) => head.set([4], 3))],
    ['that begin outside', words((head) => head.set([1000], 5))],
    ['with one bit turned over', bytes.map((byte, at) => (at === bytes.length - 2 ? byte ^ 4 : byte))],
  ])('[Q6] %s: refused', (_, wrong) => expect(openDawg(wrong, 3)).toBeNull());

  it('[Q6] an edge that leads outside leads nowhere', () => {
    const dawg = openDawg(
      words((head) => head.fill(0xffff_fff0, headWords)),
      3,
    )!;
    for (const tile of [0, 1, 2]) expect(step(dawg, step(dawg, dawg.root, tile), tile)).toBe(nowhere);
  });

  it('[S5] bytes may begin anywhere in a buffer', () => {
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    compare(openDawg(shifted.subarray(3), 3)!, ['AB', 'ABC', 'CAB'], 3);
  });

  it('[S3] more edges than an edge can name are refused', () => {
    const kinds = 2 ** 20;
    expect(
      buildDawg(
        Array.from({ length: 2000 }, (_, n) => String.fromCharCode(first + n)),
        kinds,
        first,
      ),
    ).toBeNull();
  });
});
