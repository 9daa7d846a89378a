/** A list of tables to choose from: saved ones, finished ones, or those that others have opened. */
import type { Phrase } from '../core/phrase.ts';
import type { Problem, Result } from '../core/result.ts';
import type { Dialogue } from './dialogue.ts';
import { exportTo, fileName, importFrom, type Knows } from './files.ts';
import type { PreferenceKeeper } from './preferences.ts';
import type { Entry, RoomService, Show, Sort } from './roomaccess.ts';
import type { Status } from './status.ts';

/** What lies beyond the list. */
type Around = {
  readonly registry: RoomService;
  readonly knows: Knows;
  readonly changed: () => void;
  readonly dialogue: Dialogue;
  readonly preferences: PreferenceKeeper;
  readonly enter: (id: string) => Promise<void>;
};

export class TableList {
  readonly show: Show;
  /** Null while they are being read. */
  entries: readonly Entry[] | null = null;
  at = 0;
  /** Only those of this game. */
  game: string | null = null;
  readonly marked = new Set<string>();
  status: Status | null = null;
  readonly #around: Around;

  constructor(show: Show, around: Around) {
    this.show = show;
    this.#around = around;
  }

  get current(): Entry | null {
    return this.entries?.[this.at] ?? null;
  }

  /** Whether I can do more with these than look at them. */
  get areMine(): boolean {
    return this.show !== 'open';
  }

  get sort(): Sort {
    return this.#around.preferences.current.sort;
  }

  /** In another order, from now on. */
  async sortBy(sort: Sort): Promise<void> {
    this.#around.preferences.set({ sort });
    this.at = 0;
    await this.refresh();
  }

  async refresh(): Promise<void> {
    const found = await this.#around.registry.list(this.show, this.game ?? undefined, this.sort);
    if (found.ok) this.entries = found.value;
    else this.#tell(found.problems[0]);
    this.entries ??= [];
    const ids = new Set(this.entries.map(({ id }) => id));
    for (const id of this.marked) if (!ids.has(id)) this.marked.delete(id);
    this.move(0);
  }

  move(by: number): void {
    this.at = Math.max(0, Math.min(this.at + by, (this.entries?.length ?? 0) - 1));
    this.#around.changed();
  }

  toggle({ id }: Entry): void {
    if (!this.marked.delete(id)) this.marked.add(id);
    this.#around.changed();
  }

  /** Those of one game only, or (null) of all. */
  async filter(game: string | null): Promise<void> {
    this.game = game;
    this.at = 0;
    this.status = null;
    await this.refresh();
  }

  /** Goes to the table; one that can't be resumed says why. */
  async open(entry: Entry): Promise<void> {
    const { quarantined, game, version } = entry;
    if (quarantined === null) return this.#around.enter(entry.id);
    this.#tell({ code: quarantined, params: { game, version, kind: '?' } });
    this.#around.changed();
  }

  askName(entry: Entry): void {
    this.#around.dialogue.askFor({ code: 'list.new-name' }, entry.name, (name) => this.rename(entry, name));
  }

  rename({ id }: Entry, name: string): Promise<void> {
    return this.#do(this.#around.registry.rename(id, name), { code: 'list.renamed', params: { name } });
  }

  duplicate({ id, name }: Entry): Promise<void> {
    return this.#do(this.#around.registry.duplicate(id), { code: 'list.duplicated', params: { name } });
  }

  /** One, or all those marked; after asking. */
  askRemove(entries: readonly Entry[] = this.#chosen()): void {
    const [first] = entries;
    if (!first) return;
    const params = { n: entries.length, name: first.name };
    const code = entries.length === 1 ? 'list.ask-delete' : 'list.ask-delete-several';
    this.#around.dialogue.ask({ code, params }, () => this.#remove(entries));
  }

  askExport(entry: Entry): void {
    this.#around.dialogue.askFor({ code: 'list.export-to' }, fileName(entry.name), (file) =>
      this.export(entry, file),
    );
  }

  async export({ id }: Entry, path: string): Promise<void> {
    const written = await exportTo(this.#around.registry, id, path);
    if (written.ok) this.status = told({ code: 'file.written', params: { file: written.value } });
    else this.#tell(written.problems[0]);
    this.#around.changed();
  }

  askImport(): void {
    this.#around.dialogue.askFor({ code: 'list.import-from' }, '', (file) => this.import(file));
  }

  async import(path: string): Promise<void> {
    const { registry, knows } = this.#around;
    const { made, told: more, game } = await importFrom(registry, path, knows);
    this.status = made.ok
      ? { phrases: [{ code: 'list.imported' }, ...more], tone: 'good', game }
      : { phrases: [...more, ...made.problems], tone: 'bad', game };
    await this.refresh();
  }

  #chosen(): readonly Entry[] {
    const marked = (this.entries ?? []).filter(({ id }) => this.marked.has(id));
    return marked.length > 0 || !this.current ? marked : [this.current];
  }

  async #remove(entries: readonly Entry[]): Promise<void> {
    let refused: Problem | null = null;
    for (const { id } of entries) {
      const removed = await this.#around.registry.remove(id);
      if (!removed.ok) refused ??= removed.problems[0];
    }
    this.status = told({ code: 'list.deleted', params: { n: entries.length } });
    if (refused) this.#tell(refused);
    await this.refresh();
  }

  async #do(doing: Promise<Result<unknown>>, done: Phrase): Promise<void> {
    const result = await doing;
    if (result.ok) this.status = told(done);
    else this.#tell(result.problems[0]);
    await this.refresh();
  }

  #tell(problem: Problem): void {
    this.status = { phrases: [problem], tone: 'bad' };
  }
}

function told(phrase: Phrase): Status {
  return { phrases: [phrase], tone: 'good' };
}
