/**
 * What a game is. A `Game` is the closed box on the shelf: what a new table asks, and who may sit down. `open`
 * gives its `Rules` once the things it needs (a dictionary, a level) have been found.
 *
 * States hold secrets and stay with the host; views are what one viewer may know, and all that screens and bots
 * ever see. State, Move and View are plain JSON (`null`, never `undefined`). All functions are pure: chance comes
 * in as `random`, time as `budget`; nothing is mutated; what a user can cause never throws.
 */
import type { Field } from './form.ts';
import type { Language, Pen, Phrase } from './phrase.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';
import type { Review } from './review.ts';
import type { Seat, SeatChoice, Viewer } from './seat.ts';

export interface Game<Options = unknown, State = unknown, Move = unknown, View = unknown> {
  /** Lower-case noun; also the folder's name. */
  readonly id: string;
  /** Tables keep the rules they began with: a change that would replay an old log differently is a new version. */
  readonly version: number;
  /** What a new table asks. */
  readonly form: readonly Field[];
  /** Good options for quick play. */
  readonly defaults: Options;
  /** Where they depend on the player's language (a dictionary): those instead. */
  defaultsIn?(language: Language): Options;
  /** Every bad field: its own code and path. */
  parseOptions(raw: unknown): Result<Options>;
  seats(options: Options): { readonly min: number; readonly max: number };
  /** What the next seat may pick, given those already taken; only what is still to be had, the best first. */
  seatForm(options: Options, taken: readonly SeatChoice[]): readonly Field[];
  parseSeat(options: Options, raw: unknown, taken: readonly SeatChoice[]): Result<SeatChoice>;
  /** Ids of the bots, weakest first; `bot.ID` names one in the messages. */
  readonly bots: readonly string[];
  /** The bots that quick play seats beside one person. */
  rivals(options: Options): readonly string[];
  /** The ways to write a move, for help and completion. */
  readonly notation: readonly Notation[];
  /** Who takes moves back: the room, by its log; or the game, by moves of its own (per seat). */
  readonly takeBack: 'room' | 'game';
  /** What must be found before the game can be opened. */
  assets(options: Options): readonly AssetRef[];
  /** The rules, with the assets' texts by kind. A text that is not what it should be is refused. */
  open(assets: Assets): Result<Rules<Options, State, Move, View>>;
}

export interface Rules<Options = unknown, State = unknown, Move = unknown, View = unknown> {
  /** Whether these seats may start (teams filled, one codemaker, a bag large enough …). */
  ready(options: Options, seats: readonly SeatChoice[]): Result<null>;

  // Host side: these take a State.

  setup(options: Options, seats: readonly SeatChoice[], random: Random): State;
  /** Who may move now; several may at once; nobody once the game is over. */
  toAct(state: State): readonly Seat[];
  play(state: State, seat: Seat, move: Move, random: Random): Result<State>;
  /** The seat gives up its game, for whatever reason; the others go on if they can. */
  forfeit(state: State, seat: Seat, why: ForfeitReason): State;
  /** Null while the game goes on. */
  outcome(state: State): Outcome | null;
  /** What rankings may count, once the game is over. */
  records(state: State): readonly GameRecord[];
  /** What this viewer may know, the last move included; 'open' shows all and is for when the game is over. */
  view(state: State, viewer: Viewer): View;
  /** Another state that this viewer cannot tell from this one; null when nothing is hidden from them. */
  redeal(state: State, viewer: Seat | 'spectator', random: Random): State | null;

  // Anywhere: these take a View.

  /** Legal moves of the view's seat; may be a sample where there are too many, never empty when it is to act. */
  moves(view: View, random: Random): Iterable<Move>;
  /** What a move would do and be worth, or why not; agrees with `play` on all that the seat can know. */
  check(view: View, move: Move): Result<Preview>;
  /** The one way a move is written on the wire, in the log and in files. */
  formatMove(move: Move): string;
  /** Reads what `formatMove` writes, and what people type. */
  parseMove(text: string, view: View): Result<Move>;
  /** The board as text, for terminals, golden files and screen readers. */
  renderText(view: View, pen: Pen): string;
  /** What the last move did, as this viewer may know it; empty before the first. */
  narrate(view: View): readonly Phrase[];
  /** What the view's seat has to do now, where "your turn" does not say it all; null when nothing. */
  task?(view: View): Phrase | null;
  /** Points of every seat as this viewer may know them now; null where there is nothing to show. */
  scores(view: View): readonly (number | null)[];
  /** A state that fits the view, for bots that simulate; null when none does. */
  imagine(view: View, random: Random): State | null;
  readonly bots: Readonly<Record<string, Bot<View, Move>>>;
  /** Proposals for the view's seat, the best first. */
  hint?(view: View, random: Random, budget: Budget): readonly Hint<Move>[];
  /** What the moves were worth, once the game is over. */
  readonly review?: Reviewer<View>;
}

/** Looks back at the open view of a finished game. */
export interface Reviewer<View = unknown> {
  /** Whose moves there is something to say about; nobody's while the game goes on. */
  seats(view: View): readonly Seat[];
  /** One of those seats. Answers in any case: with what it has when the budget is spent. */
  look(view: View, seat: Seat, random: Random, budget: Budget): Review;
}

/** A bot sees what its seat sees, so it cannot cheat. It answers in any case, at once when the budget is spent. */
export interface Bot<View = unknown, Move = unknown> {
  choose(view: View, random: Random, budget: Budget): Move;
}

/** How long a computation may go on: asked now and then, says when to stop. */
export type Budget = { readonly spent: () => boolean };

export type Hint<Move> = {
  readonly move: Move;
  /** What it is worth in the game's own points, where that can be said. */
  readonly worth: number | null;
  readonly reason: Phrase;
};

/** What a move would do: points where there are any, and what to say about it. */
export type Preview = { readonly worth: number | null; readonly says: readonly Phrase[] };

export type ForfeitReason = 'resigned' | 'time' | 'gone';

export type Outcome = {
  /** Every seat exactly once, best first; equal ones share a place. */
  readonly standings: readonly Standing[];
  /** Nobody, one or several. */
  readonly winners: readonly Seat[];
  /** Why it is over. */
  readonly reason: Phrase;
};

export type Standing = {
  readonly place: number;
  /** One seat, or the members of a team. */
  readonly seats: readonly Seat[];
  readonly team: string | null;
  readonly points: number | null;
};

/** A result that a ranking may take in. */
export type GameRecord = {
  readonly seat: Seat;
  /** Which of the game's rankings. */
  readonly ranking: string;
  /** What is ranked apart (a level, a board size), or '' . */
  readonly variant: string;
  /** Compared from left to right, more is better. */
  readonly rank: readonly number[];
  /** The time on the clock decides after `rank`: less is better. */
  readonly timed: boolean;
  /** Help that does not spoil it. */
  readonly allows: readonly ('undo' | 'hint')[];
  /** What every hint adds to the time. */
  readonly secondsPerHint: number;
};

/** A way to write a move: `form` shows it, `notation.NAME` explains it. */
export type Notation = { readonly name: string; readonly short: string; readonly form: string };

export type AssetRef = { readonly kind: string; readonly name: string };
export type Assets = Readonly<Record<string, string>>;

/** Good options for somebody who speaks this language. */
export function defaultsFor<Options>(game: Game<Options>, language: Language): Options {
  return game.defaultsIn?.(language) ?? game.defaults;
}
