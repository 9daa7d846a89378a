import { describe, expect, it, vi } from 'vitest';
import { Bench, looker, sticks } from './bench.testing.ts';
import { StoreError } from './store.ts';

const two = sticks([{ name: 'Ada' }, { name: 'Leo' }]);
const move = (text: string, seat = 0) => ({ kind: 'move', seat, text }) as const;
const request = (cmd: string, intent: ReturnType<typeof move>, after: string | null = null) => ({
  cmd,
  actor: 'ada',
  seen: null,
  after,
  intent,
});

describe('[S8] stored first', () => {
  it('nobody sees or hears of a move before it is on disk', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const seen = looker('ada', 0);
    live.watch(seen);
    const commit = bench.store.commit.bind(bench.store);
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.spyOn(bench.store, 'commit').mockImplementation((...args) => promise.then(() => commit(...args)));
    let answered = false;
    const answer = bench.command(live, move('1')).then(() => {
      answered = true;
    });
    await new Promise((done) => setImmediate(done));
    const newcomer = looker('eve', null);
    live.watch(newcomer);
    expect([seen.heard.length, answered, live.table.moveCount]).toEqual([1, false, 0]);
    expect(newcomer.heard).toMatchObject([{ screen: { moveCount: 0 } }]);
    resolve();
    await answer;
    expect(seen.heard).toHaveLength(2);
  });
  it('one that could not be stored never was: the next one gets its number', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const seen = looker('ada', 0);
    live.watch(seen);
    vi.spyOn(bench.store, 'commit').mockRejectedValueOnce(new StoreError('store-full', 'here'));
    const { seq } = live.table;
    expect(await bench.command(live, move('1'))).toMatchObject({ result: 'refused', seq });
    expect([live.table.seq, seen.heard.length]).toEqual([seq, 1]);
    expect(await bench.command(live, move('1'))).toMatchObject({ result: 'accepted', seq: seq + 1 });
  });
  it('one that was stored though the storage said it failed is found, and shown', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const seen = looker('ada', 0);
    live.watch(seen);
    const commit = bench.store.commit.bind(bench.store);
    vi.spyOn(bench.store, 'commit').mockImplementationOnce(async (...args) => {
      await commit(...args);
      throw new StoreError('store-failed', 'the answer got lost');
    });
    expect(await live.submit(request('lost', move('1')))).toMatchObject({ result: 'refused', seq: 4 });
    expect(await bench.command(live, move('1', 1))).toMatchObject({ result: 'accepted', seq: 6 });
    const screens = seen.heard.flatMap((message) => (message.type === 'screen' ? [message.screen.seq] : []));
    expect(screens).toEqual([4, 5, 6]);
    expect(await live.submit(request('lost', move('1')))).toMatchObject({ result: 'duplicate', seq: 5 });
  });
  it('[S9] also a look into the store that fails is a refusal', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    for (let n = 0; n < 40; n++) await bench.command(live, { kind: 'save', name: `save ${n}` });
    vi.spyOn(bench.store, 'commandSeq').mockRejectedValueOnce(new StoreError('store-failed', 'here'));
    expect(await bench.code(live, move('99'))).toBe('store-failed');
    expect(await bench.code(live, move('1'))).toBe('accepted');
  });
});

describe('[Q3] past moves are in the log, not in memory', () => {
  it('which is read for what goes back, and for nothing else', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const log = vi.spyOn(bench.store, 'log');
    for (let n = 0; n < 6; n++) await bench.command(live, move('1', n % 2));
    await bench.command(live, { kind: 'save', name: 'tea' });
    expect(log).not.toHaveBeenCalled();
    await bench.command(live, { kind: 'undo' });
    expect(live.table).toMatchObject({ moveCount: 5, last: { seat: 0, text: '1' } });
    expect(log).toHaveBeenCalledTimes(1);
  });
  it('[Q6] what is refused is refused before it is read', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    await bench.command(live, move('1'));
    const log = vi.spyOn(bench.store, 'log');
    const intents = [
      { kind: 'undo' },
      { kind: 'return', to: null },
      { kind: 'answer', agree: true },
    ] as const;
    for (const intent of intents) await bench.code(live, intent, 'stranger');
    await bench.command(live, { kind: 'save', name: 'tea' });
    const [tea] = live.table.saves;
    expect(await bench.code(live, { kind: 'return', to: tea!.seq })).toBe('save-here');
    expect(await bench.code(live, { kind: 'answer', agree: true })).toBe('nothing-to-answer');
    expect(log).not.toHaveBeenCalled();
  });
  it('one that can’t be read is a refusal, and the game goes on', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    await bench.command(live, move('1'));
    vi.spyOn(bench.store, 'log').mockRejectedValueOnce(new StoreError('store-failed', 'here'));
    expect(await bench.code(live, { kind: 'undo' })).toBe('store-failed');
    expect(await bench.code(live, move('1', 1))).toBe('accepted');
    expect(await bench.code(live, { kind: 'undo' })).toBe('accepted');
    expect(live.table.moveCount).toBe(1);
  });
});

