import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../../core/phrase.ts';
import { type Code, formatCode } from './code.ts';
import {
  allMarks,
  type Fate,
  fatesOf,
  isImpossible,
  type Marks,
  marksInWords,
  marksOf,
  unevenPegs,
} from './marks.ts';
import { possibleCodes } from './possible.ts';
import { codeOf } from './trial.testing.ts';

const facts: { readonly largest: Readonly<Record<string, number>>; readonly answers: number } = JSON.parse(
  readFileSync(new URL('../../../test/data/mastermind/facts.json', import.meta.url), 'utf8'),
);

const normal = { positions: 4, colors: 6, repeats: true, holes: false, turns: 10 };
const all: readonly Code[] = [...possibleCodes(normal, [])];

/** As one does it on a table: first take away pairs in the same place, then pair off what is left. */
function pairedOff(code: Code, guess: Code): Marks {
  const left = code.filter((peg, at) => peg !== guess[at]);
  const others = guess.filter((peg, at) => peg !== code[at]);
  let near = 0;
  for (const peg of others) {
    const partner = left.indexOf(peg);
    if (partner < 0) continue;
    left.splice(partner, 1);
    near += 1;
  }
  return { right: code.length - others.length, near };
}

describe('marks', () => {
  it('[M4] agree with pairing pegs off, on all pairs of 4 × 6', () => {
    const wrong = all.filter((code) =>
      all.some((guess) => differ(marksOf(code, guess), pairedOff(code, guess))),
    );
    expect(wrong).toEqual([]);
  });

  it('[M4] agree with pairing pegs off, are symmetric and possible, in any size', () => {
    const sizes = fc.tuple(fc.integer({ min: 3, max: 8 }), fc.integer({ min: 4, max: 12 }));
    const pairs = sizes.chain(([positions, colors]) => {
      const code = fc.array(fc.integer({ min: 0, max: colors }), {
        minLength: positions,
        maxLength: positions,
      });
      return fc.tuple(code, code);
    });
    fc.assert(
      fc.property(pairs, ([code, guess]) => {
        const marks = marksOf(code, guess);
        expect(marks).toEqual(pairedOff(code, guess));
        expect(marksOf(guess, code)).toEqual(marks);
        expect(isImpossible(marks, code.length)).toBe(false);
      }),
    );
  });

  it('[M4] the example for repeats that players read is right', () => {
    expect(marksOf(codeOf('1123'), codeOf('1411'))).toEqual({ right: 1, near: 1 });
    for (const language of languages) {
      const manual = readFileSync(new URL(`./manual/${language}.md`, import.meta.url), 'utf8');
      expect(manual).toMatch(/1123.*1411.*`●`.*`○`/);
    }
  });

  it('[M4] there are 14 answers with 4 positions, and every one comes up', () => {
    const seen = new Set(
      all.flatMap((code) => [codeOf('1122'), codeOf('1234')].map((g) => text(marksOf(code, g)))),
    );
    expect(allMarks(4)).toHaveLength(facts.answers);
    expect([...seen].sort()).toEqual(allMarks(4).map(text).sort());
  });

  it.each(Object.entries(facts.largest))(
    'after %s at most %i codes of 4 × 6 stay possible',
    (guess, largest) => {
      const classes = new Map<string, number>();
      for (const code of all) {
        const marks = text(marksOf(code, codeOf(guess)));
        classes.set(marks, (classes.get(marks) ?? 0) + 1);
      }
      expect(Math.max(...classes.values())).toBe(largest);
    },
  );

  it('[M5] every peg of a guess has a fate, and together they are the marks', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.constantFrom(...all), (code, guess) => {
        const fates = fatesOf(code, guess);
        const count = (fate: Fate) => fates.filter((each) => each === fate).length;
        expect({ right: count('right'), near: count('near') }).toEqual(marksOf(code, guess));
      }),
    );
    expect(fatesOf(codeOf('1123'), codeOf('1411'))).toEqual(['right', 'nothing', 'near', 'nothing']);
  });

  it('[M5] colours that one row has more often than the other are where people miscount', () => {
    expect(unevenPegs(codeOf('1123'), codeOf('1411'))).toEqual([{ peg: 1, inCode: 2, inGuess: 3 }]);
    expect(unevenPegs(codeOf('1122'), codeOf('2211'))).toEqual([]);
  });

  it('[M4] are told in words, nothing right included', () => {
    expect(marksInWords({ right: 0, near: 0 })).toEqual({ code: 'marks.none' });
    expect(marksInWords({ right: 1, near: 0 })).toEqual({ code: 'marks', params: { right: 1, near: 0 } });
  });

  it('lists the codes of 4 × 6 in numerical order', () => {
    expect(all.map(formatCode)).toEqual(all.map(formatCode).sort());
  });
});

function differ(a: Marks, b: Marks): boolean {
  return a.right !== b.right || a.near !== b.near;
}

function text({ right, near }: Marks): string {
  return `${right},${near}`;
}
