/** Terminals at a real server: each game by two people to the end, and what may happen on the way. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { must, ok, refuse } from '../../core/result.ts';
import { nodeBudget } from '../../room/arena.ts';
import { stream } from '../../room/random.ts';
import type { Client } from '../client.ts';
import { boardOf, inputOf, saidBy } from '../fakes.testing.ts';
import type { TableInput } from '../input.ts';
import { TestRoom, until } from '../room.testing.ts';
import { rows } from '../standings.ts';
import { turnStatus } from '../status.ts';

let room: TestRoom;
afterEach(() => room.close());

const options: Readonly<Record<string, unknown>> = {
  scrabble: { resource: 'builtin:en', size: 9, rack: 5 },
  mastermind: { role: 'maker', difficulty: 'normal', code: 'told' },
  rolit: { variant: 'official', shape: 'SS' },
  kenken: { level: 'builtin:4x4-easy-1' },
};

/** Ada makes a table for whoever comes, Leo joins it by its link, Ada starts. */
async function together(game: string, ...more: readonly string[]) {
  const ada = await room.visitor('Ada');
  const seats: unknown[] = [];
  const wanted = {
    game,
    options: options[game],
    name: null,
    hints: null,
    start: false,
    replaceOldest: false,
  };
  const id = must(await ada.house.registry.create({ ...wanted, seats }));
  await ada.client.enter(id);
  const first = inputOf(ada.client);
  first.seating.addPerson();
  await answerAll(first);
  for (const name of more) {
    first.seating.addPerson();
    await first.seating.answer(name);
    await answerAll(first);
  }
  const leo = await room.visitor('Leo');
  await leo.client.join(first.table.invite!);
  const second = inputOf(leo.client);
  await answerAll(second);
  await until(() => first.table.screen.seats.length === 2 + more.length);
  must(await first.table.send({ kind: 'start' }));
  await until(() => [first, second].every(({ table }) => table.screen.view !== null));
  return { id, ada, leo, first, second };
}

/** Takes what is proposed. */
async function answerAll({ seating }: TableInput): Promise<void> {
  while (seating.questions) {
    const { current, value } = seating.questions;
    const { field } = current;
    await seating.answer(value ?? (field.kind === 'choice' ? field.choices[0] : null));
    if (seating.questions?.problem) throw new Error(seating.questions.problem.code);
  }
}

/** What the strongest bot would play, typed. */
async function bestMove({ table }: TableInput, n: number): Promise<string> {
  const { bots } = await table.rules.engine();
  const bot = bots[table.game.bots.at(-1)!]!;
  const move = bot.choose(table.screen.view, stream('a5'.repeat(32), n), nodeBudget(20_000));
  return table.rules.formatMove(move);
}

describe.each(Object.keys(options))('%s over the wire', (game) => {
  it('[R11][R20][S3][T] two people play it to the end, each in a terminal of their own', async () => {
    room = await TestRoom.open();
    const { first, second } = await together(game);
    let typed = 0;
    while (!first.controller.isOver && typed < 400) {
      await until(() => first.controller.isOver || first.controller.mayMove || second.controller.mayMove);
      const able = [first, second].find(({ controller }) => controller.mayMove);
      if (!able) break;
      await able.submit(await bestMove(able, typed));
      expect(able.controller.notice).toBeNull();
      typed += 1;
      const { seq } = able.table.screen;
      await until(() => [first, second].every(({ table }) => table.screen.seq >= seq));
    }
    await until(() => second.controller.isOver);
    expect(typed).toBeGreaterThan(3);
    expect(rows(first).map(({ score }) => score)).toEqual(rows(second).map(({ score }) => score));
  });
});

