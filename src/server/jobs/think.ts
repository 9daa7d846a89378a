/** What runs in a thread: one job after the other, with the games it has opened at hand. */
import { createHash } from 'node:crypto';
import { type Engine, gameOfVersion, type Rules } from '../../core/game.ts';
import { must, type Result } from '../../core/result.ts';
import type { shelf } from '../../games/index.ts';
import { answers } from '../../host/jobs/answers.ts';
import type { GameRef, JobAnswer, JobKind } from '../../host/jobs/kinds.ts';
import type { ResourceTools } from '../../host/jobs/resources.ts';
import { stream } from '../../room/random.ts';
import { budgets, reporter } from './budget.ts';
import type { Job } from './job.ts';
import { buffersIn, moved } from './transfer.ts';

type Opened = { readonly rules: Rules; readonly engine: Engine };
type Think = <Kind extends JobKind>(job: Job<Kind>) => Promise<Result<JobAnswer<Kind>>>;

/** Rules with their dictionaries are large; those of the games played now are enough. */
const mostKnown = 8;

export function threadWith(games: typeof shelf): Think {
  const known = new Map<string, Opened>();

  async function open({ game, version, resources }: GameRef): Promise<Opened> {
    const hashes = Object.values(resources).map(({ hash }) => hash);
    const key = [game, version, ...hashes].join(' ');
    const before = known.get(key);
    if (before) return before;
    const rules = must(gameOfVersion(await games[game]!(), version)!.open(resources));
    const opened = { rules, engine: await rules.engine() };
    known.set(key, opened);
    if (known.size > mostKnown) known.delete(known.keys().next().value!);
    return opened;
  }

  const kindOf: ResourceTools['kindOf'] = async ({ game, kind }) => {
    const kinds = Object.hasOwn(games, game) ? (await games[game]!()).game.resources : [];
    return kinds?.find((each) => each.kind === kind) ?? null;
  };

  return async ({ kind, question, seed, budget, progress }) => {
    const report = progress ? reporter(progress) : () => undefined;
    const thinking = 'ms' in budget ? budget : { ms: 0, most: 0 };
    const answer = await answers[kind](question, {
      open,
      kindOf,
      hash: (data) => createHash('sha256').update(data).digest('hex'),
      random: stream(seed, 0),
      budget: budgets(thinking, report),
      steps: 'steps' in budget ? budget : { steps: 0 },
      report,
    });
    return answer.ok && isBytes(kind) ? moved(answer, buffersIn(answer.value as object)) : answer;
  };
}

/** Whether the answer is made of bytes. */
function isBytes(kind: JobKind): boolean {
  return kind === 'parse' || kind === 'prepare' || kind === 'make';
}
