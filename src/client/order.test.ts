import { describe, expect, it } from 'vitest';
import { ok, type Result, refuse } from '../core/result.ts';
import type { OrderState } from '../protocol/http.ts';
import { makeToOrder } from './order.ts';

const order = { game: 'kenken', kind: 'level', wish: {} };

function waiting(answers: readonly Result<OrderState>[]) {
  const [done, called]: [number[], string[]] = [[], []];
  let asked = 0;
  const ports = {
    api: {
      order: async () => answers[asked++]!,
      orderState: async () => answers[asked++]!,
      cancelOrder: async (id: string) => {
        called.push(id);
        return ok(null);
      },
    },
    sleep: async () => undefined,
    gone: { aborted: false },
    progress: (each: number) => void done.push(each),
  };
  return { made: makeToOrder(order, ports), done, called };
}

const going = (done: number) => ok({ id: 'a', done, texts: null });

describe('[L7] waiting for what is made to order', () => {
  it('tells how far it is until it is there', async () => {
    const { made, done, called } = waiting([
      going(0),
      going(0.5),
      ok({ id: 'a', done: 1, texts: { level: 'x' } }),
    ]);
    expect([await made, done, called]).toEqual([ok({ level: 'x' }), [0, 0.5], []]);
  });
  it('says why there is none', async () => {
    expect(await waiting([going(0), refuse('make-none')]).made).toEqual(refuse('make-none'));
    expect(await waiting([refuse('limit-resources')]).made).toEqual(refuse('limit-resources'));
  });
  it('called off, it tells the room', async () => {
    const gone = { aborted: false };
    const called: string[] = [];
    const made = makeToOrder(order, {
      api: {
        order: async () => going(0),
        orderState: async () => going(0.1),
        cancelOrder: async (id) => {
          called.push(id);
          return ok(null);
        },
      },
      sleep: async () => undefined,
      gone,
      progress: (done) => {
        if (done > 0) gone.aborted = true;
      },
    });
    expect([await made, called]).toEqual([ok(null), ['a']]);
  });
});
