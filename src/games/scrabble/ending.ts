/** How a game ends (SPEC S8), who won, and what rankings may count (SPEC S12). */
import type { GameRecord, Margin, Outcome, Standing } from '../../core/game.ts';
import type { Phrase } from '../../core/phrase.ts';
import type { Seat } from '../../core/seat.ts';
import type { Ending, PlayTurn, Position, Quiet, State } from './position.ts';
import { pointsOf } from './score.ts';

export const noQuiet: Quiet = { scoreless: 0, passes: 0 };

export function afterScoreless({ scoreless }: Quiet): Quiet {
  return { scoreless: scoreless + 1, passes: 0 };
}

/** A pass, or what counts as one: a play taken back, a wrong challenge that costs the turn. */
export function afterPass({ scoreless, passes }: Quiet): Quiet {
  return { scoreless: scoreless + 1, passes: passes + 1 };
}

/** Over when too many turns in a row brought nothing. */
export function orQuietEnd(state: State): State {
  const { quiet, terms } = state;
  if (terms.passes !== null && quiet.passes >= terms.passes) return finish(state, 'passes', null);
  return quiet.scoreless >= terms.scoreless ? finish(state, 'scoreless', null) : state;
}

/** Everybody loses the tiles left in their rack; who went out gains those of the others. */
export function finish(state: State, why: Ending['why'], seat: Seat | null): State {
  const left = leftPoints(state, why);
  const sum = left.reduce((total, points) => total + points, 0);
  const adjustments = left.map((points, each) => (why === 'out' && each === seat ? sum : 0) - points);
  return {
    ...state,
    pending: null,
    scores: state.scores.map((score, each) => score + adjustments[each]!),
    ending: { why, seat, adjustments },
  };
}

/** Tiles of seats that gave up are out of play, and a game without rivals is not counted out. */
function leftPoints({ racks, kinds, playing }: State, why: Ending['why']): readonly number[] {
  const points = pointsOf(kinds);
  const counts = isCounted({ why });
  return racks.map((rack, seat) =>
    counts && playing[seat] ? rack.reduce((sum, tile) => sum + (points.get(tile) ?? 0), 0) : 0,
  );
}

/** Over when nobody is left to play, or one alone where there were more. */
export function orAlone(state: State): State {
  const left = [...state.playing.keys()].filter((seat) => state.playing[seat]);
  if (left.length === 0) return finish(state, 'nobody', null);
  return left.length === 1 && state.playing.length > 1 ? finish(state, 'alone', left[0]!) : state;
}

export function outcome(state: State): Outcome | null {
  if (!state.ending) return null;
  const standings = standingsOf(state);
  const winners = standings.flatMap(({ place, seats }) => (place === 1 ? seats : []));
  return {
    standings,
    winners: winners.filter((seat) => state.playing[seat]),
    reason: reasonOf(state, state.ending),
    ...(isCounted(state.ending) && { by: marginOf(standings) }),
  };
}

/** Whether the points decided. */
function isCounted({ why }: Pick<Ending, 'why'>): boolean {
  return why !== 'alone' && why !== 'nobody';
}

function marginOf([first, second, ...others]: readonly Standing[]): Margin {
  const [a, b] = [first!.points!, second?.points];
  if (b === undefined || b === null || others.length > 0) return { code: 'by.points', params: { n: a } };
  return a === b ? { code: 'by.none', params: { n: a } } : { code: 'by.lead', params: { n: a - b, a, b } };
}

/** By points; whoever gave up shares the last place. */
function standingsOf({ scores, playing }: State): readonly Standing[] {
  const rank = (seat: Seat) => (playing[seat] ? scores[seat]! : Number.NEGATIVE_INFINITY);
  const seats = [...scores.keys()].sort((a, b) => (rank(a) === rank(b) ? a - b : rank(b) - rank(a)));
  return seats.map((seat) => ({
    place: 1 + seats.filter((other) => rank(other) > rank(seat)).length,
    seats: [seat],
    team: null,
    points: scores[seat]!,
  }));
}

function reasonOf({ terms }: State, { why, seat }: Ending): Phrase {
  const who = { seat: seat ?? 0 };
  if (why === 'scoreless') return { code: 'over.scoreless', params: { n: terms.scoreless } };
  if (why === 'passes') return { code: 'over.passes', params: { n: terms.passes ?? 0 } };
  return why === 'nobody' ? { code: 'over.nobody' } : { code: `over.${why}`, params: { who } };
}

/** Best score, best play and longest word of every seat that played on; unchecked words don't count. */
export function records(state: State): readonly GameRecord[] {
  if (!state.ending || state.terms.challenge === 'none') return [];
  return [...state.scores.keys()].flatMap((seat) => {
    if (!state.playing[seat] || state.scores[seat]! <= 0) return [];
    const plays = playsOf(state, seat);
    return [
      record(state, seat, 'score', state.scores[seat]!),
      record(state, seat, 'play', Math.max(0, ...plays.map(({ score }) => score))),
      record(state, seat, 'word', Math.max(0, ...plays.map(({ longest }) => longest))),
    ].filter(({ rank }) => rank[0]! > 0);
  });
}

function playsOf({ history }: Position<string>, seat: Seat): readonly PlayTurn[] {
  return history.flatMap((turn) =>
    turn.kind === 'play' && turn.seat === seat && !turn.withdrawn ? [turn] : [],
  );
}

/** Ranked apart: lexicon (by its hash), size of the board, size of the rack, doubled bag. */
function record({ terms }: State, seat: Seat, ranking: string, value: number): GameRecord {
  const { resource, size, rack, doubled } = terms;
  const variant = [resource, size, rack, ...(doubled ? ['double'] : [])].join(' ');
  return { seat, ranking, variant, rank: [value], timed: false, allows: [], secondsPerHint: 0 };
}
