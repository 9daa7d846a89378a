/**
 * Who sees what. Hidden are the racks of others, the order of the bag, and which tiles somebody else exchanged;
 * a hidden tile is null. When the game is over the racks lie open on the table.
 */
import { below, type Random, shuffled } from '../../core/random.ts';
import type { Seat, Viewer } from '../../core/seat.ts';
import { allTiles, type Bag, blank } from './lexicon/bag.ts';
import { isBlank, type Position, type State, type Turn, type View } from './position.ts';

/** Of a longer game the newest turns only, so that no screen grows without end: more than a whole game ever has. */
const shownTurns = 500;

export function view(state: State, viewer: Viewer): View {
  const isOpen = viewer === 'open';
  const isOver = state.ending !== null;
  return {
    ...state,
    racks: state.racks.map((rack, seat) => (isOpen || isOver || seat === viewer ? rack : hide(rack))),
    bag: isOpen ? state.bag : hide(state.bag),
    history: state.history
      .slice(-shownTurns)
      .map((turn) => (isOpen || turn.seat === viewer ? turn : hideTurn(turn, isOver))),
    me: typeof viewer === 'number' ? viewer : null,
  };
}

/** What others exchanged stays hidden; their racks lie open when the game is over. */
function hideTurn(turn: Turn, isOver: boolean): Turn<string | null> {
  if (turn.kind === 'challenge' || turn.kind === 'forfeit') return turn;
  const held = turn.rack && { rack: isOver ? turn.rack : hide(turn.rack) };
  return turn.kind === 'exchange' ? { ...turn, tiles: hide(turn.tiles), ...held } : { ...turn, ...held };
}

function hide(tiles: readonly string[]): readonly null[] {
  return tiles.map(() => null);
}

/** Another state that looks the same from there: all that is hidden is dealt again. */
export function redeal(state: State, viewer: Seat | 'spectator', random: Random): State | null {
  const seen = view(state, viewer);
  return hidesSomething(seen) ? imagine(seen, random) : null;
}

function hidesSomething({ racks, bag, history }: View): boolean {
  const held = history.map((turn) => ('rack' in turn ? (turn.rack ?? []) : []));
  const exchanged = history.map((turn) => (turn.kind === 'exchange' ? turn.tiles : []));
  return [bag, ...racks, ...exchanged, ...held].some((tiles) => tiles.includes(null));
}

export function imagine({ me: _, ...seen }: View, random: Random): State | null {
  const counts = unseen(seen);
  if (counts.some(({ count }) => count < 0)) return null;
  const pool = shuffled(random, allTiles(counts));
  const deal = dealer(pool);
  const racks = seen.racks.map((rack) => rack.map(deal));
  const bag = seen.bag.map(deal);
  if (deal.left() !== 0) return null;
  return { ...seen, racks, bag, history: imagineTurns(seen, random) };
}

/** Hands out a pool tile by tile wherever one is hidden. */
function dealer(pool: readonly string[]) {
  let dealt = 0;
  const deal = (tile: string | null): string => tile ?? pool[dealt++] ?? blank;
  return Object.assign(deal, { left: () => pool.length - dealt });
}

/** Tiles exchanged long ago may lie anywhere by now: any of the game will do, shuffled once for all turns. */
function imagineTurns({ kinds, history }: Position<string | null>, random: Random): readonly Turn[] {
  const pool = shuffled(random, allTiles(kinds));
  const fill = (tiles: readonly (string | null)[]): readonly string[] => {
    const start = below(random, pool.length);
    return tiles.map((tile, at) => tile ?? pool[(start + at) % pool.length]!);
  };
  return history.map((turn): Turn => {
    if (turn.kind === 'challenge' || turn.kind === 'forfeit') return turn;
    const held = turn.rack && { rack: fill(turn.rack) };
    if (turn.kind === 'exchange') return { ...turn, tiles: fill(turn.tiles), ...held } as Turn;
    return { ...turn, ...held } as Turn;
  });
}

/** What is left unseen (SPEC S13): all tiles but those on the board and in open racks. */
export function unseen({ kinds, board, racks, bag }: Position<string | null>): Bag {
  const seen = new Map<string, number>();
  const laid = board.filter((tile) => tile !== '').map((tile) => (isBlank(tile) ? blank : tile));
  for (const tile of [...laid, ...racks.flat(), ...bag]) {
    if (tile !== null) seen.set(tile, (seen.get(tile) ?? 0) + 1);
  }
  return kinds.map((kind) => ({ ...kind, count: kind.count - (seen.get(kind.tile) ?? 0) }));
}
