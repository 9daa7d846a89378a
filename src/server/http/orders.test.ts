import { describe, expect, it } from 'vitest';
import { ok } from '../../core/result.ts';
import { Puppets } from '../../host/bench.testing.ts';
import { encodeTexts, type TextBytes } from '../../host/jobs/resources.ts';
import { type Client, Room } from './room.testing.ts';

const wish = { size: 4, grade: 'easy' };
const order = { game: 'kenken', kind: 'level', wish };
const at = (id: unknown) => `/api/resources/orders/${id}`;

/** What is asked until it is no longer being made. */
async function made(client: Client, id: unknown): Promise<Awaited<ReturnType<Client['get']>>> {
  for (;;) {
    const answer = await client.get(at(id));
    if (answer.status !== 200 || answer.body['texts'] !== null) return answer;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('[L7] content made to order', () => {
  it('[K8] is there when it is asked for after it was made, and can be brought to the library', async () => {
    const ada = await (await Room.open()).visitor();
    const { status, body } = await ada.post('/api/resources/orders', order);
    expect([status, body['texts']]).toEqual([202, null]);
    const { body: done } = await made(ada, body['id']);
    expect(done['done']).toBe(1);
    const texts = done['texts'] as { level: string };
    expect(texts.level).toMatch(/^4 \d+\n/);
    const brought = { game: 'kenken', kind: 'level', name: 'Made', texts };
    expect((await ada.post('/api/resources', brought)).status).toBe(201);
  });

  it('[K8] says in the words of the game that it can’t be had, and what is wrong with a wish', async () => {
    const ada = await (await Room.open()).visitor({ 'accept-language': 'en' });
    const none = { ...order, wish: { size: 3, grade: 'unreasonable', operations: '+' } };
    const { body } = await ada.post('/api/resources/orders', none);
    const refused = await made(ada, body['id']);
    expect([refused.status, refused.codes]).toEqual([422, ['make-none']]);
    expect(refused.body['message']).toContain('No level of 3 × 3');
    const wrong = await ada.post('/api/resources/orders', { ...order, wish: { size: 77, grade: 'x' } });
    expect((await made(ada, wrong.body['id'])).codes).toEqual(['wish-size', 'wish-grade']);
  });

  it('tells how far it is; called off, its job is ended and it is not there any more', async () => {
    const puppets = new Puppets();
    puppets.makes = () => new Promise(() => undefined);
    const ada = await (await Room.open({ workers: puppets })).visitor();
    const { body } = await ada.post('/api/resources/orders', order);
    const [asker] = puppets.askers;
    asker!.progress!(0.25);
    expect((await ada.get(at(body['id']))).body).toEqual({ id: body['id'], done: 0.25, texts: null });
    expect((await ada.delete(at(body['id']), {})).status).toBe(204);
    expect(asker!.gone.aborted).toBe(true);
    for (const answer of [await ada.get(at(body['id'])), await ada.delete(at(body['id']), {})])
      expect([answer.status, answer.codes]).toEqual([404, ['no-such-resource']]);
  });

  it('is one at a time for each: the next calls off the one before, and nobody sees another’s', async () => {
    const puppets = new Puppets();
    const first = Promise.withResolvers<TextBytes>();
    puppets.makes = async () => ok(await first.promise);
    const room = await Room.open({ workers: puppets });
    const [ada, eve] = [await room.visitor(), await room.visitor()];
    const one = (await ada.post('/api/resources/orders', order)).body['id'];
    const other = (await ada.post('/api/resources/orders', order)).body['id'];
    expect(puppets.askers.map(({ gone }) => gone.aborted)).toEqual([true, false]);
    expect([(await ada.get(at(one))).status, (await eve.get(at(other))).status]).toEqual([404, 404]);
    first.resolve(encodeTexts({ level: 'x' }));
    expect((await made(ada, other)).body['texts']).toEqual({ level: 'x' });
  });

  it('that a thread could not bear is said so', async () => {
    const puppets = new Puppets();
    puppets.makes = () => Promise.reject(new Error('out of memory'));
    const ada = await (await Room.open({ workers: puppets })).visitor();
    const { body } = await ada.post('/api/resources/orders', order);
    const { status, codes } = await made(ada, body['id']);
    expect([status, codes]).toEqual([503, ['resource-failed']]);
  });

  it('[H2] of a form that is not read is refused, and so is who is not known', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    for (const wrong of [{}, { game: 7 }, { ...order, colour: 'red' }, null])
      expect((await ada.post('/api/resources/orders', wrong)).status).toBe(422);
    expect((await room.ask({ url: at('x') })).status).toBe(401);
    for (const game of ['__proto__', 'nothing']) {
      const { body } = await ada.post('/api/resources/orders', { ...order, game });
      expect((await made(ada, body['id'])).codes).toEqual(['resource-kind']);
    }
  });
});
