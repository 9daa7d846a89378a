/** What a game shows in the browser. A game without a face of its own gets the board that is drawn as text. */
import type { ComponentType, ReactNode } from 'react';
import type { HintMark, Outcome, Rules } from '../../core/game.ts';
import type { Phrase, PieceTone, Say } from '../../core/phrase.ts';
import type { ResourceNames } from '../../core/resource.ts';
import type { Review } from '../../core/review.ts';
import type { Seat } from '../../core/seat.ts';
import type { SeatCardProps } from './SeatCard.tsx';
import type { PieceProps } from './Told.tsx';

export type BoardProps<View = unknown, Move = unknown> = {
  readonly view: View;
  readonly rules: Rules<unknown, unknown, Move, View>;
  readonly options: unknown;
  /** The seat played at this screen now; null: looking on. */
  readonly seat: Seat | null;
  /** It may move now: not while a move is on its way, in a pause or a replay. */
  readonly mayAct: boolean;
  readonly names: readonly string[];
  /** The game's words and the house's. */
  readonly say: Say;
  /** A half-made move, plain JSON, null at first; kept over reloads, cleared after a move. */
  readonly draft: unknown;
  readonly setDraft: (draft: unknown) => void;
  /** Sends a move; what is refused is shown by the page. */
  readonly play: (move: Move) => void;
  /** A move on its way, as text. */
  readonly pending: string | null;
  /** A proposed move, as text. */
  readonly hinted: string | null;
  /** What the hint speaks of as far as it has been told; null where it marks nothing. */
  readonly hintMarks?: readonly HintMark[] | null;
  /** Says something in the status line, aloud too. */
  readonly tell: (phrases: readonly Phrase[], tone?: 'plain' | 'bad') => void;
  /** The player wants the first click to play, without a second one that confirms. */
  readonly oneClick?: boolean;
  readonly replaying: boolean;
  /** Why nothing that counts as a hint may be asked for at this table; null where it may. */
  readonly noHints?: Phrase | null;
  /** All positions so far, this one last, for a face with `openPast`; null while they are on their way. */
  readonly past?: readonly View[] | null;
  /** For Tools: buttons of the table that stand in the row of its own, after the main button (the lists; undo, hint). */
  readonly aids?: ReactNode;
};

export type RosterProps<View = unknown, Move = unknown> = {
  readonly label: string;
  readonly seats: readonly SeatCardProps[];
  /** Null while there is nothing to show. */
  readonly board: BoardProps<View, Move> | null;
};

export type PodiumProps<View = unknown> = {
  readonly outcome: Outcome;
  readonly view: View;
  readonly names: readonly string[];
  readonly say: Say;
};

/** A look back at the moves of a seat, once the game is over. */
export type ReviewProps = {
  readonly review: Review;
  readonly view: unknown;
  readonly seat: Seat;
  readonly say: Say;
};

/** Keys that do something together or each for itself, as they are printed on them, and what: a message. */
export type KeyHelp = { readonly keys: readonly string[]; readonly code: string };

export type GameUi = {
  /** It fills its place in the layout (`TableLayout`): as a rule by the class `board-fit`. */
  readonly Board: ComponentType<BoardProps>;
  /** Width of the board by its height at a table with these options; without it, a square. */
  readonly ratio?: (options: unknown) => number;
  /** Palette, rack, pad and the main button: in the column when wide, else the dock. It shows `aids` in its row of buttons. */
  readonly Tools?: ComponentType<BoardProps>;
  /** Wide, its tools lie under the board (a rack); they are 70 px high then. */
  readonly toolsUnder?: true;
  /** Further sections of the side column. */
  readonly Notes?: ComponentType<BoardProps>;
  /** A look back; without it, the table as it comes. */
  readonly Review?: ComponentType<ReviewProps>;
  /** Everybody at the table, in place of the house's own list. */
  readonly Roster?: ComponentType<RosterProps>;
  /** A piece that sentences speak of, by the code of its name. */
  readonly Piece?: ComponentType<PieceProps>;
  /** What the status line adds on one's own turn. */
  readonly StatusNote?: ComponentType<BoardProps>;
  /** What keys do at this board, now. Without it, the message `keys.help`, if the game has one. */
  readonly keys?: (view: unknown) => readonly KeyHelp[];
  /** Above the final ranking. */
  readonly Podium?: ComponentType<PodiumProps>;
  /** In a dock `aids` hold the buttons for undo and hint too; the head then leaves them out. */
  readonly aidsInDock?: true;
  /** Its tools have a button for undo at any width; the head leaves it out. */
  readonly undoInTools?: true;
  /** The board wants to know all positions so far; nothing in them is hidden from anybody. */
  readonly openPast?: true;
  /** A small picture of a board for lists, square, decorative. */
  readonly Thumb?: ComponentType<{ readonly view: unknown }>;
  /** Pictures of choices, by the key of the form ('shape') or of a seat ('seat.colour'). */
  readonly pictures?: Readonly<Record<string, ComponentType<{ readonly value: string }>>>;
  /** What is played at a table with these options and this content, in a few words: `medium circle, free rules`. */
  readonly subtitle?: (options: unknown, say: Say, content?: ResourceNames) => string | null;
  /** Content of this kind has an order: what comes after one, by their names; offered at the end to who played alone. */
  readonly next?: {
    readonly kind: string;
    readonly after: (name: string, names: readonly string[]) => string | null;
  };
  /** Content of this kind can be printed (`web/print.tsx`). */
  readonly prints?: string;
  /** The second line of a seat, such as its colour in words. */
  readonly detail?: (view: unknown, seat: Seat, say: Say) => string | null;
  /** What the number at a seat counts, where that is not points. */
  readonly scoreUnit?: (score: number, say: Say) => string;
  readonly tone?: (view: unknown, seat: Seat) => PieceTone | null;
  /** Whether the seat has given up, for the final ranking. */
  readonly gaveUp?: (view: unknown, seat: Seat) => boolean;
};

/** What lists and covers need. What a game is played with may come later, when a table is opened. */
export type FaceOnShelf = Partial<GameUi> & { readonly unpack?: () => Promise<Partial<GameUi>> };
