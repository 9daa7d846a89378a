/**
 * Bots against each other, for any game: who wins how often, with how much of the points. The seats are drawn, and
 * then moved on by one, game by game, until every bot has sat everywhere; then they are drawn anew. In all these games
 * the setup is the same, and so is the opening, if there is one. Where seats pick a team they keep the order they were
 * given in, so that partners stay partners.
 *
 * A win that several share is split. Intervals are those of 95 %: for wins Wilson's, for shares the mean with 1.96
 * times its standard error. They are those of as many games as there were different ones: bots that leave nothing to
 * chance play the same again, which tells nothing new.
 */
import type { Budget, Engine, Game, Rules } from '../core/game.ts';
import { pick, shuffled } from '../core/random.ts';
import { must, ok, type Result } from '../core/result.ts';
import type { SeatChoice } from '../core/seat.ts';
import { suggestPicks } from '../core/seating.ts';
import { type Seed, stream } from './random.ts';

export type Contest = {
  readonly game: Game;
  readonly rules: Rules;
  readonly engine: Engine;
  readonly options: unknown;
  /** One a seat. */
  readonly bots: readonly string[];
  readonly games: number;
  /** Moves by chance at the start: then also bots that leave nothing to chance play different games. */
  readonly opening?: number;
  readonly seed: Seed;
  /** A new one for every move. */
  readonly budget: () => Budget;
};

export type Standing = {
  readonly bot: string;
  readonly wins: number;
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
  /** Of all points; null where there are none to share. */
  readonly meanShare: number | null;
  readonly shareLow: number | null;
  readonly shareHigh: number | null;
};

export type Results = {
  /** How many of the games ended differently. */
  readonly different: number;
  readonly bots: readonly Standing[];
};

/** How a bot did in one game. */
type Share = { readonly win: number; readonly points: number | null };

export const nodesPerQuestion = 256;

/** So many nodes, for bots that ask once every `nodesPerQuestion`: it counts questions, so no clock comes into it. */
export function nodeBudget(nodes: number): Budget {
  let asked = -1;
  return {
    spent: () => {
      asked += 1;
      return asked * nodesPerQuestion >= nodes;
    },
  };
}

/** As many as there are seats, from fewer, in turn. */
export function lineUp(bots: readonly string[], seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]!);
}

/** Whether these bots may sit down together. */
export function sitDown(
  { game, rules, options }: Pick<Contest, 'game' | 'rules' | 'options'>,
  bots: readonly string[],
): Result<readonly SeatChoice[]> {
  const taken: SeatChoice[] = [];
  for (const [at, bot] of bots.entries()) {
    const picks = suggestPicks(game.seatForm(options, taken));
    const seat = game.parseSeat(options, { name: `${bot} ${at + 1}`, bot, picks }, taken);
    if (!seat.ok) return seat;
    taken.push(seat.value);
  }
  const ready = rules.ready(options, taken);
  return ready.ok ? ok(taken) : ready;
}

export function arena(contest: Contest): Results {
  const bots = [...new Set(contest.bots)];
  const shares = bots.map((): Share[] => []);
  const games = new Set<string>();
  for (let round = 0; round < contest.games; round++) {
    const order = seating(contest, round);
    const seated = must(sitDown(contest, order));
    const last = playOut(contest, seated, round);
    games.add(JSON.stringify([order, last]));
    for (const [at, bot] of bots.entries()) shares[at]!.push(shareOf(contest, last, seated, bot));
  }
  const different = games.size;
  return { different, bots: bots.map((bot, at) => standingOf(bot, shares[at]!, different)) };
}

/** Chance of its own for every ply of every game, and for the seating. */
const chances = 2 ** 20;
const mostPlies = 20_000;

function chance({ seed }: Contest, round: number, use: number) {
  return stream(seed, round * chances + use);
}

function seating(contest: Contest, round: number): readonly string[] {
  const { bots } = contest;
  const inTeams = must(sitDown(contest, bots)).some(({ picks }) => picks['team'] !== undefined);
  const order = inTeams ? bots : shuffled(chance(contest, firstOf(contest, round), 0), bots);
  return order.map((_, seat) => order[(seat + round) % order.length]!);
}

/** The first game of those in which the bots change seats. */
function firstOf({ bots }: Contest, round: number): number {
  return round - (round % bots.length);
}

/** The last state of a game. One that goes on for ever stops somewhere, without a winner. */
function playOut(contest: Contest, seated: readonly SeatChoice[], round: number): unknown {
  const { rules, engine, options, budget, opening = 0 } = contest;
  const first = firstOf(contest, round);
  let state = rules.setup(options, seated, chance(contest, first, 1));
  for (let ply = 1; ply <= mostPlies; ply++) {
    const [seat] = rules.toAct(state);
    if (seat === undefined) break;
    const view = rules.view(state, seat);
    const isOpening = ply <= opening;
    const drawn = isOpening ? first : round;
    const random = chance(contest, drawn, 2 * ply);
    const move = isOpening
      ? pick(random, [...rules.moves(view, random)])
      : engine.bots[seated[seat]!.bot!]!.choose(view, random, budget());
    state = must(rules.play(state, seat, move, chance(contest, drawn, 2 * ply + 1)));
  }
  return state;
}

function shareOf({ rules }: Contest, state: unknown, seated: readonly SeatChoice[], bot: string): Share {
  const isOwn = (seat: number) => seated[seat]!.bot === bot;
  const winners = rules.outcome(state)?.winners ?? [];
  const points = rules.scores(rules.view(state, 'open')).map((each) => each ?? 0);
  const all = points.reduce((sum, each) => sum + each, 0);
  const own = points.reduce((sum, each, seat) => (isOwn(seat) ? sum + each : sum), 0);
  return {
    win: winners.length > 0 ? winners.filter(isOwn).length / winners.length : 0,
    points: all > 0 ? own / all : null,
  };
}

function standingOf(bot: string, shares: readonly Share[], different: number): Standing {
  const wins = shares.reduce((sum, { win }) => sum + win, 0);
  const winShare = wins / shares.length;
  const [low, high] = wilson(winShare * different, different);
  const points = shares.flatMap((share) => share.points ?? []);
  const [meanShare, shareLow, shareHigh] = meanOf(points, different);
  return { bot, wins, winShare, low, high, meanShare, shareLow, shareHigh };
}

const z = 1.96;

/** Wilson's interval: it holds also near 0 and 1, where the usual one does not. */
export function wilson(wins: number, games: number): readonly [number, number] {
  const share = wins / games;
  const wide = 1 + z ** 2 / games;
  const middle = (share + z ** 2 / (2 * games)) / wide;
  const half = (z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2))) / wide;
  // Rounding must not leave the share itself outside.
  return [Math.max(0, Math.min(share, middle - half)), Math.min(1, Math.max(share, middle + half))];
}

function meanOf(
  values: readonly number[],
  different: number,
): readonly [number | null, number | null, number | null] {
  if (values.length === 0) return [null, null, null];
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const half = z * Math.sqrt(squares / Math.max(1, values.length - 1) / different);
  return [mean, Math.max(0, mean - half), Math.min(1, mean + half)];
}
