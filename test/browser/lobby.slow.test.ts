/** A table that waits for its players: whoever sits there may still change their mind. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import type { Person } from './person.ts';

const house = openHouse();

const rolit = {
  game: 'rolit',
  seats: [{ name: 'Ada', bot: null, picks: { color: 'yellow' } }],
  start: false,
};

describe('[R30] changing one’s seat in the lobby', () => {
  it('host and guest take other names and colours, keep their seats, and nobody is away meanwhile', async () => {
    const host = await house.visit();
    const guest = await house.visit();
    const id = await host.table(rolit);
    for (const person of [host, guest]) await person.go(`/table/${id}`);
    await guest.sees(/^You sit at the table as .+\.$/);
    await change(host, { name: 'Ada Lovelace', color: 'purple' });
    await change(guest, { name: 'Grace' });
    await change(guest, { color: 'brown' });
    await sits(host, 'Ada Lovelace', 'purple · you');
    await sits(host, 'Grace', 'brown');
    await sits(guest, 'Ada Lovelace', 'purple');
    await sits(guest, 'Grace', 'brown · you');
    await host.button('Start').click();
    await host.isTold('Your turn.');
    await guest.isTold('Waiting for Ada Lovelace.');
  });
  it('the host seats another rival, by another method; whoever is removed meanwhile has nothing left to change', async () => {
    const host = await house.visit();
    const guest = await house.visit();
    const bot = { rival: 'bru', picks: { color: 'red' } };
    const id = await host.table({ ...rolit, seats: [...rolit.seats, bot] });
    for (const person of [host, guest]) await person.go(`/table/${id}`);
    await guest.button('Change name or colour').click();
    await sits(guest, 'Bru', 'red · easy');
    await host.button('Change Bru').click();
    await host.pick('Zaida');
    await host.page.getByText('More', { exact: true }).click();
    await host.page.getByLabel('How they think').selectOption('greedy (medium)');
    await host.button('Save').click();
    await sits(guest, 'Zaida', 'red · hard · greedy (medium)');
    const { name } = await guest.api<{ name: string }>('GET', '/me');
    await host.button(`Remove ${name}`).click();
    await guest.button('Sit down').waitFor();
    await guest.page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  it('a name that another has is refused in the dialog, and the seat stays', async () => {
    const host = await house.visit();
    const guest = await house.visit();
    const id = await host.table(rolit);
    await guest.go(`/table/${id}`);
    await guest.button('Change name or colour').click();
    await guest.page.getByLabel('Name', { exact: true }).fill('ada');
    await guest.button('Save').click();
    await guest.sees('“ada” is taken at this table.');
    await guest.button('Cancel').click();
    expect(await guest.page.locator('.lobby-seats li b').allTextContents()).toContain('Ada');
  });
});

async function change(person: Person, { name, color }: { readonly name?: string; readonly color?: string }) {
  await person.button('Change name or colour').click();
  if (name !== undefined) await person.page.getByLabel('Name', { exact: true }).fill(name);
  if (color !== undefined) await person.pick(color);
  await person.button('Save').click();
  await person.page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Who sits there, and what is said about them. */
async function sits(person: Person, name: string, about: string): Promise<void> {
  const seat = person.page.locator('.lobby-seats li').filter({ hasText: name });
  await seat.getByText(about, { exact: true }).waitFor();
}
