/** Who has what part of the board, now and move by move. */
import type { Seat } from '../../../core/seat.ts';
import { neutral } from '../balls.ts';
import type { Color } from '../colors.ts';
import { scores, sidesOf } from '../ranking.ts';
import type { View } from '../rules.ts';

/** Null is nobody: a neutral ball. */
export type Part = { readonly seat: Seat | null; readonly color: Color | null; readonly count: number };

/** Those who count together, the largest part first; a player alone in classic games. */
export type Group = { readonly team: string | null; readonly count: number; readonly parts: readonly Part[] };

export type Shares = { readonly groups: readonly Group[]; readonly neutrals: number; readonly free: number };

export function sharesOf(view: View): Shares {
  const counts = scores(view);
  const groups = sidesOf(view).map(({ team, seats, points }) => ({
    team,
    count: points,
    parts: seats
      .map((seat) => ({ seat, color: view.players[seat]!.color, count: counts[seat]! }))
      .toSorted((a, b) => b.count - a.count),
  }));
  return {
    groups: groups.toSorted((a, b) => b.count - a.count),
    neutrals: view.balls.filter((owner) => owner === neutral).length,
    free: view.balls.filter((owner) => owner === null).length,
  };
}

/** The edges of a stack of bands, from 0 to 1: one more than there are bands. */
export type Stack = readonly number[];

export type Bands = {
  /** From top to bottom by seat, members of a team side by side; null is nobody's. */
  readonly colors: readonly (Color | null)[];
  /** From the first ball to now. */
  readonly stacks: readonly Stack[];
};

export function bandsOf(past: readonly View[]): Bands {
  const now = past.at(-1);
  if (!now) return { colors: [], stacks: [] };
  const seats = sidesOf(now).flatMap((side) => side.seats);
  return {
    colors: [...seats.map((seat) => now.players[seat]!.color), null],
    stacks: past.filter(hasBalls).map((view) => stackOf(view, [...seats, neutral])),
  };
}

function hasBalls({ balls }: View): boolean {
  return balls.some((owner) => owner !== null);
}

const stacked = new WeakMap<View, Stack>();

/** A position is counted once, however often the game so far is drawn. */
function stackOf(view: View, order: readonly Seat[]): Stack {
  const known = stacked.get(view);
  if (known) return known;
  const counts = new Map<Seat, number>();
  for (const owner of view.balls) if (owner !== null) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const edges = [0];
  for (const seat of order) edges.push(edges.at(-1)! + (counts.get(seat) ?? 0));
  const stack = edges.map((edge) => edge / edges.at(-1)!);
  stacked.set(view, stack);
  return stack;
}
