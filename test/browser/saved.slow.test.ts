/** The shelf of saved games, and files that come and go. */
import { describe, expect, it } from 'vitest';
import type { Language, Phrase } from '../../src/core/phrase.ts';
import { speaker } from '../../src/core/phrase.ts';
import { messages as game } from '../../src/games/mastermind/messages/index.ts';
import { messages as room } from '../../src/room/messages/index.ts';
import { ca } from '../../src/web/saved/messages/ca.ts';
import { en } from '../../src/web/saved/messages/en.ts';
import { es } from '../../src/web/saved/messages/es.ts';
import { openHouse } from './house.ts';
import { answeredRows } from './mastermind.ts';
import type { Person } from './person.ts';

const house = openHouse();
const saved = { ca, es, en };

describe('saved games', () => {
  it('[R22][R53] an export that is refused says why on the page, and no download fails', async () => {
    const person = await house.visit();
    person.forgive(/export.* status of 409/);
    const id = await person.table({
      game: 'rolit',
      name: 'Fir',
      seats: [
        { name: 'Ada', picks: { color: 'red' } },
        { name: 'Leo', picks: { color: 'blue' } },
      ],
      start: true,
    });
    const line = await person.line();
    await line.command(id, { kind: 'pause' });
    await line.close();
    const downloads: string[] = [];
    person.page.on('download', (download) => downloads.push(download.url()));
    await person.go('/saved');
    for (const item of ['Export as a file', 'Rolit report']) {
      await more(person, 'Fir', item);
      await person.sees('The game is paused. Resume it first.');
      await person.button('Close').click();
    }
    expect(downloads).toEqual([]);
    await person.go(`/table/${id}`);
    await person.button('More actions').click();
    await person.page
      .getByRole('menuitem', { name: 'Export The game is paused. Resume it first.' })
      .waitFor();
  });
  it('[R14] are filtered, renamed, copied and deleted, and say when there are none', async () => {
    const person = await house.visit();
    person.forgive(/status of 409/);
    await person.go('/saved');
    await person.sees('No saved games yet');
    await person.link('Finished').click();
    await person.sees('No finished games yet');
    for (const [name, kind] of [
      ['Alder', 'mastermind'],
      ['Birch', 'mastermind'],
      ['Cedar', 'kenken'],
    ] as const)
      await person.table({ game: kind, name, seats: [{ name: 'Ada' }], start: true });
    await person.go('/saved');
    await lists(person, ['Alder', 'Birch', 'Cedar']);
    await filters(person);
    await renames(person);
    await copiesAndDeletes(person);
  });
  for (const language of ['ca', 'es', 'en'] as const)
    it(`[R22] a file that is not one of ours is refused with a reason, in ${language}, and changes nothing`, async () => {
      const person = await house.visit({ language });
      person.forgive(/tables\/import.* status of 4\d\d/);
      const good = await tableFile(person);
      await person.go('/saved');
      await lists(person, ['Elm']);
      for (const { file, text, why } of badFiles(good)) {
        await offer(person, file, text);
        await person.sees(refusal(language, file, why));
        await lists(person, ['Elm']);
      }
      await offer(person, 'elm.json', JSON.stringify(good));
      await lists(person, ['Elm', 'Elm 2']);
    });
  it('[R22] a table goes out as a file, and is played on elsewhere', async () => {
    const [here, there] = [await house.visit(), await house.visit()];
    await tableFile(here);
    await here.go('/saved');
    await here.button('More options for “Elm”').click();
    const [download] = await Promise.all([
      here.page.waitForEvent('download'),
      here.page.getByRole('menuitem', { name: 'Export as a file' }).click(),
    ]);
    await there.go('/saved');
    await there.page.locator('input[type=file]').setInputFiles(await download.path());
    await there.sees('“Elm” has been imported.');
    await there.button('Open').click();
    const rows = await answeredRows(there, 1);
    expect(rows.map(({ guess }) => guess)).toEqual([[1, 1, 2, 2]]);
    await there.isTold(/^Guess \d+ of 10/);
  });
});

