/**
 * The only say at a table. A command is tried against the table and its rules and becomes an event, or is
 * refused with a reason: here who may ask for what, in `law.ts` what can happen. Pure: the host brings the time, stores
 * the event, then tells everybody.
 */
import type { ForfeitReason } from '../core/game.ts';
import { ok, type Refusal, type Result, refuse } from '../core/result.ts';
import type { Seat, SeatChoice } from '../core/seat.ts';
import type { Event, EventBody, HintText } from './event.ts';
import { noSuchSeat, notPlaying, noUndo, whilePaused } from './guards.ts';
import { type Decision, enact } from './law.ts';
import { answeredBy, askedOf } from './requests.ts';
import { readWish } from './rivals.ts';
import { isDaily, type OpenGame, othersAt, playersOf, type Table } from './table.ts';

export type Command = {
  /** Random id; the same one again is the same command. */
  readonly cmd: string;
  /** The player's id; null for the room itself. */
  readonly actor: string | null;
  /** The newest sequence number on the sender's screen; null when it does not matter. */
  readonly seen: number | null;
  readonly intent: Intent;
  /** For a hint: those that a job has worked out. The host brings them; no client can. */
  readonly hints?: readonly HintText[];
};

export type Intent =
  | { readonly kind: 'sit'; readonly choice: unknown }
  /** Another name, colour, team … at the same seat. */
  | { readonly kind: 'reseat'; readonly seat: Seat; readonly choice: unknown }
  | { readonly kind: 'stand'; readonly seat: Seat }
  | { readonly kind: 'start' }
  | { readonly kind: 'move'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'undo' }
  /** The answer to somebody's request. */
  | { readonly kind: 'answer'; readonly agree: boolean }
  | { readonly kind: 'save'; readonly name: string }
  /** Back to a point that was saved, by the number of its event; null is the start. */
  | { readonly kind: 'return'; readonly to: number | null }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** For the room alone: nobody looks any more, or somebody looks again. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'wake' }
  /** A show of bots goes faster or slower. */
  | { readonly kind: 'pace'; readonly speed: number }
  | { readonly kind: 'hint'; readonly seat: Seat }
  | { readonly kind: 'forfeit'; readonly seat: Seat; readonly why: ForfeitReason };

/** A command that goes back is decided without its log: the table after it is then for the host to work out. */
export function decide(opened: OpenGame, table: Table, command: Command, now: number): Result<Decision> {
  const { cmd, actor, seen } = command;
  const body = bodyOf(opened, table, command);
  if (!body.ok) return body;
  const at = Math.max(now, table.at); // A clock that was set back must not make the log run backwards.
  const event: Event = { seq: table.seq + 1, at, actor, cmd, body: body.value };
  return isStale(table, seen, body.value) ? refuse('stale') : enact(opened, table, event);
}

/** Why nothing can be done for this seat now, whatever it is: for what is worked out before it can be decided. */
export function seatBarred(table: Table, { actor, seen }: Command, seat: Seat): Refusal | null {
  const barred = mineOnly(table, seat, actor) ?? whilePaused(table);
  if (barred) return barred;
  if (!table.toAct.includes(seat)) return refuse('not-your-turn');
  return isStale(table, seen, { kind: 'moved', seat, text: '' }) ? refuse('stale') : null;
}

/** Aimed at a board before an undo, or at an earlier turn of the seat: twice "undo" in haste is one. */
function isStale({ undoneAt, turnSince, toAct }: Table, seen: number | null, body: EventBody): boolean {
  if (seen === null) return false;
  if (body.kind !== 'moved') return seen < undoneAt;
  return seen < Math.max(undoneAt, turnSince[body.seat]!) && toAct.includes(body.seat);
}

/** What would happen if this actor may ask for it. */
function bodyOf(opened: OpenGame, table: Table, command: Command): Result<EventBody> {
  const { actor, intent, hints } = command;
  switch (intent.kind) {
    case 'sit':
      return sit(opened, table, intent.choice, actor);
    case 'reseat':
      return reseat(opened, table, intent, actor);
    case 'stand':
      return stand(table, intent.seat, actor);
    case 'start':
      return start(table, actor);
    case 'move':
      return move(table, intent, actor);
    case 'undo':
      return undo(opened, table, actor);
    case 'answer':
      return answer(table, intent.agree, command);
    case 'save':
      return seatedOnly(table, actor) ?? ok({ kind: 'saved', name: intent.name });
    case 'return':
      return revertToSave(table, intent.to, actor);
    case 'rename':
      return actor === table.owner ? ok({ kind: 'renamed', name: intent.name }) : refuse('owner-only');
    case 'pause':
      return seatedOnly(table, actor) ?? ok({ kind: 'paused' });
    case 'resume':
      return table.paused ? (notSeated(table, actor) ?? ok({ kind: 'resumed' })) : refuse('not-paused');
    case 'rest':
      return roomOnly(actor) ?? ok({ kind: 'rested' });
    case 'wake':
      return roomOnly(actor) ?? ok({ kind: 'woke' });
    case 'pace':
      return seatedOnly(table, actor) ?? ok({ kind: 'paced', speed: intent.speed });
    case 'hint':
      return (
        mineOnly(table, intent.seat, actor) ??
        ok({ kind: 'hinted', seat: intent.seat, ...(hints && { hints }) })
      );
    case 'forfeit':
      return (
        mineOnly(table, intent.seat, actor) ?? ok({ kind: 'forfeited', seat: intent.seat, why: intent.why })
      );
  }
}

