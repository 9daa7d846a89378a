/**
 * A whole game as a text that a person can read: who sits where, every move in its notation and in words, the
 * board now and then as a spectator and as the first seat see it, and the end. Bots have played it once, by a fixed
 * seed; from then on its moves, listed at the end of the text, are played again, so that a better bot changes nothing.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Engine, Game, Rules } from '../../src/core/game.ts';
import * as core from '../../src/core/messages/index.ts';
import { type Messages, plainPen, type Say, speaker } from '../../src/core/phrase.ts';
import { must } from '../../src/core/result.ts';
import type { Seat, Viewer } from '../../src/core/seat.ts';
import { fold } from '../../src/room/apply.ts';
import { decideAtOnce } from '../../src/room/decide.testing.ts';
import type { Intent } from '../../src/room/decide.ts';
import { stream } from '../../src/room/random.ts';
import { type OpenGame, namesOf as seatNames, type Table } from '../../src/room/table.ts';
import { wants } from '../../src/room/wants.ts';
import { unlimited } from '../contract/walk.ts';
import { namesOf, openWith, type TestContent, withHashes } from '../resources.ts';

export type Playthrough = {
  readonly name: string;
  readonly game: Game;
  readonly messages: Messages;
  readonly content: TestContent;
  readonly options: unknown;
  readonly seats: readonly unknown[];
  /** The board is drawn every so many moves. */
  readonly every: number;
};

/** A move as the text lists it: whose, and what. */
export type ListedMove = { readonly seat: Seat; readonly text: string };

const listTitle = '# Moves';

/** The moves that a text lists; null where it lists none. */
export function movesIn(golden: string): readonly ListedMove[] | null {
  const [, list] = golden.split(`\n${listTitle}\n\n`);
  const lines = list?.trimEnd().split('\n');
  return lines?.map((line) => ({ seat: Number(/^\d+/.exec(line)), text: line.replace(/^\d+ /, '') })) ?? null;
}

/** By these moves; without them, bots play. */
export async function playthrough(of: Playthrough, moves: readonly ListedMove[] | null): Promise<string> {
  const [opened, course] = await played(of, moves);
  const [start, ...rest] = course;
  const say = speaker('en', [of.messages, core.messages.en], seatNames(start!));
  const lines = [
    `# ${say('name')}: ${of.name}`,
    '',
    JSON.stringify(start!.options),
    '',
    ...seatLines(start!, say),
  ];
  lines.push('', ...board(opened.rules, start!, say, 'spectator'));
  for (const table of rest) {
    lines.push(told(opened.rules, table, say));
    if (table.phase === 'playing' && table.moveCount % of.every === 0) {
      lines.push('', ...boards(opened.rules, table, say));
    }
  }
  const end = course.at(-1)!;
  lines.push('', ...board(opened.rules, end, say, 'open'), '', ...ending(end, say));
  lines.push('', listTitle, '', ...rest.map(({ last }) => `${last!.seat} ${last!.text}`));
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** The table at the start and after every move. */
export async function played(
  of: Playthrough,
  moves: readonly ListedMove[] | null,
): Promise<readonly [OpenGame, readonly Table[]]> {
  const opened = openWith(of.game, of.content);
  const engine = moves ? null : await opened.rules.engine();
  const course = [seated(of, opened)];
  while (course.at(-1)!.phase === 'playing') {
    const table = course.at(-1)!;
    const next = engine ? chosen(opened, engine, table) : moves![course.length - 1];
    if (!next) throw new Error(`no move ${course.length} is listed`);
    course.push(after(opened, table, { kind: 'move', ...next }));
  }
  return [opened, course];
}

function seated({ name, game, options, seats }: Playthrough, opened: OpenGame): Table {
  const created = {
    kind: 'created' as const,
    name,
    game: game.id,
    version: game.version,
    options: withHashes(opened, options),
    resources: namesOf(opened),
    seed: lastingSeed(`${game.id} ${name}`),
    hints: null,
    owner: null,
    origin: 'new' as const,
  };
  let table = fold(opened, [{ seq: 1, at: 0, actor: null, cmd: 'golden', body: created }]);
  for (const choice of seats) table = after(opened, table, { kind: 'sit', choice });
  return after(opened, table, { kind: 'start' });
}

/** Of the title alone: a golden game is the same whatever the seed of the run. */
function lastingSeed(title: string): string {
  const bytes = [...title].map((char) => char.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  return bytes.padEnd(64, '5').slice(-64);
}

function after(opened: OpenGame, table: Table, intent: Intent): Table {
  const command = { cmd: `golden-${table.seq}`, actor: null, seen: null, intent };
  return must(decideAtOnce(opened, table, command, 0, [])).table;
}

function chosen({ rules }: OpenGame, { bots: minds }: Engine, table: Table): ListedMove {
  const { bots } = wants(table);
  const next = bots[table.moveCount % bots.length];
  if (!next) throw new Error('nobody is to act');
  const { seat, bot } = next;
  const random = stream(table.seed, 2 ** 41 + table.seq);
  const move = minds[bot]!.choose(rules.view(table.state, seat), random, unlimited);
  return { seat, text: rules.formatMove(move) };
}

function seatLines(table: Table, say: Say): readonly string[] {
  return table.seats.map(({ name, bot, picks }, seat) => {
    const picked = Object.values(picks).join(', ');
    return `${seat + 1}. ${name} (${say(`bot.${bot}`)}${picked && `; ${picked}`})`;
  });
}

function told(rules: Rules, table: Table, say: Say): string {
  const last = table.last!;
  const name = table.seats[last.seat]!.name;
  const view = rules.view(table.state, 'spectator');
  const words = rules.narrate(view).map(({ code, params }) => say(code, params));
  return `${String(table.moveCount).padStart(3)}. ${name}: ${last.text}   ${words.join(' ')}`;
}

/** As a spectator sees it, and as the first seat does where that is another sight. */
function boards(rules: Rules, table: Table, say: Say): readonly string[] {
  const [outside, inside] = [board(rules, table, say, 'spectator'), board(rules, table, say, 0)];
  return isDeepStrictEqual(outside.slice(1), inside.slice(1)) ? outside : [...outside, ...inside];
}

function board(rules: Rules, table: Table, say: Say, viewer: Viewer): readonly string[] {
  const title = typeof viewer === 'number' ? `as ${table.seats[viewer]!.name} sees it` : `as ${viewer}`;
  const drawing = rules.renderText(rules.view(table.state, viewer), plainPen(say));
  return [`--- ${title}`, ...drawing.split('\n'), '---', ''];
}

function ending({ outcome, seats }: Table, say: Say): readonly string[] {
  if (!outcome) throw new Error('no outcome');
  const standings = outcome.standings.map(({ place, seats: placed, team, points }) => {
    const names = placed.map((seat) => seats[seat]!.name).join(', ');
    return `${place}. ${team ? `${team}: ` : ''}${names}${points === null ? '' : `, ${points}`}`;
  });
  return [say(outcome.reason.code, outcome.reason.params), ...standings];
}
