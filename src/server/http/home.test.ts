import { describe, expect, it } from 'vitest';
import { type Client, Room } from './room.testing.ts';

const again = (client: Client, tag: unknown) =>
  client.room.ask({
    url: '/api/home',
    headers: { cookie: client.cookie, 'if-none-match': String(tag) },
  });

describe('[H13] what the first page shows', () => {
  it('is what the single routes tell', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    const { body: running } = await ada.sticks();
    const { body: over } = await ada.sticks();
    await ada.sends(String(over['id']), { kind: 'forfeit', seat: 0, why: 'resigned' });
    await leo.sticks({ start: false }, ['Leo']);
    await ada.post('/api/daily', { game: 'mastermind' });
    const { status, body } = await ada.get('/api/home');
    expect(status).toBe(200);
    const list = async (show: string) => (await ada.get(`/api/tables?show=${show}`)).body['tables'];
    expect(body).toEqual({
      me: (await ada.get('/api/me')).body,
      mine: await list('mine'),
      open: await list('open'),
      finished: await list('finished'),
      today: (await ada.get('/api/daily')).body['games'],
    });
    const ids = (entries: unknown) => (entries as { id: string }[]).map(({ id }) => id);
    expect(ids(body['mine'])).toContain(running['id']);
    expect(ids(body['finished'])).toEqual([over['id']]);
    expect(body['open']).toHaveLength(1);
  });

  it('makes a guest of somebody new, who is the same the next time', async () => {
    const room = await Room.open();
    const { body, headers } = await room.ask({ url: '/api/home' });
    const [cookie] = String(headers['set-cookie']).split(';');
    const next = await room.ask({ url: '/api/home', headers: { cookie: cookie! } });
    expect(next.body['me']).toEqual(body['me']);
  });

  it('counts new guests as /api/me does', async () => {
    const room = await Room.open({ limits: { guests: { address: 2, minutes: 60 } } });
    const come = (url: string) => room.ask({ url, remoteAddress: '192.168.1.7' });
    expect([(await come('/api/me')).status, (await come('/api/home')).status]).toEqual([200, 200]);
    expect((await come('/api/home')).codes).toEqual(['limit-guests']);
  });

  it('says nothing while nothing changes, and all of it when something has', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    const { headers } = await ada.get('/api/home');
    expect(headers['cache-control']).toBe('no-store');
    const same = await again(ada, headers['etag']);
    expect([same.status, same.text, same.headers['etag']]).toEqual([304, '', headers['etag']]);
    await leo.sticks({ start: false }, ['Leo']);
    const changed = await again(ada, headers['etag']);
    expect([changed.status, (changed.body['open'] as unknown[]).length]).toEqual([200, 1]);
    expect((await again(ada, changed.headers['etag'])).status).toBe(304);
  });

  it('a tag of somebody else is not mine', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    const { headers } = await ada.get('/api/home');
    expect((await again(leo, headers['etag'])).status).toBe(200);
  });
});
