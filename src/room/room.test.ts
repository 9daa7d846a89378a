import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { finish } from '../core/steps.ts';
import { apply, fold } from './apply.ts';
import { Bench, created, left, move, online, opened, sit, two } from './bench.testing.ts';
import { decideAtOnce } from './decide.testing.ts';
import { decide, type Intent } from './decide.ts';
import { mostEvents } from './law.ts';
import { frameSteps, pastMoves } from './past.ts';
import { screenFor } from './screen.ts';
import { mostSaves } from './table.ts';
import { autoCommand, wants } from './wants.ts';

describe('a table from first to last', () => {
  it('[R11] seats fill up to the most the game takes, each with a name of its own', () => {
    const bench = new Bench().do(sit('Ada'), sit('Leo'), sit('Mar'));
    expect(bench.codes(sit('ada'))).toEqual(['name-taken']);
    bench.do(sit('Pau'));
    expect(bench.codes(sit('Ona'))).toEqual(['table-full']);
  });
  it('starts only with enough seats, and once', () => {
    const bench = new Bench().do(sit('Ada'));
    expect(bench.codes({ kind: 'start' })).toEqual(['too-few-seats']);
    bench.do(sit('Leo'), { kind: 'start' });
    expect(bench.codes({ kind: 'start' })).toEqual(['already-started']);
    expect(bench.codes(sit('Mar'))).toEqual(['already-started']);
    expect(bench.codes({ kind: 'stand', seat: 0 })).toEqual(['already-started']);
  });
  it('whoever stands up before the start leaves no gap', () => {
    const bench = new Bench().do(sit('Ada'), sit('Leo'), sit('Mar'), { kind: 'stand', seat: 0 });
    expect(bench.table.seats.map(({ name }) => name)).toEqual(['Leo', 'Mar']);
  });
  it('[R12] a move that is not allowed says why and changes nothing', () => {
    const bench = new Bench();
    expect(bench.codes(move(0, '1'))).toEqual(['not-playing']);
    bench.do(sit('Ada'), sit('Leo'), { kind: 'start' });
    const { table } = bench;
    expect(bench.codes(move(1, '1'))).toEqual(['not-your-turn']);
    expect(bench.codes(move(0, '9'))).toEqual(['take-range']);
    expect(bench.codes(move(0, 'nonsense'))).toEqual(['move-unreadable']);
    expect(bench.codes(move(7, '1'))).toEqual(['no-such-seat']);
    expect(bench.table).toBe(table);
  });
  it('a move is stored as the game writes it', () => {
    const bench = two().do(move(0, ' TAKE 2 '));
    expect(bench.log.at(-1)?.body).toEqual({ kind: 'moved', seat: 0, text: '2' });
  });
  it('[R20] ends with an outcome, and nothing more is played', () => {
    const bench = two().do(move(0, '3'), move(1, '3'), move(0, '3'));
    expect(bench.table.phase).toBe('over');
    expect(bench.table.outcome?.winners).toEqual([0]);
    expect(bench.codes(move(1, '1'))).toEqual(['game-over']);
  });
  it('whoever gives up loses', () => {
    const bench = two().do(move(0, '1'), { kind: 'forfeit', seat: 0, why: 'resigned' });
    expect(bench.table.outcome?.winners).toEqual([1]);
  });
});

describe('[R17] undo', () => {
  it('takes back the last move of a person with the answers of bots', () => {
    const bench = new Bench().do(sit('Ada'), sit('Bot', 'greedy'), { kind: 'start' });
    bench.do(move(0, '1'), move(1, '2'), move(0, '1'), move(1, '1'), { kind: 'undo' });
    expect(left(bench)).toBe(6);
    expect(bench.table).toMatchObject({ moveCount: 2, last: { seat: 1, text: '2' } });
    bench.do({ kind: 'undo' });
    expect(left(bench)).toBe(9);
    expect(bench.codes({ kind: 'undo' })).toEqual(['nothing-to-undo']);
  });
  it('leaves a mark for rankings', () =>
    expect(two().do(move(0, '1'), { kind: 'undo' }).table.undoneAt).toBe(6));
});

