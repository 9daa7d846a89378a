/**
 * What can happen at a table, whoever asks for it. Every command comes through here, and so does every event of a file:
 * no table can be brought in that could not have been played.
 */
import { nameProblem, tidyName } from '../core/name.ts';
import { speeds } from '../core/pace.ts';
import { ok, type Refusal, type Result, refuse } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { applyPlayed, tryApply } from './apply.ts';
import type { Event, EventBody } from './event.ts';
import { stream } from './random.ts';
import { isBotMatch, isDaily, type OpenGame, type ReturnPoint, type Table } from './table.ts';

/** The event as it is stored, and the table after it; null after an undo whose way back nobody has looked up yet. */
export type Decision = { readonly event: Event; readonly table: Table | null };

type Body<Kind extends EventBody['kind']> = Extract<EventBody, { kind: Kind }>;

/** How many events a table takes; what is needed to end a game goes a little further. */
export const mostEvents = 10_000;
const mostForfeits = 100;

/** Events of the longest log that a table can have. */
export const longestLog = mostEvents + mostForfeits;

/** Lets an event happen: names are tidied, moves written as the game writes them. */
export function enact(
  opened: OpenGame,
  table: Table,
  event: Event,
  back: ReturnPoint | null = null,
): Result<Decision> {
  if (isLong(table, event.body)) return refuse('table-long', { most: mostEvents });
  if (event.body.kind === 'moved') return enactMove(opened, table, event, event.body);
  if (event.body.kind === 'undo-asked' && event.actor === null) return refuse('not-seated');
  const lawful = lawfulBody(opened, table, event.body);
  if (!lawful.ok) return lawful;
  const enacted = { ...event, body: lawful.value };
  if (enacted.body.kind === 'undone' && !back) return ok({ event: enacted, table: null });
  const applied = tryApply(opened, table, enacted, back);
  return applied.ok ? ok({ event: enacted, table: applied.value }) : applied;
}

function isLong({ seq }: Table, { kind }: EventBody): boolean {
  return seq >= (kind === 'forfeited' ? longestLog : mostEvents);
}

/** Moves are most of what happens: read once, played once. */
function enactMove(
  opened: OpenGame,
  table: Table,
  event: Event,
  { seat, text }: Body<'moved'>,
): Result<Decision> {
  const { rules } = opened;
  const barred = notPlaying(table) ?? noSuchSeat(table, seat) ?? whilePaused(table);
  if (barred) return barred;
  const parsed = rules.parseMove(text, rules.view(table.state, seat));
  if (!parsed.ok) return parsed;
  const played = rules.play(table.state, seat, parsed.value, stream(table.seed, event.seq));
  if (!played.ok) return played;
  const moved = { ...event, body: { kind: 'moved', seat, text: rules.formatMove(parsed.value) } } as const;
  return ok({ event: moved, table: applyPlayed(opened, table, moved, played.value) });
}

/** What happens, as it is stored; or why it can't. */
function lawfulBody(
  opened: OpenGame,
  table: Table,
  body: Exclude<EventBody, Body<'moved'>>,
): Result<EventBody> {
  switch (body.kind) {
    case 'created':
      return refuse('already-started');
    case 'seated':
      return seated(opened, table, body);
    case 'renamed':
    case 'saved':
      return named(table, body);
    default:
      return forbids(opened, table, body) ?? ok(body);
  }
}

function seated({ game }: OpenGame, table: Table, body: Body<'seated'>): Result<EventBody> {
  if (table.phase !== 'gathering') return refuse('already-started');
  if (table.seats.length >= game.seats(table.options).max) return refuse('table-full');
  if (body.seat !== table.seats.length) return refuse('no-such-seat');
  const choice = game.parseSeat(table.options, body.choice, table.seats);
  if (!choice.ok) return choice;
  return ok({ ...body, choice: choice.value, player: choice.value.bot === null ? body.player : null });
}

function named(table: Table, body: Body<'renamed' | 'saved'>): Result<EventBody> {
  const barred = body.kind === 'saved' ? notPlaying(table) : null;
  if (barred) return barred;
  const bad = nameProblem(body.name, 'name', 40);
  return bad ? { ok: false, problems: [bad] } : ok({ ...body, name: tidyName(body.name) });
}

type Plain = Exclude<EventBody, Body<'created' | 'moved' | 'seated' | 'renamed' | 'saved'>>;

function forbids(opened: OpenGame, table: Table, body: Plain): Refusal | null {
  switch (body.kind) {
    case 'stood':
      return table.phase === 'gathering' ? noSuchSeat(table, body.seat) : refuse('already-started');
    case 'started':
      return notReady(opened, table);
    case 'undo-asked':
      return (
        noUndo(opened, table) ?? (table.undoAsked ? refuse('undo-asked-already') : dropsNothing(table, body))
      );
    case 'undo-agreed':
    case 'undo-declined':
      return table.undoAsked ? null : refuse('nothing-to-answer');
    case 'undone':
      return isDaily(table) ? refuse('daily-no-undo') : dropsNothing(table, body);
    case 'paused':
      return notPlaying(table) ?? (table.paused ? refuse('paused-already') : null);
    case 'resumed':
      return table.paused ? null : refuse('not-paused');
    case 'paced':
      return notPlaying(table) ?? notPaceable(table, body.speed);
    case 'hinted':
      return noHint(opened, table, body.seat);
    case 'forfeited':
      return notPlaying(table) ?? noSuchSeat(table, body.seat);
  }
}

function notReady({ game, rules }: OpenGame, table: Table): Refusal | null {
  if (table.phase !== 'gathering') return refuse('already-started');
  const { min } = game.seats(table.options);
  if (table.seats.length < min) return refuse('too-few-seats', { min });
  const ready = rules.ready(table.options, table.seats);
  return ready.ok ? null : ready;
}

/** Why nothing can be taken back here now; null if it can. */
export function noUndo({ game }: OpenGame, table: Table): Refusal | null {
  if (game.takeBack !== 'room') return refuse('undo-by-move');
  if (isDaily(table)) return refuse('daily-no-undo');
  return table.phase === 'gathering' ? refuse('not-playing') : whilePaused(table);
}

/** An undo goes back to the start at most, and takes at least one move away. */
function dropsNothing({ startedAt, last }: Table, { to }: { readonly to: number }): Refusal | null {
  return startedAt > 0 && to >= startedAt && last && last.seq > to ? null : refuse('nothing-to-undo');
}

function notPaceable(table: Table, speed: number): Refusal | null {
  return isBotMatch(table) && speeds.some((known) => known === speed) ? null : refuse('not-a-show');
}

function noHint({ rules }: OpenGame, table: Table, seat: Seat): Refusal | null {
  const barred = notPlaying(table) ?? noSuchSeat(table, seat) ?? whilePaused(table);
  if (barred) return barred;
  if (!rules.hints) return refuse('no-hints-here');
  if (isDaily(table)) return refuse('daily-no-hint');
  if (!table.toAct.includes(seat)) return refuse('not-your-turn');
  const { hints, seats } = table;
  return hints !== null && seats[seat]!.hintsUsed >= hints ? refuse('hints-used-up', { hints }) : null;
}

export function notPlaying({ phase }: Table): Refusal | null {
  if (phase === 'over') return refuse('game-over');
  return phase === 'playing' ? null : refuse('not-playing');
}

export function whilePaused({ paused }: Table): Refusal | null {
  return paused ? refuse('paused') : null;
}

export function noSuchSeat({ seats }: Table, seat: Seat): Refusal | null {
  return seats[seat] ? null : refuse('no-such-seat');
}
