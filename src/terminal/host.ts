/** A table as screens know it, wherever it is kept: in this process or, some day, on a server far away. */
import type { Game, Hint, Rules } from '../core/game.ts';
import type { Phrase } from '../core/phrase.ts';
import type { Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Wish } from '../room/decide.ts';
import type { Frame } from '../room/past.ts';
import type { Screen } from '../room/screen.ts';

export interface TableHost {
  readonly game: Game;
  readonly rules: Rules;
  /** What the seat in hand may see now; the same object until something happens. */
  readonly screen: Screen;
  /** What happened since the seat in hand last moved, as it may know it, oldest first. */
  readonly told: readonly Phrase[];
  /** Seats played at this keyboard. */
  readonly people: readonly Seat[];
  /** Whether something is hidden from one of several people here: the screen is covered between them. */
  readonly hasSecrets: boolean;
  /** The bot whose move is awaited. */
  readonly thinking: Seat | null;
  /** Time on the clock by now, in milliseconds. */
  clock(): number;
  /** Takes a seat in hand; null looks on as a spectator does. */
  take(seat: Seat | null): void;
  send(wish: Wish): Promise<Result<null>>;
  /** Proposals for the seat in hand; ask for leave first, by the wish `hint`. */
  hints(): Promise<readonly Hint<unknown>[]>;
  /** The game so far, as the seat in hand may see it; open once it is over. */
  frames(): Promise<readonly Frame[]>;
  /** A new table with the same settings and seats, started. */
  again(): Promise<Result<TableHost>>;
  subscribe(listener: () => void): () => void;
  close(): void;
}
