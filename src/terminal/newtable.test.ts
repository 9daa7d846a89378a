import { expect, it } from 'vitest';
import { type FakeEnv, fakeClient, fakeEnv, inputOf, makingOf, saidBy, sit, soon } from './fakes.testing.ts';
import { voice } from './language.ts';
import { optionsOf, readAnswer } from './questions.ts';
import { seatLines } from './standings.ts';
import { en, sticks } from './sticks.testing.ts';

const say = voice('en', { ca: en, es: en, en }, []);

async function newTable(env: FakeEnv, game = sticks({ hints: true })) {
  const client = await fakeClient(env, game);
  await env.during(client.newTable('sticks'));
  const answer = async (...values: readonly unknown[]) => {
    for (const value of values) await env.during(makingOf(client).answer(value));
  };
  const names = () => makingOf(client).seating!.seats.map(({ name }) => name);
  return { client, making: makingOf(client), answer, names };
}

it('[R10][T] asks the game’s options, then the table’s name and hints, then who plays', async () => {
  const { making, answer } = await newTable(fakeEnv());
  expect(making.questions!.current.field.key).toBe('sticks');
  expect(making.questions!.value).toBe(21);
  await answer(4);
  expect(making.questions!.problem).toMatchObject({ code: 'out-of-range' });
  await answer(10, 2);
  expect(making.questions!.current.field.key).toBe('table');
  expect(making.questions!.value).toBe('Sticks 1');
  await answer('Ours', 1);
  expect(making.stage).toBe('seats');
  expect(making.questions!.value).toBe('Ada');
});

it('[R11][T] people get names that do not repeat, taken ones are refused, and so are those of rivals', async () => {
  const { making, answer, names } = await newTable(fakeEnv());
  await answer(10, 2, 'Ours', null, 'Ada');
  making.seating!.addPerson();
  expect(making.questions!.value).toBe('Player 1');
  await answer('ADA');
  expect(making.questions!.problem).toMatchObject({ code: 'name-taken' });
  await answer('elvira');
  expect(making.questions!.problem).toMatchObject({ code: 'name-reserved' });
  await answer('Leo');
  expect(names()).toEqual(['Ada', 'Leo']);
  await making.seating!.remove(1);
  expect(names()).toEqual(['Ada']);
  await making.seating!.remove(Number.NaN);
  expect(making.seating!.problem).toMatchObject({ code: 'no-such-seat' });
});

it('[R11][T] a rival is chosen by name, with its level; then one without a face, then how they think', async () => {
  const { making, answer, names } = await newTable(fakeEnv());
  await answer(10, 2, 'Ours', null, 'Ada');
  making.seating!.addRival();
  const { current } = making.questions!;
  expect(making.questions!.value).toBeNull();
  const labels = optionsOf(current, [], say)!.map(({ label }) => label);
  expect(labels[2]).toBe('Zaida, 3 · hard. A carpenter: measures twice, cuts once.');
  expect(labels.map((label) => label.split(',')[0])).toEqual(['Bru', 'Otto', 'Zaida', 'Kofi']);
  await answer(readAnswer(current, 'Zaida', optionsOf(current, [], say)));
  expect(making.questions!.value).toBe('usual');
  await answer('usual');
  making.seating!.addRival();
  await answer('kofi', 'low');
  making.seating!.addRival();
  expect(optionsOf(making.questions!.current, [], say)!.map(({ label }) => label)[2]).toBe(
    'Another one, 3 · hard',
  );
  await answer('another-3', 'usual');
  expect(names()).toEqual(['Ada', 'Zaida', 'Kofi', 'Dunia']);
  const { game, seats } = making.seating!;
  expect(seatLines(seats, game, say)).toEqual([
    '1  Ada',
    '2  Zaida (hard)',
    '3  Kofi (hard, Modest)',
    '4  Dunia (hard)',
  ]);
});

it('[R11][T] who sits there gets another name, also at a full table; not one that is taken', async () => {
  const { making, answer, names } = await newTable(fakeEnv());
  await answer(10, 2, 'Ours', null, 'Ada');
  for (const name of ['Leo', 'Mar']) await sit(making, name);
  making.seating!.addRival();
  await answer('zaida', 'usual');
  making.seating!.change(1);
  expect(making.questions!.value).toBe('Leo');
  await answer('ada');
  expect(making.questions!.problem).toMatchObject({ code: 'name-taken' });
  await answer('Leonor');
  making.seating!.change(3);
  expect(making.questions!.value).toBe('zaida');
  await answer('otto', 'usual');
  expect(names()).toEqual(['Ada', 'Leonor', 'Mar', 'Otto']);
  making.seating!.change(9);
  expect(making.seating!.problem).toMatchObject({ code: 'no-such-seat' });
});

it('[R11][T] a full table says so', async () => {
  const { making, answer } = await newTable(fakeEnv());
  await answer(10, 2, 'Ours', null, 'Ada');
  for (const name of ['Leo', 'Mar', 'Pau']) await sit(making, name);
  making.seating!.addRival();
  expect(making.questions).toBeNull();
  expect(making.seating!.problem).toMatchObject({ code: 'table-full' });
});

it('[R11][T] a table that can’t start says why', async () => {
  const env = fakeEnv();
  const { client, making, answer } = await newTable(env);
  await answer(10, 2, 'Ours', null, 'Ada');
  await env.during(client.startMade(making));
  expect(making.seating!.problem).toMatchObject({ code: 'too-few-seats' });
});

it('[R19][T] the hints of a table are counted', async () => {
  const env = fakeEnv();
  const { client, making, answer } = await newTable(env);
  await answer(10, 2, 'Ours', 1, 'Ada');
  await sit(making, 'Leo');
  await env.during(client.startMade(making));
  await soon();
  expect(inputOf(client).table.screen.hintsLeft).toBe(1);
  await inputOf(client).submit('/hint');
  await inputOf(client).submit('/take');
  await soon();
  await inputOf(client).submit('/hint');
  await inputOf(client).submit('/take');
  await soon();
  await inputOf(client).submit('/hint');
  expect(saidBy(inputOf(client))).toContain('used all your hints');
});

it('[R10][T] Esc goes back step by step to the menu', async () => {
  const { client, answer } = await newTable(fakeEnv());
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
  const { client, making, answer, names } = await newTable(fakeEnv());
  await answer(10, 2, 'Ours', 1, 'Ada');
  client.back();
  expect(making.questions!.value).toBe(1);
  await answer(3);
  expect(making.stage).toBe('seats');
  expect(names()).toEqual(['Ada']);
});

it('[R10][T] a table’s name is one’s own only once', async () => {
  const env = fakeEnv();
  const { client, making, answer } = await newTable(env);
  await answer(10, 2, 'Ours', null, 'Ada');
  await sit(making, 'Leo');
  await env.during(client.startMade(making));
  await env.during(client.newTable('sticks'));
  await answer(10, 2, 'OURS', null);
  expect(makingOf(client).questions!.problem).toMatchObject({ code: 'table-name-taken' });
});
