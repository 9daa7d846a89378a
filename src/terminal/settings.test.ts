import { expect, it } from 'vitest';
import { plainPen } from '../core/phrase.ts';
import { fakeClient, fakeWorld, playing, sessionOf, soon } from './fakes.testing.ts';
import { showTable } from './plain/table.ts';
import { settingsText } from './settings.ts';
import { houseShelf } from './shelf.ts';
import { sticks } from './sticks.testing.ts';

async function rolit() {
  const world = fakeWorld();
  const client = await fakeClient(world, undefined, { shelf: houseShelf });
  await world.during(client.quickPlay('rolit'));
  await soon();
  return { client, session: sessionOf(client) };
}

it('[O1][O4][R12][T] a table says by which rules and on which board it is played', async () => {
  expect(settingsText((await rolit()).session)).toBe('Free · Medium square (64 cells) · Each for themselves');
});

it('[R12][T] a game without such choices says nothing', async () => {
  const { session } = await playing(fakeWorld(), sticks());
  expect(settingsText(session())).toBe('');
});

it('[R12][T] line by line that is said once', async () => {
  const { client, session } = await rolit();
  const lines: string[] = [];
  const desk = {
    client,
    write: (...said: string[]) => void lines.push(...said),
    wipe: () => {},
    pen: plainPen,
    width: 80,
    isTyped: true,
  };
  const shown = showTable(desk as never, session, null);
  showTable(desk as never, session, { ...shown, key: 'before' });
  expect(lines.filter((line) => line.startsWith('Free · Medium square'))).toHaveLength(1);
});
