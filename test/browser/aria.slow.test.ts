/** The table page as a screen reader tells it, in files that a person can read; `vitest -u` writes them anew. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Guest } from '../wire/guest.ts';
import { Line } from '../wire/line.ts';
import { openHouse } from './house.ts';
import { answeredRows, tryCode } from './mastermind.ts';
import type { Person } from './person.ts';
import { byMouse, cellOf } from './rolit.ts';

const house = openHouse();

describe('[Q4] what is read aloud', () => {
  it('at a table of Mastermind: the lobby, the start, the middle and the end', async () => {
    const breaker = await house.visit();
    const id = await breaker.table({
      game: 'mastermind',
      name: 'Sunday',
      options: { role: 'maker', difficulty: 'normal', code: 'told', turns: 10 },
      seats: [{ name: 'Ada', picks: { role: 'breaker' } }],
    });
    const maker = await Line.open(await Guest.at(house.url));
    await maker.command(id, { kind: 'sit', choice: { name: 'Leo', picks: { role: 'maker' } } });
    await maker.watch(id, 1);
    await breaker.go(`/table/${id}`);
    await breaker.sees('Leo');
    await matches(breaker, 'mastermind-lobby');
    await breaker.button('Start').click();
    await maker.command(id, { kind: 'move', seat: 1, text: 'code 1234' });
    await breaker.isTold('Your turn.');
    await matches(breaker, 'mastermind-start');
    await tryCode(breaker, [1, 1, 2, 2]);
    await breaker.isTold('Waiting for Leo.');
    await maker.command(id, { kind: 'move', seat: 1, text: '1,1' });
    await answeredRows(breaker, 1);
    await matches(breaker, 'mastermind-middle');
    await tryCode(breaker, [1, 2, 3, 4]);
    await breaker.isTold('Waiting for Leo.');
    await maker.command(id, { kind: 'move', seat: 1, text: '4,0' });
    await breaker.isTold(/^You win in 2 guesses/);
    await breaker.page.getByRole('table', { name: 'What each guess was worth' }).waitFor();
    await matches(breaker, 'mastermind-end');
    await maker.close();
  });
  it('at a table of Rolit with teams: the start, the middle with a cell chosen, and the end', async () => {
    const player = await house.visit();
    const id = await player.table({
      game: 'rolit',
      name: 'Sunday',
      options: { variant: 'official', shape: 'DS', mode: 'teams', teams: ['Sol', 'Luna'] },
      seats: ['yellow', 'red', 'green'].map((color, seat) => ({
        name: ['Ada', 'Leo', 'Mar'][seat],
        picks: { color, team: seat === 1 ? 'Luna' : 'Sol' },
      })),
      start: true,
    });
    await player.go(`/table/${id}`);
    await player.isTold('Your turn, Ada.');
    await matches(player, 'rolit-start');
    await byMouse(player, 'F4');
    await player.isTold('Your turn, Leo.');
    await cellOf(player, 'D3').click();
    await player.button('Put the ball on D3').waitFor();
    await player.sees('1 ball turned');
    await matches(player, 'rolit-middle');
    const line = await player.line();
    await line.command(id, { kind: 'forfeit', seat: 1, why: 'resigned' });
    await line.close();
    await player.isTold(/^The team “.+” wins\./);
    await player.sees('resigned');
    await matches(player, 'rolit-end');
  });
  it('at a table of KenKen: the start, the middle with notes and a conflict, and the end', async () => {
    const player = await house.visit();
    const id = await player.table({
      game: 'kenken',
      name: 'Sunday',
      options: { level: 'builtin:3x3-easy-1' },
      seats: [{ name: 'Ada' }],
      start: true,
    });
    await player.go(`/table/${id}`);
    await player.page.getByRole('grid').waitFor();
    await matches(player, 'kenken-start');
    const line = await player.line();
    for (const text of ['a1 1', 'b1 1', 'c1 ?2,3']) await line.command(id, { kind: 'move', seat: 0, text });
    await player.page.getByRole('gridcell', { name: 'C1, notes: 2 and 3' }).click();
    await matches(player, 'kenken-middle');
    await line.command(id, { kind: 'forfeit', seat: 0, why: 'resigned' });
    await line.close();
    await player.isTold('You resigned.');
    await player.button(/^Next: /).waitFor();
    await matches(player, 'kenken-end');
  });
});

async function matches({ page }: Person, state: string): Promise<void> {
  const snapshot = await page.locator('main').ariaSnapshot();
  const settled = snapshot
    .replaceAll(/http:\/\/[^\s"]+\/table\/\w+/g, 'http://room/table/ID')
    .replaceAll(/\/replay\/\w+/g, '/replay/ID')
    .replaceAll(/\b\d+:\d\d\b/g, '0:00');
  await expect(`${settled}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, 'golden', `${state}.golden.txt`),
  );
}
