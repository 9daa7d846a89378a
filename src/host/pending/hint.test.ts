import { describe, expect, it, vi } from 'vitest';
import { must, ok } from '../../core/result.ts';
import type { Intent } from '../../room/decide.ts';
import { type HintText, mostHints } from '../../room/event.ts';
import { JobPool } from '../../server/jobs/pool.ts';
import { Bench, Puppets, sticks } from '../bench.testing.ts';
import type { LiveTable } from '../live.ts';
import type { Workers } from '../ports.ts';
import { CalledOff } from '../work.ts';
import type { PendingRequest } from './kinds.ts';

const hint: HintText = { move: 'a1 1', worth: null, reason: { code: 'single' } };
const kenken = (seats: readonly unknown[], hints: number | null = null) => ({
  ...sticks(seats, { game: 'kenken', options: { level: 'builtin:4x4-easy-1' } }),
  hints,
});
const ada = { name: 'Ada' };
const alone = kenken([ada]);
const colors = [
  { ...ada, picks: { color: 'red' } },
  { name: 'Leo', picks: { color: 'blue' } },
];
const rolit = sticks(colors, { game: 'rolit', options: { variant: 'othello', shape: 'SS' } });
const move = (text: string, seat = 0): Intent => ({ kind: 'move', seat, text });

/** Lets everything happen that waits for nothing but its turn. */
async function quiet(): Promise<void> {
  for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve));
}

/** A table, and hints that are thought out when the test says so. */
async function scene(wanted = alone, bench = new Bench()) {
  const thoughts: PromiseWithResolvers<readonly HintText[]>[] = [];
  bench.puppets.proposes = () => {
    thoughts.push(Promise.withResolvers<readonly HintText[]>());
    return thoughts.at(-1)!.promise;
  };
  const live = await bench.made(wanted);
  const log = async () => (await bench.store.log(live.id)).map(({ body }) => body.kind);
  return { bench, live, thoughts, log, ask: asking(bench, live) };
}

function asking({ tables }: Bench, live: LiveTable) {
  return (cmd: string, more: Partial<PendingRequest> = {}, gone = new AbortController()) => {
    const request = {
      cmd,
      actor: 'ada',
      seen: null,
      after: null,
      intent: { kind: 'hint', seat: 0 },
    } as const;
    return tables.intents.submit(live, { ...request, ...more }, gone.signal);
  };
}

const refusedBy = (code: string) => ({
  answer: { result: 'refused', problems: [{ code }] },
  hints: null,
});

