/**
 * Somebody sits before this screen, at one table: which of the seats here is in hand, when the board is covered between
 * two people, what was last said, what is on its way. The page shows it and calls it; it knows nothing of the page.
 */
import type { Phrase } from '../../core/phrase.ts';
import type { Result } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import type { Wish } from '../../room/decide.ts';
import type { Screen } from '../../room/screen.ts';
import type { TableHost } from '../../room/visit/host.ts';
import type { WireHint } from '../../room/wire.ts';

export type Said = { readonly phrases: readonly Phrase[]; readonly tone: 'plain' | 'bad' };

export class Sitting {
  readonly host: TableHost;
  /** Who must come to the screen before anything is shown. */
  awaited: Seat | null = null;
  /** The answer to what was last tried. */
  said: Said | null = null;
  /** Moves on their way, as text. */
  pending: string | null = null;
  hints: readonly WireHint[] | null = null;
  searching = false;
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #before: Screen;
  #isSettling = false;
  readonly #unlisten: () => void;

  constructor(host: TableHost) {
    this.host = host;
    this.#before = host.screen;
    this.#unlisten = host.subscribe(() => this.#settle());
    this.#settle();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Counts changes. */
  readonly version = (): number => this.#version;

  get mayAct(): boolean {
    const { hand, toAct, view, paused } = this.host.screen;
    return hand !== null && view !== null && !paused && toAct.includes(hand) && this.pending === null;
  }

  /** It waits for somebody at this screen. */
  get isMyTurn(): boolean {
    const { phase, paused, toAct } = this.host.screen;
    return phase === 'playing' && !paused && toAct.some((seat) => this.host.people.includes(seat));
  }

  tell(phrases: readonly Phrase[], tone: Said['tone'] = 'plain'): void {
    this.said = phrases.length === 0 ? null : { phrases, tone };
    this.#changed();
  }

  /** `accepted` hears of it before anything else can be played; what was refused is said. */
  async play(text: string, accepted: () => void = () => undefined): Promise<boolean> {
    const { hand } = this.host.screen;
    if (hand === null || this.pending !== null) return false;
    this.pending = text;
    this.said = null;
    this.#changed();
    const played = await this.host.send({ kind: 'move', seat: hand, text });
    if (played.ok) accepted();
    this.pending = null;
    if (played.ok) this.hints = null;
    else this.said = { phrases: played.problems, tone: 'bad' };
    if (played.ok && this.host.game.takeBack === 'room') this.#passOn(hand);
    this.#changed();
    return played.ok;
  }

  async send(wish: Wish): Promise<Result<null>> {
    const answer = await this.host.send(wish);
    this.said = answer.ok ? null : { phrases: answer.problems, tone: 'bad' };
    this.#changed();
    return answer;
  }

  /** By the room's log; where the game takes back by itself, by its own move. */
  async undo(): Promise<void> {
    if (this.host.game.takeBack === 'game') {
      await this.play('undo');
      return;
    }
    const undone = await this.send({ kind: 'undo' });
    if (undone.ok && !this.host.screen.undoAsked) this.tell([{ code: 'table.undone' }]);
  }

  async hint(): Promise<void> {
    const { hand } = this.host.screen;
    if (hand === null || this.searching) return;
    this.searching = true;
    this.tell([{ code: 'table.searching' }]);
    const hints = await this.host.hint(hand);
    this.searching = false;
    if (!hints.ok) return this.tell(hints.problems, 'bad');
    this.hints = hints.value;
    const [best] = hints.value;
    this.tell(best ? proposed(best) : [{ code: 'table.no-hint' }]);
  }

  /** All who play at this screen give up; a game that others go on with does not stay covered by a pause. */
  async giveUp(seats: readonly Seat[] = this.host.people): Promise<void> {
    if (this.host.screen.paused) await this.send({ kind: 'resume' });
    for (const seat of seats) {
      if (this.host.screen.phase !== 'playing') return;
      await this.send({ kind: 'forfeit', seat, why: 'resigned' });
    }
  }

  /** As if nothing had been played since the last saved point; whether one may leave now. */
  async goBack(): Promise<boolean> {
    const back = await this.host.send({ kind: 'return' });
    if (back.ok || back.problems[0].code === 'nothing-to-undo') return true;
    this.tell(back.problems, 'bad');
    return false;
  }

  /** Shows the board to the person who has come to the screen. */
  uncover(): void {
    const seat = this.awaited;
    if (seat === null) return;
    this.awaited = null;
    this.host.take(seat);
  }

  giveTo(seat: Seat): void {
    this.said = null;
    this.hints = null;
    if (this.host.hasSecrets) {
      this.awaited = seat;
      this.host.take(null);
    } else this.host.take(seat);
  }

  close(): void {
    this.#unlisten();
    this.host.close();
  }

  /** Taking a seat in hand is a change of the table too, and that one is settled already. */
  #settle(): void {
    if (this.#isSettling) return;
    this.#isSettling = true;
    this.#notice();
    this.#chooseHand();
    this.#isSettling = false;
    this.#changed();
  }

  /** The seat in hand is always one that may act, as far as somebody here may. */
  #chooseHand(): void {
    const { phase, toAct, hand } = this.host.screen;
    const current = this.awaited ?? hand;
    const next =
      current !== null && (toAct.includes(current) || this.pending !== null) ? null : this.#next(current);
    if (phase !== 'playing') this.awaited = null;
    if (phase !== 'playing' && hand !== null) this.host.take(null);
    else if (phase === 'playing' && next !== null) this.giveTo(next);
    else if (phase === 'playing' && current === null && this.host.people.length === 1)
      this.host.take(this.host.people[0]!);
  }

  /** What somebody should hear of a change that nobody here made. */
  #notice(): void {
    const { screen } = this.host;
    const before = this.#before;
    this.#before = screen;
    if (screen.moveCount !== before.moveCount && this.pending === null) {
      this.hints = null;
      if (this.said?.tone === 'plain') this.said = null;
    }
    if (before.undoAsked?.mine && !screen.undoAsked)
      this.said = {
        phrases: [{ code: screen.moveCount < before.moveCount ? 'table.undone' : 'table.undo-refused' }],
        tone: 'plain',
      };
  }

  /** Where several may act at once they take turns at the screen. */
  #passOn(from: Seat): void {
    const next = this.#next(from);
    if (this.awaited === null && this.host.screen.hand === from && next !== null && next !== from)
      this.giveTo(next);
  }

  #next(after: Seat | null): Seat | null {
    const { toAct } = this.host.screen;
    const able = this.host.people.filter((seat) => toAct.includes(seat));
    return able.find((seat) => after !== null && seat > after) ?? able[0] ?? null;
  }

  #changed(): void {
    this.#version += 1;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** What to play, what it is worth and why; the number only once. */
function proposed({ move, worth, reason }: WireHint): readonly Phrase[] {
  const isTold = worth === null || Object.values(reason.params ?? {}).includes(worth);
  const points = isTold ? [] : [{ code: 'table.worth', params: { worth } }];
  return [{ code: 'table.hint-says', params: { move } }, ...points, reason];
}
