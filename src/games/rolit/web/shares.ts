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

export type Band = {
  readonly color: Color | null;
  /** From the first ball to now: where the band begins and ends, between 0 and 1. */
  readonly spans: readonly (readonly [number, number])[];
};

/** One band a colour, from top to bottom by seat, members of a team side by side. */
export function bandsOf(past: readonly View[]): readonly Band[] {
  const now = past.at(-1);
  if (!now) return [];
  const order: readonly Seat[] = [...sidesOf(now).flatMap(({ seats }) => seats), neutral];
  const stacks = past.filter(hasBalls).map((view) => stackOf(view, order));
  const bands = order.map((seat, at) => ({
    color: now.players[seat]?.color ?? null,
    spans: stacks.map((stack) => [stack[at]!, stack[at + 1]!] as const),
  }));
  return bands.filter(({ spans }) => spans.some(([from, to]) => to > from));
}

function hasBalls({ balls }: View): boolean {
  return balls.some((owner) => owner !== null);
}

/** The edges of the bands: 0, the end of the first, … 1. */
function stackOf({ balls, players }: View, order: readonly Seat[]): readonly number[] {
  const counts = new Map<Seat, number>([...players.keys(), neutral].map((seat) => [seat, 0]));
  for (const owner of balls) if (owner !== null) counts.set(owner, counts.get(owner)! + 1);
  const edges = [0];
  for (const seat of order) edges.push(edges.at(-1)! + counts.get(seat)!);
  return edges.map((edge) => edge / edges.at(-1)!);
}
