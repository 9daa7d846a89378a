/** For tests: a table of sticks that keeps its log. */
import { must } from '../core/result.ts';
import { game } from '../games/template/index.ts';
import { fold } from './apply.ts';
import { decideAtOnce } from './decide.testing.ts';
import type { Command, Intent } from './decide.ts';
import type { Event } from './event.ts';
import type { OpenGame, Table } from './table.ts';

export const opened = { game, rules: must(game.open({})) } as unknown as OpenGame;
export const created: Event = {
  seq: 1,
  at: 1000,
  actor: 'ada',
  cmd: 'c1',
  body: {
    kind: 'created',
    name: 'Sticks on Sunday',
    game: 'template',
    version: 1,
    options: { sticks: 9, most: 3 },
    resources: {},
    seed: 'ab'.repeat(32),
    hints: 1,
    owner: 'ada',
    origin: 'new',
  },
};

/** A table that keeps its log, with a clock that goes a second a command. */
export class Bench {
  log: Event[] = [created];
  table: Table = fold(opened, this.log);

  try(intent: Intent, actor: string | null = 'ada', seen: number | null = null) {
    const { seq } = this.table;
    const command: Command = { cmd: `c${seq + 1}`, actor, seen, intent };
    const decided = decideAtOnce(opened, this.table, command, 1000 * (seq + 1), this.log);
    if (decided.ok) {
      this.log.push(decided.value.event);
      this.table = decided.value.table;
    }
    return decided;
  }

  codes(intent: Intent, actor: string | null = 'ada', seen: number | null = null): readonly string[] {
    const decided = this.try(intent, actor, seen);
    return decided.ok ? [] : decided.problems.map(({ code }) => code);
  }

  do(...intents: readonly Intent[]): this {
    for (const intent of intents) must(this.try(intent, this.#byWhom(intent)));
    return this;
  }

  /** Bots are played by the room. */
  #byWhom(intent: Intent): string | null {
    return intent.kind === 'move' ? (this.table.seats[intent.seat]?.player ?? null) : 'ada';
  }

  as(actor: string, ...intents: readonly Intent[]): this {
    for (const intent of intents) must(this.try(intent, actor));
    return this;
  }
}

export const sit = (name: string, bot: string | null = null): Intent => ({
  kind: 'sit',
  choice: { name, bot },
});
export const move = (seat: number, text: string): Intent => ({ kind: 'move', seat, text });
export const two = () => new Bench().do(sit('Ada'), sit('Leo'), { kind: 'start' });
export const left = (bench: Bench) => (bench.table.state as { left: number }).left;

/** Ada made the table; Leo came by the link. */
export const online = () =>
  new Bench().as('ada', sit('Ada')).as('leo', sit('Leo')).as('ada', { kind: 'start' });
