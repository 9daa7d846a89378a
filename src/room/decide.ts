/**
 * The only say at a table. A command is tried against the table and its rules and becomes an event, or is
 * refused with a reason. Pure: the host brings the time, stores the event, then tells everybody.
 */
import type { ForfeitReason } from '../core/game.ts';
import { nameProblem, tidyName } from '../core/name.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { applyPlayed, tryApply } from './apply.ts';
import type { Event, Happening } from './event.ts';
import { stream } from './random.ts';
import { isDaily, isShow, known, type Opened, othersAt, type Past, playersOf, type Table } from './table.ts';

export type Command = {
  /** Random id; the same one again is the same command. */
  readonly cmd: string;
  /** The player's id; null for the room itself. */
  readonly actor: string | null;
  /** The newest sequence number on the sender's screen; null when it does not matter. */
  readonly seen: number | null;
  readonly wish: Wish;
};

export type Wish =
  | { readonly kind: 'sit'; readonly choice: unknown }
  | { readonly kind: 'stand'; readonly seat: Seat }
  | { readonly kind: 'start' }
  | { readonly kind: 'move'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'undo' }
  /** The answer to somebody's wish to undo. */
  | { readonly kind: 'answer'; readonly agree: boolean }
  | { readonly kind: 'save'; readonly name: string }
  /** Back to the last saved point, else to the start. */
  | { readonly kind: 'return' }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** A show of bots goes faster or slower. */
  | { readonly kind: 'pace'; readonly speed: number }
  | { readonly kind: 'hint'; readonly seat: Seat }
  | { readonly kind: 'forfeit'; readonly seat: Seat; readonly why: ForfeitReason };

/** What was decided: the event to store, and the table as it is after it. */
export type Decision = { readonly event: Event; readonly table: Table };

/** Whether a wish can only be decided with the moves of the log, as `past`. */
export function goesBack({ kind }: Wish): boolean {
  return kind === 'undo' || kind === 'answer' || kind === 'return';
}

export function decide(
  opened: Opened,
  table: Table,
  command: Command,
  now: number,
  past: Past = null,
): Result<Decision> {
  const { cmd, actor, seen, wish } = command;
  const at = Math.max(now, table.at); // A clock that was set back must not make the log run backwards.
  const event = (body: Happening): Event => ({ seq: table.seq + 1, at, actor, cmd, body });
  if (wish.kind === 'move') return decideMove(opened, table, command, wish, event);
  const wished = happening(opened, table, actor, wish, past);
  if (!wished.ok) return wished;
  // Asked of a board that is no longer there: twice "undo" in haste is one.
  if (seen !== null && seen < table.undoneAt) return refuse('stale');
  const tried = tryApply(opened, table, event(wished.value), past);
  return tried.ok ? ok({ event: event(wished.value), table: tried.value }) : tried;
}

type Move = Extract<Wish, { kind: 'move' }>;

/** Moves are most of what happens: read once, played once. Stored as the game writes them, whatever was typed. */
function decideMove(
  opened: Opened,
  table: Table,
  { actor, seen }: Command,
  { seat, text }: Move,
  event: (body: Happening) => Event,
): Result<Decision> {
  const { rules } = opened;
  const barred =
    notPlaying(table) ?? notMine(table, seat, actor) ?? notPaused(table) ?? notStale(table, seat, seen);
  if (barred) return barred;
  const parsed = rules.parseMove(text, rules.view(table.state, seat));
  if (!parsed.ok) return parsed;
  const played = rules.play(table.state, seat, parsed.value, stream(table.seed, table.seq + 1));
  if (!played.ok) return played;
  const happened = event({ kind: 'moved', seat, text: rules.formatMove(parsed.value) });
  return ok({ event: happened, table: applyPlayed(opened, table, happened, played.value) });
}

function happening(
  opened: Opened,
  table: Table,
  actor: string | null,
  wish: Exclude<Wish, Move>,
  past: Past,
): Result<Happening> {
  switch (wish.kind) {
    case 'sit':
      return sit(opened, table, wish.choice, actor);
    case 'stand':
      return stand(table, wish.seat, actor);
    case 'start':
      return start(opened, table, actor);
    case 'undo':
      return undo(opened, table, actor, past);
    case 'answer':
      return answer(table, wish.agree, actor);
    case 'save':
      return save(table, wish.name, actor);
    case 'return':
      return goBack(table, actor);
    case 'rename':
      return rename(table, wish.name, actor);
    case 'pause':
      return pause(table, actor);
    case 'resume':
      return resume(table, actor);
    case 'pace':
      return pace(table, wish.speed, actor);
    case 'hint':
      return hint(opened, table, wish.seat, actor);
    case 'forfeit':
      return forfeit(table, wish.seat, wish.why, actor);
  }
}

/** Whoever made the table fills it as they like; others sit down once, for themselves. */
function sit({ game }: Opened, table: Table, raw: unknown, actor: string | null): Result<Happening> {
  if (table.phase !== 'gathering') return refuse('already-started');
  if (table.seats.length >= game.seats(table.options).max) return refuse('table-full');
  const choice = game.parseSeat(table.options, raw, table.seats);
  if (!choice.ok) return choice;
  if (actor !== table.owner) {
    if (choice.value.bot !== null) return refuse('owner-only');
    if (actor !== null && playersOf(table).includes(actor)) return refuse('seated-already');
  }
  const player = choice.value.bot === null ? actor : null;
  return ok({ kind: 'seated', seat: table.seats.length, choice: choice.value, player });
}

function stand(table: Table, seat: Seat, actor: string | null): Result<Happening> {
  if (table.phase !== 'gathering') return refuse('already-started');
  const place = table.seats[seat];
  if (!place) return refuse('no-such-seat');
  return actor === table.owner || place.player === actor
    ? ok({ kind: 'stood', seat })
    : refuse('not-your-seat');
}

