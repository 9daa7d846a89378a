/**
 * Plays for the bots: after every event it asks those who are to act, in their threads, and submits what they say as
 * commands of the room (docs/protocol.md, S19). A table of bots only is paced, and rests while nobody looks.
 */
import { must } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Answer } from '../protocol/wire.ts';
import type { Intent } from '../room/decide.ts';
import { isBotMatch, type Table } from '../room/table.ts';
import { isSameTurn } from '../room/turn.ts';
import { autoCommand, wants } from '../room/wants.ts';
import type { LiveTable } from './live.ts';
import type { Clock, Workers } from './ports.ts';
import { CalledOff } from './work.ts';

export type BotPlayersOptions = {
  readonly workers: Pick<Workers, 'move'>;
  readonly clock: Pick<Clock, 'sleep'>;
  /** Milliseconds between the moves of a show. */
  readonly pace: number;
  /** Milliseconds that a bot takes beside people, so that they can follow; none unless told. */
  readonly paceBeside?: number;
  /** Milliseconds until a bot tries again when its move could not be stored. */
  readonly retry?: number;
  /** A bot failed for good and gave up its seat. */
  readonly failed?: (error: unknown, table: string, seat: Seat) => void;
};

/** A bot's turn: the table as it was when the bot was asked, and what calls its thinking off. */
type Turn = {
  readonly live: LiveTable;
  readonly table: Table;
  readonly seat: Seat;
  readonly bot: string;
  readonly end: AbortController;
};

export class BotPlayers {
  readonly #options: BotPlayersOptions;
  /** Who is thinking: nobody thinks twice at once, however much happens meanwhile. */
  readonly #thinking = new Map<LiveTable, Map<Seat, Turn>>();
  #closed = false;

  constructor(options: BotPlayersOptions) {
    this.#options = options;
  }

  /**
   * Looks whether a bot is to act, or need not think any more. Called when a table is loaded or removed, after every
   * event, and when somebody looks.
   */
  attend(live: LiveTable): void {
    const thinking = this.#thinking.get(live);
    for (const turn of thinking?.values() ?? []) if (live.ended || !isStillIts(turn)) callOff(turn);
    if (this.#closed || live.ended || (isBotMatch(live.table) && !live.watched)) return;
    for (const { seat, bot } of wants(live.table).bots) if (!thinking?.has(seat)) this.#ask(live, seat, bot);
  }

  close(): void {
    this.#closed = true;
    for (const thinking of this.#thinking.values()) for (const turn of thinking.values()) callOff(turn);
  }

  #ask(live: LiveTable, seat: Seat, bot: string): void {
    const turn: Turn = { live, table: live.table, seat, bot, end: new AbortController() };
    const thinking = this.#thinking.get(live) ?? new Map<Seat, Turn>();
    this.#thinking.set(live, thinking.set(seat, turn));
    const done = (goesOn: boolean) => {
      thinking.delete(seat);
      if (thinking.size === 0) this.#thinking.delete(live);
      if (goesOn) this.attend(live);
    };
    void live.hold(this.#play(turn).then(done));
  }

  /** Whether to look again afterwards; never rejects. */
  async #play(turn: Turn): Promise<boolean> {
    try {
      return await this.#move(turn);
    } catch (error) {
      // Perhaps it is its turn again by now.
      if (turn.end.signal.aborted) return true;
      return this.#giveUp(turn, error).catch(() => false);
    }
  }

  async #move(turn: Turn): Promise<boolean> {
    const text = await this.#think(turn);
    if (this.#closed) return false;
    const answer = await submit(turn, '', { kind: 'move', seat: turn.seat, text });
    if (hasMovedOn(turn)) return true;
    return this.#isStored(answer, () => {
      throw new Error(`the bot's move was not taken: ${JSON.stringify(answer)}`);
    });
  }

  async #think({ live, table, seat, bot, end }: Turn): Promise<string> {
    const { game, version, state, owner } = table;
    const { workers, clock, pace, paceBeside = 0 } = this.#options;
    const wait = isBotMatch(table) ? pace / table.speed : paceBeside;
    const { rules, resources } = live.opened;
    const view = rules.view(state, seat);
    const [answer] = await Promise.all([
      workers.move(
        { game, version, resources, view, seat, bot },
        { player: owner ?? live.id, gone: end.signal },
      ),
      wait > 0 ? clock.sleep(wait) : null,
    ]);
    // A bot's move is never refused.
    return must(answer);
  }

  /** Unless its turn was taken from it meanwhile, by an undo or a pause. */
  async #giveUp(turn: Turn, error: unknown): Promise<boolean> {
    if (this.#closed) return false;
    if (!isStillIts(turn)) return true;
    this.#options.failed?.(error, turn.live.id, turn.seat);
    const answer = await submit(turn, ':gone', { kind: 'forfeit', seat: turn.seat, why: 'gone' });
    return hasMovedOn(turn) || this.#isStored(answer, () => false);
  }

  /** Waits a while when there is no storing just now; then it is worth another try. */
  async #isStored(answer: Answer, otherwise: () => boolean): Promise<boolean> {
    const code = answer.result === 'refused' ? answer.problems[0]?.code : undefined;
    if (code === 'conflict' || code === 'closed') return false;
    if (!code?.startsWith('store-')) return otherwise();
    await this.#options.clock.sleep(this.#options.retry ?? 1000);
    return true;
  }
}

function submit({ live, table, seat }: Turn, suffix: string, intent: Intent): Promise<Answer> {
  const cmd = `${autoCommand(seat, table)}${suffix}`;
  return live.submit({ cmd, actor: null, seen: table.seq, after: null, intent });
}

function hasMovedOn({ live, table }: Turn): boolean {
  return live.table.seq > table.seq;
}

function isStillIts({ live, table, seat }: Turn): boolean {
  return !live.table.paused && isSameTurn(table, live.table, seat);
}

function callOff({ end }: Turn): void {
  end.abort(new CalledOff('not its turn any more'));
}
