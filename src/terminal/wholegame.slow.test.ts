/** From the menu to the end, by typing: each game by two people at one keyboard, and by one person against a bot. */
import { describe, expect, it } from 'vitest';
import { nodeBudget } from '../room/arena.ts';
import { stream } from '../room/random.ts';
import type { Client } from './client.ts';
import { type FakeEnv, fakeClient, fakeEnv, inputOf, makingOf, soon } from './fakes.testing.ts';
import type { TableInput } from './input.ts';
import type { NewTable } from './newtable.ts';
import { houseShelf } from './shelf.ts';

/** What is answered where nothing is preselected, or something else is wanted. */
const answers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  scrabble: { resource: 'builtin:en', size: 9, rack: 5 },
  mastermind: { role: 'maker', difficulty: 'normal', code: 'told' },
  rolit: { variant: 'official', shape: 'SS' },
  kenken: { level: 'builtin:4x4-easy-1' },
};

const games = Object.keys(answers);

describe.each(games)('%s in the terminal', (game) => {
  it('[R10][R11][R20][T] two people play it from the menu to the end', async () => {
    const { input, typed } = await played(game, [null, null]);
    expect(input.controller.isOver).toBe(true);
    expect(typed).toBeGreaterThan(3);
    expect(input.table.screen.outcome?.standings.flatMap(({ seats }) => seats)).toHaveLength(2);
  });
  it('[R11][R20][T] a person plays it against a bot to the end', async () => {
    const { input } = await played(game, [null, 'weakest']);
    expect(input.controller.isOver).toBe(true);
    expect(input.table.screen.seats[1]!.bot).not.toBeNull();
  });
});

async function played(game: string, seats: readonly (string | null)[]) {
  const env = fakeEnv();
  const client = await fakeClient(env, undefined, { shelf: houseShelf, lang: 'ca' });
  const making = await formFilled(client, env, game);
  for (const bot of seats) await sitDown(making, bot);
  await env.during(client.startMade(making));
  const input = inputOf(client);
  let typed = 0;
  while (!input.controller.isOver && typed < 400) {
    await soon();
    if (input.controller.awaited !== null) input.controller.uncover();
    await soon();
    if (input.controller.mayMove) {
      await input.submit(await bestMove(input, typed));
      typed += 1;
    }
    await env.pump();
  }
  return { input, typed };
}

async function formFilled(client: Client, env: FakeEnv, game: string): Promise<NewTable> {
  await env.during(client.newTable(game));
  const making = makingOf(client);
  while (making.stage === 'options' || making.stage === 'table') {
    const { current, value } = making.questions!;
    await env.during(answer(making, answers[game]![current.field.key] ?? value));
  }
  return making;
}

/** The first person is asked for at once; everybody else is added. */
async function sitDown(making: NewTable, bot: string | null): Promise<void> {
  if (!making.questions) {
    if (bot === null) making.seating!.addPerson();
    else making.seating!.addRival();
  }
  while (making.questions) {
    const { current, value } = making.questions;
    const { field } = current;
    const first = field.kind === 'choice' ? field.choices[0] : null;
    await answer(making, value ?? first);
  }
}

async function answer(making: NewTable, value: unknown): Promise<void> {
  const stage = making.stage;
  const field = making.questions!.current.field.key;
  await making.answer(value);
  const problem = making.questions?.problem;
  if (problem) throw new Error(`${stage} ${field}: ${problem.code}`);
}

/** What the strongest bot would play, typed. */
async function bestMove({ table }: TableInput, n: number): Promise<string> {
  const { bots } = await table.rules.engine();
  const bot = bots[table.game.bots.at(-1)!]!;
  const move = bot.choose(table.screen.view, stream('a5'.repeat(32), n), nodeBudget(20_000));
  return table.rules.formatMove(move);
}
