import { describe, expect, it } from 'vitest';
import { ok, type Result, refuse } from '../../core/result.ts';
import { shelf } from '../../games/index.ts';
import type { Intent } from '../../room/decide.ts';
import { FolderLibrary, rootFolder } from '../../server/library.ts';
import { Bench, sticks } from '../bench.testing.ts';
import type { LiveTable } from '../live.ts';
import { CalledOff } from '../work.ts';
import type { PendingRequest } from './kinds.ts';

/** Sticks, where players take turns, and KenKen, a race: both can be asked to solve. */
const library = new FolderLibrary(rootFolder(), {
  ...shelf,
  template: async () => {
    const { game } = await import('../../games/template/index.ts');
    return { game: { ...game, solve: 'solve' } };
  },
});

const people = [{ name: 'Ada' }, { name: 'Leo' }];
const turns = sticks(people);
const race = sticks(people, { game: 'kenken', options: { level: 'builtin:4x4-easy-1' } });
const move = (text: string, seat = 0): Intent => ({ kind: 'move', seat, text });
const resign: Intent = { kind: 'forfeit', seat: 0, why: 'resigned' };

/** Lets everything happen that waits for nothing but its turn. */
async function quiet(): Promise<void> {
  for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve));
}

/** A table, and an engine that solves when the test says so. */
async function scene(wanted = race) {
  const bench = new Bench({ library });
  const solving: PromiseWithResolvers<Result<string>>[] = [];
  bench.puppets.solves = () => {
    solving.push(Promise.withResolvers<Result<string>>());
    return solving.at(-1)!.promise;
  };
  const live = await bench.made(wanted);
  const log = async () => (await bench.store.log(live.id)).slice(4).map(({ body }) => body);
  return { bench, live, solving, log, ask: asking(bench, live) };
}

function asking({ tables }: Bench, live: LiveTable) {
  return async (cmd: string, more: Partial<PendingRequest> = {}, gone = new AbortController()) => {
    const request = { cmd, actor: 'ada', seen: null, after: null, intent: move('solve') };
    const { answer } = await tables.intents.submit(live, { ...request, ...more }, gone.signal);
    return answer;
  };
}

const refusedBy = (code: string) => ({ result: 'refused', problems: [{ code }] });

describe('[S18] solving', () => {
  it('is worked out first, then the whole move is stored under the command that asked', async () => {
    const { live, solving, log, ask } = await scene();
    const asked = ask('first');
    await quiet();
    expect(await log()).toEqual([]);
    solving[0]!.resolve(ok('a1 1'));
    expect(await asked).toMatchObject({ result: 'accepted', seq: 5 });
    expect(await log()).toEqual([{ kind: 'moved', seat: 0, text: 'a1 1' }]);
    expect(await ask('first')).toMatchObject({ result: 'duplicate', seq: 5 });
    expect([live.table.seats[0]!.hintsUsed, solving.length]).toEqual([0, 1]);
  });
  it('is asked for the player who asks, of what the seat sees and nothing more', async () => {
    const { bench, live, ask } = await scene();
    const asked: unknown[] = [];
    bench.puppets.solves = async (question) => {
      asked.push(question);
      return ok('a1 1');
    };
    const { game, version, state } = live.table;
    const { resources } = live.opened;
    await ask('first');
    const view = live.opened.rules.view(state, 0);
    expect(asked).toEqual([{ game, version, resources, view, seat: 0 }]);
    expect(bench.puppets.askers).toMatchObject([{ player: 'ada' }]);
  });
  it('only the very text asks for it; a move that the engine has completed is decided as it is', async () => {
    const { bench, ask } = await scene();
    expect(await ask('first', { intent: { kind: 'move', seat: 0, text: 'a1 1' } })).toMatchObject({
      result: 'accepted',
    });
    expect(bench.puppets.askers).toEqual([]);
  });
  it('[S9] the same command again joins it', async () => {
    const { solving, ask } = await scene();
    const both = [ask('same'), ask('same')];
    await quiet();
    solving[0]!.resolve(ok('a1 1'));
    expect((await Promise.all(both)).map(({ result }) => result)).toEqual(['accepted', 'duplicate']);
    expect(solving).toHaveLength(1);
  });
  it('one job is under way for a seat, a hint or this', async () => {
    const { bench, solving, ask } = await scene();
    const hint = { kind: 'hint', seat: 0 } as const;
    const asked = ask('first');
    expect(await ask('second')).toMatchObject(refusedBy('solve-under-way'));
    expect(await ask('third', { intent: hint })).toMatchObject(refusedBy('solve-under-way'));
    solving[0]!.resolve(ok('a1 1'));
    await asked;
    bench.puppets.proposes = () => new Promise(() => undefined);
    const gone = new AbortController();
    const hinted = ask('fourth', { intent: hint }, gone);
    expect(await ask('fifth')).toMatchObject(refusedBy('hint-under-way'));
    gone.abort(new CalledOff());
    await expect(hinted).rejects.toThrow(CalledOff);
  });
});

describe('[S18] nobody solves for one who may not move', () => {
  it.each<[string, typeof race, Partial<PendingRequest>, Intent[]]>([
    ['not-your-seat', race, { actor: 'eve' }, []],
    ['no-such-seat', race, { intent: { kind: 'move', seat: 9, text: 'solve' } }, []],
    ['not-your-turn', turns, { intent: { kind: 'move', seat: 1, text: 'solve' } }, []],
    ['paused', race, {}, [{ kind: 'pause' }]],
    ['stale', turns, { seen: 4 }, [move('1'), move('1', 1)]],
    ['game-over', turns, {}, [resign]],
    ['after-unknown', race, { after: 'unheard-of' }, []],
  ])('%s', async (code, wanted, more, first) => {
    const { bench, live, ask } = await scene(wanted);
    for (const intent of first) expect(await bench.code(live, intent)).toBe('accepted');
    expect(await ask('first', more)).toMatchObject(refusedBy(code));
    expect(bench.puppets.askers).toEqual([]);
  });
});

