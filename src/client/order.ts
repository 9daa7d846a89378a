/** Content made to order, as a client waits for it: asks now and then how far it is, and calls it off when told to. */
import { ok, type Result } from '../core/result.ts';
import type { RoomApi } from './api.ts';

/** What is ordered, in the words of its game. */
export type Order = { readonly game: string; readonly kind: string; readonly wish: unknown };

export type OrderPorts = {
  readonly api: Pick<RoomApi, 'order' | 'orderState' | 'cancelOrder'>;
  readonly sleep: (ms: number) => Promise<void>;
  /** Whether nobody waits any more. */
  readonly gone: { readonly aborted: boolean };
  /** Told how much was tried of what may be, from 0 to 1. */
  readonly progress: (done: number) => void;
};

/** At first often: most levels are there at once. */
const waits = { first: 100, most: 1000 } as const;

/** Its texts by part, or why there are none; null where it was called off. */
export async function makeToOrder(
  { game, kind, wish }: Order,
  { api, sleep, gone, progress }: OrderPorts,
): Promise<Result<Readonly<Record<string, string>> | null>> {
  let state = await api.order(game, kind, wish);
  for (let wait: number = waits.first; state.ok && state.value.texts === null; ) {
    progress(state.value.done);
    await sleep(wait);
    const { id } = state.value;
    if (gone.aborted) {
      await api.cancelOrder(id);
      return ok(null);
    }
    state = await api.orderState(id);
    wait = Math.min(waits.most, wait * 1.5);
  }
  return state.ok ? ok(state.value.texts) : state;
}