describe('[S18] a hint', () => {
  it('is thought out first, then stored and given in one', async () => {
    const { live, thoughts, log, ask } = await scene();
    const asked = ask('first');
    await quiet();
    expect([await log(), live.table.seats[0]!.hintsUsed]).toEqual([['created', 'seated', 'started'], 0]);
    thoughts[0]!.resolve([hint]);
    expect(await asked).toMatchObject({ answer: { result: 'accepted', seq: 4 }, hints: [hint] });
    expect([(await log()).at(-1), live.table.seats[0]!.hintsUsed]).toEqual(['hinted', 1]);
  });
  it('is asked for the player who asks, of what the seat sees', async () => {
    const { bench, ask } = await scene();
    void ask('first');
    await quiet();
    expect(bench.puppets.askers).toMatchObject([{ player: 'ada' }]);
  });
  it('55 at once are one: the others are told that it is coming', async () => {
    const { bench, live, thoughts, ask } = await scene();
    const burst = Array.from({ length: 55 }, (_, at) => ask(`hint-${at}`));
    await quiet();
    thoughts[0]!.resolve([hint]);
    const [first, ...others] = await Promise.all(burst);
    expect(first).toMatchObject({ answer: { result: 'accepted' } });
    for (const other of others) expect(other).toMatchObject(refusedBy('hint-under-way'));
    expect([bench.puppets.askers.length, live.table.seats[0]!.hintsUsed]).toEqual([1, 1]);
  });
  it('costs once for the same position: asked again it is answered by the event that gave it', async () => {
    const { bench, live, thoughts, log, ask } = await scene(kenken([ada, { name: 'Leo' }], 1));
    const first = ask('first');
    await quiet();
    thoughts[0]!.resolve([hint]);
    await first;
    // In a race others move meanwhile.
    await bench.command(live, move('a1 ?1', 1));
    const events = (await log()).length;
    expect(await ask('second')).toMatchObject({ answer: { result: 'accepted', seq: 5 }, hints: [hint] });
    expect(await ask('second')).toMatchObject({ answer: { result: 'duplicate', seq: 5 }, hints: [hint] });
    expect(await ask('third', { actor: 'eve' })).toMatchObject(refusedBy('not-your-seat'));
    expect([bench.puppets.askers.length, live.table.seats[0]!.hintsUsed]).toEqual([1, 1]);
    expect(await log()).toHaveLength(events);
    // What follows it is in order.
    const after = { cmd: 'next', actor: 'ada', seen: null, after: 'second', intent: move('a1 ?1') };
    expect(await live.submit(after)).toMatchObject({ result: 'accepted' });
    expect(await ask('fourth')).toMatchObject(refusedBy('hints-used-up'));
  });
  it('[S9] the same command again joins it, and after it is a duplicate with the same hints', async () => {
    const { bench, live, thoughts, ask } = await scene();
    const both = [ask('same'), ask('same')];
    await quiet();
    const third = ask('same');
    thoughts[0]!.resolve([hint]);
    const answers = await Promise.all([...both, third]);
    answers.push(await ask('same'));
    expect(answers.map(({ answer }) => answer.result)).toEqual([
      'accepted',
      'duplicate',
      'duplicate',
      'duplicate',
    ]);
    for (const { answer, hints } of answers) expect([answer.seq, hints]).toEqual([4, [hint]]);
    expect([bench.puppets.askers.length, live.table.seats[0]!.hintsUsed]).toEqual([1, 1]);
  });
  it('[S15] that was given before a restart is known from the log, and not charged again', async () => {
    const before = await scene();
    const given = before.ask('same');
    await quiet();
    before.thoughts[0]!.resolve([hint]);
    await given;
    const bench = new Bench({ store: before.bench.store });
    const live = await bench.live(before.live.id);
    for (const [cmd, result] of [
      ['same', 'duplicate'],
      ['another', 'accepted'],
    ] as const)
      expect(await asking(bench, live)(cmd)).toMatchObject({ answer: { result, seq: 4 }, hints: [hint] });
    expect([live.table.seats[0]!.hintsUsed, bench.puppets.askers]).toEqual([1, []]);
    await bench.command(live, move('a1 ?1'));
    expect(await asking(bench, live)('same')).toMatchObject({ answer: { result: 'duplicate' }, hints: null });
  });
  it('is stored with what it says, and no more than fits', async () => {
    const { live, thoughts, bench, ask } = await scene();
    const asked = ask('first');
    await quiet();
    thoughts[0]!.resolve(Array(mostHints + 5).fill(hint));
    const hints = Array(mostHints).fill(hint);
    expect(await asked).toMatchObject({ answer: { result: 'accepted' }, hints });
    expect((await bench.store.log(live.id)).at(-1)!.body).toEqual({ kind: 'hinted', seat: 0, hints });
  });
});

