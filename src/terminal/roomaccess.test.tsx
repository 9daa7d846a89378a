import { describe, expect, it } from 'vitest';
import { languages } from '../core/phrase.ts';
import { rootFolder } from '../server/library.ts';
import { fakeClient, fakeEnv, inputOf, soon } from './fakes.testing.ts';
import { manualOf } from './manuals.ts';
import { mount } from './screen.testing.tsx';
import { houseShelf } from './shelf.ts';
import { widthOf } from './text.ts';

async function quickGame(id: string) {
  const env = fakeEnv();
  const client = await fakeClient(env, undefined, { shelf: houseShelf });
  await env.during(client.quickPlay(id));
  await soon();
  return { client, env };
}

describe.each(Object.keys(houseShelf.games))('%s in the terminal', (id) => {
  it('[R10][R12][R21][T] quick play, a few moves, undo and a replay, within 80 × 24 in three languages', async () => {
    const { client, env } = await quickGame(id);
    // A dictionary that was not built yet is said to be missing; everything else must work.
    if (client.notice?.phrases[0]?.code === 'asset-missing') return;
    const screen = mount(client);
    const fits = async () => {
      for (const lang of languages) {
        client.speak(lang);
        await screen.wait(40);
        expect(screen.lines().length).toBeLessThanOrEqual(24);
        for (const line of screen.lines()) expect(widthOf(line), line).toBeLessThanOrEqual(80);
      }
    };
    for (let n = 0; n < 2 && !inputOf(client).controller.isOver; n++) {
      const [move] = inputOf(client).complete('').candidates;
      expect(inputOf(client).preview(move!)?.tone).toBe('plain');
      await inputOf(client).submit(move!);
      // An engine is loaded from its file: that takes as long as it takes.
      await env.during(inputOf(client).whenSettled());
      expect(inputOf(client).controller.notice).toBeNull();
      await fits();
    }
    await inputOf(client).submit('/undo');
    expect(inputOf(client).controller.notice?.tone).not.toBe('bad');
    for (const line of ['/help', '/manual', '/history', '/score', '/replay']) {
      await inputOf(client).submit(line);
      expect(client.place.kind, line).toMatch(/page|replay/);
      await fits();
      client.back();
    }
    screen.unmount();
    client.quit();
  });

  it('[R51][T] has a manual in every language', () => {
    for (const lang of languages) expect(manualOf(rootFolder({}), id, lang), lang).toMatch(/^#/);
  });
});

it('[R51][T] so has the room', () => {
  for (const lang of languages) expect(manualOf(rootFolder({}), null, lang)).toMatch(/^## /);
});
