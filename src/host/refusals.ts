/**
 * What was refused at a table, so that the same command gets the same answer again (docs/protocol.md, S9). Everybody at
 * the table has places of their own, and whoever else has the link shares some: nobody can make the room forget what it
 * said to a player.
 */
import type { Answer } from '../protocol/wire.ts';

const mostEach = 32;

type Answers = Map<string, Answer>;

export class Refusals {
  readonly #own = new Map<string, Answers>();
  readonly #others: Answers = new Map();

  of(player: string | null, cmd: string): Answer | undefined {
    if (player === null) return undefined;
    return this.#own.get(player)?.get(cmd) ?? this.#others.get(cmd);
  }

  /** `players`: who is at the table now. */
  keep(player: string, answer: Answer, players: readonly string[]): void {
    const answers = players.includes(player) ? this.#ownOf(player, players) : this.#others;
    answers.set(answer.cmd, answer);
    dropOldest(answers, mostEach);
  }

  /** Those of whoever has left make room. */
  #ownOf(player: string, players: readonly string[]): Answers {
    for (const known of this.#own.keys()) if (!players.includes(known)) this.#own.delete(known);
    const answers = this.#own.get(player) ?? new Map<string, Answer>();
    this.#own.set(player, answers);
    return answers;
  }
}

/** Keeps a map at its size; true if something had to go. */
export function dropOldest(map: Map<string, unknown>, most: number): boolean {
  if (map.size <= most) return false;
  const [oldest] = map.keys();
  return map.delete(oldest!);
}
