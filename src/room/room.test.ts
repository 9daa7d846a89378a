import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { finish } from '../core/steps.ts';
import { game } from '../games/template/index.ts';
import { apply, fold } from './apply.ts';
import { decideAtOnce } from './decide.testing.ts';
import { type Command, decide, type Intent } from './decide.ts';
import type { Event } from './event.ts';
import { mostEvents } from './law.ts';
import { frameSteps, pastMoves } from './past.ts';
import { screenFor } from './screen.ts';
import type { OpenGame, Table } from './table.ts';
import { autoCommand, wants } from './wants.ts';

const opened = { game, rules: must(game.open({})), resources: {} } as unknown as OpenGame;
const created: Event = {
  seq: 1,
  at: 1000,
  actor: 'ada',
  cmd: 'c1',
  body: {
    kind: 'created',
    name: 'Sticks on Sunday',
    game: 'template',
    version: 1,
    options: { sticks: 9, most: 3 },
    resources: {},
    seed: 'ab'.repeat(32),
    hints: 1,
    owner: 'ada',
    origin: 'new',
  },
};

/** A table that keeps its log, with a clock that goes a second a command. */
class Bench {
  log: Event[] = [created];
  table: Table = fold(opened, this.log);

  try(wish: Intent, actor: string | null = 'ada', seen: number | null = null) {
    const { seq } = this.table;
    const command: Command = { cmd: `c${seq + 1}`, actor, seen, wish };
    const decided = decideAtOnce(opened, this.table, command, 1000 * (seq + 1), this.log);
    if (decided.ok) {
      this.log.push(decided.value.event);
      this.table = decided.value.table;
    }
    return decided;
  }

  codes(wish: Intent, actor: string | null = 'ada', seen: number | null = null): readonly string[] {
    const decided = this.try(wish, actor, seen);
    return decided.ok ? [] : decided.problems.map(({ code }) => code);
  }

  do(...wishes: readonly Intent[]): this {
    for (const wish of wishes) must(this.try(wish, this.#byWhom(wish)));
    return this;
  }

  /** Bots are played by the room. */
  #byWhom(wish: Intent): string | null {
    return wish.kind === 'move' ? (this.table.seats[wish.seat]?.player ?? null) : 'ada';
  }

  as(actor: string, ...wishes: readonly Intent[]): this {
    for (const wish of wishes) must(this.try(wish, actor));
    return this;
  }
}

const sit = (name: string, bot: string | null = null): Intent => ({
  kind: 'sit',
  choice: { name, bot },
});
const move = (seat: number, text: string): Intent => ({ kind: 'move', seat, text });
const two = () => new Bench().do(sit('Ada'), sit('Leo'), { kind: 'start' });
const left = (bench: Bench) => (bench.table.state as { left: number }).left;

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
  it('opens a finished game again, and its clock goes on', () => {
    const bench = two().do(move(0, '3'), move(1, '3'), move(0, '3'), { kind: 'undo' });
    expect(bench.table).toMatchObject({ phase: 'playing', outcome: null });
    expect(bench.table.runningSince).not.toBeNull();
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
    const ask = { cmd: 'h', actor: 'ada', seen: null, wish: { kind: 'hint', seat: 0 } } as const;
    const after = must(decideAtOnce(hinting, table, ask, 0, [])).table;
    expect(screenFor(hinting, after, 'ada', 0, 0).hintsLeft).toBe(0);
    expect(decide(hinting, after, ask, 0)).toMatchObject({ problems: [{ code: 'hints-used-up' }] });
    const other = { ...ask, wish: { kind: 'hint', seat: 1 } } as const;
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
});

describe('the log is the truth', () => {
  const wish = fc.oneof(
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
      { kind: 'return' },
    ),
    fc.record({ kind: fc.constant('forfeit' as const), seat: fc.nat(2), why: fc.constant('gone' as const) }),
  );
  it('any course of a table folds from its log to the same table', () =>
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 40 }), (wishes) => {
        const bench = new Bench().do(sit('Ada'), sit('Leo'), sit('Mar'), { kind: 'start' });
        for (const each of wishes) bench.try(each);
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

/** Ada made the table; Leo came by the link. */
const online = () => new Bench().as('ada', sit('Ada')).as('leo', sit('Leo')).as('ada', { kind: 'start' });

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
    for (const kind of ['pause', 'return'] as const)
      expect(bench.codes({ kind }, 'mar')).toEqual(['not-seated']);
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

describe('[R17] undo with others', () => {
  it('is asked for, and done when all have agreed', () => {
    const bench = new Bench().as('ada', sit('Ada')).as('leo', sit('Leo')).as('mar', sit('Mar'));
    bench.as('ada', { kind: 'start' }, move(0, '1')).as('leo', move(1, '2')).as('ada', { kind: 'undo' });
    expect(bench.table.undoAsked).toEqual({ by: 'ada', to: 5, waiting: ['leo', 'mar'] });
    const asked = (player: string) => screenFor(opened, bench.table, player, null, 0).undoAsked;
    expect(asked('ada')).toEqual({ by: 0, mine: true, waiting: false });
    expect(asked('mar')).toEqual({ by: 0, mine: false, waiting: true });
    expect(bench.codes({ kind: 'undo' }, 'leo')).toEqual(['undo-asked-already']);
    expect(bench.codes({ kind: 'answer', agree: true }, 'ada')).toEqual(['nothing-to-answer']);
    bench.as('leo', { kind: 'answer', agree: true });
    expect(left(bench)).toBe(6);
    bench.as('mar', { kind: 'answer', agree: true });
    expect(left(bench)).toBe(9);
    expect(bench.table.undoAsked).toBeNull();
  });
  it('one who declines ends it, and so does the next move', () => {
    const bench = online()
      .as('ada', move(0, '1'), { kind: 'undo' })
      .as('leo', { kind: 'answer', agree: false });
    expect(bench.table.undoAsked).toBeNull();
    bench.as('ada', { kind: 'undo' }).as('leo', move(1, '1'));
    expect(bench.table.undoAsked).toBeNull();
    expect(left(bench)).toBe(7);
  });
});

describe('[R16] save points', () => {
  it('one returns to the last of them, else to the start', () => {
    const bench = two().do(move(0, '1'), { kind: 'save', name: ' before  tea ' }, move(1, '1'), move(0, '1'));
    expect(bench.table.saved).toMatchObject({ name: 'before tea' });
    bench.do({ kind: 'return' });
    expect(left(bench)).toBe(8);
    expect(bench.codes({ kind: 'return' })).toEqual(['nothing-to-undo']);
    expect(left(two().do(move(0, '1'), { kind: 'return' }))).toBe(9);
  });
  it('not where other people play', () =>
    expect(online().as('ada', move(0, '1')).codes({ kind: 'return' }, 'ada')).toEqual(['others-play']));
  it('has a name', () => expect(two().codes({ kind: 'save', name: '' })).toEqual(['name-empty']));
});

describe('clocks that jump', () => {
  it('a clock set back does not make the log run backwards', () => {
    const bench = two();
    const command = { cmd: 'x', actor: 'ada', seen: null, wish: move(0, '1') } as const;
    expect(must(decide(opened, bench.table, command, 5)).event.at).toBe(bench.table.at);
  });
});
