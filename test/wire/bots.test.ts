/** Bots in their threads, seen from the wire. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../../src/room/event.ts';
import type { TableFile } from '../../src/room/transfer.ts';
import type { Room } from '../../src/server/room.ts';
import { chanceOf } from '../seed.ts';
import { Guest } from './guest.ts';
import { anyMove, openHouse, othello, rulesOf } from './house.ts';
import { Line } from './line.ts';

const chance = chanceOf('moves of the person');
const { game, options, picks } = othello;
const person = { name: 'Ada', picks: picks[0] };
const bot = (name: string, at: number) => ({ name, bot: 'greedy', picks: picks[at] });
const show = { game, options, seats: [bot('Bit', 0), bot('Bot', 1)], start: true };

let room: Room;
let ada: Guest;
beforeAll(async () => {
  room = await openHouse();
  ada = await Guest.at(room.url);
});
afterAll(() => room.close());

const make = async (guest: Guest, wanted: unknown) =>
  (await guest.json<{ id: string }>('POST', '/api/tables', wanted)).id;
const isOver = { screen: { phase: 'over' } } as const;

describe('[Q5] bots', () => {
  it('play a whole game with a person', async () => {
    const table = await make(ada, { game, options, seats: [person, bot('Bot', 1)], start: true });
    const rules = await rulesOf(othello);
    const line = await Line.open(ada);
    let screen = await line.watch(table, 0);
    while (screen.phase === 'playing') {
      if (screen.toAct.includes(0)) {
        const text = anyMove(rules, screen.view, chance);
        expect(await line.code(table, { kind: 'move', seat: 0, text }, { seen: screen.seq })).toBe(
          'accepted',
        );
      }
      const { seq } = screen;
      screen = (await line.next('screen', (message) => message.screen.seq > seq)).screen;
    }
    expect(screen.outcome?.standings.flatMap(({ seats }) => seats).sort()).toEqual([0, 1]);
    await line.close();
  });
  it('play among themselves when somebody looks on, and rest before that', async () => {
    const table = await make(ada, show);
    const eve = await Line.open(await Guest.at(room.url));
    const first = await eve.watch(table, null);
    expect(first).toMatchObject({ moveCount: 0, phase: 'playing' });
    const last = await eve.next('screen', ({ screen }) => screen.phase === 'over');
    expect(last).toMatchObject(isOver);
    expect(await eve.code(table, { kind: 'pause' })).toBe('game-over');
    await eve.close();
  });
  it('[R18] wait while a person has paused the game', async () => {
    const table = await make(ada, { game, options, seats: [person, bot('Bot', 1)], start: true });
    const line = await Line.open(ada);
    const { seq } = await line.watch(table, 0);
    await line.command(table, { kind: 'pause' });
    expect(await line.code(table, { kind: 'move', seat: 0, text: 'c2' })).toBe('paused');
    await line.command(table, { kind: 'resume' });
    await line.command(table, { kind: 'move', seat: 0, text: 'c2' });
    await line.next('screen', ({ screen }) => screen.seq === seq + 4 && screen.last?.seat === 1);
    await line.close();
  });
  it('[R19][S18] give hints to whoever asks, and only to them', async () => {
    const table = await make(ada, { game, options, seats: [person, bot('Bot', 1)], hints: 1, start: true });
    const [line, eve] = [await Line.open(ada), await Line.open(await Guest.at(room.url))];
    await line.watch(table, 0);
    await eve.watch(table, null);
    const { cmd } = await line.command(table, { kind: 'hint', seat: 0 });
    const { hints } = await line.next('hints', (message) => message.cmd === cmd);
    expect(hints).not.toEqual([]);
    for (const { move } of hints) expect(['b3', 'c2', 'd5', 'e4']).toContain(move);
    expect((await line.watch(table, 0)).hintsLeft).toBe(0);
    // The same position costs one hint once.
    const again = await line.command(table, { kind: 'hint', seat: 0 });
    expect((await line.next('hints', (message) => message.cmd === again.cmd)).hints).toEqual(hints);
    await line.command(table, { kind: 'move', seat: 0, text: 'c2' });
    await line.next('screen', ({ screen }) => screen.last?.seat === 1);
    expect(await line.code(table, { kind: 'hint', seat: 0 })).toBe('hints-used-up');
    await eve.settled();
    expect(eve.heard.map(({ type }) => type)).not.toContain('hints');
    await Promise.all([line.close(), eve.close()]);
  });
});

describe('[S18] solving KenKen', () => {
  const level = 'builtin:4x4-easy-1';
  const alone = { game: 'kenken', options: { level }, seats: [{ name: 'Ada' }], start: true };

  it('is worked out in a thread; the log holds the whole filling', async () => {
    const table = await make(ada, alone);
    const line = await Line.open(ada);
    await line.watch(table, 0);
    expect(await line.code(table, { kind: 'move', seat: 0, text: 'solve' })).toBe('accepted');
    const file = await ada.json<TableFile>('GET', `/api/tables/${table}/export`);
    const { text } = (file.log as readonly Event[]).at(-1)!.body as Extract<Event['body'], { kind: 'moved' }>;
    expect(text).toMatch(/^solve [1-4]{16}$/);
    const metrics = await (await ada.fetch('GET', '/metrics')).text();
    expect(metrics).toContain('ludoteca_jobs_total{kind="solve",result="done"} 1');
    await line.close();
  });
  it('is refused where what is written leads nowhere, and nothing is in the log', async () => {
    const table = await make(ada, alone);
    const line = await Line.open(ada);
    await line.watch(table, 0);
    await line.command(table, { kind: 'move', seat: 0, text: 'a1 1' });
    const { seq } = await line.command(table, { kind: 'move', seat: 0, text: 'a2 1' });
    const refused = await line.command(table, { kind: 'move', seat: 0, text: 'solve' });
    expect(refused).toMatchObject({ result: 'refused', seq, problems: [{ code: 'solve-not-from-here' }] });
    await line.close();
  });
});

describe('[Q5] one guest who asks for 55 hints at once', () => {
  it('has every one answered, pays for those that were given, and silences nobody’s bot', async () => {
    const eve = await Guest.at(room.url);
    const seats = [person, bot('Bot', 1)];
    const [hers, ours] = [
      await make(eve, { game, options, seats, start: true }),
      await make(ada, { game, options, seats, start: true }),
    ];
    const [greedy, line] = [await Line.open(eve), await Line.open(ada)];
    await line.watch(ours, 0);
    const burst = Array.from({ length: 55 }, () => greedy.code(hers, { kind: 'hint', seat: 0 }));
    expect(await line.code(ours, { kind: 'move', seat: 0, text: 'c2' })).toBe('accepted');
    await line.next('screen', ({ screen }) => screen.last?.seat === 1);
    const codes = await Promise.all(burst);
    const given = codes.filter((code) => code === 'accepted').length;
    expect(new Set(codes)).toEqual(new Set(['accepted', 'hint-under-way']));
    await greedy.settled();
    expect(greedy.heard.filter(({ type }) => type === 'hints')).toHaveLength(given);
    const metrics = await (await ada.fetch('GET', '/metrics')).text();
    expect(metrics).toContain('ludoteca_jobs{kind="hints",state="running"} 0');
    expect(metrics).toContain(`ludoteca_jobs_total{kind="hints",result="done"} `);
    await Promise.all([greedy.close(), line.close()]);
  });
});

describe('after a restart', () => {
  const data = mkdtempSync(join(tmpdir(), 'ludoteca-bots-'));
  afterAll(() => rmSync(data, { recursive: true, force: true }));

  it('bots go on where they were when somebody looks again', async () => {
    const before = await openHouse({ config: { data }, pace: 3_600_000 });
    const guest = await Guest.at(before.url);
    const table = await make(guest, show);
    const line = await Line.open(guest);
    expect((await line.watch(table, null)).toAct).toEqual([0]);
    await before.close();
    const after = await openHouse({ config: { data } });
    const again = await Line.open(Object.assign(new Guest(after.url), { cookie: guest.cookie }));
    await again.watch(table, null);
    await again.next('screen', ({ screen }) => screen.phase === 'over');
    await after.close();
  });
});