type Chosen = { readonly choice: SeatChoice; readonly rival?: string };

/** Whoever made the table fills it as they like; others sit down once, for themselves. */
function sit({ game }: OpenGame, table: Table, raw: unknown, actor: string | null): Result<EventBody> {
  const { bot, rival } = Object(raw) as { readonly bot?: unknown; readonly rival?: unknown };
  const isBot = bot != null || rival != null;
  if (table.phase === 'gathering' && actor !== table.owner) {
    if (isBot) return refuse('owner-only');
    if (actor !== null && playersOf(table).includes(actor)) return refuse('seated-already');
  }
  const wish = readWish(game, raw);
  // The law reads the choice: until then it may be anything.
  return wish.ok
    ? ok({ kind: 'seated', seat: table.seats.length, ...(wish.value as Chosen), player: actor })
    : wish;
}

/** A bot's seat is the owner's to change. */
function reseat(
  { game }: OpenGame,
  table: Table,
  { seat, choice }: Extract<Intent, { kind: 'reseat' }>,
  actor: string | null,
): Result<EventBody> {
  const place = table.seats[seat];
  const isTheirs = place && actor === (place.player ?? table.owner);
  if (!isTheirs && place && table.phase === 'gathering') return refuse('not-your-seat');
  const wish = readWish(game, choice, place);
  return wish.ok ? ok({ kind: 'reseated', seat, ...(wish.value as Chosen) }) : wish;
}

function stand(table: Table, seat: Seat, actor: string | null): Result<EventBody> {
  const place = table.seats[seat];
  const isTheirs = actor === table.owner || place?.player === actor;
  return isTheirs || !place || table.phase !== 'gathering'
    ? ok({ kind: 'stood', seat })
    : refuse('not-your-seat');
}

function start(table: Table, actor: string | null): Result<EventBody> {
  const mayStart = actor === table.owner || table.phase !== 'gathering';
  return mayStart ? ok({ kind: 'started' }) : refuse('owner-only');
}

function move(table: Table, { seat, text }: Extract<Intent, { kind: 'move' }>, actor: string | null) {
  return mineOnly(table, seat, actor) ?? whilePaused(table) ?? ok<EventBody>({ kind: 'moved', seat, text });
}

/** My last move goes, with all that followed from it; where others play too, they are asked. A game that is over is final. */
function undo(opened: OpenGame, table: Table, actor: string | null): Result<EventBody> {
  const barred = notPlaying(table) ?? noUndo(opened, table);
  if (barred) return barred;
  const mine = table.lastMoves.filter((_, seat) => isMine(table, seat, actor));
  const to = Math.max(0, ...mine) - 1;
  return to < 0 ? refuse('nothing-to-undo') : ok(askedOf(table, { what: 'undo', to }, actor));
}

function answer(table: Table, agree: boolean, { actor, seen }: Command): Result<EventBody> {
  const { request } = table;
  const barred = notPlaying(table);
  if (barred) return barred;
  if (!request || actor === null || !request.waiting.includes(actor)) return refuse('nothing-to-answer');
  // A yes to an earlier question is none to this one.
  return seen !== null && seen < request.seq ? refuse('stale') : ok(answeredBy(request, actor, agree));
}

/** Only without other people: their moves are not mine to drop. */
function revertToSave(table: Table, to: number | null, actor: string | null): Result<EventBody> {
  const barred = seatedOnly(table, actor);
  if (barred) return barred;
  if (isDaily(table)) return refuse('daily-no-undo');
  if (othersAt(table, actor).length > 0) return refuse('others-play');
  return ok({ kind: 'returned', to: to ?? table.startedAt });
}

function roomOnly(actor: string | null): Refusal | null {
  return actor === null ? null : refuse('not-seated');
}

/** While the game goes on, whoever belongs to the table. */
function seatedOnly(table: Table, actor: string | null): Refusal | null {
  return notPlaying(table) ?? notSeated(table, actor);
}

/** While the game goes on, whoever has the seat. */
function mineOnly(table: Table, seat: Seat, actor: string | null): Refusal | null {
  const barred = notPlaying(table) ?? noSuchSeat(table, seat);
  return barred ?? (isMine(table, seat, actor) ? null : refuse('not-your-seat'));
}

/** People play for themselves, the room for the bots; it may also end the game of somebody who is gone. */
function isMine({ seats }: Table, seat: Seat, actor: string | null): boolean {
  return seats[seat]?.player === actor;
}

/** Whoever made a table belongs to it too, even where only bots play. */
function notSeated(table: Table, actor: string | null): Refusal | null {
  const isHere = actor !== null && (actor === table.owner || playersOf(table).includes(actor));
  return isHere ? null : refuse('not-seated');
}
