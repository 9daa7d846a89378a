/**
 * The game of a table, opened on a screen: the version that it is played by, over the bytes of its content, which are
 * fetched by hash. Nothing is parsed here, and what was opened stays open.
 */
import { type GameModule, gameOfVersion } from '../core/game.ts';
import type { OpenResource } from '../core/resource.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import type { Screen } from '../room/screen.ts';
import type { OpenGame } from '../room/table.ts';

export type ContentPorts = {
  /** Null for a game that is not here. */
  readonly load: (game: string) => Promise<GameModule | null>;
  /** Content by its hash, in bytes of this format. */
  readonly resource: (hash: string, format: number) => Promise<Result<OpenResource>>;
};

/** What is played at a table, as its screen names it. */
export type Played = Pick<Screen, 'game' | 'version' | 'resources'>;

/** Games opened one after the other: those that one goes back to, not all of an evening's dictionaries. */
const mostOpened = 8;

export class GameOpener {
  readonly #ports: ContentPorts;
  readonly #opened = new Map<string, OpenGame>();

  constructor(ports: ContentPorts) {
    this.#ports = ports;
  }

  async open({ game: id, version, resources: names }: Played): Promise<Result<OpenGame>> {
    const module = await this.#ports.load(id);
    if (!module) return refuse('game-unknown', { game: id });
    const game = gameOfVersion(module, version);
    if (!game) return refuse('game-version', { game: id, version });
    const key = JSON.stringify([id, version, names]);
    const known = this.#opened.get(key);
    if (known) return ok(known);
    const resources: Record<string, OpenResource> = {};
    for (const { kind, format } of game.resources) {
      const hash = names[kind]?.hash;
      const found = hash === undefined ? noContent(kind) : await this.#ports.resource(hash, format);
      if (!found.ok) return found;
      resources[kind] = found.value;
    }
    const rules = game.open(resources);
    if (!rules.ok) return rules;
    return ok(this.#keep(key, { game, rules: rules.value, resources }));
  }

  #keep(key: string, opened: OpenGame): OpenGame {
    if (this.#opened.size >= mostOpened) this.#opened.delete(this.#opened.keys().next().value!);
    this.#opened.set(key, opened);
    return opened;
  }
}

function noContent(kind: string): Result<never> {
  return refuse('resource-missing', { kind });
}
