/**
 * Commands that are not in the line of their table yet, by player and id: an intent whose job runs, and what its client
 * sent after it. Whatever follows one of them waits for it; all other commands go on.
 */
export class PendingCommands {
  readonly #of = new Map<string, Map<string, Promise<unknown>>>();

  /** What a command that follows this one has to wait for. */
  of(player: string | null, cmd: string | null): Promise<unknown> | undefined {
    return player === null || cmd === null ? undefined : this.#of.get(player)?.get(cmd);
  }

  /** How many commands of a player wait. */
  count(player: string | null): number {
    return player === null ? 0 : (this.#of.get(player)?.size ?? 0);
  }

  /** Until it is settled; the same one again takes its place. */
  add(player: string | null, cmd: string, settled: Promise<unknown>): void {
    if (player === null) return;
    const own = this.#of.get(player) ?? new Map<string, Promise<unknown>>();
    this.#of.set(player, own.set(cmd, settled));
    const forget = () => {
      if (own.get(cmd) === settled) own.delete(cmd);
      if (own.size === 0 && this.#of.get(player) === own) this.#of.delete(player);
    };
    settled.then(forget, forget);
  }
}