describe('joining', () => {
  it('[R30][T1][T] who joins by link chooses name and picks; both see who sits where', async () => {
    room = await TestRoom.open();
    const { first, second } = await together('rolit');
    const seats = second.table.screen.seats.map(({ name, mine }) => [name, mine]);
    expect(seats).toEqual([
      ['Ada', false],
      ['Leo', true],
    ]);
    expect(first.table.people).toEqual([0]);
    expect(second.table.people).toEqual([1]);
    expect(second.table.screen.seats.map(({ picks }) => picks['color'])).toEqual(['yellow', 'red']);
  });

  it('[R30][T2][T] open tables are listed for everybody, and left when one likes', async () => {
    room = await TestRoom.open();
    const ada = await room.visitor('Ada');
    const wanted = { game: 'rolit', options: options['rolit'], name: 'Come', hints: null };
    must(
      await ada.house.registry.create({
        ...wanted,
        seats: [{ name: 'Ada', picks: { color: 'red' } }],
        start: false,
        replaceOldest: false,
      }),
    );
    const leo = await room.visitor('Leo');
    await leo.client.showList('open');
    const { list } = leo.client.place as Extract<Client['place'], { kind: 'list' }>;
    expect(list.entries?.map(({ name, owner }) => [name, owner])).toEqual([['Come', false]]);
    await list.open(list.current!);
    const input = inputOf(leo.client);
    expect(input.seating.questions?.current.field.key).toBe('name');
    input.seating.back();
    expect(turnStatus(input.table).phrases[0]!.code).toBe('gather.sit');
    input.seating.addRival();
    await input.seating.answer('bru');
    await answerAll(input).catch(() => undefined);
    expect(input.seating.questions?.problem).toMatchObject({ code: 'owner-only' });
  });

  it('[R30][R31][T] whoever comes too late looks on, and sees no secrets', async () => {
    room = await TestRoom.open();
    const { id, first } = await together('scrabble');
    const mar = await room.visitor('Mar');
    await mar.client.join(id);
    const looking = inputOf(mar.client);
    expect(looking.table.people).toEqual([]);
    await looking.submit(await bestMove(first, 0));
    expect(saidBy(looking)).toBe('You are only watching here.');
    await first.submit(await bestMove(first, 0));
    await until(() => looking.table.screen.seq === first.table.screen.seq);
    expect(looking.table.news.length).toBeGreaterThan(0);
    expect(JSON.stringify(looking.table.screen.view)).not.toBe(JSON.stringify(first.table.screen.view));
  });

  it.each(['kenken', 'scrabble'])(
    '[R30][H10][T] %s is played also where its level or dictionary is not',
    async (game) => {
      room = await TestRoom.open();
      const { id } = await together(game);
      const mar = await room.visitor('Mar', room.bareLibrary());
      await mar.client.join(id);
      expect(mar.client.notice).toBeNull();
      expect(boardOf(inputOf(mar.client))).not.toBe('');
    },
  );

  it('[H10][T] what the room has not either, or only damaged, is refused', async () => {
    room = await TestRoom.open();
    const { house } = await room.visitor('Ada');
    expect(await house.registry.resource('f'.repeat(64), 1)).toMatchObject({
      problems: [{ code: 'no-such-resource' }],
    });
    const { id } = await together('kenken');
    const mar = await room.visitor('Mar', room.bareLibrary());
    const nothing = { hash: '', info: { language: null }, facts: null, host: null, engine: null };
    const damaged = ok({ ...nothing, page: Uint8Array.of(1, 2, 3) });
    vi.spyOn(mar.house.registry, 'resource').mockResolvedValue(damaged);
    expect(await mar.house.enter(id)).toMatchObject({ problems: [{ code: 'resource-damaged' }] });
    vi.mocked(mar.house.registry.resource).mockResolvedValue(refuse('wire.unreachable', { server: 'it' }));
    expect(await mar.house.enter(id)).toMatchObject({ problems: [{ code: 'wire.unreachable' }] });
  });

  it('[T3][T] a table that is not there, or no longer, says so', async () => {
    room = await TestRoom.open();
    const ada = await room.visitor('Ada');
    await ada.client.join('nothinghere1');
    await until(() => ada.client.place.kind === 'menu' && ada.client.notice !== null);
    expect(ada.client.notice?.phrases[0]?.code).toBe('no-such-table');
    await ada.client.quickPlay('mastermind');
    must(await ada.house.registry.remove(inputOf(ada.client).table.id));
    await until(() => ada.client.place.kind === 'menu');
    expect(ada.client.notice?.phrases[0]?.code).toBe('no-such-table');
  });
});

describe('undo with others', () => {
  it('[R17][T] is asked for; the other one agrees or refuses', async () => {
    room = await TestRoom.open();
    const { first, second } = await together('rolit');
    const before = boardOf(first);
    await first.submit(await bestMove(first, 0));
    await first.submit('/undo');
    expect(turnStatus(first.table).phrases[0]!.code).toBe('undo.asked');
    await until(() => second.table.screen.request?.waiting === true);
    expect(turnStatus(second.table).phrases[0]!.code).toBe('undo.asks');
    await second.submit('/no');
    await until(() => first.controller.notice !== null);
    expect(saidBy(first)).toBe('The others did not agree to undo the move.');
    await first.submit('/undo');
    await until(() => second.table.screen.request?.waiting === true);
    await second.submit('yes');
    await until(() => first.table.screen.moveCount === 0);
    expect(boardOf(first)).toBe(before);
    expect(saidBy(first)).toBe('Undone.');
  });

  it('[R16][T] nobody drops the moves of others', async () => {
    room = await TestRoom.open();
    const { first } = await together('rolit');
    await first.submit('/drop');
    expect(saidBy(first)).toContain('Other people play at this table');
  });
});

describe('several of my own seats', () => {
  it('[R11][T] are covered between each other where there are secrets, and not where there are none', async () => {
    room = await TestRoom.open();
    const { first, second } = await together('scrabble', 'Mar');
    expect(first.controller.awaited).toBe(0);
    first.controller.uncover();
    await first.table.fresh();
    expect(boardOf(first)).not.toBe('');
    expect(second.table.hasSecrets).toBe(false);
  });

  it('[R11][T] not in a game without secrets', async () => {
    room = await TestRoom.open();
    const { first } = await together('rolit', 'Mar');
    expect(first.controller.awaited).toBeNull();
    await until(() => first.controller.mayMove);
    await first.submit(await bestMove(first, 0));
    await until(() => first.table.screen.seat === 1 && first.controller.mayMove);
  });
});