describe('[R18] pause', () => {
  it('stops the clock, covers the board and refuses moves; pausing twice does nothing', () => {
    const bench = two().do({ kind: 'pause' });
    expect(bench.codes({ kind: 'pause' })).toEqual(['paused-already']);
    expect(bench.codes(move(0, '1'))).toEqual(['paused']);
    expect(bench.codes({ kind: 'undo' })).toEqual(['paused']);
    expect(screenFor(opened, bench.table, 'ada', 0, 99_000)).toMatchObject({ view: null, playedMs: 1000 });
    bench.do({ kind: 'resume' });
    expect(screenFor(opened, bench.table, 'ada', 0, 9000)).toMatchObject({ paused: false, playedMs: 4000 });
    expect(bench.codes({ kind: 'resume' })).toEqual(['not-paused']);
  });
});

describe('[R12] points in a pause', () => {
  it('stay on the screen while the board is covered', () => {
    const counting = { ...opened, rules: { ...opened.rules, scores: () => [7, 5] } };
    const { view, seats } = screenFor(counting, two().do({ kind: 'pause' }).table, 'ada', 0, 9000);
    expect([view, ...seats.map(({ score }) => score)]).toEqual([null, 7, 5]);
  });
});

describe('[O6] a show of bots', () => {
  const show = () => new Bench().do(sit('Bit', 'greedy'), sit('Bot', 'greedy'), { kind: 'start' });

  it('whoever made it sets its pace, and nobody else', () => {
    const bench = show().do({ kind: 'pace', speed: 4 });
    expect(screenFor(opened, bench.table, 'ada', null, 9000).speed).toBe(4);
    expect(bench.codes({ kind: 'pace', speed: 2 }, 'leo')).toEqual(['not-seated']);
  });
  it('a pause covers no board: there is nobody to think about it', () => {
    const bench = show().do({ kind: 'pause' });
    expect(screenFor(opened, bench.table, 'ada', null, 9000)).toMatchObject({ paused: true });
    expect(screenFor(opened, bench.table, 'ada', null, 9000).view).not.toBeNull();
  });
  it('where people play there is no pace', () =>
    expect(two().codes({ kind: 'pace', speed: 2 })).toEqual(['not-a-show']));
});

describe('[R18] a game given up while paused', () => {
  it('is over, and its board is no longer covered', () => {
    const bench = two().do({ kind: 'pause' }, { kind: 'forfeit', seat: 0, why: 'resigned' });
    expect(bench.table).toMatchObject({ phase: 'over', paused: false });
    expect(screenFor(opened, bench.table, 'ada', 0, 9000).view).not.toBeNull();
  });
});

describe('[R19] hints', () => {
  it('a game without hints says so', () =>
    expect(two().codes({ kind: 'hint', seat: 0 })).toEqual(['no-hints-here']));
  it('are counted, and used up', () => {
    const hinting = { ...opened, rules: { ...opened.rules, hints: true } };
    const { table } = two();
    const ask = { cmd: 'h', actor: 'ada', seen: null, intent: { kind: 'hint', seat: 0 } } as const;
    const after = must(decideAtOnce(hinting, table, ask, 0, [])).table;
    expect(screenFor(hinting, after, 'ada', 0, 0).hintsLeft).toBe(0);
    expect(decide(hinting, after, ask, 0)).toMatchObject({ problems: [{ code: 'hints-used-up' }] });
    const other = { ...ask, intent: { kind: 'hint', seat: 1 } } as const;
    expect(decide(hinting, table, other, 0)).toMatchObject({ problems: [{ code: 'not-your-turn' }] });
  });
});

describe('bots', () => {
  it('the room asks for the bot whose turn it is, and for nobody while paused', () => {
    const bench = new Bench().do(sit('Ada'), sit('Bot', 'greedy'), { kind: 'start' });
    expect(wants(bench.table).bots).toEqual([]);
    bench.do(move(0, '1'));
    expect(wants(bench.table).bots).toEqual([{ seat: 1, bot: 'greedy' }]);
    expect(autoCommand(1, bench.table)).toBe('auto:1:5');
    bench.do({ kind: 'pause' });
    expect(wants(bench.table).bots).toEqual([]);
  });
  it('a table with people is to be woken for its bots at once, one of bots alone is not', () => {
    const bench = new Bench().do(sit('Ada'), sit('Bot', 'greedy'), { kind: 'start' });
    expect(wants(bench.table).wakeAt).toBeNull();
    bench.do(move(0, '1'));
    expect(wants(bench.table).wakeAt).toBe(bench.table.at);
    expect(wants({ ...bench.table, paused: true }).wakeAt).toBeNull();
    const match = new Bench().do(sit('Bit', 'greedy'), sit('Bot', 'greedy'), { kind: 'start' });
    expect(wants(match.table)).toMatchObject({ bots: [{ seat: 0 }], wakeAt: null });
  });
});

