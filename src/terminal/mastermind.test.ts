/** Mastermind at the keyboard: what a new table asks, and what is refused. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Code } from '../games/mastermind/code.ts';
import { marksOf } from '../games/mastermind/marks.ts';
import type { Client } from './client.ts';
import { type FakeEnv, fakeClient, fakeEnv, inputOf, makingOf, saidBy, soon } from './fakes.testing.ts';
import type { TableInput } from './input.ts';
import { houseShelf } from './shelf.ts';
import { newsPhrases } from './status.ts';

let env: FakeEnv;
let client: Client;
beforeEach(async () => {
  env = fakeEnv();
  client = await fakeClient(env, undefined, { shelf: houseShelf });
  await env.during(client.newTable('mastermind'));
});

/** Answers the question of this field; the code of what is wrong with it, if anything is. */
async function answer(key: string, value: unknown): Promise<string | null> {
  const making = makingOf(client);
  expect(making.questions?.current.field.key).toBe(key);
  await env.during(making.answer(value));
  return making.questions?.problem?.code ?? null;
}

async function answers(given: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [key, value] of Object.entries(given)) expect(await answer(key, value)).toBeNull();
}

/** The table as it is made, for me alone. */
async function begin(options: Readonly<Record<string, unknown>>, hints: number | null = null) {
  await answers({ ...options, table: 'Ours', hints, name: 'Ada' });
  await env.during(client.startMade(makingOf(client)));
  await soon();
  return inputOf(client);
}

const own = { role: 'breaker', difficulty: 'custom' };

