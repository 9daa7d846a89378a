/** Every page there is, each in the states that look different; for what must hold everywhere. */
import { colors } from '../../src/games/rolit/colors.ts';
import { example } from '../reports.ts';
import type { Person } from './person.ts';

/** The browser itself notes that a table is not there. */
export const provoked = /nobody-knows.* status of 404/;

export type Place = {
  readonly name: string;
  readonly path: string;
  /** What is done there before anybody looks. */
  readonly act?: (person: Person) => Promise<void>;
};

const states = ['', 'p 3 6'].map((command) => ({ command, game: example }));

const games = ['scrabble', 'mastermind', 'rolit', 'kenken'];

/** Two rows of two cells each: four ways to fill it. */
const severalSolutions = '/library/kenken/open#prop=2.2~1.3.2.1.1.1.2~4.2.2.2.1.2.2&name=Dos';

/** Pages of somebody who has just come. */
export const emptyPlaces: readonly Place[] = [
  { name: 'home, the first time', path: '/' },
  { name: 'saved, empty', path: '/saved' },
  { name: 'settings', path: '/settings' },
  { name: 'rivals', path: '/rivals' },
  { name: 'account', path: '/account' },
  { name: 'manual', path: '/manual' },
  ...['room', ...games].map((chapter) => ({ name: `manual, ${chapter}`, path: `/manual/${chapter}` })),
  { name: 'manual, search', path: '/manual?q=a' },
  { name: 'manual, nothing found', path: '/manual?q=xyzzy' },
  ...games.map((game) => ({ name: `new ${game}`, path: `/new/${game}` })),
  { name: 'new mastermind, with errors', path: '/new/mastermind?friends=1', act: next },
  { name: 'new rolit, players', path: '/new/rolit?friends=1', act: next },
  {
    name: 'new scrabble, a rival is chosen',
    path: '/new/scrabble',
    act: async (person) => {
      await next(person);
      await person.page.locator('.new-rival-button').first().click();
      await person.page.locator('.rival-more > summary').click();
    },
  },
  {
    name: 'new kenken, the last step',
    path: '/new/kenken?friends=1',
    act: async (person) => {
      await next(person);
      await next(person);
    },
  },
  { name: 'library', path: '/library' },
  { name: 'library, none of mine', path: '/library/kenken?owner=mine' },
  { name: 'library, importing', path: '/library', act: importLevel },
  { name: 'editor, empty', path: '/library/kenken/new' },
  { name: 'editor, several solutions', path: severalSolutions, act: editLinked },
  { name: 'a level in a link', path: severalSolutions },
  { name: 'a broken link', path: '/library/kenken/open#prop=3.1' },
  { name: 'look, nothing', path: '/look' },
  { name: 'saved, a wrong report', path: '/saved', act: (person) => bring(person, '{"cubes": [}', 'dialog') },
  {
    name: 'look, a board',
    path: '/saved',
    act: (person) => bring(person, '{"shape":"SM","cubes":[]}', '.replay-about'),
  },
  {
    name: 'look, a replay',
    path: '/saved',
    act: (person) => bring(person, JSON.stringify({ states }), '.replay-about'),
  },
  { name: 'kit', path: '/kit' },
  { name: 'nothing here', path: '/nowhere' },
  { name: 'no such table', path: '/table/nobody-knows' },
];

/** The text has a mistake in its third line. */
async function importLevel({ page }: Person): Promise<void> {
  await page.locator(':is(.page-head, .library-actions) .btn').first().click();
  await page.locator('dialog textarea').fill('2 2\n1 3 2 1 1 1 2\n9 3 2 2 1 2 2\n');
  await page.locator('.k-problems').waitFor();
}

async function editLinked({ page }: Person): Promise<void> {
  await page.locator('.k-linked-bar .btn:nth-child(2)').click();
  await page.locator('.k-fix .btn-main').waitFor();
}

