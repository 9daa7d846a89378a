/** What one does with the tiles: where they go, what is in the hand, what is looked at. Board, rack and lists share it. */
import { useEffect, useMemo } from 'react';
import type { Phrase } from '../../../core/phrase.ts';
import type { Seat } from '../../../core/seat.ts';
import { storeOf } from '../../../web/kit/store.ts';
import { type Alphabet, alphabetOf, inOrder } from '../lexicon/alphabet.ts';
import { blank } from '../lexicon/bag.ts';
import { type Move, ownRack } from '../position.ts';
import { followed, type Laid, at as laidAt, moveOf, onBoard, settled, withLaid, without } from './laying.ts';
import { type Preview, previewOf } from './preview.ts';
import { arranged, movedTo, type Reordering, reordered, shuffledSlots, sortedSlots } from './rack.ts';
import { nextFree, numberOf, squareAt, stepOn } from './squares.ts';
import { hasRack, type Table } from './table.ts';
import { typeLetter } from './typing.ts';

type Held = {
  /** The square where one writes; null: none is chosen. */
  readonly at: number | null;
  readonly across: boolean;
  /** What was typed of the tile laid last. */
  readonly typed: string;
  /** The slot whose tile waits for a square. */
  readonly picked: number | null;
  /** The slots whose tiles are to be exchanged; null while nobody thinks of that. */
  readonly exchanged: readonly number[] | null;
  /** A blank on its way to a square: what shall it be? */
  readonly asked: { readonly slot: number; readonly square: number } | null;
  /** The position after so many turns is looked at; null: the present one. */
  readonly turns: number | null;
};

const nothing: Held = {
  at: null,
  across: true,
  typed: '',
  picked: null,
  exchanged: null,
  asked: null,
  turns: null,
};
const held = storeOf<Held>(nothing);

/** How everybody at this screen likes their tiles ordered; it outlives a cover. */
const orders = storeOf<{ readonly by: Readonly<Record<Seat, readonly string[]>> }>({ by: {} });

export type Hand = Held & {
  readonly alphabet: Alphabet;
  /** One's own tiles in the order in which they stand; those that are laid too. */
  readonly rack: readonly string[];
  readonly laid: readonly Laid[];
  readonly preview: Preview | null;
  /** There are tiles to lay. */
  readonly isActive: boolean;
  readonly choose: (square: number) => void;
  readonly press: (square: number) => void;
  readonly turn: () => void;
  readonly pick: (slot: number) => void;
  readonly lay: (slot: number, square: number, as?: string) => void;
  readonly carry: (from: number, to: number) => void;
  readonly takeBack: (square: number) => void;
  readonly takeLast: () => void;
  /** `stays`: the arrow too. */
  readonly takeAll: (stays?: boolean) => void;
  readonly type: (letter: string, asBlank: boolean) => void;
  readonly reorder: (how: 'shuffle' | 'sort' | { readonly from: number; readonly to: number }) => void;
  readonly exchange: (begins: boolean) => void;
  readonly ask: (asked: Held['asked']) => void;
  readonly look: (turns: number | null) => void;
  readonly play: (move: Move) => void;
  /** Plays what is laid, or exchanges what is chosen; says why not. */
  readonly submit: () => void;
  /** Why neither can be done now. */
  readonly why: Phrase | null;
};

