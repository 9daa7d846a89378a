/** A bot's thread: one job after the other, with the games it has opened at hand. */
import type { Budget, Rules } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import type { Review } from '../../core/review.ts';
import { shelf } from '../../games/index.ts';
import { stream } from '../../room/random.ts';
import type { Job, Thought } from './job.ts';

const opened = new Map<string, Rules>();

/** Rules with their dictionaries are large; those of the games played now are enough. */
const mostOpened = 8;

export default async function think(job: Job): Promise<Thought> {
  const rules = await rulesFor(job);
  if (!rules) return { kind: 'texts-missing' };
  const budget = budgetOf(job.budget);
  const random = stream(job.seed, 0);
  if (job.review) return { kind: 'review', review: lookBack(rules, job, random, budget) };
  if (job.bot !== null) {
    const move = rules.bots[job.bot]!.choose(job.view, random, budget);
    return { kind: 'move', text: rules.formatMove(move) };
  }
  const hints = rules.hint?.(job.view, random, budget) ?? [];
  return {
    kind: 'hints',
    hints: hints.map(({ move, worth, reason }) => ({ move: rules.formatMove(move), worth, reason })),
  };
}

/** Null where there is nothing to say about the seat. */
function lookBack({ review }: Rules, { view, seat }: Job, random: Random, budget: Budget): Review | null {
  return review?.seats(view).includes(seat) ? review.look(view, seat, random, budget) : null;
}

async function rulesFor({ game, version, assets, texts }: Job): Promise<Rules | null> {
  const key = JSON.stringify([game, version, assets]);
  const known = opened.get(key);
  if (known) return known;
  if (texts === null && Object.keys(assets).length > 0) return null;
  const rules = must((await shelf[game]!()).game.open(texts ?? {}));
  opened.set(key, rules);
  if (opened.size > mostOpened) opened.delete(opened.keys().next().value!);
  return rules;
}

function budgetOf(ms: number): Budget {
  const end = performance.now() + ms;
  return { spent: () => performance.now() >= end };
}
