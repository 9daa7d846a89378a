/** A table as its screens have it, wherever it is kept: in a folder of this machine, or on a server far away. */
import type { Game, Rules } from '../core/game.ts';
import type { Problem, Result } from '../core/result.ts';
import type { Review } from '../core/review.ts';
import type { Seat } from '../core/seat.ts';
import type { Intent } from '../room/decide.ts';
import type { HintText } from '../room/event.ts';
import type { Screen } from '../room/screen.ts';
import type { Connection } from './connection.ts';
import type { AskFrames } from './frames.ts';
import type { News } from './newsfeed.ts';

/** To whom this screen speaks: the only one before it, or nobody by name. */
export function readerAt({ people }: Pick<TableClient, 'people'>): Seat | null {
  return people.length === 1 ? people[0]! : null;
}

/** An AbortSignal, as far as pure code needs to know: whether anybody still waits for an answer. */
export interface Gone {
  readonly aborted: boolean;
}

export interface TableClient {
  readonly id: string;
  readonly game: Game;
  readonly rules: Rules;
  /** What the active seat may see now; the same object until something happens. No view yet just after `activate`. */
  readonly screen: Screen;
  /** What the active seat did last and what happened since, as it may know it, oldest first. */
  readonly news: readonly News[];
  /** Seats played at this keyboard. */
  readonly people: readonly Seat[];
  /** Seats of people who are not here now. */
  readonly away: readonly Seat[];
  /** How many people look on without a seat, oneself among them. */
  readonly watching: number;
  /** Whether something is hidden from one of several people here: the screen is covered between them. */
  readonly hasSecrets: boolean;
  /** The bot whose move is awaited. */
  readonly thinking: Seat | null;
  readonly connection: Connection;
  /** Commands that are on their way. */
  readonly waiting: number;
  /** Why the table is no longer there. */
  readonly gone: Problem | null;
  /** Where others can join; null at a table of this machine. */
  readonly invite: string | null;
  /** Time on the clock by now, in milliseconds. */
  clock(): number;
  /** Makes a seat the active one; null looks on as a spectator does. */
  activate(seat: Seat | null): void;
  /** Whether somebody is before the screen. The clock of one alone stands while nobody is, where the game is such (S22). */
  attend(isHere: boolean): void;
  /** Resolves when the screen of the active seat is there, with its news. */
  fresh(): Promise<void>;
  /** Resolves when it is decided, however long the way there is. */
  send(intent: Intent): Promise<Result<null>>;
  /** Asks for a hint for this seat, and gives the proposals. */
  hint(seat: Seat): Promise<Result<readonly HintText[]>>;
  /** Some positions of the game so far, as the active seat may see them; open once it is over. */
  frames(...page: Parameters<AskFrames>): ReturnType<AskFrames>;
  /** What the moves of a seat were worth, once the game is over; null where there is nothing to say. */
  review(seat: Seat, gone: Gone): Promise<Result<Review | null>>;
  /** A new table with the same settings and seats, started if all of them are here; or with the same deal too. */
  again(sameDeal?: boolean): Promise<Result<TableClient>>;
  subscribe(listener: () => void): () => void;
  close(): void;
}
