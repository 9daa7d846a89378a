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

type News = { readonly seat: Seat; readonly phrases: readonly Phrase[] };

/** How many of the latest moves are told at once. */
const mostNews = 4;

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
      this.#known.set(moveCount, { seat: last.seat, phrases: this.#narrate(screen) });
    if (view !== null && this.#isMissing(screen)) this.#asking = this.#ask(screen, changed);
  }

  news(screen: Screen): readonly Phrase[] {
    return this.#recent(screen)
      .flatMap((news) => news?.phrases ?? [])
      .slice(-mostNews);
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
  #recent({ moveCount, seat }: Screen): readonly (News | undefined)[] {
    const found: (News | undefined)[] = [];
    for (let number = moveCount; number > 0 && found.length < mostNews; number--) {
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
  async #ask({ seat, seq, moveCount }: Screen, changed: () => void): Promise<void> {
    const page = await this.#frames(seat, Math.max(1, moveCount - mostNews + 1), mostNews);
    if (!page.ok || this.#activeSeat !== seat || this.#seq !== seq) return;
    const { frames, from } = page.value;
    for (const [at, frame] of frames.entries())
      if (frame.move)
        this.#known.set(from + at, { seat: frame.move.seat, phrases: frameNews(frame, this.#rules) });
    changed();
  }
}
