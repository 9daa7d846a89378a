import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pick } from '../core/random.ts';
import { must } from '../core/result.ts';
import type { Viewer } from '../core/seat.ts';
import { finish } from '../core/steps.ts';
import type { Event } from '../room/event.ts';
import { type Frame, frameSteps, pastMoves, type ReplayPage } from '../room/past.ts';
import { seedHash, stream } from '../room/random.ts';
import { viewerOf } from '../room/screen.ts';
import { upgrade } from '../room/upgrade.ts';
import { systemClock } from '../server/clock.ts';
import { append } from '../server/storage/samples.testing.ts';
import { Bench, sticks } from './bench.testing.ts';
import type { NewTable } from './factory.ts';
import type { LiveTable } from './live.ts';
import { Replays } from './replays.ts';
import { TimeSlicer } from './slicer.ts';
import { type ExportedFile, wholeFile } from './transfer.ts';

const alone = [{ name: 'Ada' }];
const two = [{ name: 'Ada' }, { name: 'Leo' }];
const colours = two.map((seat, at) => ({ ...seat, picks: { color: ['red', 'blue'][at] } }));

const games: Readonly<Record<string, Partial<NewTable>>> = {
  sticks: { seats: two },
  rolit: { game: 'rolit', options: {}, seats: colours },
  mastermind: { game: 'mastermind', options: { role: 'duel', difficulty: 'easy' }, seats: two },
  kenken: { game: 'kenken', options: { level: 'builtin:4x4-easy-1' }, seats: alone },
  scrabble: { game: 'scrabble', options: { resource: 'builtin:en', size: 11 }, seats: two },
};

const chance = (at: number) => stream(seedHash('00'.repeat(32)), at);

/** Moves by chance, with an undo now and then. */
async function play(bench: Bench, live: LiveTable, most: number): Promise<void> {
  const { rules } = live.opened;
  for (let at = 0; at < most && live.table.phase === 'playing'; at++) {
    const seat = live.table.toAct[0]!;
    const moves = [...rules.moves(rules.view(live.table.state, seat), chance(at))].slice(0, 200);
    await bench.command(live, { kind: 'move', seat, text: rules.formatMove(pick(chance(at), moves)) });
    if (at % 7 === 6) await bench.command(live, { kind: 'undo' });
  }
}

async function page(bench: Bench, live: LiveTable, seat: number | null, from: number, count: number) {
  return JSON.parse(must(await bench.registry.frames(live.id, 'ada', seat, from, count))) as ReplayPage;
}

/** All positions at once: what pages are compared with. */
async function whole(bench: Bench, live: LiveTable, viewer: Viewer): Promise<readonly Frame[]> {
  const past = pastMoves((await bench.store.log(live.id)).map(upgrade));
  const frames = finish(frameSteps(live.opened, live.table, past, viewer));
  return JSON.parse(JSON.stringify(frames)) as readonly Frame[];
}

describe.each(Object.entries(games))('[T7] the replay of %s by pages', (_, wanted) => {
  const bench = new Bench();
  let live: LiveTable;
  beforeAll(async () => {
    live = await bench.made({ ...sticks([]), ...wanted });
    await play(bench, live, 25);
  });

  it.each([0, null])('has what the whole has, for whoever looks (%s)', async (seat) => {
    const all = await whole(bench, live, viewerOf(live.table, seat));
    expect(all.length).toBeGreaterThan(5);
    const part = fc.record({ from: fc.nat({ max: 40 }), count: fc.integer({ min: 1, max: 100 }) });
    await fc.assert(
      fc.asyncProperty(part, async ({ from, count }) => {
        const { seq } = live.table;
        const frames = all.slice(from, from + count);
        expect(await page(bench, live, seat, from, count)).toEqual({ frames, from, total: all.length, seq });
      }),
      { numRuns: 20 },
    );
  });

  it('goes on where a page ended, also after another move or an undo', async () => {
    await page(bench, live, 0, 0, live.table.moveCount);
    await play(bench, live, 8);
    const all = await whole(bench, live, viewerOf(live.table, 0));
    for (let from = 0; from < all.length; from += 3)
      expect((await page(bench, live, 0, from, 3)).frames).toEqual(all.slice(from, from + 3));
  });
});

