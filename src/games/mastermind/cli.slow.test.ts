import { describe, expect, it } from 'vitest';
import { jsonOf, refusesUsage } from '../../terminal/answers.testing.ts';
import { runWith } from '../../terminal/commandline.testing.ts';
import { houseShelf } from '../../terminal/shelf.ts';

const run = (line: readonly string[]) => runWith(houseShelf, ['mastermind', ...line]);
const asJson = async (...line: readonly string[]) => jsonOf(await run([...line, '--json']));
const size = (positions: number, colors: number) => ['--positions', `${positions}`, '--colors', `${colors}`];

describe('ludoteca mastermind survey', () => {
  it('[C][M6] plays every code: five-guess on 4 × 6', async () => {
    const { ms, ...rest } = await asJson('survey', ...size(4, 6), '--strategy', 'five-guess');
    expect(rest).toEqual({
      positions: 4,
      colors: 6,
      strategy: 'five-guess',
      codes: 1296,
      total: 5801,
      average: 5801 / 1296,
      max: 5,
      byGuesses: [1, 6, 62, 533, 694],
    });
    expect(ms).toBeGreaterThan(0);
  });

  it('[C][M6] optimal takes 5625, or 5626 within five', async () => {
    const optimal = ['survey', ...size(4, 6), '--strategy', 'optimal'];
    expect(await asJson(...optimal)).toMatchObject({ total: 5625, max: 6 });
    expect(await asJson(...optimal, '--within', '5')).toMatchObject({ total: 5626, max: 5 });
  });

  it('[C][M6] plays a sample, the same for the same seed', async () => {
    const sample = ['survey', ...size(5, 8), '--strategy', 'optimal', '--sample', '12', '--seed', '7'];
    const { ms: _, ...first } = await asJson(...sample);
    const { ms: __, ...second } = await asJson(...sample);
    expect(first).toEqual(second);
    expect(first.codes).toBe(12);
  });

  it('[C][M6] also tells it in words', async () => {
    const { out } = await run(['survey', ...size(3, 4), '--lang', 'ca']);
    expect(out).toMatch(/^3 × 4, five-guess: 64 codis, \d+ intents, .+ de mitjana/);
  });
});

describe('ludoteca mastermind solve', () => {
  it('[C][M6] tells every guess, its answer and the codes it leaves', async () => {
    const { guesses, solved } = await asJson(
      'solve',
      ...size(4, 6),
      '--strategy',
      'five-guess',
      '--secret',
      '3456',
    );
    expect(solved).toBe(true);
    expect(guesses[0]).toEqual({ guess: '1122', exact: 0, misplaced: 0, left: 256 });
    expect(guesses.at(-1)).toEqual({ guess: '3456', exact: 4, misplaced: 0, left: 1 });
  });

  it.each([
    ['five-guess', '--no-repeats', '123A'],
    ['genetic', '--holes', '10C0'],
    ['optimal', '--no-repeats', 'CBA9'],
  ])('[C][M2] %s on a board of one’s own: %s', async (strategy, kind, secret) => {
    const { guesses } = await asJson(
      'solve',
      ...size(4, 12),
      kind,
      '--strategy',
      strategy,
      '--secret',
      secret,
    );
    expect(guesses.at(-1).guess).toBe(secret);
  });

  it('[C][M6] genetic breaks 8 × 12', async () => {
    const line = ['solve', ...size(8, 12), '--strategy', 'genetic', '--secret', '1A2B3C44'];
    const { guesses } = await asJson(...line);
    expect(guesses.at(-1)).toMatchObject({ guess: '1A2B3C44', left: 1 });
    expect(guesses.length).toBeLessThanOrEqual(12);
  });
});

describe('ludoteca mastermind next', () => {
  const next = ['next', ...size(4, 6), '--strategy', 'five-guess'];

  it('[C][M6] tells the next guess and the codes that are left', async () => {
    expect(await asJson(...next, '--history', '')).toEqual({ guess: '1122', left: 1296 });
    expect(await asJson(...next, '--history', '1122:0,0')).toEqual({ guess: '3345', left: 256 });
    const { left } = await asJson(...next, '--history', '1122:1,1 3344:0,2');
    expect(left).toBe(12);
  });

  it('[C] a contradiction is a clean no', async () => {
    for (const history of ['1122:0,0 3344:0,0 5566:0,0', '1122:3,1']) {
      const { code, out, err } = await run([...next, '--history', history, '--json']);
      expect({ code, out }).toEqual({ code: 1, out: '{"left":0}\n' });
      expect(err).toBe('ludoteca: No code fits all these answers.\n');
    }
  });
});

describe('ludoteca mastermind, bad usage', () => {
  it.each([
    [['survey', '--positions', '9'], '--positions takes a whole number from 3 to 8'],
    [['survey', '--colors', 'six'], '--colors takes a whole number from 4 to 12'],
    [['survey', '--sample', '0'], '--sample takes'],
    [['survey', '--strategy', 'luck'], 'five-guess, genetic, optimal'],
    [['survey', ...size(8, 12)], 'too many'],
    [['survey', ...size(5, 4), '--no-repeats'], 'at least 5 colours'],
    [['survey', '--within', '5'], '--within'],
    [['survey', '--secret', '1122'], 'no option “--secret”'],
    [['solve'], 'needs --secret'],
    [['solve', '--secret', '112'], '4 are needed'],
    [['solve', '--secret', '1127'], 'no colour 7'],
    [['solve', '--secret', '1120'], 'no position may be empty'],
    [['solve', '--secret', '11x2'], 'not a code'],
    [['solve', '--secret', '1122', '--no-repeats'], 'appears twice'],
    [['next'], 'needs --history'],
    [['next', '--history', '1122'], 'not a guess with its answer'],
    [['next', '--history', '1122:4,1'], '4 at most'],
    [['next', '--history', '1199:1,1'], 'no colour 9'],
  ])('[C] %j is code 2 and one line', async (line, text) => {
    refusesUsage(await run([...line, '--json']), text);
  });

  it('[C][R53] speaks three languages', async () => {
    const told = await Promise.all(
      ['ca', 'es', 'en'].map(async (lang) => (await run(['solve', '--lang', lang])).err),
    );
    expect(told.map((line) => line.slice(10, 20))).toEqual(['Per a això', 'Para esto ', 'This needs']);
  });
});
