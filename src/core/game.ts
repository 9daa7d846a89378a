/**
 * What a game is. A `Game` is the closed box on the shelf: what a new table asks, and who may sit down. `open`
 * gives its `Rules` once the content it is played with (a dictionary, a level) has been prepared. Its `Engine` plays, proposes and
 * judges; it is loaded apart from the rules, so that screens, which never think, need not carry it; so is the `FileCodec`
 * that knows files of other programs.
 *
 * States hold secrets and stay with the host; views are what one viewer may know, and all that screens and bots
 * ever see. State, Move and View are plain JSON (`null`, never `undefined`). All functions are pure: chance comes
 * in as `random`, time as `budget`; nothing is mutated; what a user can cause never throws.
 */
import type { Strength } from './cast.ts';
import type { Field } from './form.ts';
import type { Language, Pen, Phrase } from './phrase.ts';
import type { Random } from './random.ts';
import type { Manifest, OpenResources, ResourceKind } from './resource.ts';
import type { Problem, Result } from './result.ts';
import type { Review } from './review.ts';
import type { Seat, SeatChoice, Viewer } from './seat.ts';
import type { GameCli } from './subcommand.ts';

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
  /** Sets of options that people know by a name, for forms to start from: each with a message `preset.KEY`. */
  readonly presets?: readonly Preset<Options>[];
  /**
   * The games that are the same for everybody on this day, `2026-07-29`, at least one; without it there are none. All
   * that such a game draws has to be drawn at its setup. The first is meant where nobody says which: it stays the first.
   */
  daily?(day: string): readonly DailyPuzzle<Options>[];
  /** Every bad field: its own code and path. */
  parseOptions(raw: unknown): Result<Options>;
  seats(options: Options): { readonly min: number; readonly max: number };
  /** What the next seat may pick, given those already taken; only what is still to be had, the best first. */
  seatForm(options: Options, taken: readonly SeatChoice[]): readonly Field[];
  parseSeat(options: Options, raw: unknown, taken: readonly SeatChoice[]): Result<SeatChoice>;
  /** Ids of the bots, weakest first; `bot.ID` says in the messages how one thinks. Logs name them, so they stay. */
  readonly bots: readonly string[];
  /** Which of them plays for which strength of the cast. What this game has no bot for is left out. */
  readonly strengths: Strengths;
  /** How strong the rivals are that quick play seats beside one person: somebody new to the game can win. */
  rivals(options: Options): readonly Strength[];
  /** Step by step, the player must choose which bots those are: none is chosen beforehand. */
  readonly asksRivals?: true;
  /** Whether what is dealt at the setup is left to chance, so that somebody may like to have the same deal again. */
  isDealt?(options: Options): boolean;
  /** Alone, its clock stands while nobody looks: it is a puzzle, and the time taken for it counts. */
  readonly restsAlone?: true;
  /** The ways to write a move, for help and completion. */
  readonly notation: readonly Notation[];
  /** Who takes moves back: the room, by its log; or the game, by these moves of its own (per seat). */
  readonly takeBack: 'room' | { readonly undo: string; readonly redo: string };
  /**
   * The move text by which a player asks to have the rest done. Who asks sends it as it stands; the host has the
   * engine's `solve` complete it before it is played, so that `play` itself never searches.
   */
  readonly solve?: string;
  /** The kinds of content it is played with; a field of the form asks for each. */
  readonly resources: readonly ResourceKind[];
  /** The rules, over prepared bytes by kind: at most 5 ms, however large. Bytes that are not whole are refused. */
  open(resources: OpenResources): Result<Rules<Options, State, Move, View>>;
  /** The manifests of a table that was made when tables named texts by kind: its texts as they were then. */
  legacyResources?(
    texts: Readonly<Record<string, string>>,
    options: unknown,
  ): Readonly<Record<string, Manifest>>;
  /** Files of other programs, where the game knows any. */
  readonly files?: FileFormats<Options, View>;
  /** Its `cli.ts`, where the command line can ask it for more than a table does. Loaded when somebody calls it. */
  cli?(): Promise<GameCli>;
}

/** The id of a bot for each strength that there is. */
export type Strengths = Readonly<Partial<Record<Strength, string>>>;

