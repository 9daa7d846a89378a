/**
 * Content that is made for a day. Two jobs make and prepare it when somebody first asks; one commit stores it with the day
 * that it is of, and from then on it is known by its hash: the first that was stored stays, also where another room of the
 * same folder, or a newer program, would make another. Whoever asks meanwhile waits for the same; what failed is tried again
 * for whoever asks next.
 */
import type { ContentWish } from '../core/game.ts';
import { ok, problem, type Result, refuse } from '../core/result.ts';
import { dailyContentSeed } from '../room/random.ts';
import { contentChanges } from './contentchanges.ts';
import type { Asker } from './jobs/kinds.ts';
import type { PreparedResource } from './jobs/resources.ts';
import { comeAgain, patienceMs } from './patience.ts';
import type { Workers } from './ports.ts';
import type { MadeDailyKey, Store } from './store.ts';

export type DailyContentDeps = {
  readonly store: Pick<Store, 'commit' | 'madeDaily'>;
  readonly workers: Pick<Workers, 'make' | 'prepare'>;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
};

export class DailyContent {
  readonly #deps: DailyContentDeps;
  readonly #underWay = new Map<string, Promise<Result<string>>>();

  constructor(deps: DailyContentDeps) {
    this.#deps = deps;
  }

  /** Its hash; refused `preparing` where it takes long to be made, which goes on for who comes again. */
  hash(daily: MadeDailyKey, wish: ContentWish): Promise<Result<string>> {
    const late = this.#deps.sleep(patienceMs).then(comeAgain);
    return Promise.race([this.#found(daily, wish), late]);
  }

  #found(daily: MadeDailyKey, wish: ContentWish): Promise<Result<string>> {
    const name = nameOf(daily);
    const known = this.#underWay.get(name);
    if (known) return known;
    const found = this.#find(daily, wish).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, found);
    return found;
  }

  async #find(daily: MadeDailyKey, wish: ContentWish): Promise<Result<string>> {
    const { store, now } = this.#deps;
    const known = await store.madeDaily(daily);
    if (known) return ok(known.hash);
    const made = await this.#make(daily, wish).catch(() => refuse('daily-failed'));
    if (!made.ok) return failed(made);
    const { hash } = made.value;
    const content = contentChanges(daily.game, made.value, now());
    await store.commit({ changes: [...content, { kind: 'made-daily', key: daily, made: { hash } }] });
    return ok((await store.madeDaily(daily))!.hash);
  }

  /** For everybody, and so on nobody's account. */
  async #make(daily: MadeDailyKey, { kind, wish }: ContentWish): Promise<Result<PreparedResource>> {
    const { workers } = this.#deps;
    const { game, key, day } = daily;
    const asker: Asker = { player: nameOf(daily), gone: new AbortController().signal };
    const texts = await workers.make({ game, kind, wish, seed: dailyContentSeed(game, key, day) }, asker);
    return texts.ok ? workers.prepare({ game, kind, language: null, texts: texts.value }, asker) : texts;
  }
}

function nameOf({ game, key, day }: MadeDailyKey): string {
  return `daily ${game} ${key} ${day}`;
}

/** What it is about comes first, then the reasons that the game has for it. */
function failed({ problems }: Extract<Result<unknown>, { ok: false }>): Result<never> {
  const reasons = problems.filter(({ code }) => code !== 'daily-failed');
  return { ok: false, problems: [problem('daily-failed'), ...reasons] };
}
