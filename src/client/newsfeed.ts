/**
 * The news of a table for its active seat, move by move. Screens come one by one, each with its last move; what came
 * while nobody listened, or another seat was active, is read from the end of the game so far.
 */
import type { Rules } from '../core/game.ts';
import type { Phrase } from '../core/phrase.ts';
import type { Seat } from '../core/seat.ts';
import type { Screen } from '../room/screen.ts';
import type { AskFramesAs } from './frames.ts';
import { frameNews } from './news.ts';

/** A move, or that somebody gave up. */
export type News = { readonly seat: Seat; readonly phrases: readonly Phrase[]; readonly gaveUp: boolean };

/** How many of the latest moves are told at once: a whole round at least. */
const fewest = 4;

function mostNews({ seats }: Screen): number {
  return Math.max(fewest, seats.length);
}

export class NewsFeed {
  readonly #rules: Rules;
  readonly #frames: AskFramesAs;
  /** By the number of the move. */
  readonly #known = new Map<number, News>();
  #activeSeat: Seat | null = null;
  #seq = 0;
  #asking: Promise<void> = Promise.resolve();

  constructor(rules: Rules, frames: AskFramesAs) {
    this.#rules = rules;
    this.#frames = frames;
  }

  /** Takes in a screen; `changed` is called if more could be found out later. */
  see(screen: Screen, changed: () => void): void {
    const { seat, seq, moveCount, last, view, returnedAt } = screen;
    if (seat !== this.#activeSeat || seq > this.#seq + 1 || returnedAt > this.#seq) this.#known.clear();
    this.#activeSeat = seat;
    this.#seq = seq;
    for (const number of this.#known.keys()) if (number > moveCount) this.#known.delete(number);
    if (last && view !== null && !this.#known.has(moveCount))
      this.#known.set(moveCount, {
        seat: last.seat,
        phrases: this.#narrate(screen),
        gaveUp: last.gaveUp !== null,
      });
    if (view !== null && this.#isMissing(screen)) this.#asking = this.#ask(screen, changed);
  }

  /** What the active seat did last and what happened since, oldest first. */
  news(screen: Screen): readonly News[] {
    return this.#recent(screen).flatMap((news) => news ?? []);
  }

  /** Resolves when nothing more is being found out. */
  settled(): Promise<void> {
    return this.#asking;
  }

  #narrate({ last, view }: Screen): readonly Phrase[] {
    if (last?.gaveUp) return [{ code: 'play.gave-up', params: { who: { seat: last.seat } } }];
    return this.#rules.narrate(view);
  }

  /** From my own last move on, oldest first; undefined where nothing is known. */
  #recent(screen: Screen): readonly (News | undefined)[] {
    const { moveCount, seat } = screen;
    const most = mostNews(screen);
    const found: (News | undefined)[] = [];
    for (let number = moveCount; number > 0 && found.length < most; number--) {
      const news = this.#known.get(number);
      found.unshift(news);
      if (news && news.seat === seat) break;
    }
    return found;
  }

  #isMissing(screen: Screen): boolean {
    return this.#recent(screen).includes(undefined);
  }

  /** Only the last positions: those before them are told no more. */
  async #ask(screen: Screen, changed: () => void): Promise<void> {
    const { seat, seq, moveCount } = screen;
    const most = mostNews(screen);
    const page = await this.#frames(seat, Math.max(1, moveCount - most + 1), most);
    if (!page.ok || this.#activeSeat !== seat || this.#seq !== seq) return;
    const { frames, from } = page.value;
    for (const [at, frame] of frames.entries())
      if (frame.move)
        this.#known.set(from + at, {
          seat: frame.move.seat,
          phrases: frameNews(frame, this.#rules),
          gaveUp: frame.move.why !== undefined,
        });
    changed();
  }
}
