/** One socket of one guest: hears messages, watches tables, sends commands on and answers them. */
import { type Problem, type Result, refuse } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { commandIn, parseMessage } from '../protocol/parse.ts';
import type { Answer, Down, Up } from '../protocol/wire.ts';
import type { Screen } from '../room/screen.ts';
import type { LiveTable, Subscriber } from './live.ts';
import type { PendingAnswer } from './pending/intent.ts';
import type { PendingIntents } from './pending/intents.ts';
import type { TableRegistry } from './registry.ts';
import { StoreError } from './store.ts';
import { CalledOff } from './work.ts';

export type SessionDeps = {
  readonly registry: TableRegistry;
  readonly player: string;
  /** `screenOf`: the table whose screen it is. */
  readonly send: (text: string, screenOf?: string) => void;
  /** Whether a screen of this table is still on its way to the guest. */
  readonly isBehind?: (table: string) => boolean;
  /** Ends the socket: it has misbehaved. */
  readonly dismiss: () => void;
  /** Somebody began to look at a table: a show may go on. */
  readonly attend: (live: LiveTable) => void;
  readonly intents: Pick<PendingIntents, 'submit'>;
  /** Why this socket may send no more messages now, if so. */
  readonly messageLimit?: () => Problem | null;
  /** Why this guest may send no more commands now, if so. */
  readonly commandLimit?: () => Problem | null;
  readonly answered?: (answer: Answer) => void;
  /** A bug, not a refusal: the guest was told the command's id, or the table's. */
  readonly failed?: (error: unknown, about: string) => void;
};

/** Nonsense that a socket may send before it is closed (S1). */
const patience = 20;

/** A table that is being fetched, and who no longer waits for it. */
type Request = { readonly table: string; readonly left: AbortController };

type Watch = { readonly live: LiveTable; readonly subscriber: Subscriber };

export class Session {
  readonly #parts: SessionDeps;
  readonly #watches = new Map<string, Watch>();
  /** The newest request to watch a table, while the table is being fetched. */
  readonly #requested = new Map<string, Request>();
  #nonsense = 0;
  readonly #left = new AbortController();

  constructor(parts: SessionDeps) {
    this.#parts = parts;
  }