export function useHand(table: Table): Hand {
  const now = held.use();
  const { by } = orders.use();
  const { view, draft, setDraft, tell, play, mayAct, rules } = table;
  const { board, terms, kinds, me } = view;
  const { size } = terms;
  const alphabet = useMemo(() => alphabetOf(kinds), [kinds]);
  const isActive = hasRack(table);
  const rack = useMemo(() => arranged((me !== null && by[me]) || [], ownRack(view)), [by, me, view]);
  const laid = useMemo(
    () => (isActive ? settled(draft, rack, board, size) : []),
    [isActive, draft, rack, board, size],
  );
  const preview = previewOf(table, laid);
  const exchanged = isActive ? now.exchanged : null;

  const put = (next: readonly Laid[], change: Partial<Held> = {}) => {
    held.set({ picked: null, exchanged: null, typed: '', turns: null, ...change });
    setDraft(next.length > 0 ? { laid: next } : null);
  };
  const lay = (slot: number, square: number, as?: string) => {
    if (!isActive || board[square] !== '') return;
    if (rack[slot] === blank && as === undefined) return held.set({ asked: { slot, square }, picked: null });
    const tile = { ...squareAt(size, square), tile: onBoard(rack[slot]!, as ?? null), slot };
    const next = withLaid(laid, tile);
    const isTaken = (each: number) => laidAt(next, squareAt(size, each)) !== undefined;
    const follows = nextFree(board, size, stepOn(size, square, now.across), now.across, isTaken);
    put(next, { asked: null, at: now.at === null ? null : follows });
  };
  const takeBack = (square: number) => put(without(laid, squareAt(size, square)));
  const why = whyNot(table, { laid, exchanged, rack, alphabet });
  const reorder = (reordering: Reordering) => {
    if (me === null) return;
    orders.set({ by: { ...by, [me]: reordered(rack, reordering) } });
    held.set({ picked: null, exchanged: exchanged?.map((slot) => reordering.indexOf(slot)) ?? null });
    if (laid.length > 0) setDraft({ laid: followed(laid, reordering) });
  };
  const send = (move: Move) => {
    const checked = rules.check(view, move);
    if (!mayAct) return tell([{ code: 'not-your-turn' }], 'bad');
    if (!checked.ok) return tell(checked.problems, 'bad');
    held.set(nothing);
    play(move);
  };
  return {
    ...now,
    exchanged,
    alphabet,
    rack,
    laid,
    preview,
    isActive,
    why,
    lay,
    takeBack,
    choose: (square) => {
      if (square !== now.at) held.set({ at: square, typed: '' });
    },
    press: (square) => {
      if (!isActive) return;
      if (now.turns !== null) return held.set({ turns: null });
      if (laidAt(laid, squareAt(size, square))) return takeBack(square);
      if (board[square] !== '') return;
      if (now.picked !== null) return lay(now.picked, square);
      if (now.at !== square) return held.set({ at: square, typed: '', exchanged: null });
      if (now.across) return held.set({ across: false, typed: '' });
      held.set({ at: null, across: true, typed: '' });
    },
    turn: () => held.set({ across: !now.across, typed: '' }),
    pick: (slot) => {
      if (exchanged) return held.set({ exchanged: toggled(exchanged, slot) });
      if (now.at !== null && now.picked === null) return lay(slot, now.at);
      held.set({ picked: now.picked === slot ? null : slot });
    },
    carry: (from, to) => {
      const moved = laidAt(laid, squareAt(size, from));
      if (moved && board[to] === '') put(withLaid(without(laid, moved), { ...moved, ...squareAt(size, to) }));
    },
    takeLast: () => {
      const last = laid.at(-1);
      if (last) put(laid.slice(0, -1), { at: numberOf(size, last) });
    },
    takeAll: (stays = false) => {
      held.set({ ...nothing, across: now.across, at: stays ? now.at : null });
      if (laid.length > 0) setDraft(null);
    },
    type: (letter, asBlank) => {
      const typing = { board, size, alphabet, rack, laid, at: now.at, across: now.across, typed: now.typed };
      const after = typeLetter(typing, letter, asBlank);
      if (after === 'no-room') return tell([{ code: 'type.no-room' }], 'bad');
      if ('lacks' in after) return tell([{ code: 'type.lacks', params: { letter: after.lacks } }], 'bad');
      put(after.laid, { at: after.at, typed: after.typed });
    },
    reorder: (how) => {
      if (how === 'shuffle') reorder(shuffledSlots(rack, Math.random));
      else if (how === 'sort') reorder(sortedSlots(alphabet, rack));
      else reorder(movedTo(rack.length, how.from, how.to));
    },
    exchange: (begins) => {
      held.set({ ...nothing, exchanged: begins ? [] : null });
      if (laid.length > 0) setDraft(null);
    },
    ask: (asked) => held.set({ asked }),
    look: (turns) => held.set({ turns }),
    play: send,
    submit: () => {
      if (why) return tell([why], 'bad');
      send(exchanged ? exchangeOf(alphabet, rack, exchanged) : moveOf(laid));
    },
  };
}

type Wish = Pick<Hand, 'laid' | 'exchanged' | 'rack' | 'alphabet'>;

function whyNot({ view, rules, mayAct }: Table, { laid, exchanged, rack, alphabet }: Wish): Phrase | null {
  const move = exchanged ? exchangeOf(alphabet, rack, exchanged) : moveOf(laid);
  const checked = rules.check(view.me === null ? view : { ...view, turn: view.me }, move);
  if (!checked.ok) return checked.problems[0]!;
  return mayAct ? null : { code: 'not-your-turn' };
}

function exchangeOf(alphabet: Alphabet, rack: readonly string[], slots: readonly number[]): Move {
  return {
    kind: 'exchange',
    tiles: inOrder(
      alphabet,
      slots.map((slot) => rack[slot]!),
    ),
  };
}

function toggled(slots: readonly number[], slot: number): readonly number[] {
  return slots.includes(slot) ? slots.filter((each) => each !== slot) : [...slots, slot];
}

/** Nothing stays in the hand when the board goes: when it is covered, too. */
export function useNewHand(): void {
  useEffect(() => () => held.set(nothing), []);
}