describe('[S18] nobody thinks for one who may not have a hint', () => {
  it.each<[string, ReturnType<typeof kenken>, Partial<PendingRequest>, Intent[]]>([
    ['not-your-seat', alone, { actor: 'eve' }, []],
    ['no-such-seat', alone, { intent: { kind: 'hint', seat: 9 } }, []],
    ['not-your-turn', rolit, { intent: { kind: 'hint', seat: 1 } }, []],
    ['hints-used-up', kenken([ada], 0), {}, []],
    ['paused', alone, {}, [{ kind: 'pause' }]],
    ['game-over', alone, {}, [{ kind: 'forfeit', seat: 0, why: 'resigned' }]],
    ['after-unknown', alone, { after: 'unheard-of' }, []],
  ])('%s', async (code, wanted, more, first) => {
    const { bench, live, ask } = await scene(wanted);
    for (const intent of first) await bench.command(live, intent);
    expect(await ask('first', more)).toMatchObject(refusedBy(code));
    expect(bench.puppets.askers).toEqual([]);
  });
  it('daily-no-hint', async () => {
    const bench = new Bench();
    const made = await bench.registry.daily({ game: 'mastermind', key: null }, 'ada', () => [
      { ...ada, bot: null, picks: {} },
    ]);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const live = await bench.live(made.value.id);
    expect(await asking(bench, live)('first')).toMatchObject(refusedBy('daily-no-hint'));
    expect(bench.puppets.askers).toEqual([]);
  });
});

describe('[S18] while a hint is thought out', () => {
  it('everything else at the table goes on', async () => {
    const { bench, live, thoughts, ask } = await scene();
    const asked = ask('first');
    await quiet();
    expect(await bench.code(live, { kind: 'save', name: 'tea' })).toBe('accepted');
    thoughts[0]!.resolve([hint]);
    expect(await asked).toMatchObject({ answer: { result: 'accepted' }, hints: [hint] });
  });
  it.each<[string, Parameters<typeof scene>[0], Intent[], Intent[]]>([
    ['the turn passes', rolit, [], [move('c2')]],
    ['an undo changes the board', rolit, [move('c2'), move('b2', 1)], [{ kind: 'undo' }]],
    ['the game ends', alone, [], [{ kind: 'forfeit', seat: 0, why: 'resigned' }]],
  ])('%s: it is stale, called off and not charged', async (_, wanted, first, then) => {
    const { bench, live, log, ask } = await scene(wanted);
    for (const intent of first) expect(await bench.code(live, intent)).toBe('accepted');
    const asked = ask('first');
    await quiet();
    for (const intent of then) expect(await bench.code(live, intent)).toBe('accepted');
    expect(await asked).toMatchObject(refusedBy('stale'));
    expect(bench.puppets.askers[0]!.gone.aborted).toBe(true);
    expect([live.table.seats[0]!.hintsUsed, (await log()).includes('hinted')]).toEqual([0, false]);
    expect(await ask('first')).toMatchObject(refusedBy('stale'));
  });
  it('the seat moves, and may have it still: it is worked out once more, then it is stale', async () => {
    const { bench, live, thoughts, log, ask } = await scene();
    const asked = ask('first');
    await quiet();
    await bench.command(live, move('a1 ?1'));
    await quiet();
    expect(bench.puppets.askers.map(({ gone }) => gone.aborted)).toEqual([true, false]);
    await bench.command(live, move('a1 ?2'));
    expect(await asked).toMatchObject(refusedBy('stale'));
    expect([thoughts.length, live.table.seats[0]!.hintsUsed]).toEqual([2, 0]);
    expect(await log()).not.toContain('hinted');
  });
  it('what is worked out once more is of the position by then', async () => {
    const { bench, live, thoughts, ask } = await scene();
    const views: unknown[] = [];
    const { proposes } = bench.puppets;
    bench.puppets.proposes = (question) => {
      views.push(question.view);
      return proposes(question);
    };
    const asked = ask('first');
    await quiet();
    await bench.command(live, move('a1 ?1'));
    await quiet();
    thoughts[1]!.resolve([hint]);
    expect(await asked).toMatchObject({ answer: { result: 'accepted' }, hints: [hint] });
    expect(views[1]).toEqual(live.opened.rules.view(live.table.state, 0));
    expect(views[0]).not.toEqual(views[1]);
  });
  it('a move that is in line before it counts too', async () => {
    const { bench, live, thoughts, log, ask } = await scene();
    const asked = ask('first');
    await quiet();
    // The move is being stored when the hint is there.
    const disk = Promise.withResolvers<void>();
    const commit = bench.store.commit.bind(bench.store);
    vi.spyOn(bench.store, 'commit').mockImplementationOnce(async (unit) => {
      await disk.promise;
      return commit(unit);
    });
    const moved = bench.command(live, move('a1 ?1'));
    thoughts[0]!.resolve([{ ...hint, move: 'a1 2' }]);
    await quiet();
    disk.resolve();
    expect(await moved).toMatchObject({ result: 'accepted' });
    await quiet();
    thoughts[1]!.resolve([hint]);
    expect(await asked).toMatchObject({ answer: { result: 'accepted' }, hints: [hint] });
    expect((await log()).slice(-2)).toEqual(['moved', 'hinted']);
  });
  it('in a race the moves of others leave it as it is', async () => {
    const { bench, live, thoughts, ask } = await scene(kenken([ada, { name: 'Leo' }]));
    const asked = ask('first');
    await quiet();
    for (const text of ['a1 ?1', 'a1 ?2']) await bench.command(live, move(text, 1));
    thoughts[0]!.resolve([hint]);
    expect(await asked).toMatchObject({ answer: { result: 'accepted' }, hints: [hint] });
  });
  it('the table is removed: it is called off, and refused', async () => {
    const { bench, live, ask } = await scene();
    const asked = ask('first');
    await quiet();
    await bench.registry.remove(live.id, 'ada');
    expect(await asked).toMatchObject(refusedBy('no-such-table'));
    expect(bench.puppets.askers[0]!.gone.aborted).toBe(true);
    expect(await bench.store.log(live.id)).toEqual([]);
  });
  it('its table stays in memory', async () => {
    const { bench, live, thoughts, ask } = await scene();
    const asked = ask('first');
    await quiet();
    expect(live.idle).toBe(false);
    thoughts[0]!.resolve([hint]);
    await asked;
    await bench.forget();
    expect(bench.registry.size).toBe(0);
  });
});

