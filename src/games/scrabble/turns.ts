/** A finished game turn by turn, as each seat had it before it: rebuilt from the history. */
import type { Seat } from '../../core/seat.ts';
import { withTiles } from './board.ts';
import { noQuiet } from './ending.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import { ownRack, type Placement, rackTile, type Turn, type View } from './position.ts';
import { parseMove } from './reading.ts';
import { unseen } from './sight.ts';

/** What the seat saw when it was to act, and what it did. */
export type Past = {
  readonly number: number;
  readonly seen: View;
  readonly turn: Turn<string | null>;
  readonly tiles: readonly Placement[];
};

/** The turns of a seat whose racks are known: tables of version 1 did not write them down. */
export function pastTurns({ alphabet }: Lexicon, view: View, seat: Seat): readonly Past[] {
  const found: Past[] = [];
  let now: View = {
    ...view,
    board: view.board.map(() => ''),
    scores: view.scores.map(() => 0),
    ending: null,
  };
  for (const [at, turn] of view.history.entries()) {
    const rack = rackBefore(turn);
    const seen = { ...now, me: turn.seat, turn: turn.seat, pending: null, latest: [], quiet: noQuiet };
    const tiles = turn.kind === 'play' ? laidBy(alphabet, turn.text, withRack(seen, rack)) : [];
    if (turn.seat === seat && rack)
      found.push({ number: at + 1, seen: hidden(withRack(seen, rack)), turn, tiles });
    if (turn.kind === 'play' && !turn.withdrawn)
      now = {
        ...now,
        board: withTiles(now.board, now.terms.size, tiles),
        scores: now.scores.with(turn.seat, now.scores[turn.seat]! + turn.score),
      };
    if (turn.kind === 'forfeit') now = { ...now, playing: now.playing.with(turn.seat, false) };
  }
  return found;
}

function rackBefore(turn: Turn<string | null>): readonly (string | null)[] | null {
  if (turn.kind !== 'play' && turn.kind !== 'exchange' && turn.kind !== 'pass') return null;
  return turn.rack && !turn.rack.includes(null) ? turn.rack : null;
}

function withRack(view: View, rack: readonly (string | null)[] | null): View {
  return rack ? { ...view, racks: view.racks.with(view.me!, rack) } : view;
}

/** The tiles of others as the seat had them before it: how many they held is counted from what nobody had laid. */
function hidden(view: View): View {
  const { terms, racks, me } = view;
  const blind: View = { ...view, racks: racks.map((rack, each) => (each === me ? rack : [])), bag: [] };
  const others = unseen(blind).reduce((sum, { count }) => sum + Math.max(0, count), 0);
  const seats = racks.length - 1;
  const held = Math.min(terms.rack, Math.floor(seats > 0 ? others / seats : 0));
  const nothing = (count: number) => Array<null>(count).fill(null);
  return {
    ...blind,
    racks: blind.racks.map((rack, each) => (each === me ? rack : nothing(held))),
    bag: nothing(Math.max(0, others - held * seats)),
  };
}

function laidBy(alphabet: Lexicon['alphabet'], text: string, seen: View): readonly Placement[] {
  const move = parseMove(alphabet, text, seen);
  return move.ok && move.value.kind === 'play' ? move.value.tiles : [];
}

/** Whether a rack holds what a play laid: a history that was cut short does not fit its board. */
export function fits(seen: View, tiles: readonly Placement[]): boolean {
  const left = [...ownRack(seen)];
  return tiles.map(rackTile).every((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