  get #gone(): boolean {
    return this.#left.signal.aborted;
  }

  /** Takes one message; never throws, never rejects. */
  async hear(text: string): Promise<void> {
    if (this.#gone) return;
    const limit = this.#parts.messageLimit?.();
    if (limit) return this.#complain({ type: 'error', problems: [limit] });
    const parsed = parseMessage(text);
    if (!parsed.ok) return this.#complain(this.#notUnderstood(text, parsed.problems));
    try {
      await this.#serve(parsed.value);
    } catch (error) {
      this.#send({ type: 'error', problems: [this.#failure(error, parsed.value.type)] });
    }
  }

  #serve(message: Up): Promise<void> | void {
    if (message.type === 'command') return this.#command(message);
    if (message.type === 'watch') return this.#watch(message);
    return message.type === 'unwatch' ? this.#unwatch(message.table) : this.#ping(message);
  }

  /** The socket has closed. */
  leave(): void {
    this.#left.abort(new CalledOff('the socket has closed'));
    for (const table of [...this.#watches.keys(), ...this.#requested.keys()]) this.#unwatch(table);
  }

  async #watch({ table, seat }: Up & { type: 'watch' }): Promise<void> {
    const request: Request = { table, left: new AbortController() };
    const before = this.#requested.get(table);
    this.#requested.set(table, request);
    const finding = this.#find(table, request.left.signal, (done) => this.#preparing(request, done));
    // After this one waits too: what is under way goes on.
    before?.left.abort(new CalledOff('it was asked for again'));
    const found = await finding;
    const final = found.ok ? null : await this.#finalScreen(table, seat);
    if (this.#gone || this.#requested.get(table) !== request) return;
    this.#requested.delete(table);
    const { player, send } = this.#parts;
    const isMine = (live: LiveTable) => seat === null || live.table.seats[seat]?.player === player;
    if (final) this.#send({ type: 'screen', table, screen: final });
    else if (!found.ok) this.#send({ type: 'gone', table, problems: found.problems });
    else if (!isMine(found.value)) this.#send({ type: 'gone', table, problems: [{ code: 'not-your-seat' }] });
    else this.#look(found.value, { player, seat, send });
  }

  #preparing(request: Request, done: number): void {
    const { table } = request;
    if (this.#requested.get(table) === request) this.#send({ type: 'preparing', table, done });
  }

  #look(live: LiveTable, subscriber: Subscriber): void {
    const before = this.#watches.get(live.id);
    if (before) before.live.unwatch(before.subscriber);
    this.#watches.set(live.id, { live, subscriber });
    live.watch(subscriber);
    this.#parts.attend(live);
    live.tellPresence();
  }

  #unwatch(table: string): void {
    this.#requested.get(table)?.left.abort(new CalledOff('nobody looks any more'));
    this.#requested.delete(table);
    const watch = this.#watches.get(table);
    if (!watch) return;
    this.#watches.delete(table);
    watch.live.unwatch(watch.subscriber);
    watch.live.tellPresence();
  }

  async #command(message: Up & { type: 'command' }): Promise<void> {
    const { table, cmd } = message;
    const limit = this.#parts.commandLimit?.();
    if (limit) return this.#answer(this.#refused({ table, cmd }, [limit]));
    const found = this.#parts.registry.here(table) ?? (await this.#find(table, this.#left.signal));
    if (!found.ok) {
      this.#answer({ type: 'answer', table, cmd, result: 'refused', seq: 0, problems: found.problems });
      return;
    }
    const { answer, hints } = await this.#submit(found.value, message);
    this.#answer(answer);
    if (hints) this.#send({ type: 'hints', table, cmd, hints });
  }

  async #submit(live: LiveTable, message: Up & { type: 'command' }): Promise<PendingAnswer> {
    const { cmd, after, seen, intent } = message;
    const request = { cmd, actor: this.#parts.player, seen, after, intent };
    try {
      return await this.#parts.intents.submit(live, request, this.#left.signal);
    } catch (error) {
      const problems = [this.#failure(error, cmd)];
      const { seq } = live.table;
      return {
        answer: { type: 'answer', table: live.id, cmd, result: 'refused', seq, problems },
        hints: null,
      };
    }
  }

  async #find(
    table: string,
    gone: AbortSignal,
    progress?: (done: number) => void,
  ): Promise<Result<LiveTable>> {
    try {
      return await this.#parts.registry.find(table, { gone, ...(progress && { progress }) });
    } catch (error) {
      // Removed while it was being prepared.
      if (error instanceof CalledOff && !gone.aborted) return refuse('no-such-table');
      return { ok: false, problems: [this.#failure(error, table)] };
    }
  }

  /** Nothing happens any more at such a table, so that there is nothing to be told of later. */
  async #finalScreen(table: string, seat: Seat | null): Promise<Screen | null> {
    const { registry, player } = this.#parts;
    return registry.finalScreen(table, player, seat).catch(() => null);
  }

  #failure(error: unknown, about: string): Problem {
    if (error instanceof StoreError) return { code: error.code };
    // The socket has closed, so that nobody hears of it.
    if (error instanceof CalledOff) return { code: 'connection-closed' };
    this.#parts.failed?.(error, about);
    return { code: 'failed', params: { request: about } };
  }

  /** What got lost on the way is sent again. */
  #ping({ tables }: Up & { type: 'ping' }): void {
    for (const [table, seen] of Object.entries(tables)) {
      const watch = this.#watches.get(table);
      if (watch && watch.live.table.seq > seen && !this.#parts.isBehind?.(table))
        watch.live.show(watch.subscriber);
    }
    this.#send({ type: 'pong' });
  }

  #answer(answer: Answer): void {
    this.#parts.answered?.(answer);
    this.#send(answer);
  }

  /** A command is refused by its id where that can be read: otherwise its client would send it for ever. */
  #notUnderstood(text: string, problems: readonly Problem[]): Down {
    const command = commandIn(text);
    return command ? this.#refused(command, problems) : { type: 'error', problems };
  }

  /** Refused here, before any table has seen it. */
  #refused(command: Pick<Answer, 'table' | 'cmd'>, problems: readonly Problem[]): Answer {
    const found = this.#parts.registry.here(command.table);
    const seq = found?.ok ? found.value.table.seq : 0;
    return { type: 'answer', ...command, result: 'refused', seq, problems };
  }

  #complain(complaint: Down): void {
    this.#nonsense += 1;
    this.#send(complaint);
    if (this.#nonsense < patience) return;
    this.leave();
    this.#parts.dismiss();
  }

  #send(message: Down): void {
    if (!this.#gone) this.#parts.send(JSON.stringify(message));
  }
}
