import { availableParallelism } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { patient } from '../../test/patience.ts';
import type { Down } from '../protocol/wire.ts';
import type { Intent } from '../room/decide.ts';
import type { HintText } from '../room/event.ts';
import { JobPool } from '../server/jobs/pool.ts';
import { Bench, jobsOf, sticks } from './bench.testing.ts';
import { jobLimits } from './jobs/kinds.ts';
import type { LiveTable } from './live.ts';
import { Session, type SessionDeps } from './session.ts';
import { StoreError } from './store.ts';

const two = sticks([{ name: 'Ada' }, { name: 'Leo' }]);

function visit(bench: Bench, player = 'ada', more: Partial<SessionDeps> = {}) {
  const heard: Down[] = [];
  const dismiss = vi.fn();
  const { registry, attend, intents } = bench.tables;
  const send = (text: string) => void heard.push(JSON.parse(text));
  const visitor = new Session({
    registry,
    player,
    send,
    dismiss,
    attend,
    intents,
    ...more,
  });
  const say = (message: unknown) => visitor.hear(JSON.stringify(message));
  const kinds = () => heard.map(({ type }) => type);
  return { visitor, heard, dismiss, say, kinds };
}

let commands = 0;
const command = (live: LiveTable, intent: Intent, cmd = `command-${commands++}`) => ({
  type: 'command',
  table: live.id,
  cmd,
  after: null,
  seen: null,
  intent,
});