describe('a new table of Mastermind', () => {
  it('[M1][T] chooses neither role nor difficulty beforehand, and says what was left out', async () => {
    expect(makingOf(client).questions!.value).toBeNull();
    expect(await answer('role', makingOf(client).questions!.value)).toBe('missing');
    await answers({ role: 'breaker' });
    expect(makingOf(client).questions!.value).toBeNull();
    expect(await answer('difficulty', '')).toBe('missing');
  });
  it('[M1][T] chooses no rival beforehand, and does not begin without one', async () => {
    await answers({ role: 'duel', difficulty: 'easy', turns: 10, table: 'Ours', hints: null, name: 'Ada' });
    const making = makingOf(client);
    await env.during(client.startMade(making));
    expect(making.seating!.problem).toMatchObject({ code: 'too-few-seats' });
    making.seating!.addRival();
    expect(making.seating!.questions!.value).toBeNull();
    await making.seating!.answer('');
    expect(making.seating!.questions!.problem).toMatchObject({ code: 'missing' });
    await making.seating!.answer('vega');
    expect(making.seating!.questions!.value).toBe('usual');
    await making.seating!.answer('usual');
    expect(making.seating!.seats[1]).toMatchObject({ name: 'Vega', bot: 'genetic', rival: 'vega' });
  });
  it.each([
    ['positions', 2],
    ['positions', 9],
    ['colors', 3],
    ['colors', 13],
  ])('[M2][T] %s can’t be %i, and are asked again', async (key, value) => {
    await answers({ ...own, ...(key === 'colors' && { positions: 4 }) });
    expect(await answer(key, value)).toBe('out-of-range');
    expect(makingOf(client).questions!.current.field.key).toBe(key);
  });
  it.each([5, 13, 'many'])('[M3][T] %s turns are asked for again', async (turns) => {
    await answers({ role: 'breaker', difficulty: 'easy' });
    expect(await answer('turns', turns)).toMatch(/out-of-range|not-a-number/);
    expect(await answer('turns', 6)).toBeNull();
  });
  it('[M2][M4][T] repeats off restrict the code and the guesses', async () => {
    const sizes = { positions: 5, colors: 5, repeats: false, holes: false, turns: 6 };
    const input = await begin({ ...own, ...sizes });
    for (const [typed, why] of [
      ['11234', 'appears twice'],
      ['12346', 'no colour 6'],
      ['1234', '4 pegs'],
      ['01234', 'no position may be empty'],
    ] as const) {
      await input.submit(typed);
      expect(saidBy(input)).toContain(why);
    }
    for (const typed of ['12345', '23451', '34512', '45123', '51234', '54321']) await input.submit(typed);
    await soon();
    const { codes } = input.table.screen.view as { codes: number[][] };
    expect(new Set(codes[0]).size).toBe(5);
  });
  it('[M2][T] holes are pegs where they are allowed', async () => {
    const input = await begin({ ...own, positions: 3, colors: 4, repeats: true, holes: true, turns: 6 });
    await input.submit('010');
    expect(saidBy(input)).toBe('');
    expect(input.table.screen.moveCount).toBe(1);
  });
  it('[M7][R19][T] hints are as many as were asked for, fit what is known, and end with a word', async () => {
    const input = await begin({ role: 'breaker', difficulty: 'easy', turns: 10 }, 1);
    await input.submit('1122');
    expect(input.table.screen.hintsLeft).toBe(1);
    await input.submit('/hint');
    const hint = saidBy(input);
    expect(hint).toMatch(
      /^Hint: [a-z, ]+: of \d+ possible codes it leaves \d+ at worst\. \/take plays it\.$/,
    );
    expect(input.table.screen.hintsLeft).toBe(0);
    // The same position has the same hint, and it costs nothing more.
    await input.submit('/hint');
    expect([saidBy(input), input.table.screen.hintsLeft]).toEqual([hint, 0]);
    await input.submit('/take');
    await input.submit('/hint');
    expect(saidBy(input)).toContain('You have used all your hints.');
  });
  it('[M4][T] a guess that repeats another is asked about once, and is not in the log meanwhile', async () => {
    const input = await begin({ role: 'breaker', difficulty: 'easy', turns: 10 });
    await input.submit('1122');
    await input.submit('1122');
    const { phrase } = input.confirmation!;
    expect(input.say(phrase.code, phrase.params)).toBe(
      'You tried this code in guess 1: it will tell you nothing new. Play it anyway? (y/n)',
    );
    await input.submit('n');
    expect(input.table.screen.moveCount).toBe(1);
    await input.submit('1122');
    await input.submit('y');
    expect(input.table.screen.moveCount).toBe(2);
  });
  it('[M7][R18][T] the clock stands still in a pause', async () => {
    const input = await begin({ role: 'breaker', difficulty: 'easy', turns: 10 });
    const { table } = input;
    expect(table.clock()).toBeLessThan(table.clock());
    await input.submit('/pause');
    expect(table.clock()).toBe(table.clock());
    await input.submit('/resume');
    expect(table.clock()).toBeLessThan(table.clock());
  });
  it('[M6][T] a rival plays within the turns, or is said to have lost', async () => {
    const options = { role: 'maker', code: 'told', difficulty: 'hard', turns: 6 };
    await answers({ ...options, table: 'Ours', hints: null, name: 'Ada' });
    const making = makingOf(client);
    await making.seating!.answer('maker');
    making.seating!.addRival();
    for (const value of ['bru', 'random', 'breaker']) await making.seating!.answer(value);
    await env.during(client.startMade(making));
    const input = inputOf(client);
    await input.submit('code 12345');
    for (let turn = 1; turn <= 6; turn++) {
      await env.during(input.until(() => guesses(input).length === turn));
      const { right, near } = marksOf([1, 2, 3, 4, 5], guesses(input).at(-1)!);
      await input.submit(`${right},${near}`);
    }
    await soon();
    expect(input.table.screen.outcome).toMatchObject({ winners: [0], reason: { code: 'over.unbroken' } });
    const told = newsPhrases(input.table).map(({ code, params }) => input.say(code, params));
    expect(told).toContain('Bru has no turns left.');
  });
});

/** What the rival has tried. */
function guesses({ table }: TableInput): readonly Code[] {
  const { players } = table.screen.view as { players: { rows: { guess: Code }[] }[] };
  return players[1]!.rows.map(({ guess }) => guess);
}
