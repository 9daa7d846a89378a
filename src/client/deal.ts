/** The results of a deal that was played twice, side by side. */
import type { Standing } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import type { Screen } from '../room/screen.ts';

type DealPart = { readonly place: number; readonly points: number | null };
export type DealRow = {
  readonly seat: Seat;
  readonly name: string;
  /** The first time, and this time. */
  readonly first: DealPart;
  readonly now: DealPart;
};

/** One for each seat, my own first; none where it is no such deal, or not over yet. */
export function dealRows({ deal, outcome, seats }: Screen): readonly DealRow[] {
  if (!deal || !outcome) return [];
  const all = seats.flatMap(({ name, score, mine }, seat) => {
    const standing = outcome.standings.find((each) => each.seats.includes(seat));
    const first = deal[seat];
    if (!standing || !first) return [];
    const { place, points } = first;
    return [{ seat, name, first: { place, points }, now: partOf(standing, score), mine }];
  });
  return all.toSorted((a, b) => Number(b.mine) - Number(a.mine)).map(({ mine: _, ...row }) => row);
}

/** Where a team has a place, its points are the team's: then those that the seat has on the board. */
function partOf({ place, team, points }: Standing, own: number | null): DealPart {
  return { place, points: team === null ? points : (own ?? points) };
}