describe('a visitor', () => {
  it('[S3] who changes seats while the table is fetched gets only the last', async () => {
    const bench = new Bench();
    const { id } = await bench.made(two);
    await bench.forget();
    const { say, heard } = visit(bench);
    await Promise.all([0, 1, null].map((seat) => say({ type: 'watch', table: id, seat })));
    const seats = heard.flatMap((message) => (message.type === 'screen' ? [message.screen.seat] : []));
    expect(seats).toEqual([null]);
  });
  it('[S13] whose last screen is still on its way gets no other by asking', async () => {
    const bench = new Bench();
    const { id } = await bench.made(two);
    const behind = { is: false };
    const { say, kinds } = visit(bench, 'ada', { isBehind: (table) => table === id && behind.is });
    await say({ type: 'watch', table: id, seat: null });
    const ping = { type: 'ping', tables: { [id]: 0 } };
    const before = kinds().length;
    behind.is = true;
    for (let n = 0; n < 3; n++) await say(ping);
    behind.is = false;
    await say(ping);
    expect(kinds().slice(before)).toEqual(['pong', 'pong', 'pong', 'screen', 'pong']);
  });
  it('[S1] who sends too many commands is refused each of them, and stays', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const limit = { code: 'limit-commands', params: { seconds: 6, minutes: 1 } };
    const { say, heard, dismiss } = visit(bench, 'ada', { commandLimit: () => limit });
    for (let n = 0; n < 30; n++) await say(command(live, { kind: 'pause' }, 'command-x'));
    const refused = {
      type: 'answer',
      table: live.id,
      cmd: 'command-x',
      result: 'refused',
      problems: [limit],
    };
    expect(heard).toEqual(heard.map(() => ({ ...refused, seq: live.table.seq })));
    expect(dismiss).not.toHaveBeenCalled();
  });
  it('[S7] a command that is not understood is refused by its id, where that can be read', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const { say, heard, visitor, dismiss } = visit(bench);
    const cmd = 'command-x';
    const refused = { type: 'answer', table: live.id, cmd, result: 'refused', seq: 4 };
    await say(command(live, { kind: 'rename', name: 'Mine' }, cmd));
    await say({ ...command(live, { kind: 'undo' }, cmd), more: 1 });
    await visitor.hear(
      JSON.stringify(command(live, { kind: 'sit', choice: 'HERE' }, cmd)).replace(
        '"HERE"',
        '['.repeat(20) + ']'.repeat(20),
      ),
    );
    expect(heard).toMatchObject([
      { ...refused, problems: [{ code: 'message-unknown', path: 'intent.kind' }] },
      { ...refused, problems: [{ code: 'message-unknown' }] },
      { ...refused, problems: [{ code: 'message-unreadable' }] },
    ]);
    await say(command(live, { kind: 'undo' }, 'auto:1:5'));
    await say({ ...command(live, { kind: 'undo' }), table: '../../etc' });
    expect(heard.slice(3)).toMatchObject([{ type: 'error' }, { type: 'error' }]);
    for (let n = 0; n < 15; n++) await say(command(live, { kind: 'rename', name: 'Mine' }, cmd));
    expect(dismiss).toHaveBeenCalled();
  });
  it('[S5] who looks away while the table is fetched does not watch it', async () => {
    const bench = new Bench();
    const { id } = await bench.made(two);
    await bench.forget();
    const { say, heard } = visit(bench);
    await Promise.all([say({ type: 'watch', table: id, seat: 0 }), say({ type: 'unwatch', table: id })]);
    expect([heard, (await bench.live(id)).watched]).toEqual([[], false]);
  });
  it('who left while the table is fetched is not kept there', async () => {
    const bench = new Bench();
    const { id } = await bench.made(two);
    await bench.forget();
    const { visitor, say, heard } = visit(bench);
    const watching = say({ type: 'watch', table: id, seat: 0 });
    visitor.leave();
    await watching;
    expect([heard, (await bench.live(id)).watched]).toEqual([[], false]);
  });
  it('[S7] is answered when the storage fails, with its reason', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const { say, heard } = visit(bench);
    vi.spyOn(bench.store, 'commit').mockRejectedValueOnce(new StoreError('store-full', 'here'));
    await say(command(live, { kind: 'move', seat: 0, text: '1' }));
    expect(heard).toMatchObject([{ type: 'answer', result: 'refused', problems: [{ code: 'store-full' }] }]);
    expect(live.table.moveCount).toBe(0);
  });
  it('[S7] is answered when the table can’t be fetched', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    await bench.forget();
    const { say, heard } = visit(bench);
    vi.spyOn(bench.store, 'log').mockRejectedValue(new StoreError('store-failed', 'here'));
    await say(command(live, { kind: 'undo' }));
    await say({ type: 'watch', table: live.id, seat: 0 });
    expect(heard).toMatchObject([
      { type: 'answer', result: 'refused', problems: [{ code: 'store-failed' }] },
      { type: 'gone', problems: [{ code: 'store-failed' }] },
    ]);
  });
  it('[S7] is answered when there is a bug in the rules, which is noted down; and the table goes on', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const failed = vi.fn();
    const { say, heard } = visit(bench, 'ada', { failed });
    const bug = new TypeError('x is undefined');
    vi.spyOn(bench.store, 'commit').mockRejectedValueOnce(bug);
    const intent = { kind: 'move', seat: 0, text: '1' } as const;
    await say(command(live, intent, 'command-x'));
    expect(heard[0]).toMatchObject({ problems: [{ code: 'failed', params: { request: 'command-x' } }] });
    expect(failed).toHaveBeenCalledWith(bug, 'command-x');
    await say(command(live, intent));
    expect(heard[1]).toMatchObject({ result: 'accepted' });
  });
  it('[S1] who is dismissed is no longer heard, and no longer there', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const { visitor, say, heard, dismiss } = visit(bench);
    await say({ type: 'watch', table: live.id, seat: 0 });
    for (let n = 0; n < 25; n++) await visitor.hear('nonsense');
    expect(dismiss).toHaveBeenCalledTimes(1);
    expect(heard.filter(({ type }) => type === 'error')).toHaveLength(20);
    await say(command(live, { kind: 'move', seat: 0, text: '1' }));
    expect([live.table.moveCount, live.watched]).toEqual([0, false]);
  });
  it('[R32] who has two sockets is here until both are gone', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const [phone, desk] = [visit(bench), visit(bench)];
    const eve = visit(bench, 'eve');
    for (const each of [phone, desk, eve]) await each.say({ type: 'watch', table: live.id, seat: null });
    const away = () => eve.heard.flatMap((message) => (message.type === 'presence' ? [message.away] : []));
    expect(away().at(-1)).toEqual([]);
    phone.visitor.leave();
    expect(away().at(-1)).toEqual([]);
    desk.visitor.leave();
    expect(away().at(-1)).toEqual([0, 1]);
  });
  it('[S16] those who look on without a seat are counted once each', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const [player, eve, eveToo, sam] = [
      visit(bench),
      visit(bench, 'eve'),
      visit(bench, 'eve'),
      visit(bench, 'sam'),
    ];
    const watching = () =>
      player.heard.flatMap((message) => (message.type === 'presence' ? [message.watching] : [])).at(-1);
    for (const [each, count] of [
      [player, 0],
      [eve, 1],
      [eveToo, 1],
      [sam, 2],
    ] as const) {
      await each.say({ type: 'watch', table: live.id, seat: null });
      expect(watching()).toBe(count);
    }
    eve.visitor.leave();
    expect(watching()).toBe(2);
    sam.visitor.leave();
    expect(watching()).toBe(1);
  });
});