describe('the log is the truth', () => {
  const intent = fc.oneof(
    fc.record({
      kind: fc.constant('move' as const),
      seat: fc.nat(2),
      text: fc.constantFrom('1', '2', '3', 'x'),
    }),
    fc.constantFrom<Intent>(
      { kind: 'undo' },
      { kind: 'pause' },
      { kind: 'resume' },
      { kind: 'save', name: 'tea' },
      { kind: 'save', name: 'milk' },
      { kind: 'return', to: null },
    ),
    fc.record({ kind: fc.constant('return' as const), to: fc.integer({ min: 5, max: 20 }) }),
    fc.record({ kind: fc.constant('forfeit' as const), seat: fc.nat(2), why: fc.constant('gone' as const) }),
  );
  it('any course of a table folds from its log to the same table', () =>
    fc.assert(
      fc.property(fc.array(intent, { maxLength: 40 }), (intents) => {
        const bench = new Bench().do(sit('Ada'), sit('Leo'), sit('Mar'), { kind: 'start' });
        for (const each of intents) bench.try(each);
        expect(fold(opened, JSON.parse(JSON.stringify(bench.log)))).toEqual(bench.table);
      }),
    ));
  it('[R21] the replay shows every position that counts, the undone ones not', () => {
    const bench = two().do(move(0, '1'), move(1, '2'), { kind: 'undo' }, move(1, '3'));
    const frames = finish(frameSteps(opened, bench.table, pastMoves(bench.log), 'open'));
    expect(frames.map(({ view }) => (view as { left: number }).left)).toEqual([9, 8, 5]);
    expect(frames.map((frame) => frame.move?.text ?? null)).toEqual([null, '1', '3']);
  });
  it('a log with a gap, or without its beginning, does not fold', () => {
    const { log } = two();
    expect(() => fold(opened, log.slice(1))).toThrow('creation');
    expect(() => fold(opened, log.toSpliced(1, 1))).toThrow('after');
    expect(() => fold(opened, [])).toThrow('empty');
    expect(() => apply(opened, fold(opened, log), { ...created, seq: 5 }, null)).toThrow('twice');
  });
});

describe('[Q6] a table does not grow for ever', () => {
  it('at its most events it can only be given up', () => {
    const bench = two();
    bench.table = { ...bench.table, seq: mostEvents };
    expect(bench.codes(move(0, '1'))).toEqual(['table-long']);
    expect(bench.codes({ kind: 'save', name: 'tea' })).toEqual(['table-long']);
    expect(bench.codes({ kind: 'forfeit', seat: 0, why: 'resigned' })).toEqual([]);
    expect(bench.table.phase).toBe('over');
  });
});

describe('[R31] who may do what', () => {
  it('others sit down once, for themselves, and bring no bots', () => {
    const bench = new Bench().as('leo', sit('Leo'));
    expect(bench.codes(sit('Leo two'), 'leo')).toEqual(['seated-already']);
    expect(bench.codes(sit('Bot', 'greedy'), 'mar')).toEqual(['owner-only']);
    expect(bench.codes({ kind: 'stand', seat: 0 }, 'mar')).toEqual(['not-your-seat']);
    expect(bench.codes({ kind: 'start' }, 'leo')).toEqual(['owner-only']);
    expect(bench.codes({ kind: 'rename', name: 'Mine' }, 'leo')).toEqual(['owner-only']);
  });
  it('nobody plays, hints or gives up for another', () => {
    const bench = online();
    expect(bench.codes(move(0, '1'), 'leo')).toEqual(['not-your-seat']);
    expect(bench.codes(move(0, '1'), null)).toEqual(['not-your-seat']);
    expect(bench.codes({ kind: 'hint', seat: 0 }, 'leo')).toEqual(['not-your-seat']);
    expect(bench.codes({ kind: 'forfeit', seat: 0, why: 'resigned' }, 'leo')).toEqual(['not-your-seat']);
  });
  it('strangers pause, save and return nothing', () => {
    const bench = online();
    expect(bench.codes({ kind: 'pause' }, 'mar')).toEqual(['not-seated']);
    expect(bench.codes({ kind: 'return', to: null }, 'mar')).toEqual(['not-seated']);
    expect(bench.codes({ kind: 'save', name: 'x' }, 'mar')).toEqual(['not-seated']);
  });
  it('nobody but the room plays for a bot', () => {
    const bench = new Bench().do(sit('Ada'), sit('Bot', 'greedy'), { kind: 'start' }, move(0, '1'));
    expect(bench.codes(move(1, '1'), 'ada')).toEqual(['not-your-seat']);
  });
});

