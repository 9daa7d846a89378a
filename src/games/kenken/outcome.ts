/** How it ended: who was first with a right grid, how far the others were, and what the rankings may count. */
import type { GameRecord, Outcome, Standing } from '../../core/game.ts';
import type { Phrase } from '../../core/phrase.ts';
import type { Seat } from '../../core/seat.ts';
import { freeCells, type Level } from './level.ts';
import { onlySolution, type Puzzle } from './puzzle.ts';
import { isOver, type Place, type State } from './state.ts';

export function outcome(level: Level, { places, last }: State): Outcome | null {
  if (!isOver(places)) return null;
  const winner = winnerOf(places);
  const solved = places.find(({ status }) => status === 'solved');
  const points = places.map(({ status, sheet }) =>
    solved && status !== 'left' ? countAlike(level, sheet.entries, solved.sheet.entries) : null,
  );
  return {
    standings: standingsOf(winner, points),
    winners: winner === null ? [] : [winner],
    reason: reasonFor(places, winner, last?.move.do === 'solve'),
  };
}

/** The first with a right grid, or the last who stayed in a race. */
function winnerOf(places: readonly Place[]): Seat | null {
  const solved = places.findIndex(({ status }) => status === 'solved');
  if (solved >= 0) return solved;
  const staying = places.findIndex(({ status }) => status === 'playing');
  return staying >= 0 ? staying : null;
}

/** How many of the cells to fill are as in the winner's grid: any right filling will do. */
function countAlike(level: Level, entries: readonly number[], right: readonly number[]): number {
  return freeCells(level).filter((cell) => entries[cell] === right[cell]).length;
}

/** The winner, then those who stayed by points, then those who left. */
function standingsOf(winner: Seat | null, points: readonly (number | null)[]): readonly Standing[] {
  const worth = (seat: Seat) => (seat === winner ? Number.MAX_SAFE_INTEGER : (points[seat] ?? -1));
  const seats = [...points.keys()].sort((a, b) => worth(b) - worth(a));
  return seats.map((seat) => ({
    place: 1 + seats.filter((other) => worth(other) > worth(seat)).length,
    seats: [seat],
    team: null,
    points: points[seat]!,
  }));
}

function reasonFor(places: readonly Place[], winner: Seat | null, shown: boolean): Phrase {
  if (winner === null && places.length === 1 && !shown)
    return { code: 'over.gave-up', params: { who: { seat: 0 } } };
  if (winner === null) return { code: shown ? 'over.shown' : 'over.left' };
  const params = { who: { seat: winner } };
  return { code: places[winner]!.status === 'solved' ? 'over.solved' : 'over.alone', params };
}

/** The winner's time, where the level is known to have one solution only and the room has not given any of it away. */
export function records(puzzle: Puzzle, { places }: State): readonly GameRecord[] {
  const seat = places.findIndex(({ status }) => status === 'solved');
  if (seat < 0 || places[seat]!.sheet.helped || !onlySolution(puzzle)) return [];
  return [
    {
      seat,
      ranking: 'time',
      variant: puzzle.hash,
      rank: [],
      timed: true,
      allows: ['undo', 'hint'],
      secondsPerHint: 30,
    },
  ];
}
