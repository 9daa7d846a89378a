/**
 * Rolit: in turn, everybody puts one ball of their colour on the board; balls of other colours enclosed in a
 * straight line between it and another of the same colour turn to that colour. Most balls win.
 *
 * The variants differ in where a ball may go (`placesFor`) and in what lies on the board at the start:
 * - free: next to any ball, the first one anywhere;
 * - official: four balls in the centre; one must capture, and only who cannot puts it next to any ball;
 * - othello: two players, four balls in the centre; one must capture, and who cannot passes.
 */
import type { Preview } from '../../core/game.ts';
import { ok, type Problem, problem, type Refusal, type Result, refuse } from '../../core/result.ts';
import type { Seat, SeatChoice, Viewer } from '../../core/seat.ts';
import {
  type Balls,
  ballAt,
  countOf,
  emptyCells,
  neutral,
  noBalls,
  put,
  touches,
  turnedBy,
} from './balls.ts';
import { type Board, boards, type Cell, type Shape } from './boards.ts';
import type { Color } from './colors.ts';
import type { Options, Variant } from './options.ts';
import { ballsAt, parseStart } from './start.ts';

export type Player = {
  readonly color: Color;
  /** Null in classic games. */
  readonly team: string | null;
  /** False once the player has given up; the balls stay. */
  readonly playing: boolean;
};

export type State = {
  readonly variant: Variant;
  readonly shape: Shape;
  /** By seat. */
  readonly players: readonly Player[];
  readonly balls: Balls;
  /** Whose turn it is, while the game goes on. */
  readonly turn: Seat;
  readonly last: Last | null;
  /** Begun from a position that somebody brought along: such a game has no records. */
  readonly brought?: true;
};

/** The last move: where a ball was put (null for a pass) and which balls it turned. */
export type Last = { readonly seat: Seat; readonly cell: Cell | null; readonly turned: readonly Cell[] };

export type Move = Cell | 'pass';

/** Nothing is hidden here: the state, and who looks at it. */
export type View = State & { readonly me: Seat | null };

export function setup(options: Options, seats: readonly SeatChoice[]): State {
  const { variant, shape, mode } = options;
  const players = seats.map(({ picks }) => ({
    color: picks['color'] as Color,
    team: mode === 'teams' ? picks['team']! : null,
    playing: true,
  }));
  const start = options.start === undefined ? null : parseStart(options.start, shape);
  if (start) {
    const balls = ballsAt(start, boards[shape]);
    return { variant, shape, players, balls, turn: start.turn, last: null, brought: true };
  }
  return { variant, shape, players, balls: startOf(variant, boards[shape], players), turn: 0, last: null };
}

function startOf(variant: Variant, board: Board, players: readonly Player[]): Balls {
  if (variant === 'free') return noBalls(board);
  const official = [0, 1, 2, 3].map((seat) => (seat < players.length ? seat : neutral));
  const owners = variant === 'official' ? official : [1, 0, 1, 0];
  return noBalls(board).map((none, place) => owners[board.centre.indexOf(board.cells[place]!)] ?? none);
}

export function toAct(state: State): readonly Seat[] {
  return isOver(state) ? [] : [state.turn];
}

export function play(state: State, seat: Seat, move: Move): Result<State> {
  const refused = refusal(state, seat, move);
  if (refused) return refused;
  const turn = nextSeat(state);
  if (move === 'pass') return ok({ ...state, turn, last: { seat, cell: null, turned: [] } });
  const board = boards[state.shape];
  const turned = turnedBy(board, state.balls, seat, move);
  const balls = put(board, state.balls, seat, move, turned);
  return ok({ ...state, balls, turn, last: { seat, cell: move, turned } });
}

export function check({ me, ...state }: View, move: Move): Result<Preview> {
  return refusal(state, me, move) ?? ok(preview(state, move));
}

function refusal(state: State, seat: Seat | null, move: Move): Refusal | null {
  if (isOver(state)) return refuse('game-over');
  if (seat !== state.turn) return refuse('not-your-turn');
  const wrong = move === 'pass' ? passProblem(state) : placeProblem(state, move);
  return wrong && { ok: false, problems: [wrong] };
}

function passProblem(state: State): Problem | null {
  if (state.variant !== 'othello') return problem('pass-never');
  return placesFor(state, state.turn).length > 0 ? problem('pass-early') : null;
}

