/**
 * The only say at a table. A command is tried against the table and its rules and becomes an event, or is
 * refused with a reason. Pure: the host brings the time, stores the event, then tells everybody.
 */
import type { ForfeitReason } from '../core/game.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { tryApply } from './apply.ts';
import type { Event, Happening } from './event.ts';
import type { Opened, Table } from './table.ts';

export type Command = {
  /** Random id; the same one again is the same command. */
  readonly cmd: string;
  /** The player's id; null for the room itself. */
  readonly actor: string | null;
  readonly body: Wish;
};

export type Wish =
  | { readonly kind: 'sit'; readonly choice: unknown; readonly player: string | null }
  | { readonly kind: 'stand'; readonly seat: Seat }
  | { readonly kind: 'start' }
  | { readonly kind: 'move'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'hint'; readonly seat: Seat }
  | { readonly kind: 'forfeit'; readonly seat: Seat; readonly why: ForfeitReason };

/** What was decided: the event to store, and the table as it is after it. */
export type Decision = { readonly event: Event; readonly table: Table };

export function decide(
  opened: Opened,
  table: Table,
  { cmd, actor, body }: Command,
  now: number,
): Result<Decision> {
  const wished = happening(opened, table, body);
  if (!wished.ok) return wished;
  const event: Event = { seq: table.seq + 1, at: now, actor, cmd, body: wished.value };
  const tried = tryApply(opened, table, event);
  return tried.ok ? ok({ event, table: tried.value }) : tried;
}

function happening(opened: Opened, table: Table, wish: Wish): Result<Happening> {
  switch (wish.kind) {
    case 'sit':
      return sit(opened, table, wish.choice, wish.player);
    case 'stand':
      if (table.phase !== 'gathering') return refuse('already-started');
      return table.seats[wish.seat] ? ok({ kind: 'stood', seat: wish.seat }) : refuse('no-such-seat');
    case 'start':
      return start(opened, table);
    case 'move':
      return move(opened, table, wish.seat, wish.text);
    case 'undo':
      return undo(opened, table);
    case 'pause':
      if (table.phase !== 'playing') return refuse('not-playing');
      return table.paused ? refuse('paused-already') : ok({ kind: 'paused' });
    case 'resume':
      return table.paused ? ok({ kind: 'resumed' }) : refuse('not-paused');
    case 'hint':
      return hint(opened, table, wish.seat);
    case 'forfeit':
      if (table.phase !== 'playing') return refuse('not-playing');
      if (!table.seats[wish.seat]) return refuse('no-such-seat');
      return ok({ kind: 'forfeited', seat: wish.seat, why: wish.why });
  }
}

function sit({ game }: Opened, table: Table, raw: unknown, player: string | null): Result<Happening> {
  if (table.phase !== 'gathering') return refuse('already-started');
  if (table.seats.length >= game.seats(table.options).max) return refuse('table-full');
  const choice = game.parseSeat(table.options, raw, table.seats);
  if (!choice.ok) return choice;
  const owner = choice.value.bot === null ? player : null;
  return ok({ kind: 'seated', seat: table.seats.length, choice: choice.value, player: owner });
}

function start({ game, rules }: Opened, table: Table): Result<Happening> {
  if (table.phase !== 'gathering') return refuse('already-started');
  const { min } = game.seats(table.options);
  if (table.seats.length < min) return refuse('too-few-seats', { min });
  const ready = rules.ready(table.options, table.seats);
  return ready.ok ? ok({ kind: 'started' }) : ready;
}

/** The text is stored as the game itself writes it, whatever was typed. */
function move({ rules }: Opened, table: Table, seat: Seat, text: string): Result<Happening> {
  if (table.phase === 'over') return refuse('game-over');
  if (table.phase !== 'playing') return refuse('not-playing');
  if (table.paused) return refuse('paused');
  if (!table.seats[seat]) return refuse('no-such-seat');
  const parsed = rules.parseMove(text, rules.view(table.state, seat));
  return parsed.ok ? ok({ kind: 'moved', seat, text: rules.formatMove(parsed.value) }) : parsed;
}

/** The last move of a person goes, with all that followed from it. */
function undo({ game }: Opened, table: Table): Result<Happening> {
  if (game.takeBack === 'game') return refuse('undo-by-move');
  if (table.phase === 'gathering') return refuse('not-playing');
  if (table.paused) return refuse('paused');
  const last = table.moves.findLast(({ seat }) => table.seats[seat]?.bot === null);
  return last ? ok({ kind: 'undone', to: last.seq - 1 }) : refuse('nothing-to-undo');
}

function hint({ rules }: Opened, table: Table, seat: Seat): Result<Happening> {
  if (table.phase !== 'playing') return refuse('not-playing');
  if (table.paused) return refuse('paused');
  if (!rules.hint) return refuse('no-hints-here');
  if (!rules.toAct(table.state).includes(seat)) return refuse('not-your-turn');
  const used = table.seats[seat]!.hintsUsed;
  if (table.hints !== null && used >= table.hints) return refuse('hints-used-up', { hints: table.hints });
  return ok({ kind: 'hinted', seat });
}