describe('[R19] hints over the wire', () => {
  const hint = { move: 'a1 1', worth: null, reason: { code: 'single' } };
  const kenken = {
    ...sticks([{ name: 'Ada' }], { game: 'kenken', options: { level: 'builtin:4x4-easy-1' } }),
    hints: 2,
  };

  it('[S18] go only to whoever asked, are counted, and run out', async () => {
    const bench = new Bench();
    bench.puppets.proposes = async () => [hint];
    const live = await bench.made(kenken);
    const [ada, eve] = [visit(bench), visit(bench, 'eve')];
    await ada.say({ type: 'watch', table: live.id, seat: 0 });
    await eve.say({ type: 'watch', table: live.id, seat: null });
    const ask = { kind: 'hint', seat: 0 } as const;
    await ada.say(command(live, ask, 'command-h'));
    expect(ada.heard.at(-1)).toEqual({ type: 'hints', table: live.id, cmd: 'command-h', hints: [hint] });
    expect(ada.heard.at(-3)).toMatchObject({ type: 'screen', screen: { hintsLeft: 1 } });
    const write = (text: string) => ada.say(command(live, { kind: 'move', seat: 0, text }));
    await write('a1 ?1');
    await ada.say(command(live, ask));
    await write('a1 ?2');
    await ada.say(command(live, ask));
    expect(ada.heard.at(-1)).toMatchObject({ problems: [{ code: 'hints-used-up', params: { hints: 2 } }] });
    await eve.say(command(live, ask));
    expect(eve.heard.at(-1)).toMatchObject({ problems: [{ code: 'not-your-seat' }] });
    expect(eve.kinds()).not.toContain('hints');
  });
  it('[S15] come again for a command that comes again, as long as the board is the same', async () => {
    const bench = new Bench();
    bench.puppets.proposes = async () => [hint];
    const live = await bench.made(kenken);
    const ada = visit(bench);
    const asked = command(live, { kind: 'hint', seat: 0 });
    await ada.say(asked);
    await ada.say(asked);
    expect(ada.kinds()).toEqual(['answer', 'hints', 'answer', 'hints']);
    await ada.say(command(live, { kind: 'move', seat: 0, text: 'a1 ?1' }));
    await ada.say(asked);
    expect(ada.kinds().slice(4)).toEqual(['answer', 'answer']);
    expect(live.table.seats[0]!.hintsUsed).toBe(1);
  });
  it('[S18] the answer comes before the hints, and both after the thinking', async () => {
    const bench = new Bench();
    const thought = Promise.withResolvers<readonly HintText[]>();
    bench.puppets.proposes = () => thought.promise;
    const live = await bench.made(kenken);
    const ada = visit(bench);
    const asking = ada.say(command(live, { kind: 'hint', seat: 0 }));
    await ada.say(command(live, { kind: 'save', name: 'tea' }));
    expect(ada.heard).toMatchObject([{ type: 'answer', result: 'accepted' }]);
    thought.resolve([hint]);
    await asking;
    expect(ada.heard.slice(1)).toMatchObject([
      { type: 'answer', result: 'accepted' },
      { type: 'hints', hints: [hint] },
    ]);
  });
  it('[S18] one that fails is refused, and costs nothing', async () => {
    const bench = new Bench();
    bench.puppets.proposes = async () => Promise.reject(new Error('no idea'));
    const live = await bench.made(kenken);
    const ada = visit(bench);
    const { seq } = live.table;
    await ada.say(command(live, { kind: 'hint', seat: 0 }));
    expect(ada.heard).toMatchObject([{ result: 'refused', seq, problems: [{ code: 'hint-failed' }] }]);
    expect([live.table.seq, live.table.seats[0]!.hintsUsed]).toEqual([seq, 0]);
  });
  it('[S18] whoever leaves is not charged, and nobody thinks on', async () => {
    const bench = new Bench();
    bench.puppets.proposes = () => new Promise(() => undefined);
    const failed = vi.fn();
    const live = await bench.made(kenken);
    const ada = visit(bench, 'ada', { failed });
    const asking = ada.say(command(live, { kind: 'hint', seat: 0 }));
    await vi.waitUntil(() => bench.puppets.askers.length > 0, patient);
    ada.visitor.leave();
    await asking;
    expect(bench.puppets.askers[0]).toMatchObject({ player: 'ada', gone: { aborted: true } });
    expect([ada.heard, live.table.seats[0]!.hintsUsed, failed.mock.calls]).toEqual([[], 0, []]);
  });
});

