/** Accounts: a guest registers, and finds the game on another device. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { type Person, phone } from './person.ts';

const house = openHouse();
const password = 'three green cats';

async function fill(person: Person, name: string, secret: string): Promise<void> {
  await person.page.getByLabel('Name', { exact: true }).fill(name);
  await person.page.getByLabel('Password', { exact: true }).fill(secret);
  await person.button('Go on').click();
}

async function register(person: Person, name: string): Promise<void> {
  person.forgive(/log-in.* status of 404/);
  await person.go('/account');
  await fill(person, name, password);
  await person.heading(`Nobody here is called “${name}”`).waitFor();
  await person.button('Register').click();
  await person.sees('This device');
}

describe('accounts', () => {
  it('[R1][R2] a guest registers, logs in on a phone and finds the game there', async () => {
    const desk = await house.visit();
    await desk.table({
      game: 'mastermind',
      name: 'Holiday',
      seats: [{ name: 'Ada' }],
      start: true,
    });
    await register(desk, 'Ada Byron');
    await desk.walk('/saved');
    await desk.sees('Holiday');
    const pocket = await house.visit(phone);
    pocket.forgive(/log-in.* status of 403/);
    await pocket.go('/settings');
    await pocket.link('Log in or register').click();
    await fill(pocket, 'ada byron', 'four green cats');
    await pocket.sees('That is not the password.');
    await fill(pocket, 'ada byron', password);
    await pocket.sees('This device');
    await pocket.walk('/saved');
    await pocket.sees('Holiday');
  });
  it('[R3] changes the password, which logs the other device out', async () => {
    const [desk, pocket] = [await house.visit(), await house.visit(phone)];
    desk.forgive(/account.* status of 422/);
    await register(desk, 'Grace');
    await pocket.go('/account');
    await fill(pocket, 'Grace', password);
    await pocket.sees('Log out everywhere else');
    await desk.page.getByText('Change the password', { exact: true }).click();
    await desk.page.getByLabel('New password').fill('password1');
    const present = desk.page.getByRole('group').filter({ hasText: 'Change the password' });
    await present.getByLabel('Your password of now').fill(password);
    await desk.button('Save the password').click();
    await desk.sees(/too easy to guess/);
    await desk.page.getByLabel('New password').fill('five blue dogs');
    await desk.button('Save the password').click();
    await desk.sees('The password is changed. Other devices are logged out.');
    await pocket.go('/account');
    await pocket.heading('Log in or register').waitFor();
    expect(await pocket.button('Log out').count()).toBe(0);
  });
});
