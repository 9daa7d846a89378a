/**
 * The game that the terminal is tested with: take one to three sticks, whoever takes the last wins. It has no hidden
 * corners of its own; what a test needs of other games (secrets, races, hints, undo by move) it can be given.
 */
import { type Field, parseForm } from '../core/form.ts';
import type { Engine, Game, Preview, Rules } from '../core/game.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { parseSeatChoice } from '../core/seating.ts';
import type { Words } from './language.ts';
import type { Shelf } from './shelf.ts';

type Options = { readonly sticks: number; readonly most: number };
type State = {
  readonly left: number;
  readonly most: number;
  readonly turn: Seat;
  readonly playing: readonly boolean[];
  readonly last: { readonly seat: Seat; readonly taken: number } | null;
};
type Move = { readonly take: number };
type View = State & { readonly me: Seat | null };

export type Knobs = {
  /** Every seat holds a card that the others must not see. */
  readonly secret?: true;
  /** All may take at once. */
  readonly race?: true;
  readonly hints?: true;
  /** A word that takes two sticks. */
  readonly word?: string;
  readonly takeBack?: Game['takeBack'];
};

export type Sticks = Game<Options, State, Move, View>;

const form: readonly Field[] = [
  { key: 'sticks', kind: 'number', min: 5, max: 60 },
  { key: 'most', kind: 'number', min: 2, max: 5 },
];
const defaults: Options = { sticks: 21, most: 3 };
const bots = ['low', 'high'];

export function sticks(knobs: Knobs = {}): Sticks {
  return {
    id: 'sticks',
    version: 1,
    form,
    defaults,
    parseOptions: (raw) => parseForm(form, defaults, raw),
    seats: () => ({ min: 2, max: 4 }),
    seatForm: () => [],
    parseSeat: (_, raw, taken) => parseSeatChoice(raw, [], bots, taken),
    bots,
    strengths: { 1: 'low', 3: 'high' },
    rivals: () => [3],
    notation: [{ name: 'take', short: 'tk', form: 'take 2' }],
    takeBack: knobs.takeBack ?? 'room',
    resources: [],
    open: () => ok(rules(knobs)),
  };
}

function rules(knobs: Knobs): Rules<Options, State, Move, View> {
  const check = (view: View, { take }: Move) => checked(view, take, knobs);
  return {
    ready: () => ok(null),
    setup: ({ sticks: left, most }, seats) => ({
      left,
      most,
      turn: 0,
      playing: seats.map(() => true),
      last: null,
    }),
    toAct: (state) => toAct(state, knobs),
    play: (state, seat, move) => {
      const allowed = check({ ...state, me: seat }, move);
      if (!allowed.ok) return allowed;
      const left = state.left - move.take;
      return ok({ ...state, left, turn: after(state, seat), last: { seat, taken: move.take } });
    },
    forfeit: (state, seat) => {
      const without = { ...state, playing: state.playing.with(seat, false) };
      return state.turn === seat ? { ...without, turn: after(without, seat) } : without;
    },
    outcome,
    records: () => [],
    view: (state, viewer) => ({ ...state, me: typeof viewer === 'number' ? viewer : null }),
    redeal: (state) => (knobs.secret ? { ...state } : null),
    *moves({ left, most }) {
      for (let take = 1; take <= Math.min(most, left); take++) yield { take };
    },
    check,
    formatMove: ({ take }) => `${take}`,
    parseMove: (text) => {
      const found = text === knobs.word ? '2' : /^(?:take )?(\d)$/.exec(text)?.[1];
      return found ? ok({ take: Number(found) }) : refuse('move-unreadable', { text: text.slice(0, 40) });
    },
    renderText: ({ left, me }, { say }) =>
      `${'|'.repeat(left)} ${say('heap', { left })}${knobs.secret ? `, card of ${me ?? 'nobody'}` : ''}`.trim(),
    narrate: ({ last }) =>
      last ? [{ code: 'took', params: { who: { seat: last.seat }, taken: last.taken } }] : [],
    scores: ({ playing }) => playing.map(() => null),
    imagine: ({ me: _, ...state }) => state,
    hints: knobs.hints ?? false,
    engine: async () => engine(knobs),
  };
}

function engine({ hints }: Knobs): Engine<View, Move> {
  return {
    bots: {
      low: { choose: () => ({ take: 1 }) },
      high: { choose: ({ left, most }) => ({ take: Math.min(left, most) }) },
    },
    ...(hints && { hint: () => [{ move: { take: 2 }, worth: 5, reason: { code: 'good' } }] }),
  };
}

function toAct({ left, turn, playing }: State, { race }: Knobs): readonly Seat[] {
  const able = [...playing.keys()].filter((seat) => playing[seat]);
  if (left === 0 || able.length < 2) return [];
  return race ? able : [turn];
}

function checked(view: View, take: number, knobs: Knobs): Result<Preview> {
  const most = Math.min(view.most, view.left);
  if (toAct(view, knobs).length === 0) return refuse('game-over');
  if (view.me === null || !toAct(view, knobs).includes(view.me)) return refuse('not-your-turn');
  if (take < 1 || take > most) return refuse('take-range', { most });
  return ok({ worth: null, says: [{ code: 'leaves', params: { left: view.left - take } }] });
}

function outcome({ left, last, playing }: State): ReturnType<Rules['outcome']> {
  const able = [...playing.keys()].filter((seat) => playing[seat]);
  if (left > 0 && able.length > 1) return null;
  const winner = left === 0 ? last!.seat : able[0];
  const standings = [...playing.keys()]
    .map((seat) => ({ place: seat === winner ? 1 : 2, seats: [seat], team: null, points: null }))
    .sort((a, b) => a.place - b.place);
  return { standings, winners: winner === undefined ? [] : [winner], reason: { code: 'over.empty' } };
}

function after({ playing }: State, seat: Seat): Seat {
  for (let step = 1; step < playing.length; step++) {
    const next = (seat + step) % playing.length;
    if (playing[next]) return next;
  }
  return seat;
}

export const en = {
  name: 'Sticks',
  tagline: 'Take the last stick',
  'form.sticks': 'Sticks in the heap',
  'form.most': 'At most at once',
  'bot.low': 'Modest',
  'bot.high': 'Greedy',
  'notation.take': 'Take that many sticks.',
  'take-range': 'Take between 1 and {most}.',
  leaves: 'Leaves {left} {left:stick|sticks}.',
  heap: '{left} {left:stick|sticks}',
  good: 'Two are good.',
  took: '{who} took {taken} {taken:stick|sticks}.',
  'over.empty': 'The game is over.',
};

const words: Words = { en, ca: { ...en, name: 'Bastonets' }, es: { ...en, name: 'Palitos' } };

export function shelfOf(game: Sticks = sticks()): Shelf {
  return { games: { sticks: async () => ({ game }) }, words: { sticks: async () => ({ messages: words }) } };
}
