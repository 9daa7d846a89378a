/**
 * Tables whose content is not prepared yet, in the browser. The room of these stories has everything prepared, so what
 * it would say meanwhile is put between it and the page (docs/protocol.md, S3, T8, T1).
 */
import type { WebSocketRoute } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../wire/guest.ts';
import { openHouse } from './house.ts';
import type { Person } from './person.ts';

const house = openHouse();

const wanted = {
  game: 'kenken',
  options: { level: 'builtin:3x3-easy-1' },
  seats: [{ name: 'Ada' }],
  start: true,
};

/** A room that asks to come again until it is `ready`, and says over the wire how far it is. */
async function slowTable(person: Person) {
  const id = await person.table(wanted);
  const heard: string[] = [];
  const refused = { problems: [{ code: 'preparing', params: { seconds: 600 } }] };
  let isReady = false;
  let answer: { readonly status: number; readonly json: unknown } = { status: 503, json: refused };
  let socket: WebSocketRoute | null = null;
  await person.page.route(`**/api/tables/${id}/screen`, (route) =>
    isReady ? route.continue() : route.fulfill(answer),
  );
  await person.page.routeWebSocket(/\/socket/, (page) => {
    socket = page;
    const room = page.connectToServer();
    page.onMessage((message) => {
      const { type } = JSON.parse(String(message)) as { readonly type: string };
      heard.push(type);
      if (isReady || type !== 'watch') room.send(message);
    });
  });
  person.forgive(/screen Failed to load resource: the server responded with a status of (503|422)/);
  const watched = () => eventually('the page watches the table', async () => heard.includes('watch'));
  const say = (word: object) => socket!.send(JSON.stringify({ ...word, table: id }));
  return {
    id,
    heard,
    watched,
    prepare: (done: number) => say({ type: 'preparing', done }),
    ready: () => {
      isReady = true;
      say({ type: 'screen', screen: { seq: 0, seat: null } });
    },
    fail: (problem: object) => {
      answer = { status: 422, json: { problems: [problem] } };
      say({ type: 'gone', problems: [problem] });
    },
  };
}

describe('[S3][T8] a table that has to be prepared', () => {
  it('says so and how far it is, and then is there by itself', async () => {
    const player = await house.visit();
    const { id, watched, prepare, ready } = await slowTable(player);
    await player.go(`/table/${id}`);
    await player.sees('Preparing this table…');
    await watched();
    prepare(0.4);
    const bar = player.page.getByRole('progressbar', { name: 'Preparing this table…' });
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('40');
    const spoken = player.page.getByRole('status').filter({ hasText: 'Preparing this table…' });
    expect(await spoken.count()).toBe(1);
    ready();
    await player.isTold(/cells to go\./);
  });

  it('can be left, and the room is told that nobody waits', async () => {
    const player = await house.visit();
    const { id, heard, watched } = await slowTable(player);
    await player.go(`/table/${id}`);
    await watched();
    await player.link('Back to the room').click();
    await player
      .heading(/Play|Good|Hello/)
      .first()
      .waitFor();
    await eventually('the page no longer watches', async () => heard.includes('unwatch'));
  });

  it.each([
    ['resource-slow', { kind: 'level', seconds: 20 }, 'This could not be prepared within 20 seconds'],
    ['resource-missing', { kind: 'level' }, 'level'],
  ])('that can’t be prepared says why and can be tried again: %s', async (code, params, words) => {
    const player = await house.visit();
    const { id, watched, fail, ready } = await slowTable(player);
    await player.go(`/table/${id}`);
    await watched();
    fail({ code, params });
    await player.heading('This table can’t be opened').waitFor();
    await player.sees(new RegExp(words));
    ready();
    await player.button('Try again').click();
    await player.isTold(/cells to go\./);
  });

  it('[T1] a new one that takes a while is told about in the form', async () => {
    const player = await house.visit();
    const go = Promise.withResolvers<void>();
    await player.page.route('**/api/tables', async (route) => {
      if (route.request().method() === 'POST') await go.promise;
      await route.continue();
    });
    await player.go('/new/kenken');
    for (let step = 0; step < 2; step++) await player.button('Next').click();
    await player.button('Start the game').click();
    await player.sees('The table is being prepared');
    go.resolve();
    await player.isTold(/cells to go\./);
  });
});
