import { expect, it } from 'vitest';
import type { Client } from './client.ts';
import type { NewTable } from './newtable.ts';
import { type FakeWorld, fakeClient, fakeWorld, saidBy, sessionOf } from './testing/fakes.ts';
import { sticks } from './testing/sticks.ts';

function makingOf({ place }: Client): NewTable {
  if (place.kind !== 'making') throw new Error(place.kind);
  return place.making;
}

async function newTable(world: FakeWorld, game = sticks({ hints: true })) {
  const client = await fakeClient(world, game);
  const asked = client.newTable('sticks');
  await world.pump();
  await asked;
  const answer = async (...values: readonly unknown[]) => {
    for (const value of values) {
      const answered = makingOf(client).answer(value);
      await world.pump();
      await answered;
    }
  };
  return { client, making: makingOf(client), answer };
}

it('[R10][T] asks the game’s options, then the table’s name and hints, then who plays', async () => {
  const { making, answer } = await newTable(fakeWorld());
  expect(making.questions!.current.field.key).toBe('sticks');
  expect(making.questions!.value).toBe(21);
  await answer(4);
  expect(making.questions!.problem).toMatchObject({ code: 'out-of-range' });
  await answer(10, 2);
  expect(making.questions!.current.field.key).toBe('table');
  expect(making.questions!.value).toBe('Sticks 1');
  await answer('Ours', 1);
  expect(making.stage).toBe('seat');
  expect(making.questions!.value).toBe('Ada');
});

it('[R11][T] people and bots get names that do not repeat, and taken ones are refused', async () => {
  const { making, answer } = await newTable(fakeWorld());
  await answer(10, 2, 'Ours', null, 'Ada');
  making.addPerson();
  expect(making.questions!.value).toBe('Player 1');
  await answer('ADA');
  expect(making.questions!.problem).toMatchObject({ code: 'name-taken' });
  await answer('Leo');
  for (const name of ['Greedy', 'Greedy 2']) {
    making.addBot();
    expect(making.questions!.value).toBeNull();
    await answer('high');
    expect(making.questions!.value).toBe(name);
    await answer(name);
  }
  expect(making.table!.seats.map(({ name }) => name)).toEqual(['Ada', 'Leo', 'Greedy', 'Greedy 2']);
  making.remove(1);
  expect(making.table!.seats.map(({ name }) => name)).toEqual(['Ada', 'Greedy', 'Greedy 2']);
});

it('[R11][T] a full table says so', async () => {
  const { making, answer } = await newTable(fakeWorld());
  await answer(10, 2, 'Ours', null, 'Ada');
  for (const name of ['Leo', 'Mar', 'Pau']) making.table!.sit({ name, bot: null, picks: {} });
  making.addBot();
  expect(making.stage).toBe('seats');
  expect(making.problem).toMatchObject({ code: 'table-full' });
});

it('[R11][T] a table that can’t start says why', async () => {
  const { client, making, answer } = await newTable(fakeWorld());
  await answer(10, 2, 'Ours', null, 'Ada');
  client.startMade(making);
  expect(making.problem).toMatchObject({ code: 'too-few-seats' });
});

it('[R19][T] the hints of a table are counted', async () => {
  const { client, making, answer } = await newTable(fakeWorld());
  await answer(10, 2, 'Ours', 1, 'Ada');
  making.addPerson();
  await answer('Leo');
  client.startMade(making);
  expect(sessionOf(client).host.screen.hintsLeft).toBe(1);
  await sessionOf(client).submit('/hint');
  await sessionOf(client).submit('/hint');
  expect(saidBy(sessionOf(client))).toContain('used all 1 hint');
});

it('[R10][T] Esc goes back step by step to the menu', async () => {
  const { client, answer } = await newTable(fakeWorld());
  await answer(10, 2, 'Ours', 1, 'Ada');
  const stages: string[] = [];
  while (client.place.kind === 'making') {
    const { stage, questions } = client.place.making;
    stages.push(questions ? `${stage} ${questions.current.field.key}` : stage);
    client.back();
  }
  expect(stages).toEqual(['seats', 'table hints', 'table table', 'options most', 'options sticks']);
  expect(client.place.kind).toBe('menu');
});

it('[R10][T] whoever has sat down stays when one goes back to change something', async () => {
  const { client, making, answer } = await newTable(fakeWorld());
  await answer(10, 2, 'Ours', 1, 'Ada');
  client.back();
  expect(making.questions!.value).toBe(1);
  await answer(3);
  expect(making.stage).toBe('seats');
  expect(making.table!.seats.map(({ name }) => name)).toEqual(['Ada']);
});

it('[R10][T] a table’s name is one’s own only once', async () => {
  const world = fakeWorld();
  const { client, making, answer } = await newTable(world);
  await answer(10, 2, 'Ours', null, 'Ada');
  making.addPerson();
  await answer('Leo');
  client.startMade(making);
  const again = client.newTable('sticks');
  await world.pump();
  await again;
  await answer(10, 2, 'Ours', null);
  expect(makingOf(client).questions!.problem).toMatchObject({ code: 'setup.table-taken' });
});