describe('[S18] while a game is being solved', () => {
  it('in a race the moves of others leave it as it is', async () => {
    const { bench, live, solving, ask } = await scene();
    const asked = ask('first');
    await quiet();
    for (const text of ['a1 ?1', 'a1 ?2']) await bench.command(live, move(text, 1));
    solving[0]!.resolve(ok('a1 1'));
    expect(await asked).toMatchObject({ result: 'accepted' });
    expect(solving).toHaveLength(1);
  });
  it('the seat moves: it is worked out once more from there, then it is stale', async () => {
    const { bench, live, solving, log, ask } = await scene();
    const asked = ask('first');
    await quiet();
    await bench.command(live, move('a1 ?1'));
    await quiet();
    await bench.command(live, move('a1 ?2'));
    expect(await asked).toMatchObject(refusedBy('stale'));
    expect([solving.length, (await log()).length]).toEqual([2, 2]);
  });
  it('an answer for a position that is no more is not played, nor is its refusal told', async () => {
    const { bench, live, solving, log, ask } = await scene();
    const asked = ask('first');
    await quiet();
    solving[0]!.resolve(refuse('solve-none'));
    await bench.command(live, move('a1 ?1'));
    await quiet();
    solving[1]!.resolve(ok('a1 2'));
    expect(await asked).toMatchObject({ result: 'accepted' });
    expect((await log()).at(-1)).toEqual({ kind: 'moved', seat: 0, text: 'a1 2' });
  });
  it.each<[string, Intent[], Intent[]]>([
    ['the turn passes', [], [move('1')]],
    ['an undo takes the turn back', [move('1'), move('1', 1)], [{ kind: 'undo' }]],
    ['the seat gives up', [], [resign]],
  ])('%s: it is stale and called off', async (_, first, then) => {
    const { bench, live, log, ask } = await scene(turns);
    for (const intent of first) expect(await bench.code(live, intent)).toBe('accepted');
    const asked = ask('first');
    await quiet();
    for (const intent of then) expect(await bench.code(live, intent)).toBe('accepted');
    expect(await asked).toMatchObject(refusedBy('stale'));
    expect(bench.puppets.askers.map(({ gone }) => gone.aborted)).toEqual([true]);
    expect(await log()).toHaveLength(first.length + then.length);
  });
  it('a pause comes between: refused, and nothing has happened', async () => {
    const { bench, live, solving, log, ask } = await scene();
    const asked = ask('first');
    await quiet();
    await bench.command(live, { kind: 'pause' });
    solving[0]!.resolve(ok('a1 1'));
    expect(await asked).toMatchObject(refusedBy('paused'));
    expect(await log()).toEqual([{ kind: 'paused' }]);
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
  it('its socket closes: it is called off, and comes again', async () => {
    const { bench, solving, log, ask } = await scene();
    const gone = new AbortController();
    const lost = ask('same', {}, gone);
    await quiet();
    gone.abort(new CalledOff());
    gone.abort(new CalledOff());
    await expect(lost).rejects.toThrow(CalledOff);
    expect(bench.puppets.askers[0]!.gone.aborted).toBe(true);
    expect(await log()).toEqual([]);
    const again = ask('same');
    await quiet();
    solving[1]!.resolve(ok('a1 1'));
    expect(await again).toMatchObject({ result: 'accepted' });
  });
  it('[S10] what follows it waits, and is left out when it is refused', async () => {
    const { live, solving, log, ask } = await scene();
    const follow = (cmd: string, after: string) =>
      live.submit({ cmd, actor: 'ada', seen: null, after, intent: move('b1 ?1') });
    const asked = ask('first');
    const second = follow('second', 'first');
    await quiet();
    expect(await log()).toEqual([]);
    solving[0]!.resolve(ok('a1 1'));
    expect([(await asked).result, (await second).result]).toEqual(['accepted', 'accepted']);
    const third = ask('third');
    const fourth = follow('fourth', 'third');
    await quiet();
    solving[1]!.resolve(refuse('solve-none'));
    await third;
    expect(await fourth).toMatchObject(refusedBy('after-refused'));
  });
});

describe('[S18] a game that is not solved', () => {
  it.each<[string, (solving: PromiseWithResolvers<Result<string>>) => void]>([
    ['solve-none', ({ resolve }) => resolve(refuse('solve-none'))],
    ['solve-failed', ({ reject }) => reject(new Error('the thread died'))],
    ['too-many-jobs', ({ resolve }) => resolve(refuse('too-many-jobs', { most: 4 }))],
  ])('%s: refused with the reason, and stays refused; nothing is in the log', async (code, end) => {
    const { solving, log, ask } = await scene();
    const asked = ask('first');
    await quiet();
    end(solving[0]!);
    expect(await asked).toMatchObject(refusedBy(code));
    expect(await ask('first')).toMatchObject(refusedBy(code));
    expect([solving.length, await log()]).toEqual([1, []]);
  });
  it('what the engine says is decided by the rules all the same', async () => {
    const { solving, log, ask } = await scene();
    const asked = ask('first');
    await quiet();
    solving[0]!.resolve(ok('z99 1'));
    expect(await asked).toMatchObject({ result: 'refused' });
    expect(await log()).toEqual([]);
  });
});
