import { describe, expect, it } from 'vitest';
import type { Engine } from '../../core/game.ts';
import { must, ok, refuse } from '../../core/result.ts';
import { game } from '../../games/template/index.ts';
import { answers } from './answers.ts';
import { threadTools } from './thread.testing.ts';

const rules = must(game.open({}));
const ref = { game: 'template', version: 1, resources: {} };
const view = { left: 12 };

/** A thread with this engine; tells how long it was wanted to think. */
function thread(engine: Partial<Engine>) {
  const wanted: (number | undefined)[] = [];
  const opened = { rules, engine: { bots: {}, ...engine } };
  const tools = threadTools({
    open: async () => opened,
    budget: (ms) => {
      wanted.push(ms);
      return { spent: () => true };
    },
  });
  return { tools, wanted };
}

describe('move', () => {
  const question = { ...ref, view, seat: 0, bot: 'slow' };
  it('is written as the log has it, and the bot says how long it likes to think', async () => {
    const { tools, wanted } = thread({ bots: { slow: { budget: 4000, choose: () => ({ take: 2 }) } } });
    expect(await answers.move(question, tools)).toEqual(ok('2'));
    expect(wanted).toEqual([4000]);
  });
  it('has the time of all others where the bot says nothing', async () => {
    const { tools, wanted } = thread({ bots: { slow: { choose: () => ({ take: 1 }) } } });
    await answers.move(question, tools);
    expect(wanted).toEqual([undefined]);
  });
});

describe('solve', () => {
  const question = { ...ref, view, seat: 0 };
  it('completes the move by what the seat sees, and by nothing else', async () => {
    const seen: unknown[] = [];
    const solve: Engine['solve'] = (...args) => {
      seen.push(args[0]);
      return ok({ take: 3 });
    };
    expect(await answers.solve(question, thread({ solve }).tools)).toEqual(ok('3'));
    expect(seen).toEqual([view]);
  });
  it('says why there is no solution', async () => {
    const solve = () => refuse('solve-none');
    expect(await answers.solve(question, thread({ solve }).tools)).toEqual(refuse('solve-none'));
  });
  it('an engine that cannot solve says so too', async () => {
    expect(await answers.solve(question, thread({}).tools)).toEqual(refuse('solve-failed'));
  });
});
