/** Two people at two devices, from the link to the end of a team game: no surprise on the way. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { type Person, phone } from './person.ts';
import { byFinger, byMouse, cellOf, choice, ranking } from './rolit.ts';

const house = openHouse();

const options = { variant: 'official', shape: 'SS', mode: 'teams', teams: ['Sun', 'Moon'] };
const seats = [{ name: 'Ada', picks: { color: 'yellow', team: 'Sun' } }];

describe('two people at two devices', () => {
  it('[R30][R16][O1] meet by a link, change seats, ask, refuse, agree, and are both told who won', async () => {
    const host = await house.visit();
    const guest = await house.visit(phone);
    const id = await host.table({ game: 'rolit', options, seats });
    await host.go(`/table/${id}`);
    await meets(host, guest);
    await changesSeat(guest);
    await host.button('Start').click();
    await host.isTold(/Your turn/);
    await asks(host, guest);
    const stranger = await house.visit();
    await stranger.go(`/table/${id}`);
    await stranger.isTold(/^You are watching\./);
    await host.page.getByRole('img', { name: '1 person is watching' }).waitFor();
    await playToTheEnd(host, guest);
    await bothKnowWhoWon(host, guest);
  });
});

/** The link is on the host's screen; whoever comes is told to those who wait. */
async function meets(host: Person, guest: Person): Promise<void> {
  const link = await host.page.getByLabel('Link to the table').inputValue();
  await guest.go(new URL(link).pathname);
  await guest.sees(/^You sit at the table as .+\.$/);
  await host.sees(/ has come to the table\.$/);
}

async function changesSeat(guest: Person): Promise<void> {
  await guest.page
    .locator('.lobby-acts .btn')
    .filter({ hasText: /seat|colour/i })
    .first()
    .click();
  await guest.page.getByLabel('Name', { exact: true }).fill('Leo');
  await guest.pick('purple');
  await guest.pick('Moon');
  await guest.button('Save').click();
  await guest.page.getByRole('dialog').waitFor({ state: 'detached' });
  await guest.sees('Leo');
}

/** A wish to undo is refused, and stays refused; the next one is granted. */
async function asks(host: Person, guest: Person): Promise<void> {
  const cell = await choice(host);
  await byMouse(host, cell);
  await guest.isTold(/Your turn/);
  await host.button('Undo').click();
  await guest.sees(/^Ada asks to undo a move\.$/);
  await guest.button('No').click();
  await host.sees('The others did not agree to undo the move.');
  await cellOf(host, cell)
    .and(host.page.getByRole('gridcell', { name: /yellow/ }))
    .waitFor();
  await host.button('Undo').click();
  await guest.button('Agree').click();
  await host.isTold(/Your turn/);
  await cellOf(host, cell)
    .and(host.page.getByRole('gridcell', { name: /empty/ }))
    .waitFor();
}

async function playToTheEnd(host: Person, guest: Person): Promise<void> {
  for (;;) {
    const turn = await whoseTurn(host, guest);
    if (turn === null) return;
    const before = await turn.page.getByRole('grid').getAttribute('aria-label');
    await (turn === host ? byMouse : byFinger)(turn, await choice(turn));
    await turn.page.getByRole('grid', { name: before!, exact: true }).waitFor({ state: 'detached' });
  }
}

/** Null when it is over. */
async function whoseTurn(host: Person, guest: Person): Promise<Person | null> {
  const over = ({ page }: Person) => page.getByRole('list', { name: 'Final ranking' });
  const turn = ({ page }: Person) => page.locator('p.status', { hasText: 'Your turn' });
  const first = await Promise.race(
    [host, guest].map(async (each) => {
      await over(each).or(turn(each)).first().waitFor();
      return each;
    }),
  );
  return (await over(first).count()) > 0 ? null : first;
}

/** What was said is held against the final ranking. */
async function bothKnowWhoWon(host: Person, guest: Person): Promise<void> {
  const places = await ranking(host);
  expect(await ranking(guest)).toEqual(places);
  const [best, second] = places;
  expect(best!.points).toBeGreaterThan(second!.points);
  const isHosts = best!.text.includes('Sun');
  const [winner, other] = isHosts ? [host, guest] : [guest, host];
  const by = `, ${best!.points} to ${second!.points}.`;
  await winner.isTold(`Your team wins${by}`);
  await other.isTold(`The team “${isHosts ? 'Sun' : 'Moon'}” wins${by}`);
}