function placeProblem(state: State, cell: Cell): Problem | null {
  const board = boards[state.shape];
  const where = { cell: cell.toUpperCase() };
  if (!Object.hasOwn(board.places, cell)) return problem('off-board', where);
  if (ballAt(board, state.balls, cell) !== null) return problem('cell-taken', where);
  if (mayGo(state, state.turn, cell)) return null;
  if (state.variant === 'othello') {
    return problem(placesFor(state, state.turn).length > 0 ? 'turns-nothing' : 'must-pass', where);
  }
  return problem(touches(board, state.balls, cell) ? 'must-turn' : 'touches-nothing', where);
}

/** Whether a ball of this seat may go on this empty cell. */
function mayGo(state: State, seat: Seat, cell: Cell): boolean {
  const { variant, shape, balls } = state;
  if (!touches(boards[shape], balls, cell)) return isBare(state);
  if (variant === 'free' || turnedBy(boards[shape], balls, seat, cell).length > 0) return true;
  return variant === 'official' && placesFor(state, seat).includes(cell);
}

/** What a legal move does; in team games, for the team. */
export function preview(state: State, move: Move): Preview {
  if (move === 'pass') return { worth: 0, says: [{ code: 'would.pass' }] };
  const { shape, players, balls, turn } = state;
  const turned = turnedBy(boards[shape], balls, turn, move).length;
  const worth = gainOf(state, move);
  const total = partnersOf(players, turn).reduce((sum, seat) => sum + countOf(balls, seat), worth);
  const code = `would.${turned > 0 ? 'turn' : 'none'}${players[turn]!.team === null ? '' : '.team'}`;
  return { worth, says: [{ code, params: { cell: move.toUpperCase(), turned, total } }] };
}

/** How many more balls the side to move has after this move: a partner's ball that turns adds none. */
export function gainOf({ shape, players, balls, turn }: State, move: Move): number {
  if (move === 'pass') return 0;
  const partners: readonly (Seat | null)[] = partnersOf(players, turn);
  const board = boards[shape];
  const turned = turnedBy(board, balls, turn, move);
  return 1 + turned.filter((cell) => !partners.includes(ballAt(board, balls, cell))).length;
}

/** The seats whose balls count together with this one's, itself included. */
function partnersOf(players: readonly Player[], seat: Seat): readonly Seat[] {
  const { team } = players[seat]!;
  return team === null ? [seat] : [...players.keys()].filter((other) => players[other]!.team === team);
}

/** A seat that gives up no longer plays; its balls stay. Once a game is over, its result stands. */
export function forfeit(state: State, seat: Seat): State {
  if (isOver(state)) return state;
  const players = state.players.map((player, at) => (at === seat ? { ...player, playing: false } : player));
  const without = { ...state, players };
  return state.turn === seat ? { ...without, turn: nextSeat(without) } : without;
}

export function view(state: State, viewer: Viewer): View {
  return { ...state, me: typeof viewer === 'number' ? viewer : null };
}

export function moves({ me, ...state }: View): readonly Move[] {
  if (me !== state.turn || isOver(state)) return [];
  const places = placesFor(state, me);
  return places.length > 0 ? places : ['pass'];
}

/** Where a ball of this seat may go, by the rules of the variant. */
function placesFor(state: State, seat: Seat): readonly Cell[] {
  const { variant, shape, balls } = state;
  const board = boards[shape];
  const empty = emptyCells(board, balls);
  if (isBare(state)) return empty;
  const touching = empty.filter((cell) => touches(board, balls, cell));
  if (variant === 'free') return touching;
  const turning = touching.filter((cell) => turnedBy(board, balls, seat, cell).length > 0);
  return variant === 'official' && turning.length === 0 ? touching : turning;
}

/** Nothing lies on the board yet. */
function isBare({ last, balls }: State): boolean {
  return last === null && balls.every((owner) => owner === null);
}

/** Null while the game goes on. */
export function endOf(state: State): 'full' | 'stuck' | 'alone' | null {
  if (sidesPlaying(state) < 2) return 'alone';
  if (!state.balls.includes(null)) return 'full';
  // Only who must turn something can be without a place.
  if (state.variant !== 'othello') return null;
  const isStuck = (_: Player, seat: Seat) => placesFor(state, seat).length === 0;
  return state.players.every(isStuck) ? 'stuck' : null;
}

function isOver(state: State): boolean {
  return endOf(state) !== null;
}

function sidesPlaying({ players }: State): number {
  if (players.every(({ playing }) => playing)) return players.length;
  const still = [...players.entries()].filter(([, { playing }]) => playing);
  return new Set(still.map(([seat, { team }]) => team ?? seat)).size;
}

/** The next seat that still plays; the same one when there is no other. */
function nextSeat({ turn, players }: State): Seat {
  const inOrder = players.map((_, at) => (turn + 1 + at) % players.length);
  return inOrder.find((seat) => players[seat]!.playing) ?? turn;
}
