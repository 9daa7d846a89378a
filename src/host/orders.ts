/**
 * Content made to order, while somebody waits for it (docs/protocol.md, L7). A player has one order at a time: the next
 * calls off the one before. What was made is not stored; whoever ordered it may bring it to the library.
 */
import { ok, type Result, refuse } from '../core/result.ts';
import type { TextBytes } from './jobs/resources.ts';
import type { Workers } from './ports.ts';
import { dropOldest } from './refusals.ts';

export type NewOrder = { readonly game: string; readonly kind: string; readonly wish: unknown };

export type OrderView = {
  readonly id: string;
  /** How much of the work that is allowed was done, from 0 to 1; one that is found ends it early. */
  readonly done: number;
  /** Null while it is being made. */
  readonly texts: TextBytes | null;
};

type Order = {
  readonly id: string;
  readonly game: string;
  readonly gone: AbortController;
  done: number;
  result: Result<TextBytes> | null;
};

export type OrdersDeps = {
  readonly workers: Pick<Workers, 'make'>;
  readonly randomId: () => string;
  readonly randomSeed: () => string;
};

/** Those of players who never came back for them go first. */
const mostKept = 200;

export class Orders {
  readonly #deps: OrdersDeps;
  /** By player. */
  readonly #kept = new Map<string, Order>();

  constructor(deps: OrdersDeps) {
    this.#deps = deps;
  }

  begin({ game, kind, wish }: NewOrder, player: string): OrderView {
    const { workers, randomId, randomSeed } = this.#deps;
    this.#kept.get(player)?.gone.abort();
    this.#kept.delete(player);
    const order: Order = { id: randomId(), game, gone: new AbortController(), done: 0, result: null };
    this.#kept.set(player, order);
    dropOldest(this.#kept, mostKept);
    const progress = (done: number) => {
      order.done = Math.max(order.done, Math.min(1, done));
    };
    const asker = { player, gone: order.gone.signal, progress };
    workers.make({ game, kind, wish, seed: randomSeed() }, asker).then(
      (made) => {
        order.result = made;
      },
      () => {
        order.result = refuse('resource-failed');
      },
    );
    return shown(order, null);
  }

  /** Refused with the reasons of the game where it could not be made. */
  look(id: string, player: string): Result<OrderView> {
    const order = this.#find(id, player);
    if (!order) return refuse('no-such-resource');
    if (!order.result) return ok(shown(order, null));
    return order.result.ok ? ok(shown(order, order.result.value)) : order.result;
  }

  /** Which game has words for what is wrong with it; null for no order of this player. */
  gameOf(id: string, player: string): string | null {
    return this.#find(id, player)?.game ?? null;
  }

  callOff(id: string, player: string): Result<null> {
    const order = this.#find(id, player);
    if (!order) return refuse('no-such-resource');
    order.gone.abort();
    this.#kept.delete(player);
    return ok(null);
  }

  #find(id: string, player: string): Order | null {
    const order = this.#kept.get(player);
    return order?.id === id ? order : null;
  }
}

function shown({ id, done }: Order, texts: TextBytes | null): OrderView {
  return { id, done: texts ? 1 : done, texts };
}