describe('stale commands', () => {
  it('a move aimed at an older turn of the seat is refused', () => {
    const bench = online();
    const { seq } = bench.table;
    bench.as('ada', move(0, '1')).as('leo', move(1, '1'));
    expect(bench.codes(move(0, '2'), 'ada', seq)).toEqual(['stale']);
    expect(bench.codes(move(0, '2'), 'ada', bench.table.seq)).toEqual([]);
  });
  it('a move aimed at a board before an undo is refused', () => {
    const bench = two().do(move(0, '1'));
    const { seq } = bench.table;
    bench.do({ kind: 'undo' });
    expect(bench.codes(move(0, '2'), 'ada', seq)).toEqual(['stale']);
  });
  it('what does not touch my turn makes nothing stale', () => {
    const bench = two();
    const { seq } = bench.table;
    bench.do({ kind: 'save', name: 'before tea' }, { kind: 'rename', name: 'Tea' });
    expect(bench.codes(move(0, '2'), 'ada', seq)).toEqual([]);
  });
});

describe('[R16] save points', () => {
  const save = (name: string): Intent => ({ kind: 'save', name });
  const returnTo = (to: number | null): Intent => ({ kind: 'return', to });
  const seqOf = (bench: Bench, called: string) => bench.table.saves.find(({ name }) => name === called)!.seq;

  it('one returns to any of them, or to the start', () => {
    const bench = two().do(move(0, '1'), save(' before  tea '), move(1, '1'), save('tea'), move(0, '1'));
    expect(bench.table.saves).toMatchObject([
      { name: 'before tea', moves: 1 },
      { name: 'tea', moves: 2 },
    ]);
    bench.do(returnTo(seqOf(bench, 'before tea')));
    expect([left(bench), bench.table.moveCount, bench.table.toAct]).toEqual([8, 1, [1]]);
    expect(left(two().do(move(0, '1'), returnTo(null)))).toBe(9);
  });
  it('one returns forward too: a point outlives what was taken back', () => {
    const bench = two().do(move(0, '1'), save('one'), move(1, '2'), move(0, '1'), save('three'));
    bench.do(returnTo(seqOf(bench, 'one')), move(1, '3'), { kind: 'undo' }, move(1, '1'));
    bench.do(returnTo(seqOf(bench, 'three')));
    expect([left(bench), bench.table.moveCount]).toEqual([5, 3]);
    expect(pastMoves(bench.log).map(({ text }) => text)).toEqual(['1', '2', '1']);
    expect(fold(opened, bench.log)).toEqual(bench.table);
  });
  it('where one is already there is nothing to return to', () => {
    const bench = two().do(move(0, '1'), save('tea'));
    expect(bench.codes(returnTo(seqOf(bench, 'tea')))).toEqual(['save-here']);
    expect(two().codes(returnTo(null))).toEqual(['save-here']);
  });
  it('a point that nobody has saved is unknown', () => {
    const bench = two().do(move(0, '1'), move(1, '1'));
    for (const to of [0, 3, 5, 99]) expect(bench.codes(returnTo(to))).toEqual(['no-such-save']);
  });
  it('the same name again takes the place of the first', () => {
    const bench = two().do(save('tea'), move(0, '1'), save('Tea'));
    expect(bench.table.saves).toMatchObject([{ name: 'Tea', moves: 1 }]);
  });
  it('of more than can be kept the oldest go', () => {
    const bench = two();
    for (let n = 0; n < mostSaves + 2; n++) bench.do(save(`tea ${n}`));
    expect(bench.table.saves.length).toBe(mostSaves);
    expect(bench.table.saves[0]!.name).toBe('tea 2');
  });
  it('not where other people play', () =>
    expect(online().as('ada', move(0, '1')).codes(returnTo(null), 'ada')).toEqual(['others-play']));
  it('has a name', () => expect(two().codes({ kind: 'save', name: '' })).toEqual(['name-empty']));
});

describe('clocks that jump', () => {
  it('a clock set back does not make the log run backwards', () => {
    const bench = two();
    const command = { cmd: 'x', actor: 'ada', seen: null, intent: move(0, '1') } as const;
    expect(must(decide(opened, bench.table, command, 5)).event.at).toBe(bench.table.at);
  });
});
