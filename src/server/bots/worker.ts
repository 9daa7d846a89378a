/** A bot's thread: one job after the other, with the games it has opened at hand. */
import { type Budget, type Engine, gameOfVersion, type Rules } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import type { Review } from '../../core/review.ts';
import { shelf } from '../../games/index.ts';
import type { Job, Thought } from '../../host/jobs/job.ts';
import { stream } from '../../room/random.ts';

type Opened = { readonly rules: Rules; readonly engine: Engine };

const known = new Map<string, Opened>();

/** Content may be large; that of the games played now is enough. */
const mostKnown = 8;

export default async function think(job: Job): Promise<Thought> {
  const opened = await open(job);
  if (!opened) return { kind: 'content-missing' };
  const { rules, engine } = opened;
  const budget = budgetOf(job.budget);
  const random = stream(job.seed, 0);
  if (job.review) return { kind: 'review', review: lookBack(opened, job, random, budget) };
  if (job.bot !== null) {
    const move = engine.bots[job.bot]!.choose(job.view, random, budget);
    return { kind: 'move', text: rules.formatMove(move) };
  }
  const hints = engine.hint?.(job.view, random, budget) ?? [];
  return {
    kind: 'hints',
    hints: hints.map(({ move, worth, reason }) => ({ move: rules.formatMove(move), worth, reason })),
  };
}

/** Null where there is nothing to say about the seat. */
function lookBack(opened: Opened, { view, seat }: Job, random: Random, budget: Budget): Review | null {
  const { rules, engine } = opened;
  return rules.reviewableSeats?.(view).includes(seat) ? engine.review!(view, seat, random, budget) : null;
}

async function open({ game, version, hashes, resources }: Job): Promise<Opened | null> {
  const key = JSON.stringify([game, version, hashes]);
  const before = known.get(key);
  if (before) return before;
  if (resources === null && Object.keys(hashes).length > 0) return null;
  const rules = must(gameOfVersion(await shelf[game]!(), version)!.open(resources ?? {}));
  const opened = { rules, engine: await rules.engine() };
  known.set(key, opened);
  if (known.size > mostKnown) known.delete(known.keys().next().value!);
  return opened;
}

function budgetOf(ms: number): Budget {
  const end = performance.now() + ms;
  return { spent: () => performance.now() >= end };
}
