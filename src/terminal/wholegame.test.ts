/** From the menu to the end, by typing: each game by two people at one keyboard, and by one person against a bot. */
import { describe, expect, it } from 'vitest';
import { stream } from '../room/random.ts';
import { Client } from './client.ts';
import { Library, rootFolder } from './library.ts';
import type { NewTable } from './newtable.ts';
import type { Session } from './session.ts';
import { houseShelf, titles } from './shelf.ts';
import { type FakeWorld, fakeWorld, sessionOf } from './testing/fakes.ts';

/** What is answered where nothing is preselected, or something else is wanted. */
const answers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  scrabble: { resource: 'en', size: 9, rack: 5 },
  mastermind: { role: 'maker', difficulty: 'normal', code: 'told' },
  rolit: { variant: 'official', shape: 'SS' },
  kenken: { level: '4x4-easy-1' },
};

const games = Object.keys(answers);

describe.each(games)('%s in the terminal', (game) => {
  it('[R10][R11][R20][T] two people play it from the menu to the end', async () => {
    const { session, typed } = await played(game, [null, null]);
    expect(session.isOver).toBe(true);
    expect(typed).toBeGreaterThan(3);
    expect(session.host.screen.outcome?.standings.flatMap(({ seats }) => seats)).toHaveLength(2);
  });
  it('[R11][R20][T] a person plays it against a bot to the end', async () => {
    const { session } = await played(game, [null, 'weakest']);
    expect(session.isOver).toBe(true);
    expect(session.host.screen.seats[1]!.bot).not.toBeNull();
  });
});

async function played(game: string, seats: readonly (string | null)[]) {
  const world = fakeWorld();
  const client = await open(world);
  const making = await formFilled(client, world, game);
  for (const bot of seats) await sitDown(making, world, bot);
  client.startMade(making);
  const session = sessionOf(client);
  let typed = 0;
  while (!session.isOver && typed < 400) {
    if (session.awaited !== null) session.uncover();
    if (session.mayAct) {
      await session.submit(bestMove(session, typed));
      typed += 1;
    }
    await world.pump();
  }
  return { session, typed };
}

async function open(world: FakeWorld): Promise<Client> {
  const library = new Library(rootFolder({}));
  return new Client({
    shelf: houseShelf,
    titles: await titles(houseShelf),
    library,
    world,
    lang: 'ca',
    user: 'Ada',
  });
}

async function formFilled(client: Client, world: FakeWorld, game: string): Promise<NewTable> {
  const begun = client.newTable(game);
  await world.pump();
  await begun;
  if (client.place.kind !== 'making') throw new Error(client.place.kind);
  const { making } = client.place;
  while (making.stage === 'options' || making.stage === 'table') {
    const { current, value } = making.questions!;
    await answer(making, world, answers[game]![current.field.key] ?? value);
  }
  return making;
}

/** The first person is asked for at once; everybody else is added. */
async function sitDown(making: NewTable, world: FakeWorld, bot: string | null): Promise<void> {
  if (making.stage === 'seats') {
    if (bot === null) making.addPerson();
    else making.addBot();
  }
  while (making.stage === 'seat') {
    const { current, value } = making.questions!;
    const { field } = current;
    const first = field.kind === 'choice' ? field.choices[0] : null;
    await answer(making, world, field.key === 'bot' ? making.taken.game.bots[0] : (value ?? first));
  }
}

async function answer(making: NewTable, world: FakeWorld, value: unknown): Promise<void> {
  const stage = making.stage;
  const field = making.questions!.current.field.key;
  const answered = making.answer(value);
  await world.pump();
  await answered;
  const problem = making.questions?.problem;
  if (problem) throw new Error(`${stage} ${field}: ${problem.code}`);
}

/** What the strongest bot would play, typed. */
function bestMove({ host }: Session, n: number): string {
  const bot = host.rules.bots[host.game.bots.at(-1)!]!;
  const move = bot.choose(host.screen.view, stream('a5'.repeat(32), n), { spent: () => false });
  return host.rules.formatMove(move);
}
