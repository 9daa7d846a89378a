/** A thread: one job after the other, with the games it has opened at hand. */
import type { Engine, Rules } from '../../core/game.ts';
import { must, type Result } from '../../core/result.ts';
import { shelf } from '../../games/index.ts';
import { answers } from '../../host/jobs/answers.ts';
import type { GameRef, JobAnswer, JobKind } from '../../host/jobs/kinds.ts';
import { stream } from '../../room/random.ts';
import { budgets } from './budget.ts';
import type { Job } from './job.ts';

type Opened = { readonly rules: Rules; readonly engine: Engine };

const known = new Map<string, Opened>();

/** Rules with their dictionaries are large; those of the games played now are enough. */
const mostKnown = 8;

export default function think<Kind extends JobKind>(job: Job<Kind>): Promise<Result<JobAnswer<Kind>>> {
  const { kind, question, bytes, seed, budget, progress } = job;
  return answers[kind](question, {
    open: (ref) => open(ref, bytes),
    random: stream(seed, 0),
    budget: budgets(budget, progress),
  });
}

async function open({ game, version, assets }: GameRef, bytes: Job['bytes']): Promise<Opened> {
  const key = JSON.stringify([game, version, assets]);
  const before = known.get(key);
  if (before) return before;
  const texts = Object.entries(assets).map(([kind, hash]) => [kind, textOf(bytes[hash]!)]);
  const rules = must((await shelf[game]!()).game.open(Object.fromEntries(texts)));
  const opened = { rules, engine: await rules.engine() };
  known.set(key, opened);
  if (known.size > mostKnown) known.delete(known.keys().next().value!);
  return opened;
}

function textOf(bytes: SharedArrayBuffer): string {
  return Buffer.from(bytes).toString('utf8');
}
