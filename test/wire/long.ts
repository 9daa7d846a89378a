/** The longest files that a room takes: one for each game, at its largest settings. */
import { resolve } from 'node:path';
import { must } from '../../src/core/result.ts';
import { create } from '../../src/room/apply.ts';
import { decideAtOnce } from '../../src/room/decide.testing.ts';
import type { Intent } from '../../src/room/decide.ts';
import type { Created, Event } from '../../src/room/event.ts';
import { mostEvents } from '../../src/room/law.ts';
import { stream } from '../../src/room/random.ts';
import type { OpenGame, Table } from '../../src/room/table.ts';
import { exportTable, type TableFile } from '../../src/room/transfer.ts';
import { FolderLibrary } from '../../src/server/library.ts';
import { manifestOf, namesOf, openWith, withHashes } from '../resources.ts';

export type Longest = {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly { readonly name: string; readonly picks: Readonly<Record<string, string>> }[];
  /** A level of the file's own. */
  readonly level?: string;
  /** Moves at the beginning, by which the game must not end. */
  readonly moves: number;
  readonly move?: string;
};

/** Some more can happen at the table. */
const eventsHeld = mostEvents - 1500;

const library = new FolderLibrary(resolve(import.meta.dirname, '..', '..'));
const people = (count: number, picks: (at: number) => Readonly<Record<string, string>> = () => ({})) =>
  Array.from({ length: count }, (_, at) => ({ name: `Player ${at + 1}`, picks: picks(at) }));
const colors = 'yellow red green blue orange pink purple black brown beige'.split(' ');

export const longest: Readonly<Record<string, Longest>> = {
  kenken: {
    game: 'kenken',
    options: {},
    seats: people(1),
    level: hardLevel(),
    moves: eventsHeld,
    move: 'a1 ?1',
  },
  rolit: {
    game: 'rolit',
    options: { variant: 'free', shape: 'SL' },
    seats: people(10, (at) => ({ color: colors[at]! })),
    moves: 90,
  },
  mastermind: {
    game: 'mastermind',
    options: { role: 'breaker', difficulty: 'custom', positions: 8, colors: 12, turns: 12 },
    seats: people(1),
    moves: 8,
  },
  scrabble: {
    game: 'scrabble',
    options: { resource: 'builtin:en', size: 31, rack: 12 },
    seats: people(2),
    moves: 1,
    move: 'pass',
  },
};

/** 16 × 16 in squares of four cells that say next to nothing; another one for each number. */
export function hardLevel(nth = 0): string {
  const cages: string[] = [];
  for (let row = 1; row < 16; row += 2)
    for (let column = 1; column < 16; column += 2)
      cages.push(
        `1 34 4 ${row} ${column} ${row} ${column + 1} ${row + 1} ${column} ${row + 1} ${column + 1}`,
      );
  const another = cages.map((cage, at) => (at < nth ? cage.replace('1 34', '1 33') : cage));
  return `16 ${cages.length}\n${another.join('\n')}\n`;
}

/** As many events as a table takes: moves, then the last one taken back and made again and again. */
export async function longFile(longest: Longest): Promise<TableFile> {
  const { opened, made, resources } = await begun(longest);
  const log: Event[] = [made];
  let table = create(made);
  const step = (intent: Intent) => {
    const command = { cmd: `c${table.seq + 1}`, actor: 'ada', seen: null, intent };
    const decided = must(decideAtOnce(opened, table, command, table.seq * 1000, log));
    table = decided.table;
    log.push(decided.event);
  };
  for (const choice of longest.seats) step({ kind: 'sit', choice });
  step({ kind: 'start' });
  for (let n = 0; n < longest.moves && log.length < eventsHeld; n++) step(anyMove(opened, table, longest));
  const last = log.at(-1)!;
  while (log.length < eventsHeld) {
    const seq = log.length + 1;
    log.push({ ...last, seq, cmd: `c${seq}`, body: { kind: 'undone', to: seq - 2 } });
    log.push({ ...last, seq: seq + 1, cmd: `c${seq + 1}` });
  }
  return exportTable({ ...table, phase: 'playing' }, log, resources);
}

function anyMove({ rules }: OpenGame, table: Table, { move }: Longest): Intent {
  const seat = table.toAct[0]!;
  const view = rules.view(table.state, seat);
  const first = () =>
    rules
      .moves(view, stream('cd'.repeat(32), table.seq))
      [Symbol.iterator]()
      .next().value;
  return { kind: 'move', seat, text: move ?? rules.formatMove(first()) };
}

async function begun({ game: id, options, level }: Longest) {
  const game = (await library.game(id))!;
  const own = level === undefined ? null : { level: { texts: { level } } };
  const opened = own
    ? openWith(game, own)
    : must(await library.unpack(game, must(game.parseOptions(options)))).opened;
  const body: Created = {
    kind: 'created',
    name: `The longest ${id}`,
    game: id,
    version: game.version,
    options: withHashes(opened, options),
    resources: namesOf(opened),
    seed: 'ab'.repeat(32),
    hints: null,
    owner: 'ada',
    origin: 'new',
  };
  const made: Event = { seq: 1, at: 1000, actor: 'ada', cmd: 'c1', body };
  return { opened, made, resources: own ? ownLevel(own.level.texts) : await carried(opened) };
}

function ownLevel(texts: { readonly level: string }): TableFile['resources'] {
  return { level: { manifest: manifestOf('level', texts), texts } };
}

/** What every room has, by hash only. */
async function carried({ resources }: OpenGame): Promise<TableFile['resources']> {
  const all = Object.entries(resources).map(async ([kind, { hash }]) => {
    return [kind, { manifest: (await library.builtin(hash))!.manifest, texts: {} }];
  });
  return Object.fromEntries(await Promise.all(all));
}
