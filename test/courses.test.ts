/** Any course of any table: folded from its log, and sent as a file to another room, it is the same table. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../src/core/result.ts';
import type { SeatChoice } from '../src/core/seat.ts';
import { finish } from '../src/core/steps.ts';
import { parseTableFile, readEvent } from '../src/protocol/files.ts';
import { fold } from '../src/room/apply.ts';
import { decideAtOnce } from '../src/room/decide.testing.ts';
import type { Intent } from '../src/room/decide.ts';
import type { Created, Event } from '../src/room/event.ts';
import { stream } from '../src/room/random.ts';
import type { OpenGame, Table } from '../src/room/table.ts';
import { exportTable, importSteps, type UnreadFile } from '../src/room/transfer.ts';
import { playthroughs } from './golden/shelf.ts';
import { manifestOf, namesOf, openWith, type TestContent, withHashes } from './resources.ts';
import { chanceOf, seedOf } from './seed.ts';

const people = ['ada', 'leo', 'mar'];

/** What somebody tries next: the number chooses among what there is. */
type Try = { readonly kind: Intent['kind']; readonly actor: number; readonly n: number };

/** Every kind of intent; the type fails to compile when one is missing. */
const often: Readonly<Record<Intent['kind'], number>> = {
  move: 24,
  undo: 4,
  answer: 8,
  return: 1,
  save: 1,
  rename: 1,
  pause: 1,
  resume: 6,
  pace: 1,
  rest: 4,
  wake: 4,
  hint: 4,
  forfeit: 3,
  sit: 1,
  reseat: 2,
  stand: 1,
  start: 1,
};

const tries: fc.Arbitrary<Try> = fc.record({
  kind: fc.oneof(
    ...Object.entries(often).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) })),
  ),
  actor: fc.nat(people.length - 1),
  n: fc.nat(1000),
}) as fc.Arbitrary<Try>;

class Course {
  readonly opened: OpenGame;
  readonly content: TestContent;
  readonly log: Event[];
  readonly kinds = new Set<string>();
  table: Table;

  constructor(name: keyof typeof playthroughs & string, humans: boolean) {
    const { game, content, options, seats } = playthroughs[name]!;
    this.opened = openWith(game, content);
    this.content = content;
    const body: Created = {
      kind: 'created',
      name,
      game: game.id,
      version: game.version,
      options: withHashes(this.opened, options),
      resources: namesOf(this.opened),
      seed: seedOf(name),
      hints: null,
      owner: 'ada',
      origin: 'new',
    };
    this.log = [{ seq: 1, at: 1000, actor: 'ada', cmd: 'c1', body }];
    this.table = fold(this.opened, this.log);
    for (const [at, seat] of seats.entries()) {
      const isHuman = humans && at < people.length;
      this.do(
        { kind: 'sit', choice: isHuman ? { ...(seat as SeatChoice), bot: null } : seat },
        isHuman ? people[at]! : 'ada',
      );
    }
  }

  do(intent: Intent, actor: string | null): void {
    const command = { cmd: `c${this.table.seq + 1}`, actor, seen: null, intent };
    const decided = decideAtOnce(this.opened, this.table, command, 1000 * (this.table.seq + 1), this.log);
    if (!decided.ok) return;
    this.log.push(decided.value.event);
    this.table = decided.value.table;
    this.kinds.add(decided.value.event.body.kind);
  }

  try({ kind, actor, n }: Try): void {
    if (kind === 'move') this.#move(n);
    else if (kind === 'hint') this.#hint();
    else if (kind === 'rest' || kind === 'wake') this.do({ kind }, null);
    else this.do(this.#intent(kind, n), people[actor]!);
  }

  /** A legal move of whoever is to act, by whoever may make it. */
  #move(n: number): void {
    const { rules } = this.opened;
    const { table } = this;
    const seat = table.toAct[n % Math.max(1, table.toAct.length)];
    if (seat === undefined) return;
    const moves = [...rules.moves(rules.view(table.state, seat), stream(table.seed, n))].slice(0, 200);
    const text = rules.formatMove(moves[n % moves.length]!);
    this.do({ kind: 'move', seat, text }, table.seats[seat]!.player);
  }

