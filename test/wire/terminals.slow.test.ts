/** Two terminals at one room play each game to the end, while the room is killed and started again under them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { must } from '../../src/core/result.ts';
import { nodeBudget } from '../../src/room/arena.ts';
import { stream } from '../../src/room/random.ts';
import { FolderLibrary } from '../../src/server/library.ts';
import { inputOf } from '../../src/terminal/fakes.testing.ts';
import type { TableInput } from '../../src/terminal/input.ts';
import { type AtTerminal, atTerminal } from '../../src/terminal/room.testing.ts';
import { rows } from '../../src/terminal/standings.ts';
import { eventually } from './guest.ts';
import { freePort, ServerProcess } from './server.ts';

const library = new FolderLibrary(resolve(import.meta.dirname, '..', '..'));

const options: Readonly<Record<string, unknown>> = {
  scrabble: { resource: 'builtin:en', size: 9, rack: 5 },
  mastermind: { role: 'maker', difficulty: 'normal', code: 'told' },
  rolit: { variant: 'official', shape: 'SS' },
  kenken: { level: 'builtin:6x6-easy-1' },
};

const picks: Readonly<Record<string, readonly Record<string, string>[]>> = {
  mastermind: [{ role: 'maker' }, { role: 'breaker' }],
  rolit: [{ color: 'red' }, { color: 'blue' }],
};

describe.each(Object.keys(options))('%s in two terminals', (game) => {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-terminals-'));
  let server: ServerProcess;
  const people: AtTerminal[] = [];
  afterEach(async () => {
    for (const { house } of people) await house.close();
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('[R13][R20][R32][T] is played to the end while the room is killed and restarted', async () => {
    server = new ServerProcess(await freePort(), join(folder, 'data'));
    await server.start();
    for (const name of ['Ada', 'Leo']) {
      people.push(await atTerminal(server.url, join(folder, name), name, library));
    }
    const inputs = await sitDown(people, game);
    const killed = await untilOver(inputs, server);
    expect(killed).toBeGreaterThan(0);
    const [first, second] = inputs.map((input) => rows(input).map(({ score }) => score));
    expect(first).toEqual(second);
    expect(inputs[0]!.table.screen.outcome).toEqual(inputs[1]!.table.screen.outcome);
  });
});

async function sitDown(people: readonly AtTerminal[], game: string): Promise<readonly TableInput[]> {
  const [ada, leo] = people;
  const wanted = {
    game,
    options: options[game],
    name: null,
    hints: null,
    start: false,
    replaceOldest: false,
  };
  const seats = [{ name: 'Ada', picks: picks[game]?.[0] ?? {} }];
  const id = must(await ada!.house.registry.create({ ...wanted, seats }));
  await ada!.client.enter(id);
  await leo!.client.join(id);
  const inputs = [inputOf(ada!.client), inputOf(leo!.client)] as const;
  const choice = { name: 'Leo', picks: picks[game]?.[1] ?? {} };
  must(await inputs[1].table.send({ kind: 'sit', choice }));
  must(await inputs[0].table.send({ kind: 'start' }));
  await eventually('the game begins', () => inputs.every(({ table }) => table.screen.phase === 'playing'));
  inputs[1].table.activate(1);
  return inputs;
}

/** Both type what the strongest bot would play; the plug is pulled every few moves. */
async function untilOver(inputs: readonly TableInput[], server: ServerProcess): Promise<number> {
  let killed = 0;
  for (let typed = 0; typed < 300 && !inputs.every(({ controller }) => controller.isOver); typed++) {
    await eventually('somebody may move', () =>
      inputs.some(({ controller }) => controller.isOver || controller.mayMove),
    );
    const able = inputs.find(({ controller }) => controller.mayMove);
    if (!able) await sleep(50);
    else if (typed % 6 === 3 && killed < 5) {
      killed += 1;
      const ended = server.end('SIGKILL');
      const played = able.submit(await bestMove(able, typed));
      await ended;
      await server.start();
      await played;
    } else await able.submit(await bestMove(able, typed));
  }
  return killed;
}

async function bestMove({ table }: TableInput, n: number): Promise<string> {
  const { bots } = await table.rules.engine();
  const bot = bots[table.game.bots.at(-1)!]!;
  const move = bot.choose(table.screen.view, stream('a5'.repeat(32), n), nodeBudget(20_000));
  return table.rules.formatMove(move);
}
