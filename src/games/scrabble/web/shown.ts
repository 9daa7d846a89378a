/** What is to be seen on every square. */
import { type Board, isCentre, type Premium, premiumAt } from '../board.ts';
import { isBlank, type Placement, type View } from '../position.ts';
import { type Points, pointsOf } from '../score.ts';
import type { Laid } from './laying.ts';
import type { Preview } from './preview.ts';
import { numberOf, squareAt } from './squares.ts';

export type SquareLook = {
  readonly square: number;
  readonly size: number;
  readonly premium: Premium | null;
  readonly isCentre: boolean;
  /** As it lies there; '' where nothing does. */
  readonly tile: string;
  readonly points: number | null;
  /** Played; laid and not played yet; only proposed. */
  readonly how: 'played' | 'laid' | 'hinted' | null;
  /** Played since one's own last turn. */
  readonly isNew: boolean;
  /** Of a word that is not in the dictionary, or of tiles that may not lie so. */
  readonly isBad: boolean;
  /** Where one writes, and which way. */
  readonly arrow: 'across' | 'down' | null;
};

export type Seen = {
  readonly view: View;
  readonly board: Board;
  readonly fresh: readonly number[];
  readonly laid: readonly Laid[];
  readonly hinted: readonly Placement[];
  readonly preview: Preview | null;
  readonly at: number | null;
  readonly across: boolean;
};

export function looksOf(seen: Seen): readonly SquareLook[] {
  const { view, board, fresh, laid, hinted, preview, at, across } = seen;
  const { size } = view.terms;
  const points = pointsOf(view.kinds);
  const lying = new Map(laid.map((each) => [numberOf(size, each), each.tile]));
  const proposed = new Map(hinted.map((each) => [numberOf(size, each), each.tile]));
  const bad = badSquares(preview, lying);
  return board.map((played, square): SquareLook => {
    const place = squareAt(size, square);
    const tile = played || lying.get(square) || proposed.get(square) || '';
    return {
      square,
      size,
      premium: premiumAt(view.terms, place),
      isCentre: isCentre(size, place),
      tile,
      points: tile === '' ? null : worthOf(points, tile),
      how: howOf(played !== '', lying.has(square), tile !== ''),
      isNew: fresh.includes(square),
      isBad: bad.has(square),
      arrow: at !== square ? null : across ? 'across' : 'down',
    };
  });
}

function howOf(isPlayed: boolean, isLaid: boolean, isThere: boolean): SquareLook['how'] {
  if (isPlayed) return 'played';
  if (isLaid) return 'laid';
  return isThere ? 'hinted' : null;
}

/** A blank is worth nothing. */
export function worthOf(points: Points, tile: string): number {
  return isBlank(tile) ? 0 : (points.get(tile) ?? 0);
}

function badSquares(preview: Preview | null, lying: ReadonlyMap<number, string>): ReadonlySet<number> {
  if (!preview || preview.problems.length === 0) return new Set();
  const wrong = preview.words.filter(({ isRight }) => isRight === false).flatMap(({ squares }) => squares);
  return new Set(preview.words.length > 0 ? wrong : lying.keys());
}