async function filters(person: Person): Promise<void> {
  await person.pick('KenKen');
  await lists(person, ['Cedar']);
  await person.pick('Scrabble');
  await person.sees('No games of Scrabble here');
  await person.button('Show all games').click();
  await lists(person, ['Alder', 'Birch', 'Cedar']);
}

async function renames(person: Person): Promise<void> {
  await more(person, 'Alder', 'Rename');
  const field = person.page.getByLabel('New name');
  await field.fill('Birch');
  await person.button('Save').click();
  await person.sees('You already have a table called “Birch”.');
  await field.fill('Dogwood');
  await field.press('Enter');
  await lists(person, ['Birch', 'Cedar', 'Dogwood']);
}

async function copiesAndDeletes(person: Person): Promise<void> {
  await more(person, 'Dogwood', 'Duplicate');
  await lists(person, ['Birch', 'Cedar', 'Dogwood', 'Dogwood 2']);
  await more(person, 'Birch', 'Delete');
  await person.button('Keep it').click();
  await lists(person, ['Birch', 'Cedar', 'Dogwood', 'Dogwood 2']);
  await more(person, 'Birch', 'Delete');
  await person.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await lists(person, ['Cedar', 'Dogwood', 'Dogwood 2']);
  for (const name of ['Cedar', 'Dogwood'])
    await person.page.getByLabel(`Select “${name}”`, { exact: true }).check();
  await person.button('Delete 2').click();
  await person.heading('Delete 2 games?').waitFor();
  await person.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await lists(person, ['Dogwood 2']);
  await person.link('Continue “Dogwood 2”').click();
  await person.isTold(/^Guess \d+ of 10/);
}

async function more(person: Person, table: string, item: string): Promise<void> {
  await person.page
    .getByRole('button', { name: `“${table}”`, exact: false })
    .first()
    .waitFor();
  await person.button(`More options for “${table}”`).click();
  await person.page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Waits until the page shows these tables and no others. */
async function lists({ page }: Person, names: readonly string[]): Promise<void> {
  const shown = () => page.getByRole('heading', { level: 2 }).allTextContents();
  await expect.poll(async () => (await shown()).toSorted()).toEqual(names);
}

type File = { readonly format: number; readonly log: readonly { readonly body: object }[] };

/** A table with one guess on it, as a file. */
async function tableFile(person: Person): Promise<File> {
  const id = await person.table({ game: 'mastermind', name: 'Elm', seats: [{ name: 'Ada' }], start: true });
  const line = await person.line();
  await line.command(id, { kind: 'move', seat: 0, text: '1122' });
  await line.close();
  return person.api('GET', `/tables/${id}/export`);
}

function badFiles(good: File) {
  const { log } = good;
  const last = log.length - 1;
  const strange = log.with(last, { ...log[last]!, body: { ...log[last]!.body, text: '9999' } });
  return [
    { file: 'empty.json', text: '', why: [{ code: 'saved.file-empty' }] },
    { file: 'letter.txt', text: 'Dear Ada,', why: [{ code: 'saved.file-not-json' }] },
    { file: 'package.json', text: '{"name": "ludoteca"}', why: [{ code: 'file-foreign' }] },
    {
      file: 'newer.json',
      text: JSON.stringify({ ...good, format: 99 }),
      why: [{ code: 'file-newer', params: { format: '99' } }],
    },
    {
      file: 'torn.json',
      text: JSON.stringify({ ...good, log: log.slice(1) }),
      why: [{ code: 'file-malformed', params: { path: 'log.0' } }],
    },
    {
      file: 'strange.json',
      text: JSON.stringify({ ...good, log: strange }),
      why: [
        { code: 'file-does-not-replay', params: { event: log.length } },
        { code: 'no-such-color', params: { color: '9', last: 6 } },
      ],
    },
  ] satisfies readonly { file: string; text: string; why: readonly Phrase[] }[];
}

async function offer({ page }: Person, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** All that is told about a file, every reason of the room and of the rules. */
function refusal(language: Language, file: string, why: readonly Phrase[]): string {
  const say = speaker(language, [saved[language], room[language], game[language]], []);
  return say('saved.refused', { file, why: why.map(({ code, params }) => say(code, params)).join(' ') });
}
