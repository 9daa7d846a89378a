/** Every page there is, each in the states that look different; for what must hold everywhere. */
import type { Person } from './person.ts';

export type Place = {
  readonly name: string;
  readonly path: string;
  /** What is done there before anybody looks. */
  readonly act?: (person: Person) => Promise<void>;
};

const games = ['scrabble', 'mastermind', 'rolit', 'kenken'];

/** Pages of somebody who has just come. */
export const emptyPlaces: readonly Place[] = [
  { name: 'home, the first time', path: '/' },
  { name: 'saved, empty', path: '/saved' },
  { name: 'settings', path: '/settings' },
  { name: 'manual', path: '/manual' },
  ...['room', ...games].map((chapter) => ({ name: `manual, ${chapter}`, path: `/manual/${chapter}` })),
  { name: 'manual, search', path: '/manual?q=a' },
  { name: 'manual, nothing found', path: '/manual?q=xyzzy' },
  ...games.map((game) => ({ name: `new ${game}`, path: `/new/${game}` })),
  { name: 'kit', path: '/kit' },
  { name: 'nothing here', path: '/nowhere' },
  { name: 'no such table', path: '/table/nobody-knows' },
];

/** Tables in all states, and the pages that list them. */
export async function tablePlaces(person: Person): Promise<readonly Place[]> {
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
  const line = await person.line();
  await line.command(playing[1]!, { kind: 'move', seat: 0, text: '1122' });
  await line.command(paused, { kind: 'pause' });
  await line.command(over, { kind: 'move', seat: 0, text: '1122' });
  for (const table of [over, overRolit])
    await line.command(table, { kind: 'forfeit', seat: 0, why: 'resigned' });
  await line.close();
  return [
    { name: 'home', path: '/' },
    { name: 'saved', path: '/saved' },
    ...games.map((game, at) => ({ name: `table of ${game}`, path: `/table/${playing[at]}` })),
    { name: 'table, lobby', path: `/table/${lobby}` },
    { name: 'table, covered', path: `/table/${covered}` },
    { name: 'table, paused', path: `/table/${paused}` },
    { name: 'table, over', path: `/table/${over}` },
    { name: 'table of rolit, over', path: `/table/${overRolit}` },
    { name: 'replay', path: `/replay/${over}` },
    { name: 'replay of rolit', path: `/replay/${overRolit}` },
  ];
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

/** Goes there and waits until nothing more comes. */
export async function visit(person: Person, { path, act }: Place): Promise<void> {
  await person.go(path);
  await person.page.locator('h1').first().waitFor();
  await person.page.waitForLoadState('networkidle');
  await act?.(person);
}
