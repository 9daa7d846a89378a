import { describe, expect, it } from 'vitest';
import { parseCode, pegPieces } from './code.ts';
import { check, forfeit } from './rules.ts';
import { phaseOf, type State, toAct } from './table.ts';
import { played, refusal, started } from './trial.testing.ts';
import { view } from './view.ts';

const marks = (state: State, seat: number) =>
  state.players[seat]!.rows.map((row) => row.marks && `${row.marks.right},${row.marks.near}`);
const custom = { difficulty: 'custom', positions: 4, colors: 6 };

describe('breaking the room’s code', () => {
  const start = started({ turns: 6 }, ['Ada'], '1123');

  it('[M4] every guess is told its marks at once', () => {
    expect(marks(played(start, '0: 1411', '0: 5566', '0: 3211'), 0)).toEqual(['1,1', '0,0', '0,4']);
  });

  it('[M4] the game ends when the code is found', () => {
    const state = played(start, '0: 1122', '0: 1123');
    expect(state.players[0]!.done).toBe('solved');
    expect(toAct(state)).toEqual([]);
    expect(refusal(state, '0: 1123')).toBe('game-over');
  });

  it('[M3] the game ends when the turns are used up', () => {
    const guesses = Array(6).fill('0: 4444');
    expect(phaseOf(played(start, ...guesses.slice(1)))).toBe('guess');
    expect(played(start, ...guesses).players[0]!.done).toBe('spent');
    expect(phaseOf(played(start, ...guesses))).toBe('over');
  });

  it.each([
    ['0: 112', 'code-length'],
    ['0: 11223', 'code-length'],
    ['0: 1127', 'no-such-color'],
    ['0: 112C', 'no-such-color'],
    ['0: 1120', 'no-holes'],
    ['0: 2,1', 'wants-guess'],
    ['0: code 1122', 'wants-guess'],
    ['1: 1122', 'not-your-turn'],
  ])('[M4] %s is refused: %s', (line, code) => {
    expect(refusal(start, line)).toBe(code);
  });

  it('[M2] without repeats no colour comes twice, but holes may', () => {
    const strict = started({ ...custom, repeats: false, holes: true }, ['Ada']);
    expect(refusal(strict, '0: 1231')).toBe('no-repeats');
    expect(refusal(strict, '0: 1002')).toBe('allowed');
  });

  it('[M2] an empty hole counts like a colour', () => {
    const holes = started({ ...custom, holes: true }, ['Ada'], '1002');
    expect(marks(played(holes, '0: 0012'), 0)).toEqual(['2,2']);
  });

  it('[M11] several break the same code, each at their own pace', () => {
    const race = played(started({}, ['Ada', 'Leo', 'Mar'], '1123'), '1: 4444', '1: 1123', '2: 1122');
    expect(race.players.map(({ rows }) => rows.length)).toEqual([0, 2, 1]);
    expect(toAct(race)).toEqual([0, 2]);
    expect(refusal(race, '1: 1122')).toBe('not-your-turn');
  });

  it('[R35] who gives up is out, the others go on; who is done keeps the result', () => {
    const race = played(started({}, ['Ada', 'Leo', 'Mar'], '1123'), '1: 1123');
    const left = forfeit(forfeit(race, 0), 1);
    expect(left.players.map(({ done }) => done)).toEqual(['left', 'solved', null]);
    expect(toAct(left)).toEqual([2]);
    expect(phaseOf(forfeit(left, 2))).toBe('over');
  });
});

