import { expect, it } from 'vitest';
import { plainPen } from '../core/phrase.ts';
import { fakeClient, fakeEnv, inputOf, playing, soon } from './fakes.testing.ts';
import { showTable } from './plain/table.ts';
import { settingsText } from './settings.ts';
import { houseShelf } from './shelf.ts';
import { sticks } from './sticks.testing.ts';

async function rolit() {
  const env = fakeEnv();
  const client = await fakeClient(env, undefined, { shelf: houseShelf });
  await env.during(client.quickPlay('rolit'));
  await soon();
  return { client, input: inputOf(client) };
}

it('[O1][O4][R12][T] a table says by which rules and on which board it is played', async () => {
  expect(settingsText((await rolit()).input)).toBe('Free · Medium square (64 cells) · Free for all');
});

it('[R12][T] what says nothing without its label is left out', async () => {
  const env = fakeEnv();
  const client = await fakeClient(env, undefined, { shelf: houseShelf });
  await env.during(client.quickPlay('scrabble'));
  await soon();
  expect(settingsText(inputOf(client))).toBe('');
});

it('[R12][T] a game without such choices says nothing', async () => {
  const { input } = await playing(fakeEnv(), sticks());
  expect(settingsText(input())).toBe('');
});

it('[R12][T] line by line that is said once', async () => {
  const { client, input } = await rolit();
  const lines: string[] = [];
  const desk = {
    client,
    write: (...said: string[]) => void lines.push(...said),
    wipe: () => {},
    pen: plainPen,
    width: 80,
    isTyped: true,
  };
  const shown = showTable(desk as never, input, null);
  showTable(desk as never, input, { ...shown, key: 'before', whose: 'before' });
  expect(lines.filter((line) => line.startsWith('Free · Medium square'))).toHaveLength(1);
});