/** What a form does not find here stays as it is. `preset.KEY` names it, `preset.KEY.help` says what it is. */
export type Preset<Options = unknown> = { readonly key: string; readonly options: Partial<Options> };

/** A game of the day. */
export type DailyPuzzle<Options = unknown> = {
  /** A short lower-case noun or a number, for ever the same: days are claimed and kept by it. `today.KEY` names it in the messages. */
  readonly key: string;
  readonly options: Options;
  /**
   * Content to be made for the day, when somebody first asks for it. What the options have in the field that asks for
   * this kind gives way to its hash.
   */
  readonly make?: ContentWish;
};

/**
 * What `make` of a kind of the game is to fulfil; plain JSON. Its chance follows from the game, the key and the day
 * alone, so that the same program makes the same in every room. What a room has stored first stays, whatever a newer
 * program would make of it.
 */
export type ContentWish = { readonly kind: string; readonly wish: unknown };

/** How a game speaks with other programs: in files that are not the room's own. */
export interface FileFormats<Options = unknown, View = unknown> {
  /** What a table can be saved as; `file.KIND` names each in the messages. */
  readonly kinds: readonly string[];
  /** The extension of their names, without the dot. */
  readonly extension: string;
  /** Loaded when first needed: who plays has no use for it. */
  codec(): Promise<FileCodec<Options, View>>;
}

/** Reads and writes files of other programs. */
export interface FileCodec<Options = unknown, View = unknown> {
  /** Null for what is no file of this game at all, so that another may try. */
  read(text: string): Result<Found<Options, View>> | null;
  /** What `read` reads, of one of the kinds. */
  write(kind: string, played: Played<Options, View>): string;
}

/** A game as somebody has seen it: who played by which options, and every position up to now. */
export type Played<Options = unknown, View = unknown> = {
  readonly options: Options;
  readonly seats: readonly SeatChoice[];
  /** At least one. */
  readonly positions: readonly Position<View>[];
};

export type Position<View = unknown> = {
  /** The move that led here; null at the start, and where nobody moved or it is not known. */
  readonly move: { readonly seat: Seat; readonly text: string } | null;
  readonly view: View;
};

/** What a file holds: the start of a game, for a new table; or a game to look through, which none can be made of. */
export type Found<Options = unknown, View = unknown> = {
  /** What it is, and what in it was put right or may surprise. */
  readonly about: Phrase;
  readonly warnings: readonly Problem[];
} & (
  | { readonly kind: 'start'; readonly options: Options; readonly seats: readonly SeatChoice[] }
  | ({ readonly kind: 'view-only' } & Played<Options, View>)
);

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
  /**
   * How many moves of this seat were answered with something that is otherwise hidden (whether all is right so far): each
   * counts as a hint. It never falls by a move.
   */
  answers?(state: State, seat: Seat): number;
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
  /** The drawing names everybody with their points: nobody need be listed beside it. */
  readonly drawsSeats?: true;
  /** What the last move did, as this viewer may know it; empty before the first. */
  narrate(view: View): readonly Phrase[];
  /** What the view's seat has to do now, where "your turn" does not say it all; null when nothing. */
  task?(view: View): Phrase | null;
  /** What a player may have overlooked about a legal move of the view's seat; asked about before it is played. */
  doubt?(view: View, move: Move): Doubt | null;
  /** Points of every seat as this viewer may know them now; null where there is nothing to show. */
  scores(view: View): readonly (number | null)[];
  /** A state that fits the view, for bots that simulate; null when none does. */
  imagine(view: View, random: Random): State | null;
  /** What a seat may show of its finished game without giving anything away. */
  share?(view: View, seat: Seat, playedMs: number): Share;
  /** Whether the engine has hints to give. */
  readonly hints: boolean;
  /** Whether it has any for the view's seat now, where that is not always so. */
  hasHint?(view: View): boolean;
  /** Whose moves the engine has something to say about, by the open view; nobody's while the game goes on. */
  reviewableSeats?(view: View): readonly Seat[];
  /** Loaded when first needed: screens never think. */
  engine(): Promise<Engine<View, Move>>;
}

