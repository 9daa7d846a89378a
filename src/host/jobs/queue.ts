/**
 * Who gets a thread next. Players take turns, however much each of them asks for; what one player asks for goes bots'
 * moves first, then hints, then reviews. No player has all threads, and reviews, which may take long, neither: a
 * thread is left for others and for what somebody waits for at a board.
 */
import type { Asker, JobCounts, JobKind } from './job.ts';

type Ticket = { readonly kind: JobKind; readonly player: string; readonly start: () => void };

const kinds: readonly JobKind[] = ['move', 'hints', 'review'];

export class JobQueue {
  readonly #threads: number;
  /** By player, who is next first; nobody is here without a ticket. */
  readonly #waiting = new Map<string, Ticket[]>();
  readonly #running = new Set<Ticket>();

  /** At least two threads: with one, whoever has it holds up everybody. */
  constructor(threads: number) {
    this.#threads = threads;
  }

  get counts(): JobCounts {
    const waiting = [...this.#waiting.values()].reduce((sum, tickets) => sum + tickets.length, 0);
    return { waiting, running: this.#running.size };
  }

  /** How many jobs of a player wait that could be refused: bots' moves can't. */
  refusable(player: string): number {
    return (this.#waiting.get(player) ?? []).filter(({ kind }) => kind !== 'move').length;
  }

  /** Resolves, once there is a thread, to what gives it back; rejects when the job is called off before that. */
  async enter(kind: JobKind, { player, gone }: Asker): Promise<() => void> {
    gone.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const ticket: Ticket = { kind, player, start: resolve };
    const callOff = () => {
      this.#take(ticket);
      reject(gone.reason);
    };
    gone.addEventListener('abort', callOff);
    this.#waiting.set(player, [...(this.#waiting.get(player) ?? []), ticket]);
    this.#startNext();
    await promise.finally(() => gone.removeEventListener('abort', callOff));
    return () => this.#leave(ticket);
  }

  #leave(ticket: Ticket): void {
    this.#running.delete(ticket);
    this.#startNext();
  }

  #startNext(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      this.#take(next);
      this.#toTheEnd(next.player);
      this.#running.add(next);
      next.start();
    }
  }

  #next(): Ticket | undefined {
    if (this.#running.size >= this.#threads) return undefined;
    for (const [player, tickets] of this.#waiting) {
      if (this.#isShareUsed((running) => running.player === player)) continue;
      const kind = kinds.find(
        (each) => this.#mayStart(each) && tickets.some((ticket) => ticket.kind === each),
      );
      if (kind) return tickets.find((ticket) => ticket.kind === kind);
    }
    return undefined;
  }

  #mayStart(kind: JobKind): boolean {
    return kind !== 'review' || !this.#isShareUsed((running) => running.kind === 'review');
  }

  /** Whether those running that fit have all threads but one. */
  #isShareUsed(fits: (running: Ticket) => boolean): boolean {
    return [...this.#running].filter(fits).length >= this.#threads - 1;
  }

  #take(ticket: Ticket): void {
    const left = (this.#waiting.get(ticket.player) ?? []).filter((other) => other !== ticket);
    if (left.length > 0) this.#waiting.set(ticket.player, left);
    else this.#waiting.delete(ticket.player);
  }

  #toTheEnd(player: string): void {
    const tickets = this.#waiting.get(player);
    if (!tickets) return;
    this.#waiting.delete(player);
    this.#waiting.set(player, tickets);
  }
}
