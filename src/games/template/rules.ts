/** Sticks: in turn, take one or a few from the heap; whoever takes the last one wins. */
import { type Field, parseForm } from '../../core/form.ts';
import type { Outcome, Preview } from '../../core/game.ts';
import { ok, type Result, refuse } from '../../core/result.ts';
import type { Seat, SeatChoice, Viewer } from '../../core/seat.ts';

export type Options = { readonly sticks: number; readonly most: number };

export type State = {
  readonly left: number;
  /** How many may be taken at once. */
  readonly most: number;
  readonly turn: Seat;
  /** Seats still in the game. */
  readonly playing: readonly boolean[];
  readonly last: { readonly seat: Seat; readonly taken: number } | null;
};

export type Move = { readonly take: number };

/** Nothing is hidden here: the state, and who looks at it. */
export type View = State & { readonly me: Seat | null };

export const form: readonly Field[] = [
  { key: 'sticks', kind: 'number', min: 5, max: 60 },
  { key: 'most', kind: 'number', min: 2, max: 5 },
];

export const defaults: Options = { sticks: 21, most: 3 };

export function parseOptions(raw: unknown): Result<Options> {
  return parseForm(form, defaults, raw);
}

export function setup({ sticks, most }: Options, seats: readonly SeatChoice[]): State {
  return { left: sticks, most, turn: 0, playing: seats.map(() => true), last: null };
}

export function toAct(state: State): readonly Seat[] {
  return isOver(state) ? [] : [state.turn];
}

export function play(state: State, seat: Seat, move: Move): Result<State> {
  const checked = check(view(state, seat), move);
  if (!checked.ok) return checked;
  const after = { ...state, left: state.left - move.take, last: { seat, taken: move.take } };
  return ok({ ...after, turn: isOver(after) ? seat : nextSeat(after) });
}

export function check({ me, ...state }: View, { take }: Move): Result<Preview> {
  if (isOver(state)) return refuse('game-over');
  if (me !== state.turn) return refuse('not-your-turn');
  const most = Math.min(state.most, state.left);
  if (!Number.isInteger(take) || take < 1 || take > most) return refuse('take-range', { most });
  return ok({ worth: null, says: [{ code: 'leaves', params: { left: state.left - take } }] });
}

export function forfeit(state: State, seat: Seat): State {
  const without = { ...state, playing: state.playing.map((still, other) => still && other !== seat) };
  return state.turn === seat && !isOver(without) ? { ...without, turn: nextSeat(without) } : without;
}

export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null;
  const winner = state.left === 0 ? state.last!.seat : state.playing.indexOf(true);
  const others = [...state.playing.keys()].filter((seat) => seat !== winner);
  const places = winner < 0 ? [others] : [[winner], others];
  return {
    standings: places.flatMap((seats, at) =>
      seats.map((seat) => ({ place: at + 1, seats: [seat], team: null, points: null })),
    ),
    winners: winner < 0 ? [] : [winner],
    reason: { code: state.left === 0 ? 'over.empty' : 'over.alone' },
  };
}

export function view(state: State, viewer: Viewer): View {
  return { ...state, me: typeof viewer === 'number' ? viewer : null };
}

export function* moves({ left, most }: View): Iterable<Move> {
  for (let take = 1; take <= Math.min(most, left); take++) yield { take };
}

function isOver({ left, playing }: State): boolean {
  return left === 0 || playing.filter(Boolean).length < 2;
}

function nextSeat({ turn, playing }: State): Seat {
  const seats = playing.length;
  let seat = (turn + 1) % seats;
  while (!playing[seat]) seat = (seat + 1) % seats;
  return seat;
}