function start({ game, rules }: Opened, table: Table, actor: string | null): Result<Happening> {
  if (table.phase !== 'gathering') return refuse('already-started');
  if (actor !== table.owner) return refuse('owner-only');
  const { min } = game.seats(table.options);
  if (table.seats.length < min) return refuse('too-few-seats', { min });
  const ready = rules.ready(table.options, table.seats);
  return ready.ok ? ok({ kind: 'started' }) : ready;
}

/** My last move goes, with all that followed from it; where others play too, they are asked. */
function undo({ game }: Opened, table: Table, actor: string | null, past: Past): Result<Happening> {
  if (game.takeBack === 'game') return refuse('undo-by-move');
  if (isDaily(table)) return refuse('daily-no-undo');
  if (table.phase === 'gathering') return refuse('not-playing');
  if (table.paused) return refuse('paused');
  const last = known(past).findLast(({ seat }) => isMine(table, seat, actor));
  if (!last) return refuse('nothing-to-undo');
  const to = last.seq - 1;
  if (othersAt(table, actor).length === 0) return ok({ kind: 'undone', to });
  return table.undoAsked ? refuse('undo-asked-already') : ok({ kind: 'undo-asked', to });
}

function answer(table: Table, agree: boolean, actor: string | null): Result<Happening> {
  const asked = table.undoAsked;
  if (!asked || actor === null || !asked.waiting.includes(actor)) return refuse('nothing-to-answer');
  if (!agree) return ok({ kind: 'undo-declined' });
  return asked.waiting.length === 1 ? ok({ kind: 'undone', to: asked.to }) : ok({ kind: 'undo-agreed' });
}

function save(table: Table, name: string, actor: string | null): Result<Happening> {
  const barred = notPlaying(table) ?? notSeated(table, actor);
  if (barred) return barred;
  const bad = nameProblem(name, 'name', 40);
  return bad ? { ok: false, problems: [bad] } : ok({ kind: 'saved', name: tidyName(name) });
}

/** Only without other people: their moves are not mine to drop. */
function goBack(table: Table, actor: string | null): Result<Happening> {
  const barred = notPlaying(table) ?? notSeated(table, actor);
  if (barred) return barred;
  if (isDaily(table)) return refuse('daily-no-undo');
  if (othersAt(table, actor).length > 0) return refuse('others-play');
  const to = table.saved?.seq ?? table.startedAt;
  return table.last && table.last.seq > to ? ok({ kind: 'undone', to }) : refuse('nothing-to-undo');
}

function rename(table: Table, name: string, actor: string | null): Result<Happening> {
  if (actor !== table.owner) return refuse('owner-only');
  const bad = nameProblem(name, 'name', 40);
  return bad ? { ok: false, problems: [bad] } : ok({ kind: 'renamed', name: tidyName(name) });
}

function pause(table: Table, actor: string | null): Result<Happening> {
  const barred = notPlaying(table) ?? notSeated(table, actor);
  if (barred) return barred;
  return table.paused ? refuse('paused-already') : ok({ kind: 'paused' });
}

function resume(table: Table, actor: string | null): Result<Happening> {
  if (!table.paused) return refuse('not-paused');
  return notSeated(table, actor) ?? ok({ kind: 'resumed' });
}

function pace(table: Table, speed: number, actor: string | null): Result<Happening> {
  const barred = notPlaying(table) ?? notSeated(table, actor);
  if (barred) return barred;
  return isShow(table) ? ok({ kind: 'paced', speed }) : refuse('not-a-show');
}

function hint({ rules }: Opened, table: Table, seat: Seat, actor: string | null): Result<Happening> {
  const barred = notPlaying(table) ?? notMine(table, seat, actor) ?? notPaused(table);
  if (barred) return barred;
  if (!rules.hints) return refuse('no-hints-here');
  if (isDaily(table)) return refuse('daily-no-hint');
  if (!table.toAct.includes(seat)) return refuse('not-your-turn');
  const used = table.seats[seat]!.hintsUsed;
  if (table.hints !== null && used >= table.hints) return refuse('hints-used-up', { hints: table.hints });
  return ok({ kind: 'hinted', seat });
}

function forfeit(table: Table, seat: Seat, why: ForfeitReason, actor: string | null): Result<Happening> {
  return notPlaying(table) ?? notMine(table, seat, actor) ?? ok({ kind: 'forfeited', seat, why });
}

function notPlaying({ phase }: Table) {
  if (phase === 'over') return refuse('game-over');
  return phase === 'playing' ? null : refuse('not-playing');
}

function notPaused({ paused }: Table) {
  return paused ? refuse('paused') : null;
}

/** Aimed at a board before an undo, or at an earlier turn of the seat. */
function notStale({ undoneAt, turnSince, toAct }: Table, seat: Seat, seen: number | null) {
  const fresh = Math.max(undoneAt, turnSince[seat]!);
  return seen !== null && seen < fresh && toAct.includes(seat) ? refuse('stale') : null;
}

function notMine(table: Table, seat: Seat, actor: string | null) {
  if (!table.seats[seat]) return refuse('no-such-seat');
  return isMine(table, seat, actor) ? null : refuse('not-your-seat');
}

/** People play for themselves, the room for the bots; it may also end the game of somebody who is gone. */
function isMine({ seats }: Table, seat: Seat, actor: string | null): boolean {
  return seats[seat]?.player === actor;
}

/** Whoever made a table belongs to it too, even where only bots play. */
function notSeated(table: Table, actor: string | null) {
  const isHere = actor !== null && (actor === table.owner || playersOf(table).includes(actor));
  return isHere ? null : refuse('not-seated');
}