/** A game of KenKen that somebody has written numbers into for hours, as the storage has it. */
async function longGame(moves: number, seats = alone) {
  const first = new Bench();
  const { id } = await first.made({
    ...sticks(seats),
    game: 'kenken',
    options: { level: 'builtin:4x4-easy-1' },
  });
  const log = await first.store.log(id);
  const added = Array.from({ length: moves }, (_, n): Event => {
    const seq = log.length + n + 1;
    const body = { kind: 'moved', seat: 0, text: `a1 ?${(n % 4) + 1}` } as const;
    return { seq, at: first.now + n, actor: 'ada', cmd: `command-${seq}`, body };
  });
  await append(first.store, id, added, null);
  const bench = new Bench({ store: first.store });
  return { bench, live: await bench.live(id) };
}

describe('[T7] a game of 3000 moves', () => {
  it('comes in pages of at most 100 positions and about a megabyte, and has all of them', async () => {
    const { bench, live } = await longGame(3000);
    let from = 0;
    while (from <= 3000) {
      const text = must(await bench.registry.frames(live.id, 'ada', 0, from, 100));
      const { frames, total } = JSON.parse(text) as ReplayPage;
      expect(frames.length).toBeGreaterThan(0);
      expect(frames.length).toBeLessThanOrEqual(100);
      expect(text.length).toBeLessThan(1_100_000);
      expect(total).toBe(3001);
      expect(frames[0]!.move?.seq ?? 0).toBe(from === 0 ? 0 : 3 + from);
      from += frames.length;
    }
    expect(from).toBe(3001);
  });

  it('is played again once while its pages are read one after another', async () => {
    const { bench, live } = await longGame(1000);
    const playing = vi.spyOn(live.opened.rules, 'play');
    for (let from = 0; from < 1000; from += 100) await page(bench, live, 0, from, 100);
    expect(playing).toHaveBeenCalledTimes(999);
    await page(bench, live, 0, 997, 4);
    expect(playing.mock.calls.length).toBeLessThan(1200);
    playing.mockRestore();
  });

  it('reads a log once, and then only what is new', async () => {
    const { bench, live } = await longGame(600);
    const reading = vi.spyOn(bench.store, 'log');
    await page(bench, live, 0, 0, 10);
    await bench.command(live, { kind: 'move', seat: 0, text: 'a1 ?1' });
    await page(bench, live, 0, 600, 10);
    expect(reading.mock.calls.map(([, page]) => [page?.after, page?.limit])).toEqual([
      [0, 500],
      [500, 103],
      [603, 1],
    ]);
  });
});

