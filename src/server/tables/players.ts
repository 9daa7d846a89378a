/**
 * Plays for the bots: after every event it asks those who are to act, in their threads, and submits what they say as
 * commands of the room (docs/protocol.md, S19). A table of bots only is paced, and rests while nobody looks.
 */
import { setTimeout as timeout } from 'node:timers/promises';
import type { Seat } from '../../core/seat.ts';
import type { Answer } from '../../protocol/wire.ts';
import type { Wish } from '../../room/decide.ts';
import { isShow, type Table } from '../../room/table.ts';
import { autoCommand, wants } from '../../room/wants.ts';
import type { BotPool } from '../bots/pool.ts';
import type { LiveTable } from './live.ts';

export type BotPlayersOptions = {
  readonly pool: Pick<BotPool, 'move'>;
  /** Milliseconds between the moves of a show. */
  readonly pace: number;
  /** Milliseconds that a bot takes beside people, so that they can follow; none unless told. */
  readonly paceBeside?: number;
  /** Waits so many milliseconds; for tests, which have no time. */
  readonly sleep?: (ms: number) => Promise<unknown>;
  /** Milliseconds until a bot tries again when its move could not be stored. */
  readonly retry?: number;
  /** A bot failed for good and gave up its seat. */
  readonly failed?: (error: unknown, table: string, seat: Seat) => void;
};

/** A bot's turn: the table as it was when the bot was asked. */
type Turn = { readonly live: LiveTable; readonly table: Table; readonly seat: Seat; readonly bot: string };

export class BotPlayers {
  readonly #options: BotPlayersOptions;
  /** Who is thinking, as `table:seat`: nobody thinks twice at once, however much happens meanwhile. */
  readonly #thinking = new Set<string>();
  #closed = false;

  constructor(options: BotPlayersOptions) {
    this.#options = options;
  }

  /** Looks whether a bot is to act. Called when a table is loaded, after every event, and when somebody looks. */
  attend(live: LiveTable): void {
    if (this.#closed || live.ended || (isShow(live.table) && !live.watched)) return;
    for (const { seat, bot } of wants(live.table).bots) {
      const key = `${live.id}:${seat}`;
      if (this.#thinking.has(key)) continue;
      this.#thinking.add(key);
      const done = (goesOn: boolean) => {
        this.#thinking.delete(key);
        if (goesOn) this.attend(live);
      };
      void live.hold(this.#play({ live, table: live.table, seat, bot }).then(done));
    }
  }

  close(): void {
    this.#closed = true;
  }

  /** Whether to look again afterwards; never rejects. */
  async #play(turn: Turn): Promise<boolean> {
    try {
      return await this.#move(turn);
    } catch (error) {
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

  async #think({ live, table, seat, bot }: Turn): Promise<string> {
    const { game, version, assets, state } = table;
    const { pool, pace, paceBeside = 0, sleep = slept } = this.#options;
    const wait = isShow(table) ? pace / table.speed : paceBeside;
    const view = live.opened.rules.view(state, seat);
    const [text] = await Promise.all([
      pool.move({ game, version, assets, view, seat, bot }),
      wait > 0 ? sleep(wait) : null,
    ]);
    return text;
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
    await slept(this.#options.retry ?? 1000);
    return true;
  }
}

function slept(ms: number): Promise<unknown> {
  return timeout(ms, null, { ref: false });
}

function submit({ live, table, seat }: Turn, suffix: string, wish: Wish): Promise<Answer> {
  const cmd = `${autoCommand(seat, table)}${suffix}`;
  return live.submit({ cmd, actor: null, seen: table.seq, after: null, wish });
}

function hasMovedOn({ live, table }: Turn): boolean {
  return live.table.seq > table.seq;
}

function isStillIts({ live, table, seat }: Turn): boolean {
  const now = live.table;
  return (
    wants(now).bots.some((bot) => bot.seat === seat) &&
    now.turnSince[seat] === table.turnSince[seat] &&
    now.undoneAt === table.undoneAt
  );
}