/** All that thinks about a game. It sees what a seat sees, and stops when the budget is spent. */
export interface Engine<View = unknown, Move = unknown> {
  /** By the ids of the game's bots. */
  readonly bots: Readonly<Record<string, Bot<View, Move>>>;
  /** Proposals for the view's seat, the best first; where the rules say that there are `hints`. */
  hint?(view: View, random: Random, budget: Budget): readonly Hint<Move>[];
  /** The whole move that `Game.solve` stands for, from where the view's seat is; or why there is none. */
  solve?(view: View, random: Random, budget: Budget): Result<Move>;
  /**
   * What the moves of one of the seats `reviewableSeats` were worth, by the open view of a finished game and, where that
   * does not tell how it came about, its moves in order. Answers in any case: with what it has when the budget is spent.
   */
  review?(view: View, seat: Seat, random: Random, budget: Budget, past?: readonly PastMove[]): Review;
}

/** A move or forfeit that counts, of any seat, as a look back is told of it. */
export type PastMove = {
  readonly seat: Seat;
  /** Null for a forfeit. */
  readonly text: string | null;
  /** How long the game had lasted, pauses not counted. */
  readonly ms: number;
  /** Whether it is what a hint had proposed to the seat just then. */
  readonly hinted: boolean;
};

/** A bot sees what its seat sees, so it cannot cheat. It answers in any case, at once when the budget is spent. */
export interface Bot<View = unknown, Move = unknown> {
  /** Milliseconds that it likes to think, where it is not two seconds; the room has a limit. */
  readonly budget?: number;
  choose(view: View, random: Random, budget: Budget): Move;
}

/** How long a computation may go on: asked now and then, says when to stop. */
export type Budget = { readonly spent: () => boolean };

export type Hint<Move> = {
  readonly move: Move;
  /** What it is worth in the game's own points, where that can be said. */
  readonly worth: number | null;
  /** What to play and what it gains, in one sentence of the game's own. */
  readonly reason: Phrase;
  /**
   * The same told bit by bit, for who would rather find the rest alone: where to look, by which technique, what follows,
   * and at last the move. Without them the reason is all there is to tell.
   */
  readonly stages?: readonly HintStage[];
};

export type HintStage = {
  readonly says: Phrase;
  /** What a board shows meanwhile, all of it: nothing is left of the stage before. */
  readonly marks: readonly HintMark[];
};

/** A place on the board that a hint speaks of: to look at, with values that can't stand there, or that can be put there. */
export type HintMark = {
  /** As moves name it: `b3`. */
  readonly at: string;
  readonly as: 'look' | 'gone' | 'put';
  readonly values: readonly number[];
};

/** A result to show to others, who may still have the same game before them. */
export type Share = {
  /** In a word, such as 6/10. */
  readonly result: Phrase;
  /** What the way there looked like: a row of squares for each step, and the same in words. */
  readonly rows: readonly { readonly squares: readonly Square[]; readonly says: Phrase }[];
};

export type Square = 'right' | 'near' | 'none';

/** Why somebody might not want to play a legal move. */
export type Doubt = {
  /** It can gain nothing at all; or it can't win by itself, which may be meant. */
  readonly kind: 'useless' | 'unlikely';
  readonly says: Phrase;
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
  /**
   * By what the winners have won, where that is a number: a message that goes on after who won and begins with its own
   * comma or space, `, 27 to 9`, ` in 5 guesses`.
   */
  readonly by?: Margin;
};

export type Margin = { readonly code: string; readonly params: Readonly<Record<string, number>> };

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

/** A game as its folder exports it, with the versions that older tables are still played by. */
export type GameModule = {
  readonly game: Game;
  readonly earlier?: Readonly<Record<number, Game>>;
};

/** Tables keep the rules they began with; null for a version that is not here. */
export function gameOfVersion({ game, earlier }: GameModule, version: number): Game | null {
  return game.version === version ? game : (earlier?.[version] ?? null);
}

/** Good options for somebody who speaks this language. */
export function defaultsFor<Options>(game: Game<Options>, language: Language): Options {
  return game.defaultsIn?.(language) ?? game.defaults;
}
