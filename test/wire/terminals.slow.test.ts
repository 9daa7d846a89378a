/** Two terminals at one room play each game to the end, while the room is killed and started again under them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { must } from '../../src/core/result.ts';
import { nodeBudget } from '../../src/room/arena.ts';
import { stream } from '../../src/room/random.ts';
import { Library } from '../../src/server/library.ts';
import { sessionOf } from '../../src/terminal/fakes.testing.ts';
import { type AtTerminal, atTerminal } from '../../src/terminal/room.testing.ts';
import type { Session } from '../../src/terminal/session.ts';
import { rows } from '../../src/terminal/standings.ts';
import { eventually } from './guest.ts';
import { freePort, ServerProcess } from './server.ts';

const library = new Library(resolve(import.meta.dirname, '..', '..'));

const options: Readonly<Record<string, unknown>> = {
  scrabble: { resource: 'en', size: 9, rack: 5 },
  mastermind: { role: 'maker', difficulty: 'normal', code: 'told' },
  rolit: { variant: 'official', shape: 'SS' },
  kenken: { level: '6x6-easy-1' },
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
    const sessions = await sitDown(people, game);
    const killed = await untilOver(sessions, server);
    expect(killed).toBeGreaterThan(0);
    const [first, second] = sessions.map((session) => rows(session).map(({ score }) => score));
    expect(first).toEqual(second);
    expect(sessions[0]!.host.screen.outcome).toEqual(sessions[1]!.host.screen.outcome);
  });
});

async function sitDown(people: readonly AtTerminal[], game: string): Promise<readonly Session[]> {
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
  const sessions = [sessionOf(ada!.client), sessionOf(leo!.client)] as const;
  const choice = { name: 'Leo', picks: picks[game]?.[1] ?? {} };
  must(await sessions[1].host.send({ kind: 'sit', choice }));
  must(await sessions[0].host.send({ kind: 'start' }));
  await eventually('the game begins', () => sessions.every(({ host }) => host.screen.phase === 'playing'));
  sessions[1].host.take(1);
  return sessions;
}

/** Both type what the strongest bot would play; the plug is pulled every few moves. */
async function untilOver(sessions: readonly Session[], server: ServerProcess): Promise<number> {
  let killed = 0;
  for (let typed = 0; typed < 300 && !sessions.every(({ isOver }) => isOver); typed++) {
    await eventually('somebody may move', () => sessions.some(({ isOver, mayAct }) => isOver || mayAct));
    const able = sessions.find(({ mayAct, isOver }) => mayAct && !isOver);
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

async function bestMove({ host }: Session, n: number): Promise<string> {
  const { bots } = await host.rules.mind();
  const bot = bots[host.game.bots.at(-1)!]!;
  const move = bot.choose(host.screen.view, stream('a5'.repeat(32), n), nodeBudget(20_000));
  return host.rules.formatMove(move);
}