  #hint(): void {
    const { toAct, seats } = this.table;
    for (const seat of toAct) this.do({ kind: 'hint', seat }, seats[seat]!.player);
  }

  #intent(kind: Exclude<Intent['kind'], 'move' | 'hint' | 'rest' | 'wake'>, n: number): Intent {
    const seat = n % (this.table.seats.length + 1);
    switch (kind) {
      case 'sit':
        return { kind, choice: { name: `Somebody ${n}`, bot: null, picks: {} } };
      case 'reseat':
        return { kind, seat, choice: this.#choice(seat, n) };
      case 'stand':
        return { kind, seat };
      case 'forfeit':
        return { kind, seat, why: 'resigned' };
      case 'answer':
        return { kind, agree: n % 4 > 0 };
      case 'save':
      case 'rename':
        return { kind, name: `  Tea   ${n} ` };
      case 'return':
        return { kind, to: this.table.saves[n % (this.table.saves.length + 1)]?.seq ?? null };
      case 'pace':
        return { kind, speed: [0.5, 1, 2, 4][n % 4]! };
      default:
        return { kind };
    }
  }

  /** What the seat has, under another name. */
  #choice(seat: number, n: number): unknown {
    const { bot = null, picks = {} } = this.table.seats[seat] ?? {};
    return { name: `Renamed ${n}`, bot, picks };
  }

  /** The table as another room makes it of the file. */
  imported(): Table {
    const carried = Object.entries(this.content).map(([kind, { texts, language }]) => {
      return [kind, { manifest: manifestOf(kind, texts, language), texts: {} }];
    });
    const exported = exportTable(this.table, this.log, Object.fromEntries(carried));
    const raw = JSON.parse(JSON.stringify(exported));
    const adoption = { owner: 'eva', origin: 'import', name: 'Copy', now: 1e9 } as const;
    return must(
      finish(importSteps(this.opened, must(parseTableFile(raw)) as UnreadFile, adoption, readEvent)),
    ).table;
  }
}

/** What a copy has of its own: whose it is, its name and, before the start, its seed. */
function elsewhere(table: Table): Table {
  const { seats, request, seed, seedHash } = table;
  return {
    ...table,
    owner: 'eva',
    origin: 'import',
    name: 'Copy',
    seats: seats.map((seat) => ({ ...seat, player: seat.player && 'eva' })),
    request: request && { ...request, by: 'eva', waiting: [] },
    ...(table.phase === 'gathering' && { seed: seedHash, seedHash: expect.any(String) }),
    ...(table.phase !== 'gathering' && { seed, seedHash }),
  };
}

describe('[R22] any course of a table', () => {
  const seen = new Set<string>();
  for (const name of Object.keys(playthroughs)) {
    it(`${name}: folds to the same table, and travels as a file`, () =>
      fc.assert(
        fc.property(
          fc.boolean(),
          fc.boolean(),
          fc.array(tries, { minLength: 30, maxLength: 80 }),
          (humans, starts, all) => {
            const course = new Course(name, humans);
            if (starts) course.do({ kind: 'start' }, 'ada');
            for (const each of all) course.try(each);
            for (const kind of course.kinds) seen.add(kind);
            expect(fold(course.opened, JSON.parse(JSON.stringify(course.log)))).toEqual(course.table);
            expect(course.imported()).toEqual(elsewhere(course.table));
          },
        ),
        // Each game has courses of its own, so that together they see every kind of event.
        { numRuns: 25, seed: chanceOf(name).uint32() | 0 },
      ));
  }
  it('every kind of event has happened', () => {
    const kinds = [
      'renamed',
      'seated',
      'reseated',
      'stood',
      'started',
      'moved',
      'asked',
      'answered',
      'undone',
    ];
    const others = [
      'saved',
      'returned',
      'paused',
      'resumed',
      'rested',
      'woke',
      'paced',
      'hinted',
      'forfeited',
    ];
    expect([...kinds, ...others].filter((kind) => !seen.has(kind))).toEqual([]);
  });
});