describe('[Q5] one guest who asks for everything', () => {
  const { href: worker } = new URL('../server/jobs/endless-hints.testing.ts', import.meta.url);
  const limits = { budget: { ms: 50, most: 50 }, patience: 3_600_000 };
  const endless = () => new JobPool({ worker, randomSeed: () => 'ab'.repeat(32), limits });
  const mostWaiting = jobLimits.hints.mostWaiting!;
  const rolit = (seats: readonly object[]) =>
    sticks(seats, { game: 'rolit', options: { variant: 'othello', shape: 'SS' } });
  const red = { name: 'Ada', picks: { color: 'red' } };
  const blue = { name: 'Bot', bot: 'greedy', picks: { color: 'blue' } };

  it('55 hints at once cost one job, and another’s bot answers meanwhile, in real threads', async () => {
    const pool = endless();
    const bench = new Bench({ workers: pool });
    const [hers, ours] = [await bench.made(rolit([red, blue]), 'eve'), await bench.made(rolit([red, blue]))];
    const [eve, ada] = [visit(bench, 'eve'), visit(bench)];
    const burst = Array.from({ length: 55 }, () => eve.say(command(hers, { kind: 'hint', seat: 0 })));
    await vi.waitUntil(() => eve.heard.length === 54, patient);
    for (const said of eve.heard)
      expect(said).toMatchObject({ result: 'refused', problems: [{ code: 'hint-under-way' }] });
    expect(jobsOf(pool)).toEqual({ waiting: 0, running: 1 });
    await ada.say(command(ours, { kind: 'move', seat: 0, text: 'c2' }));
    await vi.waitUntil(() => ours.table.moveCount === 2, patient);
    expect([eve.heard.length, ours.table.last?.seat]).toEqual([54, 1]);
    eve.visitor.leave();
    await Promise.all(burst);
    expect([jobsOf(pool), hers.table.seats[0]!.hintsUsed]).toEqual([{ waiting: 0, running: 0 }, 0]);
    await bench.tables.close();
  });
  it('at many tables: few hints wait, the others are refused; another’s bot answers meanwhile', async () => {
    const pool = endless();
    const bench = new Bench({ workers: pool, keep: 100 });
    const ours = await bench.made(rolit([red, blue]));
    const [eve, ada] = [visit(bench, 'eve'), visit(bench)];
    const tables = availableParallelism() + 10;
    const asked = () => pool.jobs.hints.waiting + pool.jobs.hints.running;
    const burst: Promise<void>[] = [];
    for (let n = 0; n < tables; n++) {
      const hers = await bench.made(rolit([red, blue]), 'eve');
      burst.push(eve.say(command(hers, { kind: 'hint', seat: 0 })));
      await vi.waitUntil(() => asked() + eve.heard.length === n + 1, patient);
    }
    expect(pool.jobs.hints.waiting).toBe(mostWaiting);
    expect(eve.heard.at(-1)).toMatchObject({
      result: 'refused',
      problems: [{ code: 'too-many-jobs', params: { most: mostWaiting } }],
    });
    await ada.say(command(ours, { kind: 'move', seat: 0, text: 'c2' }));
    await vi.waitUntil(() => ours.table.moveCount === 2, patient);
    eve.visitor.leave();
    await Promise.all(burst);
    expect(jobsOf(pool)).toEqual({ waiting: 0, running: 0 });
    await bench.tables.close();
  });
});