describe('[S10] one after the other', () => {
  it('commands that come at once are done in their order', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => bench.command(live, move('1', at % 2))),
    );
    expect(answers.map(({ seq }) => seq)).toEqual(answers.map((_, at) => 5 + at));
  });
  it('a bug in one of them does not stop the line', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    vi.spyOn(bench.store, 'commit').mockRejectedValueOnce(new TypeError('a bug'));
    await expect(bench.command(live, move('1'))).rejects.toThrow('a bug');
    expect(await bench.code(live, move('1'))).toBe('accepted');
    await bench.forget();
    expect(bench.registry.size).toBe(0);
  });
  it('the same command twice at once is one move and a duplicate', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const twice = [request('twice', move('1')), request('twice', move('1'))];
    const answers = await Promise.all(twice.map((each) => live.submit(each)));
    expect(answers.map(({ result }) => result)).toEqual(['accepted', 'duplicate']);
  });
  it('what follows a refused command is refused, with its own reason', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    await live.submit(request('bad', move('99')));
    expect(await live.submit(request('next', move('1'), 'bad'))).toMatchObject({
      problems: [{ code: 'after-refused' }],
    });
    expect(await live.submit(request('lost', move('1'), 'unheard-of'))).toMatchObject({
      problems: [{ code: 'after-unknown' }],
    });
    expect(await live.submit(request('good', move('1')))).toMatchObject({ result: 'accepted' });
    expect(await live.submit({ ...request('more', move('1', 1), 'good') })).toMatchObject({
      result: 'accepted',
    });
  });
});

describe('[S9] what was refused', () => {
  const bad = (cmd: string, actor: string) => ({ ...request(cmd, move('99')), actor });
  it('stays refused, however much nonsense another player or a stranger sends', async () => {
    const bench = new Bench();
    const live = await bench.made({ ...two, seats: [{ name: 'Ada' }], start: false });
    await bench.command(live, { kind: 'sit', choice: { name: 'Leo' } }, 'leo');
    const refused = await live.submit(bad('mine', 'ada'));
    await bench.command(live, { kind: 'start' });
    for (let n = 0; n < 100; n++) await live.submit(bad(`flood-${n}`, n % 2 ? 'leo' : `eve-${n}`));
    expect(await live.submit(request('mine', move('1')))).toEqual(refused);
    expect(refused).toMatchObject({ result: 'refused', problems: [{ code: 'not-playing' }] });
  });
  it('of many strangers only a few are kept', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const first = await live.submit(bad('stranger', 'eve'));
    expect(await live.submit(bad('stranger', 'eve'))).toBe(first);
    for (let n = 0; n < 40; n++) await live.submit(bad(`flood-${n}`, `eve-${n}`));
    expect(await live.submit(bad('stranger', 'eve'))).not.toBe(first);
  });
});

describe('clocks that are set back', () => {
  it('leave the log in order and take no time away', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const seen = looker('ada', 0);
    live.watch(seen);
    bench.now += 60_000;
    await bench.command(live, move('1'));
    bench.now -= 3_600_000;
    await bench.command(live, move('1', 1));
    bench.now += 1000;
    live.show(seen);
    const played = seen.heard.flatMap((message) =>
      message.type === 'screen' ? [message.screen.playedMs] : [],
    );
    expect(played).toEqual([0, 60_000, 60_000, 60_000]);
    const times = (await bench.store.log(live.id)).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    await bench.command(live, { kind: 'pause' });
    bench.now += 7_200_000;
    await bench.command(live, { kind: 'resume' });
    live.show(seen);
    expect(seen.heard.at(-1)).toMatchObject({ screen: { playedMs: 60_000, ticking: true } });
  });
  it('do not keep tables in memory', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    bench.now -= 3_600_000;
    await bench.command(live, move('1'));
    await bench.forget();
    expect(bench.registry.size).toBe(0);
    expect((await bench.live(live.id)).table).toEqual(live.table);
  });
});