/** A file of another program; it is read when this is there. */
async function bring(person: Person, text: string, read: 'dialog' | '.replay-about'): Promise<void> {
  const file = { name: 'report.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await person.page.locator('input[type=file]').setInputFiles(file);
  await person.page.locator(read).first().waitFor();
  await person.page.locator('h1').first().waitFor();
}

async function next({ page }: Person): Promise<void> {
  await page.locator('form.new [type=submit]').click();
}

/** Tables in all states, and the pages that list them. */
export async function tablePlaces(person: Person): Promise<readonly Place[]> {
  // Whoever is unknown and asks for four things at once is taken for four people.
  await person.api('GET', '/me');
  const playing = await Promise.all(games.map((game) => quick(person, game)));
  const lobby = await person.table({ game: 'mastermind', seats: [{ name: 'Ada' }] });
  const covered = await person.table({
    game: 'mastermind',
    options: { role: 'breaker', difficulty: 'normal' },
    seats: [{ name: 'Ada' }, { name: 'Leo' }],
    start: true,
  });
  const paused = await quick(person, 'mastermind');
  const over = await quick(person, 'mastermind');
  const overRolit = await quick(person, 'rolit');
  const ten = await tenAtRolit(person);
  const overKenken = await quick(person, 'kenken');
  const race = await person.table({
    game: 'kenken',
    options: { level: 'builtin:9x9-normal-1' },
    seats: [{ name: 'Ada' }, { name: 'Leo', bot: 'steady' }],
    start: true,
  });
  const line = await person.line();
  await line.command(playing[1]!, { kind: 'move', seat: 0, text: '1122' });
  await line.command(paused, { kind: 'pause' });
  await line.command(over, { kind: 'move', seat: 0, text: '1122' });
  for (const text of ['a1 1', 'b1 1', 'c1 ?2,3', 'notes cages', 'check'])
    await line.command(playing[3]!, { kind: 'move', seat: 0, text });
  for (const table of [over, overRolit, overKenken])
    await line.command(table, { kind: 'forfeit', seat: 0, why: 'resigned' });
  await line.close();
  return [
    { name: 'home', path: '/' },
    { name: 'saved', path: '/saved' },
    ...games.map((game, at) => ({ name: `table of ${game}`, path: `/table/${playing[at]}` })),
    { name: 'table of scrabble, tiles laid', path: `/table/${playing[0]}`, act: layTiles },
    { name: 'table of rolit, ten in teams, a cell chosen', path: `/table/${ten}`, act: chooseCell },
    { name: 'table of kenken, a race', path: `/table/${race}` },
    { name: 'table of kenken, over', path: `/table/${overKenken}` },
    { name: 'table, lobby', path: `/table/${lobby}` },
    { name: 'table, covered', path: `/table/${covered}` },
    { name: 'table, paused', path: `/table/${paused}` },
    { name: 'table, over', path: `/table/${over}` },
    { name: 'table of rolit, over', path: `/table/${overRolit}` },
    { name: 'replay', path: `/replay/${over}` },
    { name: 'replay of rolit', path: `/replay/${overRolit}` },
  ];
}

/** What lies above a table; spoken in English. */
export function sheetsOver(table: Place): readonly Place[] {
  const sheets = [
    'Save this position',
    'Go back to a saved position',
    'Invite somebody',
    'Rules',
    'Resign',
  ].map((item) => ({
    name: `${table.name}, ${item}`,
    path: table.path,
    act: async (person: Person) => {
      await person.page.keyboard.press('Escape');
      await person.choose(item);
      await person.page.getByRole('dialog').waitFor();
    },
  }));
  const menu = {
    name: `${table.name}, menu`,
    path: table.path,
    act: (person: Person) => person.button('More actions').click(),
  };
  return [menu, ...sheets];
}

/** A running table on the defaults of its game, against the rivals it proposes. */
async function quick(person: Person, game: string): Promise<string> {
  const picks = game === 'rolit' ? ['yellow', 'red'].map((color) => ({ color })) : [{}];
  const seats = picks.map((each, at) => ({
    name: ['Ada', 'Leo'][at],
    picks: each,
    bot: at === 0 ? null : 'greedy',
  }));
  return person.table({ game, seats, start: true });
}

/** Everything that Rolit can show at once: ten, teams, the largest board. */
function tenAtRolit(person: Person): Promise<string> {
  const seats = colors.map((color, at) => ({
    name: color,
    picks: { color, team: at % 3 === 0 ? 'Sol' : 'Luna' },
  }));
  const options = { variant: 'official', shape: 'CL', mode: 'teams', teams: ['Sol', 'Luna'] };
  return person.table({ game: 'rolit', options, seats, start: true });
}

async function chooseCell({ page }: Person): Promise<void> {
  await page.locator('[data-cell][data-may]').first().click();
}

async function layTiles({ page }: Person): Promise<void> {
  await page.locator('[data-square="112"]').click();
  for (const _ of [0, 1]) await page.locator('button.s-slot:has(i)').first().click();
  await page.locator('[data-how="laid"]').nth(1).waitFor();
}

/** Goes there and waits until nothing more comes. */
export async function visit(person: Person, { path, act }: Place): Promise<void> {
  await person.walk(path);
  await person.rest();
  await act?.(person);
}
