/** The same deal again (R22). */
import { describe, expect, it } from 'vitest';
import type { Screen } from '../../room/screen.ts';
import { type Client, Room } from './room.testing.ts';

const breaker = { game: 'mastermind', seats: [{ name: 'Ada' }] };

async function screenOf(client: Client, id: string): Promise<Screen> {
  return (await client.get(`/api/tables/${id}/screen`)).body as unknown as Screen;
}

async function over(client: Client, id: string): Promise<Screen> {
  await client.sends(id, { kind: 'forfeit', seat: 0, why: 'resigned' });
  return screenOf(client, id);
}

const secret = (screen: Screen) => (screen.view as { readonly codes: unknown }).codes;
const sameDeal = (client: Client, id: string) => client.post(`/api/tables/${id}/again`, { sameDeal: true });

describe('[R22] the same deal again', () => {
  it('is dealt as the first one was, however that one had begun, and tells what became of it', async () => {
    const ada = await (await Room.open()).visitor();
    const id = String((await ada.post('/api/tables', breaker)).body['id']);
    // Somebody got up and sat down again before the start: the streams of chance are further on.
    await ada.sends(id, { kind: 'stand', seat: 0 });
    await ada.sends(id, { kind: 'sit', choice: { name: 'Ada' } });
    await ada.sends(id, { kind: 'start' });
    const first = await over(ada, id);
    expect(first.deal).toBeNull();
    const { status, body } = await sameDeal(ada, id);
    expect([status, body['phase'], body['origin']]).toEqual([201, 'playing', 'duplicate']);
    const again = await over(ada, String(body['id']));
    expect(secret(again)).toEqual(secret(first));
    expect(again.proof).toEqual(first.proof);
    expect(again.deal).toEqual([{ name: 'Ada', place: expect.any(Number), points: expect.anything() }]);
    const third = await over(ada, String((await sameDeal(ada, String(body['id']))).body['id']));
    expect(secret(third)).toEqual(secret(first));
  });
  it('another game of the same kind is another deal', async () => {
    const ada = await (await Room.open()).visitor();
    const { body } = await ada.post('/api/tables', { ...breaker, start: true });
    const first = await over(ada, String(body['id']));
    const again = await ada.post(`/api/tables/${body['id']}/again`);
    expect((await over(ada, String(again.body['id']))).proof).not.toEqual(first.proof);
  });
  it('not before the end, not by others, not where nothing is dealt, not of the day', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    const id = String((await ada.post('/api/tables', { ...breaker, start: true })).body['id']);
    expect((await sameDeal(ada, id)).codes).toEqual(['deal-early']);
    await over(ada, id);
    expect((await sameDeal(leo, id)).codes).toEqual(['others-play']);
    const sticks = String((await ada.sticks({})).body['id']);
    await over(ada, sticks);
    expect((await sameDeal(ada, sticks)).codes).toEqual(['not-dealt']);
    const daily = String((await ada.post('/api/daily', { game: 'mastermind' })).body['id']);
    await over(ada, daily);
    expect((await sameDeal(ada, daily)).codes).toEqual(['daily-no-copy']);
  });
  it('no client brings a seed of its own', async () => {
    const ada = await (await Room.open()).visitor();
    const { status } = await ada.post('/api/tables', { ...breaker, seed: '00'.repeat(32) });
    expect(status).toBe(422);
  });
});
