/** Mastermind: find a hidden row of colours; every guess is told how near it comes. */
import type { Preview } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { ok, problem, type Result, refuse } from '../../core/result.ts';
import type { Seat, SeatChoice } from '../../core/seat.ts';
import { type Code, codesIn, drawCode, legalCode, pegPiece, pegPieces } from './code.ts';
import { allMarks, isImpossible, type Marks, marksInWords, marksOf, sameMarks, unevenPegs } from './marks.ts';
import { boardOf, isMaker, type Options } from './options.ts';
import { isContradiction, possibleCodes } from './possible.ts';
import {
  cluesOn,
  type Move,
  type Player,
  phaseOf,
  type Row,
  type State,
  targetOf,
  taskOf,
  type View,
} from './table.ts';
import { view } from './view.ts';

export function setup(options: Options, seats: readonly SeatChoice[], random: Random): State {
  const { role: mode, code, difficulty } = options;
  const board = boardOf(options);
  const codes = { breaker: () => [drawCode(board, random)], maker: () => [null], duel: () => [null, null] };
  return {
    mode,
    head: mode === 'maker' && code === 'head',
    difficulty,
    board,
    codes: codes[mode](),
    players: seats.map((seat) => ({ role: isMaker(seat) ? 'maker' : 'breaker', rows: [], done: null })),
    waiting: [],
    stuck: false,
    last: null,
  };
}

export function check(seen: View, move: Move): Result<Preview> {
  if (phaseOf(seen) === 'over') return refuse('game-over');
  const task = taskOf(seen, seen.me);
  if (task === null) return refuse('not-your-turn');
  if (move.kind !== task) return refuse(`wants-${task}`);
  if (move.kind === 'reply') return checkReply(seen, move.marks);
  const legal = legalCode(seen.board, move.code);
  if (!legal.ok) return legal;
  const left = seen.board.turns - seen.players[seen.me!]!.rows.length - 1;
  return ok({
    worth: null,
    says: move.kind === 'guess' ? [{ code: 'guesses-left', params: { left } }] : [],
  });
}

/** With a code that the room knows, only the true answer will do. */
function checkReply(seen: View, marks: Marks): Result<Preview> {
  const { positions } = seen.board;
  if (marks.right + marks.near > positions) return refuse('marks-many', { positions });
  if (isImpossible(marks, positions)) return refuse('marks-impossible');
  const truth = trueMarks(seen);
  if (truth && !sameMarks(marks, truth)) return wrongMarks(seen, truth);
  return ok({ worth: null, says: [marksInWords(marks)] });
}

/** The codemaker knows the code, and may be told how this very guess is counted. */
function wrongMarks(seen: View, truth: Marks): Result<never> {
  const [code, guess] = [seen.codes[0] as Code, waitingGuess(seen)!];
  const params = { code: { pieces: pegPieces(code) }, guess: { pieces: pegPieces(guess) }, ...truth };
  const repeats = unevenPegs(code, guess).map(({ peg, inCode, inGuess }) =>
    problem('marks-wrong.repeats', {
      color: { say: pegPiece(peg) },
      inCode,
      inGuess,
      counts: Math.min(inCode, inGuess),
    }),
  );
  return { ok: false, problems: [problem('marks-wrong', params), ...repeats] };
}

/** What the guess that waits should be told, as far as this can be known. */
export function trueMarks(seen: View): Marks | null {
  const guess = waitingGuess(seen);
  const code = seen.codes[0];
  return guess && code && code !== 'hidden' ? marksOf(code, guess) : null;
}

/** The guess that the codemaker has to answer next. */
export function waitingGuess({ players, waiting }: View): Code | null {
  return players[waiting[0]!]?.rows.at(-1)?.guess ?? null;
}

export function play(state: State, seat: Seat, move: Move): Result<State> {
  const checked = check(view(state, seat), move);
  if (!checked.ok) return checked;
  switch (move.kind) {
    case 'code':
      return ok(withCode(state, seat, move.code));
    case 'guess':
      return ok(withGuess(state, seat, move.code));
    case 'reply':
      return ok(withReply(state, seat, move.marks));
  }
}

function withCode(state: State, seat: Seat, code: Code): State {
  const own = state.mode === 'duel' ? seat : 0;
  const kind = phaseOf(state) === 'tell' ? 'tell' : 'code';
  return { ...state, codes: state.codes.with(own, code), last: { kind, seat, about: null } };
}

/** The room answers at once when it has the code to itself; a codemaker is asked. */
function withGuess(state: State, seat: Seat, guess: Code): State {
  const isAsked = state.mode === 'maker';
  const marks = isAsked ? null : marksOf(state.codes[targetOf(state, seat)]!, guess);
  const player = state.players[seat]!;
  const after = settled(state, { ...player, rows: [...player.rows, { guess, marks }] });
  return {
    ...state,
    players: state.players.with(seat, after),
    waiting: isAsked ? [...state.waiting, seat] : state.waiting,
    last: { kind: 'guess', seat, about: null },
  };
}

function withReply(state: State, seat: Seat, marks: Marks): State {
  const about = state.waiting[0]!;
  const player = state.players[about]!;
  const row = { guess: player.rows.at(-1)!.guess, marks };
  const after: State = {
    ...state,
    players: state.players.with(about, settled(state, { ...player, rows: player.rows.with(-1, row) })),
    waiting: state.waiting.slice(1),
    last: { kind: 'reply', seat, about },
  };
  return state.head ? { ...after, stuck: isContradiction(after.board, cluesOn(after, 0)) } : after;
}

/** A seat is done when its last row is all right, or when it was the last row. */
function settled({ board }: State, player: Player<Row>): Player<Row> {
  const marks = player.rows.at(-1)!.marks;
  if (player.done !== null || marks === null) return player;
  if (marks.right === board.positions) return { ...player, done: 'solved' };
  return player.rows.length === board.turns ? { ...player, done: 'spent' } : player;
}

/** Who is done already keeps the result. */
export function forfeit(state: State, seat: Seat): State {
  const player = state.players[seat]!;
  if (phaseOf(state) === 'over' || player.done !== null) return state;
  return {
    ...state,
    players: state.players.with(seat, { ...player, done: 'left' }),
    last: { kind: 'left', seat, about: null },
  };
}

export function* moves(seen: View, random: Random): Iterable<Move> {
  const task = taskOf(seen, seen.me);
  if (task === 'reply') for (const marks of replies(seen)) yield { kind: task, marks };
  else if (task !== null) for (const code of someCodes(seen, random)) yield { kind: task, code };
}

function replies(seen: View): readonly Marks[] {
  const truth = trueMarks(seen);
  return truth ? [truth] : allMarks(seen.board.positions);
}

const mostListed = 1500;
const sampleSize = 100;

/** All codes of a small board, a sample of a large one. */
function* someCodes({ board }: View, random: Random): Iterable<Code> {
  if (codesIn(board) <= mostListed) yield* possibleCodes(board, []);
  else for (let drawn = 0; drawn < sampleSize; drawn++) yield drawCode(board, random);
}