describe('[S18] a hint that fails', () => {
  it('is refused and not charged, and stays refused; the next one is tried', async () => {
    const { live, thoughts, log, ask } = await scene(kenken([ada], 1));
    const asked = ask('first');
    await quiet();
    thoughts[0]!.reject(new Error('no idea'));
    expect(await asked).toMatchObject(refusedBy('hint-failed'));
    expect(await ask('first')).toMatchObject(refusedBy('hint-failed'));
    expect([live.table.seats[0]!.hintsUsed, (await log()).includes('hinted')]).toEqual([0, false]);
    const again = ask('second');
    await quiet();
    thoughts[1]!.resolve([hint]);
    expect(await again).toMatchObject({ answer: { result: 'accepted' }, hints: [hint] });
  });
  it('a thread that dies: the real pool', async () => {
    const { href: worker } = new URL('../../server/jobs/bad-days.testing.ts', import.meta.url);
    const limits = { budget: { ms: 10, most: 10 }, patience: 20_000 };
    const pool = new JobPool({ worker, randomSeed: () => 'ab'.repeat(32), limits });
    const hints: Workers['hints'] = async (question, asker) =>
      ok([{ ...hint, move: must(await pool.move({ ...question, bot: 'exits' }, asker)) }]);
    const bench = new Bench({ workers: Object.assign(new Puppets(), { hints, close: () => pool.close() }) });
    const live = await bench.made(alone);
    expect(await asking(bench, live)('first')).toMatchObject(refusedBy('hint-failed'));
    expect(live.table.seats[0]!.hintsUsed).toBe(0);
    await bench.tables.close();
  });
  it('too many jobs of the player: refused with that reason', async () => {
    const { bench, live, ask } = await scene();
    const problems = [{ code: 'too-many-jobs', params: { most: 4 } }] as const;
    vi.spyOn(bench.puppets, 'hints').mockResolvedValue({ ok: false, problems });
    expect(await ask('first')).toMatchObject(refusedBy('too-many-jobs'));
    expect(live.table.seats[0]!.hintsUsed).toBe(0);
  });
});

