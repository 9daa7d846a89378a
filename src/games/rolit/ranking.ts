/** Who has how many balls: scores while it goes on, the final ranking, and what rankings of the room count. */
import type { GameRecord, Margin, Outcome, Standing } from '../../core/game.ts';
import type { Phrase } from '../../core/phrase.ts';
import type { Seat } from '../../core/seat.ts';
import { countOf, neutral } from './balls.ts';
import { endOf, type State } from './rules.ts';

/** Who plays together: a team, or in classic games each seat alone. */
export type Side = {
  readonly team: string | null;
  readonly seats: readonly Seat[];
  readonly points: number;
  /** Whether one of them still plays. */
  readonly playing: boolean;
};

export function scores({ players, balls }: State): readonly number[] {
  const counts = players.map(() => 0);
  for (const owner of balls) if (owner !== null && owner !== neutral) counts[owner]! += 1;
  return counts;
}

export function sidesOf(state: State): readonly Side[] {
  const points = scores(state);
  const together = Map.groupBy(state.players.keys(), (seat) => state.players[seat]!.team ?? seat);
  return [...together.values()].map((seats) => ({
    team: state.players[seats[0]!]!.team,
    seats,
    points: seats.reduce((sum, seat) => sum + points[seat]!, 0),
    playing: seats.some((seat) => state.players[seat]!.playing),
  }));
}

/** Those who gave up come after all others. Whoever gave up does not win, even if their team does. */
export function outcome(state: State): Outcome | null {
  const end = endOf(state);
  if (end === null) return null;
  const standings = rank(sidesOf(state));
  const first = standings.filter(({ place }) => place === 1).flatMap(({ seats }) => seats);
  return {
    standings,
    winners: first.filter((seat) => state.players[seat]!.playing),
    reason: end === 'alone' ? whoLeft(state) : { code: `over.${end}` },
    // Of points that did not decide there is nothing to tell.
    ...(end !== 'alone' && { by: marginOf(standings) }),
  };
}

function whoLeft({ players }: State): Phrase {
  const seats = [...players.keys()].filter((seat) => !players[seat]!.playing);
  return { code: 'over.resigned', params: { who: { seats }, n: seats.length } };
}

function marginOf([first, second, ...others]: readonly Standing[]): Margin {
  const [a, b] = [first!.points!, second?.points ?? 0];
  return others.length === 0
    ? { code: 'by.score', params: { a, b } }
    : { code: 'by.balls', params: { n: a } };
}

function rank(sides: readonly Side[]): readonly Standing[] {
  const isBetter = (a: Side, b: Side) => (a.playing === b.playing ? a.points > b.points : a.playing);
  return sides
    .map((side) => ({
      place: 1 + sides.filter((other) => isBetter(other, side)).length,
      seats: side.seats,
      team: side.team,
      points: side.points,
    }))
    .toSorted((a, b) => a.place - b.place);
}

/** Winners' balls, apart for every variant, board and number of players; team games apart again. */
export function records(state: State): readonly GameRecord[] {
  const { variant, shape, players, brought } = state;
  if (brought) return [];
  const teams = players[0]!.team === null ? '' : ' teams';
  return (outcome(state)?.winners ?? []).map((seat) => ({
    seat,
    ranking: 'balls',
    variant: `${variant} ${shape} ${players.length}${teams}`,
    rank: [countOf(state.balls, seat)],
    timed: false,
    allows: [],
    secondsPerHint: 0,
  }));
}
