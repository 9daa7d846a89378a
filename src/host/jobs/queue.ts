/**
 * Who gets a thread next. Players take turns, however much each of them asks for; what one player asks for goes by the
 * order of the kinds, bots' moves first. No player has all threads, and neither has what nobody waits for at a board: a
 * thread is left for others and for those.
 */
import { type Asker, byKind, type JobCounts, type JobKind, jobKinds, jobLimits } from './kinds.ts';

type Ticket = { readonly kind: JobKind; readonly player: string; readonly start: () => void };

export class JobQueue {
  readonly #threads: number;
  /** By player, who is next first; nobody is here without a ticket. */
  readonly #waiting = new Map<string, Ticket[]>();
  readonly #running = new Set<Ticket>();

  /** At least two threads: with one, whoever has it holds up everybody. */
  constructor(threads: number) {
    this.#threads = threads;
  }

  get counts(): Readonly<Record<JobKind, JobCounts>> {
    const waiting = [...this.#waiting.values()].flat();
    const running = [...this.#running];
    return byKind((kind) => ({ waiting: countOf(waiting, kind), running: countOf(running, kind) }));
  }

  /** How many jobs of this kind wait for a player. */
  waiting(kind: JobKind, player: string): number {
    return countOf(this.#waiting.get(player) ?? [], kind);
  }

  /** Resolves, once there is a thread, to what gives it back; rejects when the job is called off before that. */
  async enter(kind: JobKind, { player, gone }: Pick<Asker, 'player' | 'gone'>): Promise<() => void> {
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
      const kind = jobKinds.find((each) => this.#mayStart(each) && countOf(tickets, each) > 0);
      if (kind) return tickets.find((ticket) => ticket.kind === kind);
    }
    return undefined;
  }

  #mayStart(kind: JobKind): boolean {
    return !isBackground(kind) || !this.#isShareUsed((running) => isBackground(running.kind));
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

function isBackground(kind: JobKind): boolean {
  return jobLimits[kind].lane === 'background';
}

function countOf(tickets: readonly Ticket[], kind: JobKind): number {
  return tickets.filter((ticket) => ticket.kind === kind).length;
}
