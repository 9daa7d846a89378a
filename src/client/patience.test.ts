/** Tables that are not ready when they are asked for. */
import { describe, expect, it } from 'vitest';
import { ok, type Result, refuse } from '../core/result.ts';
import type { Screen } from '../room/screen.ts';
import type { Watcher } from './connection.ts';
import { patientLook } from './patience.ts';

const screen = { seq: 7 } as Screen;
const notYet = refuse('preparing', { seconds: 5 });

/** Somebody who asks for a table; answers, the wire and time are told when to go on. */
function scene() {
  const answers: ((answer: Result<Screen>) => void)[] = [];
  const timers: { readonly ms: number; readonly run: () => void; isOff: boolean }[] = [];
  const watchers: Watcher[] = [];
  const heard: string[] = [];
  const asked = { count: 0, more: Promise.withResolvers<void>() };
  const ask = () => {
    asked.count += 1;
    asked.more.resolve();
    asked.more = Promise.withResolvers();
    return new Promise<Result<Screen>>((resolve) => answers.push(resolve));
  };
  const wire = () => ({
    watch: (table: string, _: unknown, watcher: Watcher) => {
      heard.push(`watch ${table}`);
      watchers.push(watcher);
    },
    unwatch: (table: string) => void heard.push(`unwatch ${table}`),
  });
  const later = (ms: number, run: () => void) => {
    const timer = { ms, run, isOff: false };
    timers.push(timer);
    return () => {
      timer.isOff = true;
    };
  };
  const told: (number | null)[] = [];
  const { screen: looked, leave } = patientLook('t', { ask, wire, later }, (done) => void told.push(done));
  const pass = (ms: number) => {
    const due = timers.filter((timer) => timer.ms === ms && !timer.isOff);
    for (const timer of due) timer.isOff = true;
    for (const timer of due) timer.run();
    return due.length;
  };
  const answer = (one: Result<Screen>) => answers.shift()!(one);
  const askedAgain = async () => asked.more.promise;
  return { looked, answer, askedAgain, asked, told, watchers, heard, pass, leave };
}

/** Whatever was answered has been taken in. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('[S3][T8] a table that has to be prepared', () => {
  it('that is at hand is asked for once, and never watched', async () => {
    const { looked, answer, asked, told, heard, pass } = scene();
    answer(ok(screen));
    expect(await looked).toEqual(ok(screen));
    expect([pass(400), asked.count, told, heard]).toEqual([0, 1, [], []]);
  });
  it('is watched after a moment, which tells how much is done; asked for again once it is there', async () => {
    const { looked, answer, askedAgain, told, watchers, heard, pass } = scene();
    pass(400);
    watchers[0]!.preparing!(0.25);
    answer(notYet);
    await settled();
    const again = askedAgain();
    watchers[0]!.preparing!(0.75);
    watchers[0]!.screen(screen);
    await again;
    answer(ok(screen));
    expect(await looked).toEqual(ok(screen));
    expect(told).toEqual([0.25, 0.25, 0.75]);
    expect(heard).toEqual(['watch t', 'unwatch t']);
  });
  it('that is there just before one is told to come again is asked for at once', async () => {
    const { looked, answer, asked, watchers, pass } = scene();
    pass(400);
    watchers[0]!.screen(screen);
    answer(notYet);
    await settled();
    expect(asked.count).toBe(2);
    answer(ok(screen));
    expect(await looked).toEqual(ok(screen));
  });
  it('comes again by itself when the wire is silent, as often as it is told to', async () => {
    const { looked, answer, askedAgain, asked, told, pass } = scene();
    for (const count of [1, 2]) {
      answer(notYet);
      await settled();
      const again = askedAgain();
      expect([pass(5000), asked.count]).toEqual([1, count]);
      await again;
    }
    answer(ok(screen));
    expect(await looked).toEqual(ok(screen));
    expect(told).toEqual([null, null]);
  });
  it('that can’t be prepared says why', async () => {
    const { looked, answer, askedAgain, watchers, heard, pass } = scene();
    pass(400);
    answer(notYet);
    await settled();
    const again = askedAgain();
    watchers[0]!.gone!([{ code: 'resource-slow' }]);
    await again;
    answer(refuse('resource-slow', { kind: 'level', seconds: 20 }));
    expect(await looked).toEqual(refuse('resource-slow', { kind: 'level', seconds: 20 }));
    expect(heard).toEqual(['watch t', 'unwatch t']);
  });
  it('who leaves waits no longer, and the room is told', async () => {
    const { looked, answer, asked, told, watchers, heard, leave, pass } = scene();
    pass(400);
    answer(notYet);
    await settled();
    leave();
    expect((await looked).ok).toBe(false);
    watchers[0]!.preparing!(0.5);
    expect([asked.count, told, heard, pass(5000)]).toEqual([1, [null], ['watch t', 'unwatch t'], 0]);
  });
});