describe('[T6][T7] bounds', () => {
  async function sight(moves: number) {
    const { bench, live } = await longGame(moves);
    const { id, opened, table } = live;
    return { store: bench.store, seen: { id, opened, table, viewer: 0 } };
  }

  it('a page ends before it grows too large, but always goes on', async () => {
    const { store, seen } = await sight(20);
    const replays = new Replays(store, new TimeSlicer(systemClock), { page: 1, file: 1e9, moves: 100 });
    for (const from of [0, 7, 20]) {
      const { frames } = JSON.parse(must(await replays.page(seen, from, 100))) as ReplayPage;
      expect(frames).toHaveLength(1);
    }
    expect(JSON.parse(must(await replays.page(seen, 21, 100)))).toMatchObject({ frames: [], total: 21 });
  });

  it('a file that would be too long is refused before it is begun', async () => {
    const { store, seen } = await sight(20);
    const small = new Replays(store, new TimeSlicer(systemClock), { page: 1e6, file: 1000, moves: 100 });
    const refused = { ok: false, problems: [{ code: 'replay-long', params: { moves: 20 } }] };
    expect(await small.pages(seen)).toEqual(refused);
    expect(await small.whole(seen)).toEqual(refused);
    const short = new Replays(store, new TimeSlicer(systemClock), { page: 1e6, file: 1e9, moves: 19 });
    expect(await short.whole(seen)).toEqual(refused);
  });

  it('a file is the same, in however many parts it comes', async () => {
    const { store, seen } = await sight(150);
    const texts: string[] = [];
    for (const size of [1e6, 5000]) {
      const replays = new Replays(store, new TimeSlicer(systemClock), { page: size, file: 1e9, moves: 1000 });
      const parts: string[] = [];
      for await (const part of must(await replays.pages(seen))) parts.push(part);
      expect(parts.length).toBeGreaterThan(1);
      texts.push(parts.join(','));
    }
    expect(texts[0]).toBe(texts[1]);
    expect(JSON.parse(`[${texts[0]}]`)).toHaveLength(151);
  });
});

describe('[T6] files in parts', () => {
  async function parts(file: ExportedFile): Promise<readonly string[]> {
    const found: string[] = [];
    for await (const chunk of file.chunks) found.push(chunk);
    return found;
  }

  it('[R22] a whole table comes in parts, with every event once', async () => {
    const { bench, live } = await longGame(1200);
    const chunks = await parts(must(await bench.registry.export(live.id, 'ada')));
    expect(chunks.length).toBeGreaterThan(2);
    const { log } = JSON.parse(chunks.join('')) as { log: readonly Event[] };
    expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 1203 }, (_, at) => at + 1));
  });

  it('[R22] a replay has the positions of the game', async () => {
    const bench = new Bench();
    const live = await bench.made(sticks([{ name: 'Ada' }], { start: false }));
    await bench.command(live, { kind: 'sit', choice: { name: 'Leo' } }, 'leo');
    await bench.command(live, { kind: 'start' });
    await bench.command(live, { kind: 'move', seat: 0, text: '1' });
    const file = await wholeFile(must(await bench.registry.export(live.id, 'ada')));
    expect(file).toMatchObject({ ludoteca: 'replay', frames: await whole(bench, live, 0) });
  });
});

describe('[R18] while a pause covers the board', () => {
  const codeOf = (result: { ok: boolean; problems?: readonly { code: string }[] }) =>
    result.ok ? null : result.problems?.[0]?.code;

  it('neither replay nor file shows it, not even to whoever plays alone', async () => {
    const bench = new Bench();
    const live = await bench.made({ ...sticks(colours), game: 'rolit', options: {} });
    const asked = async () => [
      codeOf(await bench.registry.frames(live.id, 'ada', 0, 0, 100)),
      codeOf(await bench.registry.frames(live.id, 'eve', null, 0, 100)),
      codeOf(await bench.registry.export(live.id, 'ada')),
      codeOf(await bench.registry.exportAs(live.id, 'report', 'ada')),
    ];
    expect(await asked()).toEqual([null, null, null, null]);
    await bench.command(live, { kind: 'pause' });
    expect(await asked()).toEqual(['paused', 'paused', 'paused', 'paused']);
    await bench.command(live, { kind: 'resume' });
    expect(await asked()).toEqual([null, null, null, null]);
  });

  it('a match of bots is covered by no pause', async () => {
    const bench = new Bench();
    bench.puppets.says = () => new Promise(() => undefined);
    const bots = ['Ari', 'Bea'].map((name) => ({ name, bot: 'greedy' }));
    const live = await bench.made(sticks(bots));
    await bench.command(live, { kind: 'pause' });
    expect(live.table.paused).toBe(true);
    expect(codeOf(await bench.registry.frames(live.id, 'ada', null, 0, 100))).toBeNull();
  });
});
