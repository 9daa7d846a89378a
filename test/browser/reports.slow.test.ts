/** Files of other programs: reports of Rolit that are played on, looked through, or wrong. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { speaker } from '../../src/core/phrase.ts';
import { messages as rolit } from '../../src/games/rolit/messages/index.ts';
import { ca } from '../../src/web/saved/messages/ca.ts';
import { en } from '../../src/web/saved/messages/en.ts';
import { es } from '../../src/web/saved/messages/es.ts';
import { example, exampleAfter, replayExample } from '../reports.ts';
import { openHouse } from './house.ts';
import type { Person } from './person.ts';

const house = openHouse();
const saved = { ca, es, en };

describe('reports of Rolit', () => {
  it('[O8][R22] a game is taken in, played on, and written again', async () => {
    const person = await house.visit();
    await person.go('/saved');
    await offer(person, 'club.json', JSON.stringify(example));
    await person.sees('“Rolit” has been imported.');
    await person.button('Open').click();
    await person.isTold(/Leo/);
    const id = person.page.url().split('/').at(-1)!;
    const line = await person.line();
    await line.command(id, { kind: 'move', seat: 1, text: 'g4' });
    await line.close();
    await person.sees('Leo put a ball on G4 and turned 1.');
    expect(await exported(person, () => person.choose('Rolit report'))).toEqual(exampleAfter);
    await person.go('/saved');
    await person.button('More options for “Rolit”').click();
    const item = person.page.getByRole('menuitem', { name: 'Rolit replay report', exact: true });
    expect(await exported(person, () => item.click())).toEqual(replayExample);
  });

  it('[O8][R21] a replay is looked through, and no table is made of it', async () => {
    const person = await house.visit();
    await person.go('/saved');
    await offer(person, 'final.json', JSON.stringify(replayExample));
    await person.heading('Replay').waitFor();
    expect(new URL(person.page.url()).pathname).toBe('/look');
    await person.isTold('Move 1 of 1 Leo put a ball on G4 and turned 1.');
    await person.page.keyboard.press('Home');
    await person.isTold('Move 0 of 1 The start.');
    await expect.poll(() => stands(person)).toEqual(['Ada 1', '▸ Leo 1', 'Mar 0']);
    await person.page.keyboard.press('End');
    await expect.poll(() => stands(person)).toEqual(['Ada 0', 'Leo 3', '▸ Mar 0']);
    await person.page.reload();
    await person.isTold('Move 1 of 1');
    await person.link('Back to the saved games').click();
    await person.sees('No saved games yet');
  });

  it('[O8][R32] a file that is brought while the room is away is taken once it is back', async () => {
    const person = await house.visit();
    person.forgive(/ERR_INTERNET_DISCONNECTED/);
    await person.go('/saved');
    await person.rest();
    await person.context.setOffline(true);
    await offer(person, 'club.json', JSON.stringify(example));
    await person.sees('“club.json” could not be imported. The room does not answer.');
    await person.context.setOffline(false);
    await offer(person, 'club.json', JSON.stringify(example));
    await person.sees('“Rolit” has been imported.');
  });

  it('[O8] a board is shown, and says that it is only to look at', async () => {
    const person = await house.visit();
    await person.go('/saved');
    await offer(person, 'board.json', JSON.stringify(example.board));
    await person.heading('Position').waitFor();
    await person.sees('Nobody plays on it, so it is only to look at.');
  });

  for (const language of ['ca', 'es', 'en'] as const)
    it(`[O8][R53] what is wrong is told with its path, in ${language}, and changes nothing`, async () => {
      const person = await house.visit({ language });
      const say = speaker(language, [rolit[language], saved[language]], []);
      await person.go('/saved');
      const wrong = {
        ...example,
        turn: 'G',
        players: example.players.map((player) => ({ ...player, name: 'Ada' })),
      };
      await offer(person, 'wrong.json', JSON.stringify(wrong));
      const dialog = person.page.getByRole('dialog', {
        name: say('saved.wrong.title', { file: 'wrong.json' }),
      });
      await dialog.waitFor();
      const lines = await dialog.getByRole('listitem').allTextContents();
      const told = (code: string, path: string, params: object) =>
        say(code, { path, ...params }).replace(`${path}: `, `${path} `);
      expect(lines).toEqual([
        told('report-name-taken', 'players[1].name', { name: 'Ada' }),
        told('report-name-taken', 'players[2].name', { name: 'Ada' }),
        told('report-turn', 'turn', { text: 'G' }),
      ]);
      await person.button(say('saved.wrong.close')).click();
      await offer(person, 'torn.json', '{"type": "GameClassic",\n "board": }');
      await person.sees(say('report-json', { line: 2, column: 11 }));
      await person.page.keyboard.press('Escape');
      await person.sees(say('saved.empty.running'));
    });
});

/** Everybody beside the board, with their points and whose turn it is. */
async function stands({ page }: Person): Promise<readonly string[]> {
  const seats = await page.getByRole('list', { name: 'Players' }).locator('.seat').all();
  return Promise.all(
    seats.map(async (seat) => {
      const turn = (await seat.getAttribute('aria-current')) === null ? '' : '▸ ';
      const [who, score] = [seat.locator('.seat-who'), seat.locator('.seat-score')];
      return `${turn}${await who.textContent()} ${await score.textContent()}`;
    }),
  );
}

async function offer({ page }: Person, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** What a click makes the browser keep. */
async function exported({ page }: Person, click: () => Promise<void>): Promise<unknown> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}