describe('[S18] a hint that nobody waits for', () => {
  it('is called off when the last one has left, and thought out anew when the command comes again', async () => {
    const { bench, live, thoughts, ask } = await scene();
    const gone = [new AbortController(), new AbortController()];
    const both = gone.map((each) => ask('same', {}, each));
    await quiet();
    gone[0]!.abort(new CalledOff());
    await expect(both[0]).rejects.toThrow(CalledOff);
    expect(bench.puppets.askers[0]!.gone.aborted).toBe(false);
    gone[1]!.abort(new CalledOff());
    await expect(both[1]).rejects.toThrow(CalledOff);
    expect(bench.puppets.askers[0]!.gone.aborted).toBe(true);
    const again = ask('same');
    await quiet();
    thoughts[1]!.resolve([hint]);
    expect(await again).toMatchObject({ answer: { result: 'accepted' }, hints: [hint] });
    expect(live.table.seats[0]!.hintsUsed).toBe(1);
  });
});

describe('[S10] what follows a hint', () => {
  const follow = (
    live: LiveTable,
    cmd: string,
    after: string,
    intent: Intent = { kind: 'save', name: 'tea' },
  ) => live.submit({ cmd, actor: 'ada', seen: null, after, intent });

  it('waits for it, and so does what follows that', async () => {
    const { bench, live, thoughts, log, ask } = await scene();
    const asked = ask('first');
    const second = follow(live, 'second', 'first');
    const third = follow(live, 'third', 'second', move('a1 ?1'));
    await quiet();
    expect(await bench.code(live, { kind: 'rename', name: 'Ours' })).toBe('accepted');
    thoughts[0]!.resolve([hint]);
    for (const answer of [(await asked).answer, await second, await third])
      expect(answer.result).toBe('accepted');
    expect((await log()).slice(3)).toEqual(['renamed', 'hinted', 'saved', 'moved']);
  });
  it('is left out when it is refused', async () => {
    const { live, thoughts, ask } = await scene();
    const asked = ask('first');
    const second = follow(live, 'second', 'first');
    await quiet();
    thoughts[0]!.reject(new Error('no idea'));
    await asked;
    expect(await second).toMatchObject({ problems: [{ code: 'after-refused' }] });
  });
  it('is not refused for ever when the socket of both has closed: they come again', async () => {
    const { live, thoughts, ask } = await scene();
    const gone = new AbortController();
    const lost = [ask('first', {}, gone), follow(live, 'second', 'first')];
    const ends = Promise.allSettled(lost);
    await quiet();
    gone.abort(new CalledOff());
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const asked = ask('first');
    const second = follow(live, 'second', 'first');
    await quiet();
    thoughts[1]!.resolve([hint]);
    expect([(await asked).answer.result, (await second).result]).toEqual(['accepted', 'accepted']);
  });
  it('hints that follow each other, or themselves, come one by one', async () => {
    const { thoughts, ask } = await scene();
    const asked = [ask('first', { after: 'first' }), ask('second'), ask('third', { after: 'second' })];
    await quiet();
    thoughts[0]!.resolve([hint]);
    expect((await asked[1]!).answer.result).toBe('accepted');
    await quiet();
    const circle = ask('second', { after: 'third' });
    expect((await asked[2]!).answer.result).toBe('accepted');
    expect((await circle).answer.result).toBe('duplicate');
    expect(await asked[0]!).toMatchObject(refusedBy('after-unknown'));
  });
  it('is refused when too much waits', async () => {
    const { live, thoughts, ask } = await scene();
    const asked = ask('first');
    const many = Array.from({ length: 40 }, (_, at) => follow(live, `follows-${at}`, 'first'));
    await quiet();
    thoughts[0]!.resolve([hint]);
    await asked;
    const answers = await Promise.all(many);
    expect(answers.filter(({ result }) => result === 'accepted')).toHaveLength(31);
    expect(answers.at(-1)).toMatchObject({ problems: [{ code: 'too-many' }] });
  });
});