describe('a codemaker whose code the room knows', () => {
  const seats = ['maker', 'breaker', 'breaker'];
  const start = started({ role: 'maker' }, seats);
  const made = played(start, '0: code 1123');

  it('[M5] first makes a legal code', () => {
    expect(toAct(start)).toEqual([0]);
    expect(refusal(start, '0: 1123')).toBe('wants-code');
    expect(refusal(start, '0: code 1127')).toBe('no-such-color');
    expect(refusal(start, '1: 1122')).toBe('not-your-turn');
    expect(toAct(made)).toEqual([1, 2]);
  });

  it('[M5] then answers the guesses in the order they were made', () => {
    const asked = played(made, '2: 4444', '1: 1411');
    expect(toAct(asked)).toEqual([0]);
    expect(refusal(asked, '0: 1,1')).toBe('marks-wrong');
    const half = played(asked, '0: 0,0');
    expect(toAct(half)).toEqual([0, 2]);
    expect(marks(played(half, '0: 1,1'), 1)).toEqual(['1,1']);
  });

  it.each([
    ['0: 1,0', 'marks-wrong'],
    ['0: 0,2', 'marks-wrong'],
    ['0: 3,2', 'marks-many'],
    ['0: 3,1', 'marks-impossible'],
    ['0: 1122', 'wants-reply'],
    ['1: 1122', 'not-your-turn'],
    ['0: 1,1', 'allowed'],
  ])('[M5] answering 1411 with %s: %s', (line, code) => {
    expect(refusal(played(made, '1: 1411'), line)).toBe(code);
  });

  it('[M5] a wrong answer is told how this very guess is counted against this code', () => {
    const pegs = (text: string) => ({ pieces: pegPieces(parseCode(text)!) });
    const asked = view(played(made, '1: 1411'), 0);
    const checked = check(asked, { kind: 'reply', marks: { right: 1, near: 2 } });
    expect(checked).toEqual({
      ok: false,
      problems: [
        { code: 'marks-wrong', params: { code: pegs('1123'), guess: pegs('1411'), right: 1, near: 1 } },
        {
          code: 'marks-wrong.repeats',
          params: { color: { say: 'color.red' }, inCode: 2, inGuess: 3, counts: 2 },
        },
      ],
    });
  });

  it('a guess waits for its answer though its seat has left', () => {
    const left = forfeit(played(made, '1: 1411', '2: 4444'), 1);
    expect(refusal(left, '0: 0,0')).toBe('marks-wrong');
    expect(marks(played(left, '0: 1,1', '0: 0,0'), 2)).toEqual(['0,0']);
  });

  it('[R16] ends the game by leaving', () => {
    expect(phaseOf(forfeit(start, 0))).toBe('over');
    expect(phaseOf(forfeit(forfeit(start, 1), 2))).toBe('over');
  });
});

describe('a code only in the head', () => {
  const start = started({ role: 'maker', code: 'head', turns: 6 }, ['maker', 'breaker']);

  it('[M5] guesses begin at once, and any possible marks are taken', () => {
    expect(toAct(start)).toEqual([1]);
    const asked = played(start, '1: 1122');
    expect(refusal(asked, '0: 3,1')).toBe('marks-impossible');
    expect(refusal(asked, '0: 2,2')).toBe('allowed');
  });

  it('[M5] when nothing fits any more, guessing ends and the maker tells the code', () => {
    const fine = played(start, '1: 1122', '0: 0,0', '1: 3344', '0: 0,0', '1: 5566');
    const stuck = played(fine, '0: 0,0');
    expect(phaseOf(fine)).toBe('guess');
    expect(phaseOf(stuck)).toBe('tell');
    expect(toAct(stuck)).toEqual([0]);
    expect(refusal(stuck, '0: 0,0')).toBe('wants-code');
    expect(phaseOf(played(stuck, '0: code 1234'))).toBe('over');
  });

  it('[M5] a code that was not found is told at the end', () => {
    const lines = Array(6).fill(['1: 1122', '0: 1,0']).flat();
    expect(phaseOf(played(start, ...lines))).toBe('tell');
  });

  it('[M5] a code called all right need not be told', () => {
    expect(phaseOf(played(start, '1: 1122', '0: 4,0'))).toBe('over');
  });
});

describe('a duel', () => {
  const start = started({ role: 'duel' }, ['Ada', 'Leo']);

  it('[M11] both make a code, then each breaks that of the other', () => {
    expect(toAct(start)).toEqual([0, 1]);
    const half = played(start, '1: code 1111');
    expect(toAct(half)).toEqual([0]);
    expect(refusal(half, '1: 1234')).toBe('not-your-turn');
    const both = played(half, '0: code 2222');
    expect(toAct(both)).toEqual([0, 1]);
    const guessed = played(both, '0: 1112', '1: 1112');
    expect([marks(guessed, 0), marks(guessed, 1)]).toEqual([['3,0'], ['1,0']]);
  });

  it('[R35] ends when one of the two gives up', () => {
    expect(phaseOf(forfeit(start, 0))).toBe('over');
  });
});
