/** Two people far apart, one with a phone, and a room that somebody trips over the cable of. */
import { describe, expect, it } from 'vitest';
import type { Code } from '../../src/games/mastermind/code.ts';
import { marksOf } from '../../src/games/mastermind/marks.ts';
import { openHouse } from './house.ts';
import { answeredRows, lay, tryCode } from './mastermind.ts';
import { type Person, phone } from './person.ts';

const house = openHouse();
const code: Code = [1, 2, 3, 4];
const lost = 'Connection lost. Trying again…';

describe('an invitation', () => {
  it('[R30][R32][R13] two browsers play maker and breaker while the room is killed and started again', async () => {
    const host = await house.visit();
    const guest = await house.visit(phone);
    const link = await openTable(host);
    await takeSeat(host, guest, link);
    await lay(host, code);
    await host.button('Hide this code').click();
    await tryCode(guest, [1, 1, 2, 2]);
    await answersWrongly(host);
    await answer(host, [1, 1, 2, 2]);
    await answeredRows(guest, 1);
    await cableIsPulled(host, guest, [3, 4, 1, 1]);
    await answer(host, [3, 4, 1, 1]);
    await answeredRows(guest, 2);
    await comesBack(host, guest, link);
    await tryCode(guest, code);
    await answer(host, code);
    await guest.sees(/^You win in \d+ guess/);
    await host.sees(/ wins in \d+ guess/);
    expect(await answeredRows(guest, 3)).toHaveLength(3);
    const moves = ['code 1234', '1122', '1,1', '3411', '0,3', '1234', '4,0'];
    expect(await movesOf(host, link)).toEqual(moves);
  });
});

/** Through the form, with its errors; the link that the lobby shows. */
async function openTable(host: Person): Promise<string> {
  await host.go('/');
  await host.link('Mastermind with friends').click();
  await host.button('Next').click();
  await host.sees('Choose an option');
  await host.pick('One of you makes it, the others break it');
  await host.pick('Normal: 4 positions, 6 colours');
  await host.button('Next').click();
  await host.pick('Makes the code');
  await host.button('Next').click();
  await host.page.getByLabel('Name of the table').fill('Two ends of a wire');
  await host.button('Open the table and invite').click();
  return host.page.getByLabel('Link to the table').inputValue();
}

async function takeSeat(host: Person, guest: Person, link: string): Promise<void> {
  expect(new URL(link).pathname).toBe(new URL(host.page.url()).pathname);
  await host.sees('Waiting for somebody');
  await guest.go(new URL(link).pathname);
  await guest.sees(/^You sit at the table as .+\.$/);
  const { name } = await guest.api<{ name: string }>('GET', '/me');
  await host.sees(name);
  await host.button('Start').click();
  await host.isTold('Make a code for others to break.');
}

async function answersWrongly(host: Person): Promise<void> {
  await host.isTold(/wants to know how many pegs are right\./);
  await mark(host, 0, 0);
  await host.isTold('That does not agree with your code.');
}

async function answer(host: Person, guess: Code): Promise<void> {
  await host.button(/^(How many are right\?|Answer \d and \d)$/).waitFor();
  const { right, near } = marksOf(code, guess);
  await mark(host, right, near);
}

async function mark(host: Person, right: number, near: number): Promise<void> {
  const count = (name: string, n: number) =>
    host.page
      .getByRole('group', { name })
      .getByRole('button', { name: `${n}`, exact: true })
      .click();
  await count('Right place', right);
  await count('Right colour, wrong place', near);
  await host.button(`Answer ${right} and ${near}`).click();
}

/** While a guess is on its way: it may have been heard or not. */
async function cableIsPulled(host: Person, guest: Person, guess: Code): Promise<void> {
  for (const person of [host, guest]) person.forgive(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|\/socket/);
  await lay(guest, guess);
  await Promise.all([guest.button('Try this code').click(), house.kill()]);
  await host.isTold(lost);
  await guest.isTold(lost);
  await guest.isTold('1 move to be sent.');
  await house.start();
}

/** Whoever goes away is missed, and finds the same seat by the same link. */
async function comesBack(host: Person, guest: Person, link: string): Promise<void> {
  await guest.newTab();
  await host.sees('away');
  await guest.go(new URL(link).pathname);
  expect(await answeredRows(guest, 2)).toHaveLength(2);
  await guest.isTold('Your turn.');
}

async function movesOf(host: Person, link: string): Promise<readonly string[]> {
  const id = new URL(link).pathname.split('/').at(-1);
  type Frames = { readonly frames: readonly { readonly move: { readonly text: string } | null }[] };
  const { frames } = await host.api<Frames>('GET', `/tables/${id}/replay`);
  return frames.flatMap(({ move }) => (move ? [move.text] : []));
}