describe('a wire that is cut', () => {
  it('[R32][S9][S15][T] what is typed meanwhile waits, and is played once when the room is back', async () => {
    room = await TestRoom.open(true);
    const { first, second } = await together('rolit');
    const moves = first.table.screen.moveCount;
    await room.stop();
    await until(() => first.table.connection === 'away');
    expect(turnStatus(first.table).phrases.map(({ code }) => code)).toEqual(['wire.lost']);
    const typed = first.submit(await bestMove(first, 0));
    expect(turnStatus(first.table).phrases.map(({ code }) => code)).toEqual(['wire.lost', 'wire.waiting']);
    await room.start();
    await typed;
    await until(() => second.controller.mayMove);
    expect(first.table.screen.moveCount).toBe(moves + 1);
    expect(saidBy(first)).toBe('Connected again.');
    await second.submit(await bestMove(second, 1));
    await until(() => first.controller.mayMove);
    expect(first.table.news.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('[R32][H3][T] whoever closes the terminal comes back to the same seat', async () => {
    room = await TestRoom.open(true);
    const { id, leo, first } = await together('mastermind');
    await leo.house.close();
    await until(() => first.table.away.includes(1));
    await room.stop();
    await room.start();
    const again = await room.visitor('Leo');
    await again.client.menu.refresh();
    expect(again.client.menu.last?.id).toBe(id);
    await again.client.enter(id);
    expect(inputOf(again.client).table.people).toEqual([1]);
    await until(() => first.table.away.length === 0);
  });

  it('[T] an address where nobody answers is said', async () => {
    room = await TestRoom.open();
    await room.stop();
    await expect(room.visitor('Ada')).rejects.toThrow('wire.unreachable');
  });

  it('[H3][T] a server that has forgotten its guests is a new beginning, not an endless wait', async () => {
    room = await TestRoom.open();
    const { client } = await room.visitor('Ada');
    await client.quickPlay('mastermind');
    await room.stop();
    await room.start(false);
    await until(() => client.place.kind === 'menu');
    expect(client.notice?.phrases[0]?.code).toBe('no-such-table');
  });
});

describe('tables of a server', () => {
  it('[R14][R22][T4][T5][T6][T] are renamed, copied, written to files, taken in and deleted', async () => {
    room = await TestRoom.open();
    const { client, house } = await room.visitor('Ada');
    await client.quickPlay('kenken');
    const { id } = inputOf(client).table;
    const { registry } = house;
    must(await registry.duplicate(id));
    must(await registry.import(must(await registry.export(id))));
    must(await registry.rename(id, 'Mine'));
    const names = must(await registry.list('mine')).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['KenKen', 'KenKen 2', 'Mine']);
    must(await registry.remove(id));
    expect(must(await registry.list('mine'))).toHaveLength(2);
    expect(await registry.import({ ludoteca: 'table' })).toMatchObject({ ok: false });
    expect(await registry.rename('nothere12345', 'x')).toMatchObject({
      problems: [{ code: 'no-such-table' }],
    });
  });

  it('[R20][T] another game with the same settings', async () => {
    room = await TestRoom.open();
    const { client } = await room.visitor('Ada');
    await client.quickPlay('mastermind');
    await until(() => inputOf(client).controller.mayMove);
    const before = inputOf(client).table.id;
    await inputOf(client).submit('/abandon');
    await inputOf(client).submit('y');
    expect(inputOf(client).controller.isOver).toBe(true);
    await inputOf(client).submit('/again');
    expect(inputOf(client).table.id).not.toBe(before);
    expect(inputOf(client).controller.isOver).toBe(false);
  });

  it('[M11][D2][T] the code of the day is the room’s, the same for all and once for each', async () => {
    room = await TestRoom.open();
    const rows: unknown[] = [];
    for (const name of ['Ada', 'Leo']) {
      const { client } = await room.visitor(name);
      await client.playDaily({ game: 'mastermind', key: null });
      await until(() => inputOf(client).controller.mayMove);
      const { id } = inputOf(client).table;
      await inputOf(client).submit('1234');
      rows.push(
        boardOf(inputOf(client))
          .split('\n')
          .find((line) => line.includes('1 2 3 4') || line.includes('1234')),
      );
      await inputOf(client).submit('/leave');
      await client.toMenu();
      const mine = client.menu.dailies.filter(({ today }) => today.game === 'mastermind');
      expect(mine.map(({ today }) => today.state)).toEqual(['playing']);
      await client.playDaily({ game: 'mastermind', key: null });
      expect(inputOf(client).table.id).toBe(id);
    }
    expect(rows[0]).toBeDefined();
    expect(rows[1]).toBe(rows[0]);
  });

  it('[R19][T] hints come from the server', async () => {
    room = await TestRoom.open();
    const { client } = await room.visitor('Ada');
    await client.quickPlay('kenken');
    await until(() => inputOf(client).controller.mayMove);
    await inputOf(client).submit('/hint');
    expect(saidBy(inputOf(client))).toContain('/take plays it.');
  });
});
