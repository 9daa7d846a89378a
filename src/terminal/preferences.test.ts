import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { fakeClient, fakeEnv, inputOf } from './fakes.testing.ts';
import { PreferenceKeeper, preferenceFile } from './preferences.ts';
import type { TableList } from './tablelist.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('[T] what the user of a terminal likes', () => {
  it('is kept in their configuration folder', () => {
    const file = preferenceFile({ XDG_CONFIG_HOME: folder });
    new PreferenceKeeper(file).set({ name: 'Aina' });
    new PreferenceKeeper(file).set({ sort: 'name' });
    expect(new PreferenceKeeper(file).current).toEqual({ name: 'Aina', sort: 'name' });
    expect(readFileSync(join(folder, 'ludoteca', 'preferences.json'), 'utf8')).toContain('Aina');
  });
  it('is not believed where it could not have been set', () => {
    const file = join(folder, 'preferences.json');
    for (const text of ['', '[]', 'null', '{"name":"\\u0007","sort":"size"}', '{"name":7}']) {
      writeFileSync(file, text);
      expect(new PreferenceKeeper(file).current, text).toEqual({ name: null, sort: 'waiting' });
    }
  });
});

describe('[T] a name', () => {
  it('is asked for once where the machine knows none, with one to keep, and remembered', async () => {
    const env = fakeEnv();
    const preferences = new PreferenceKeeper(join(folder, 'p.json'));
    const client = await fakeClient(env, undefined, { user: null, asksName: true, preferences });
    await env.during(client.quickPlay('sticks'));
    expect(client.dialogue.prompt).toMatchObject({ phrase: { code: 'menu.name-what' }, preset: 'Player 1' });
    await env.during(client.dialogue.write('Aina'));
    expect(inputOf(client).table.screen.seats[0]!.name).toBe('Aina');
    inputOf(client).guide.leave();
    await env.during(client.quickPlay('sticks'));
    expect(inputOf(client).table.screen.seats[0]!.name).toBe('Aina');
  });
  it('that is none is asked for again', async () => {
    const env = fakeEnv();
    const client = await fakeClient(env, undefined, { user: null, asksName: true });
    await env.during(client.quickPlay('sticks'));
    await env.during(client.dialogue.write('x'.repeat(200)));
    expect([client.dialogue.prompt?.phrase.code, client.notice?.phrases[0]?.code]).toEqual([
      'menu.name-what',
      'name-long',
    ]);
  });
  it('is not asked of a script', async () => {
    const env = fakeEnv();
    const client = await fakeClient(env, undefined, { user: null });
    await env.during(client.quickPlay('sticks'));
    expect(inputOf(client).table.screen.seats[0]!.name).toBe('Player 1');
  });
});

describe('[R14][T] a list', () => {
  it('is sorted by what waits, by date or by name, and remembers it', async () => {
    const env = fakeEnv();
    const preferences = new PreferenceKeeper(null);
    const client = await fakeClient(env, undefined, { preferences });
    const { registry } = client.house;
    const options = { sticks: 9, most: 3 };
    const table = { game: 'sticks', options, hints: null, seats: [], start: false, replaceOldest: false };
    for (const name of ['Rolit 10', 'zebra', 'Àrea', 'Rolit 2'])
      must(await registry.create({ ...table, name }));
    await client.showList('mine');
    const list = (): TableList => (client.place.kind === 'list' ? client.place.list : null)!;
    const names = () => list().entries!.map(({ name }) => name);
    expect(names()).toEqual(['Rolit 2', 'Àrea', 'zebra', 'Rolit 10']);
    await list().sortBy('name');
    expect(names()).toEqual(['Àrea', 'Rolit 2', 'Rolit 10', 'zebra']);
    expect(preferences.current.sort).toBe('name');
    await client.toMenu();
    await client.showList('mine');
    expect(names()).toEqual(['Àrea', 'Rolit 2', 'Rolit 10', 'zebra']);
  });
});
