/** Who has won, and what rankings may count. */
import type { GameRecord, Margin, Outcome } from '../../core/game.ts';
import type { Param, Phrase } from '../../core/phrase.ts';
import type { Seat } from '../../core/seat.ts';
import { type Code, pegPieces } from './code.ts';
import { type Marks, marksOf, sameMarks } from './marks.ts';
import { answered, isAbandoned, type Known, phaseOf, type State, targetOf, type View } from './table.ts';

export function outcome(state: State): Outcome | null {
  if (phaseOf(state) !== 'over') return null;
  const merits = state.players.map((_, seat) => meritOf(state, seat));
  const best = Math.min(...merits);
  const points = scores(state);
  const ranked = [...merits.keys()].sort((a, b) => merits[a]! - merits[b]!);
  return {
    standings: ranked.map((seat) => ({
      place: merits.filter((merit) => merit < merits[seat]!).length + 1,
      seats: [seat],
      team: null,
      points: points[seat]!,
    })),
    winners: best < unbroken ? ranked.filter((seat) => merits[seat] === best) : [],
    reason: reason(state),
    ...(best < conceded && state.players.length > 1 && { by: inGuesses(best) }),
  };
}

/**
 * Less is better. First whoever broke the code, by the number of guesses; then who had no need to, because the
 * other side gave up or answered wrongly; then a codemaker; then who did not break it; last who gave up.
 */
function meritOf(state: State, seat: Seat): number {
  const { role, done, rows } = state.players[seat]!;
  if (done === 'left') return gaveUp;
  if (done === 'solved') return rows.length;
  if (role === 'maker') return unbeaten;
  return isConceded(state) ? conceded : unbroken;
}

const conceded = 100;
const unbeaten = 200;
const unbroken = 300;
const gaveUp = 400;

/** Who makes a code loses by leaving, and by answering wrongly. */
function isConceded(state: State): boolean {
  const { mode, players } = state;
  const makerLeft = players.some(
    ({ role, done }) => done === 'left' && (mode === 'duel' || role === 'maker'),
  );
  return makerLeft || wrongReplies(state).length > 0;
}

function inGuesses(n: number): Margin {
  return { code: 'by.guesses', params: { n } };
}

/** Who plays alone is told how it went; of several who won is told before. */
function reason(state: State): Phrase {
  const { players, mode } = state;
  const seatsDone = (how: 'solved' | 'left') =>
    [...players.keys()].filter((seat) => players[seat]!.done === how);
  const made: Param = { pieces: pegPieces(codeInTheEnd(state, 0) ?? []) };
  if (players.length === 1) return reasonAlone(players[0]!, made);
  const [solved, left] = [seatsDone('solved'), seatsDone('left')];
  if (isAbandoned(state)) return { code: 'over.resigned', params: { who: { seats: left }, n: left.length } };
  if (solved.length > 0)
    return mode === 'breaker' ? { code: 'over.was', params: { made } } : brokenBy(solved);
  if (wrongReplies(state).length > 0) return { code: 'over.wrong' };
  return mode === 'breaker' ? { code: 'over.nobody', params: { made } } : { code: 'over.unbroken' };
}

function reasonAlone({ done, rows }: State['players'][number], made: Param): Phrase {
  const who = { seat: 0 };
  if (done === 'solved') return { code: 'over.found', params: { who, n: rows.length } };
  return { code: done === 'left' ? 'over.left-alone' : 'over.missed', params: { who, made } };
}

function brokenBy(seats: readonly Seat[]): Phrase {
  return { code: 'over.broken', params: { who: { seats }, n: seats.length } };
}

/** Guesses used; nothing for who only answers. */
export function scores({ players }: Known): readonly (number | null)[] {
  return players.map(({ role, rows }) => (role === 'maker' ? null : rows.length));
}

const levels = { easy: 1, normal: 2, hard: 3, custom: 0 } as const;

/** Only codes that the room has drawn count: one that a friend made proves nothing. */
export function records(state: State): readonly GameRecord[] {
  const level = levels[state.difficulty];
  if (phaseOf(state) !== 'over' || state.mode !== 'breaker' || level === 0) return [];
  const solvers = [...state.players.keys()].filter((seat) => state.players[seat]!.done === 'solved');
  return solvers.map((seat) => ({
    seat,
    ranking: 'broken',
    variant: '',
    rank: [level, -state.players[seat]!.rows.length],
    timed: true,
    allows: [],
    secondsPerHint: 0,
  }));
}

/** Whose guesses can be looked back at: of all who got answers, once it is over. */
export function reviewableSeats(seen: View): readonly Seat[] {
  if (phaseOf(seen) !== 'over') return [];
  return [...seen.players.keys()].filter((seat) => answered(seen.players[seat]!.rows).length > 0);
}

/** A row (from 0) that a codemaker answered wrongly, and what it should have been told. */
export type WrongReply = { readonly seat: Seat; readonly row: number; readonly truth: Marks };

/** All wrong answers of a game, as soon as the code is known. */
export function wrongReplies(table: Known): readonly WrongReply[] {
  return table.players.flatMap(({ rows }, seat) => {
    const code = codeInTheEnd(table, targetOf(table, seat));
    if (code === null) return [];
    return rows.flatMap((row, at) => {
      const truth = row && marksOf(code, row.guess);
      return truth && row.marks && !sameMarks(truth, row.marks) ? [{ seat, row: at, truth }] : [];
    });
  });
}

/** The code as it was made or told; when it was only in the head, the guess that was called all right. */
export function codeInTheEnd(table: Known, at: number): Code | null {
  const code = table.codes[at] ?? null;
  if (code === 'hidden') return null;
  return code ?? (table.head ? calledRight(table) : null);
}

function calledRight({ players, board }: Known): Code | null {
  const clues = players.flatMap(({ rows }) => answered(rows));
  return clues.find(({ marks }) => marks.right === board.positions)?.guess ?? null;
}
