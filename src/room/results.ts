/** What remains of a game that is over: what rankings and statistics count, and what it looked like in the end. */
import type { Strength } from '../core/cast.ts';
import type { GameRecord, Outcome, Standing } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import type { DealResult, Origin } from './event.ts';
import { rivalry } from './rivals.ts';
import { type Occupant, type OpenGame, type Table, timePlayed } from './table.ts';

/** What became of one seat. */
export type SeatResult = {
  readonly seat: Seat;
  readonly name: string;
  /** Who played: a bot by its id, or a player by theirs. */
  readonly bot: string | null;
  readonly player: string | null;
  /** Which character of the cast the bot was, and how strong it is taken to be here. */
  readonly rival?: string;
  readonly strength?: Strength;
  readonly place: number;
  /** Its own points, also in a team. */
  readonly points: number | null;
  readonly won: boolean;
  readonly hintsUsed: number;
};

/** A result for a ranking. */
export type RankedResult = {
  readonly seat: Seat;
  /** Which of the game's rankings, and what is ranked apart in it. */
  readonly ranking: string;
  readonly variant: string;
  /** Compared from left to right, more is better; then less time. */
  readonly rank: readonly number[];
  /** What every hint costs is added; 0 where the time does not matter. */
  readonly timeMs: number;
  /** Whether a ranking shows it: a new game, played by a person, without help that spoils it. */
  readonly counts: boolean;
};

export type TableResult = {
  readonly game: string;
  readonly version: number;
  readonly origin: Origin;
  readonly daily: string | null;
  /** Which of the games of that day; results of when a game had one only do not say. */
  readonly dailyKey?: string;
  /** Whether it was played for ratings. */
  readonly rated: boolean;
  /** Whether anything was taken back, by whomever. */
  readonly undone: boolean;
  readonly playedMs: number;
  /** When it ended. */
  readonly at: number;
  readonly seats: readonly SeatResult[];
  readonly records: readonly RankedResult[];
};

/** The end of a game, for when its rules can't be opened any more: with its summary it makes a screen. */
export type FinalView = Pick<Table, 'options' | 'resources' | 'last' | 'moveCount' | 'seed' | 'seedHash'> & {
  readonly outcome: Outcome;
  /** Everything is shown. */
  readonly view: unknown;
  /** By seat: what it had chosen. */
  readonly picks: readonly Occupant['picks'][];
  readonly playedMs: number;
};

/** Of a table that is over. */
export function resultsOf(opened: OpenGame, table: Table): TableResult {
  const { game, version, origin, daily = null, dailyKey, undoneAt, at } = table;
  return {
    game,
    version,
    origin,
    daily,
    ...(dailyKey !== undefined && { dailyKey }),
    // No table is made for ratings yet.
    rated: false,
    undone: undoneAt > 0,
    playedMs: timePlayed(table, at),
    at,
    seats: seatResults(opened, table),
    records: opened.rules.records(table.state).map((record) => rankedResult(table, record)),
  };
}

/** By seat, for whoever plays the same deal again. */
export function dealResults(opened: OpenGame, table: Table): readonly DealResult[] {
  return seatResults(opened, table).map(({ name, place, points }) => ({ name, place, points }));
}

export function finalOf({ rules }: OpenGame, table: Table): FinalView {
  const { options, resources, last, moveCount, seed, seedHash } = table;
  return {
    options,
    resources,
    last,
    moveCount,
    seed,
    seedHash,
    outcome: outcomeOf(table),
    view: rules.view(table.state, 'open'),
    picks: table.seats.map(({ picks }) => picks),
    playedMs: timePlayed(table, table.at),
  };
}

function outcomeOf({ outcome }: Table): Outcome {
  if (!outcome) throw new Error('a game that is not over');
  return outcome;
}

function seatResults({ game, rules }: OpenGame, table: Table): readonly SeatResult[] {
  const { standings, winners } = outcomeOf(table);
  const scores = rules.scores(rules.view(table.state, 'open'));
  return table.seats.map((occupant, seat) => {
    const { name, bot, player, hintsUsed } = occupant;
    const standing = standings.find(({ seats }) => seats.includes(seat))!;
    const points = pointsOf(standing, scores[seat] ?? null);
    const { place } = standing;
    const won = winners.includes(seat);
    return { seat, name, bot, player, ...rivalry(game, occupant), place, points, won, hintsUsed };
  });
}

/** Where a team has a place, its points are the team's: then those that the seat has on the board. */
function pointsOf({ team, points }: Standing, own: number | null): number | null {
  return team === null ? points : (own ?? points);
}

function rankedResult(table: Table, record: GameRecord): RankedResult {
  const { seat, ranking, variant, rank, timed, secondsPerHint } = record;
  const { hintsUsed } = table.seats[seat]!;
  const timeMs = timed ? timePlayed(table, table.at) + hintsUsed * secondsPerHint * 1000 : 0;
  return { seat, ranking, variant, rank, timeMs, counts: isCounted(table, record) };
}

function isCounted({ origin, seats, undoneAt }: Table, { seat, allows }: GameRecord): boolean {
  const { player, hintsUsed } = seats[seat]!;
  if (origin !== 'new' || player === null) return false;
  if (undoneAt > 0 && !allows.includes('undo')) return false;
  return hintsUsed === 0 || allows.includes('hint');
}
