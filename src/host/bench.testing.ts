/** For tests: tables and bots without a network, with a clock that is told the time and bots that are told what to say. */

import { prepareBudget } from '../core/resource.ts';
import { ok, type Result } from '../core/result.ts';
import type { Review } from '../core/review.ts';
import { shelf } from '../games/index.ts';
import type { Answer, Down } from '../protocol/wire.ts';
import type { Intent } from '../room/decide.ts';
import type { HintText } from '../room/event.ts';
import type { ReplayFile, TableFile } from '../room/transfer.ts';
import { systemClock } from '../server/clock.ts';
import { systemEntropy } from '../server/entropy.ts';
import { FolderLibrary, rootFolder } from '../server/library.ts';
import { MemoryStore } from '../server/storage/memory.ts';
import type { NewTable } from './factory.ts';
import { createHost, type Host, type HostDeps } from './host.ts';
import { parseBody } from './jobs/bodies.ts';
import { type Asker, byKind, type JobAnswer, type JobCounts, type Question } from './jobs/kinds.ts';
import { makeResource, prepareBrought, type ResourceTools } from './jobs/resources.ts';
import { threadTools } from './jobs/thread.testing.ts';
import type { LiveTable, Subscriber } from './live.ts';
import type { Clock, Workers } from './ports.ts';
import type { Store } from './store.ts';
import { wholeFile } from './transfer.ts';

/** The games of the shelf, and Sticks: small, quick and without secrets. */
export const library = new FolderLibrary(rootFolder(), {
  ...shelf,
  template: () => import('../games/template/index.ts'),
});

const kindOf: ResourceTools['kindOf'] = async ({ game, kind }) =>
  (await library.game(game))?.resources.find((each) => each.kind === kind) ?? null;

/** Bots that say what a test wants, when it wants it. */
export class Puppets implements Workers {
  readonly asked: Question<'move'>[] = [];
  /** What the next one asked says; a move of Sticks that is always allowed, unless told. */
  says: (question: Question<'move'>) => Promise<string> = async () => '1';
  proposes: (question: Question<'hints'>) => Promise<readonly HintText[]> = async () => [];
  solves: (question: Question<'solve'>) => Promise<Result<string>> = async () => ok('1');
  /** As a thread would. */
  prepares: (question: Question<'prepare'>, asker: Asker) => Promise<Result<JobAnswer<'prepare'>>> = (
    question,
  ) => prepareBrought(question, threadTools({ kindOf, steps: prepareBudget }));
  makes: (question: Question<'make'>) => Promise<Result<JobAnswer<'make'>>> = (question) =>
    makeResource(question, threadTools({ kindOf, steps: prepareBudget }));
  looksBack: (question: Question<'review'>) => Promise<Review | null> = async () => null;
  /** Who waited for each question, in their order. */
  readonly askers: Asker[] = [];
  readonly jobs = byKind(() => ({ waiting: 0, running: 0 }));

  async move(question: Question<'move'>, asker: Asker): Promise<Result<string>> {
    this.asked.push(question);
    return ok(await this.#unlessGone(asker, this.says(question)));
  }

  solve(question: Question<'solve'>, asker: Asker): Promise<Result<string>> {
    return this.#unlessGone(asker, this.solves(question));
  }

  async hints(question: Question<'hints'>, asker: Asker): Promise<Result<readonly HintText[]>> {
    return ok(await this.#unlessGone(asker, this.proposes(question)));
  }

  async review(question: Question<'review'>, asker: Asker): Promise<Result<Review | null>> {
    return ok(await this.#unlessGone(asker, this.looksBack(question)));
  }

  #unlessGone<T>(asker: Asker, answer: Promise<T>): Promise<T> {
    const { gone } = asker;
    this.askers.push(asker);
    const left = Promise.withResolvers<never>();
    gone.addEventListener('abort', () => left.reject(gone.reason));
    return Promise.race([answer, left.promise]);
  }

  prepare(question: Question<'prepare'>, asker: Asker): Promise<Result<JobAnswer<'prepare'>>> {
    return this.#unlessGone(asker, this.prepares(question, asker));
  }

  async parse(question: Question<'parse'>): Promise<Result<JobAnswer<'parse'>>> {
    return parseBody(question);
  }

  make(question: Question<'make'>, asker: Asker): Promise<Result<JobAnswer<'make'>>> {
    return this.#unlessGone(asker, this.makes(question));
  }

  async close(): Promise<void> {}
}

/** All jobs of a pool, whatever their kind. */
export function jobsOf({ jobs }: Pick<Workers, 'jobs'>): JobCounts {
  const counts = Object.values(jobs);
  const sum = (state: keyof JobCounts) => counts.reduce((total, count) => total + count[state], 0);
  return { waiting: sum('waiting'), running: sum('running') };
}

/** A game of Sticks for these seats, begun. */
export function sticks(seats: readonly unknown[], more: Partial<NewTable> = {}): NewTable {
  const options = { sticks: 60, most: 3 };
  const rest = { name: null, hints: null, start: true, replaceOldest: false };
  return { game: 'template', options, seats, ...rest, ...more };
}

export class Bench {
  readonly store: Store;
  readonly puppets = new Puppets();
  readonly tables: Host;
  /** Milliseconds. */
  now = 1_700_000_000_000;
  #commands = 0;

  constructor(options: Partial<Omit<HostDeps, 'clock'>> & { readonly clock?: Partial<Clock> } = {}) {
    this.store = options.store ?? new MemoryStore();
    this.tables = createHost({
      library,
      keep: 20,
      pace: 0,
      retry: 1,
      workers: this.puppets,
      entropy: systemEntropy,
      ...options,
      store: this.store,
      clock: { ...systemClock, ...options.clock, now: () => this.now },
    });
  }

  get registry() {
    return this.tables.registry;
  }

  async live(id: string): Promise<LiveTable> {
    const found = await this.registry.find(id);
    if (!found.ok) throw new Error(found.problems[0].code);
    return found.value;
  }

  /** A new table of this player's. */
  async made(wanted: NewTable, player = 'ada'): Promise<LiveTable> {
    const made = await this.registry.create(wanted, player);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    return this.live(made.value);
  }

  command(live: LiveTable, intent: Intent, actor: string | null = 'ada'): Promise<Answer> {
    this.#commands += 1;
    return live.submit({ cmd: `command-${this.#commands}`, actor, seen: null, after: null, intent });
  }

  /** The code of the refusal, or what else came of it. */
  async code(live: LiveTable, intent: Intent, actor: string | null = 'ada'): Promise<string> {
    const answer = await this.command(live, intent, actor);
    return answer.result === 'refused' ? answer.problems[0]!.code : answer.result;
  }

  /** A table as this player may take it away. */
  async file(id: string, player = 'ada'): Promise<Result<TableFile | ReplayFile>> {
    const file = await this.registry.export(id, player);
    return file.ok ? ok(await wholeFile(file.value)) : file;
  }

  /** Lets all tables go that nobody watches. */
  async forget(): Promise<void> {
    this.now += 120_000;
    await this.registry.sweep();
  }
}

/** Somebody who looks on and remembers. */
export function looker(player: string | null, seat: number | null): Subscriber & { readonly heard: Down[] } {
  const heard: Down[] = [];
  return { player, seat, heard, send: (text) => void heard.push(JSON.parse(text)) };
}
