/**
 * The one connection that writes, and the hot path of the whole server: a group of units becomes one commit. What is
 * played (an append, a summary, an alarm) looks first and writes then, so that a conflict leaves nothing behind. A unit
 * with queries has a savepoint to go back to when one of them is refused. What is rare (a command that comes again after a
 * long time, a full disk, a text beyond all limits) throws; then the group is rolled back and each of it is tried alone,
 * so that the innocent are stored all the same.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreError } from '../../host/store.ts';
import { concernsAll, isTaken, storeError } from './errors.ts';
import { assertSame, type Identity } from './identity.ts';
import {
  type Answer,
  type Failure,
  isFailure,
  type Operation,
  type Outcome,
  type Query,
  type Step,
  type SummaryStep,
  type WriterOptions,
} from './operation.ts';
import { patienceMs, prepare } from './statements.ts';

type Known = { readonly no: number; readonly lastSeq: number; readonly players: string };

/** Tables whose last event is kept at hand. */
const mostKnown = 10_000;

/**
 * 8 MB: every live table has its last pages there. More is dearer: after every commit SQLite looks through all pages it
 * has at hand, and 32 MB of them cost as much as the appends themselves.
 */
const cachePages = 2048;

/** 16 MB of write-ahead log: the same pages are written again and again, and go into the file once. */
const checkpointPages = 4096;

/** So long at most a busy room leaves what it has written in the log only. */
const longestInLogMs = 120_000;

export class Journal {
  readonly #file: string;
  readonly #identity: Identity;
  readonly #db: DatabaseSync;
  readonly #statements: ReturnType<typeof prepare>;
  /** Prepared as they come: there are only a handful of different ones. */
  readonly #queries = new Map<string, StatementSync>();
  /** What is in the file, as far as this connection has seen it: nobody else writes. */
  readonly #known = new Map<string, Known>();
  #commits = 0;
  #checkpointAt = performance.now();

  constructor(options: WriterOptions) {
    this.#file = options.file;
    this.#identity = options.identity;
    assertSame(this.#file, this.#identity);
    this.#db = openForWriting(options);
    this.#statements = prepare(this.#db);
  }

  write(group: readonly Operation[]): Answer {
    this.#commits = 0;
    const outcomes = this.#together(group);
    if (performance.now() - this.#checkpointAt > longestInLogMs) this.checkpoint();
    return [this.#commits, outcomes];
  }

  /**
   * All of the log goes into the file, and the log begins anew: what is only in the log is lost when the log is damaged.
   * Whatever keeps it from that will be met by the next write too, which has somebody to tell.
   */
  checkpoint(): void {
    this.#checkpointAt = performance.now();
    const { checkpoint, waitNot, wait } = this.#statements;
    try {
      // Another program that reads for long must not hold up those who write.
      waitNot.get();
      checkpoint.get();
    } catch {
      return;
    } finally {
      wait.get();
    }
  }

  close(): void {
    this.#db.close();
  }

  #together(group: readonly Operation[]): readonly Outcome[] {
    try {
      assertSame(this.#file, this.#identity);
      return this.#commit(group);
    } catch (error) {
      if (group.length > 1 && !(error instanceof StoreError) && !concernsAll(error))
        return group.flatMap((one) => this.#together([one]));
      const failure = this.#failure(error);
      return group.map(() => failure);
    }
  }

  #commit(group: readonly Operation[]): readonly Outcome[] {
    const { begin, commit, rollback } = this.#statements;
    begin.run();
    try {
      const outcomes = group.map((operation) => this.#unit(operation));
      commit.run();
      this.#commits += 1;
      return outcomes;
    } catch (error) {
      this.#known.clear();
      // SQLite rolls some errors back by itself.
      if (this.#db.isTransaction) rollback.run();
      throw error;
    }
  }

  #unit(operation: Operation): Outcome {
    const steps = operation[3];
    if (steps.some((step) => step[0] === 'queries')) return this.#guarded(operation);
    const outcome = this.#perform(operation);
    // What is played counts 1 each: a number is quicker to send than a list.
    return isFailure(outcome) ? outcome : steps.length;
  }

  #guarded(operation: Operation): Outcome {
    const { savepoint, release } = this.#statements;
    savepoint.run();
    try {
      const outcome = this.#perform(operation);
      if (isFailure(outcome)) this.#goBack();
      return outcome;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#goBack();
      return this.#failure(error);
    } finally {
      if (this.#db.isTransaction) release.run();
    }
  }

  #goBack(): void {
    this.#statements.goBack.run();
    this.#known.clear();
  }

  #perform(operation: Operation): Outcome {
    const refused = this.#refusal(operation);
    if (refused) return refused;
    const [own, , , steps] = operation;
    const begun = own === null ? null : this.#append(own, operation);
    return steps.map((step) => (step === begun ? 1 : this.#step(own, step)));
  }

  /** The summary that the table began with, if it is new. */
  #append(table: string, [, events, resources, steps]: Operation): SummaryStep | null {
    const known = this.#knownOf(table);
    const begun = known ? null : summaryIn(steps);
    const { no, players } = known ?? this.#begin(table, begun!, resources ?? []);
    for (const [seq, at, actor, cmd, body] of events!) {
      this.#statements.insertEvent.run(no, seq, at, actor, cmd, body);
    }
    this.#known.set(table, { no, lastSeq: events!.at(-1)![0], players });
    return begun;
  }

  #begin(table: string, summary: SummaryStep, resources: readonly string[]): Known {
    const [, , game, phase, updated, players, text] = summary;
    const no = this.#nextNumber();
    this.#statements.insert.run(game, phase, updated, players, text, no, table);
    this.#putPlayers(table, players);
    for (const hash of resources) this.#statements.insertResource.run(no, hash);
    return { no, lastSeq: 0, players };
  }

  /** Nobody else writes, so nobody else takes it. */
  #nextNumber(): number {
    return Number(this.#statements.lastNumber.get()?.['no'] ?? 0) + 1;
  }

  #knownOf(table: string): Known | undefined {
    const known = this.#known.get(table);
    if (known) return known;
    if (this.#known.size > mostKnown) this.#known.clear();
    const found = this.#statements.known.get(table) as Known | undefined;
    if (found) this.#known.set(table, found);
    return found;
  }

  #refusal([own, events, , steps]: Operation): Failure | null {
    if (own !== null) {
      const known = this.#knownOf(own);
      const [lastSeq, first] = [known?.lastSeq ?? 0, events![0]![0]];
      if (first !== lastSeq + 1) return ['conflict', `${own} is at ${lastSeq}, not before ${first}`];
      if (!known && !summaryIn(steps)) return ['store-failed', `${own} is new and needs a summary`];
    }
    const lost = steps.find((step) => step[0] !== 'queries' && step[1] !== null && !this.#knownOf(step[1]));
    return lost ? ['conflict', `no table ${lost[1]}`] : null;
  }

  /** `own`: the table of the events, which a step need not name. */
  #step(own: string | null, step: Step): number {
    switch (step[0]) {
      case 'summary':
        return this.#putSummary(step[1] ?? own!, step);
      case 'alarm':
        return this.#putAlarm(step[1] ?? own!, step[2]);
      case 'queries':
        this.#known.clear();
        return step[1].reduce((_, query) => this.#run(query), 0);
    }
  }

  #putSummary(table: string, [, , game, phase, updated, players, text]: SummaryStep): number {
    const known = this.#tableOf(table);
    this.#statements.update.run(game, phase, updated, players, text, known.no);
    if (known.players === players) return 1;
    this.#statements.deletePlayers.run(table);
    this.#putPlayers(table, players);
    this.#known.set(table, { ...known, players });
    return 1;
  }

  #putAlarm(table: string, at: number | null): number {
    return Number(this.#statements.alarm.run(at, this.#tableOf(table).no).changes);
  }

  #tableOf(table: string): Known {
    const known = this.#knownOf(table);
    if (!known) throw new StoreError('conflict', `no table ${table}`);
    return known;
  }

  #putPlayers(table: string, players: string): void {
    for (const player of JSON.parse(players) as readonly string[])
      this.#statements.insertPlayer.run(table, player);
  }

  #run([sql, values, taken, missing]: Query): number {
    const changes = this.#changes(sql, values, taken);
    if (changes === 0 && missing) throw new StoreError(missing, 'nothing to change');
    return changes;
  }

  #changes(sql: Query[0], values: Query[1], taken: Query[2]): number {
    try {
      return Number(this.#query(sql).run(...values).changes);
    } catch (error) {
      if (taken && isTaken(error)) throw new StoreError(taken, 'there already');
      throw error;
    }
  }

  #query(sql: string): StatementSync {
    const prepared = this.#queries.get(sql) ?? this.#db.prepare(sql);
    this.#queries.set(sql, prepared);
    return prepared;
  }

  #failure(error: unknown): Failure {
    const { code, details } = storeError(error, this.#file);
    return [code, details];
  }
}

function openForWriting({ file, sync, maxPages }: WriterOptions): DatabaseSync {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: patienceMs });
  try {
    // A restored backup is not in this mode yet; some network file systems cannot be.
    const mode = db.prepare('PRAGMA journal_mode = WAL').get();
    if (mode?.['journal_mode'] !== 'wal')
      throw new StoreError('store-failed', `${file}: no write-ahead log here`);
    db.exec(`PRAGMA synchronous = ${sync === 'full' ? 'FULL' : 'NORMAL'}`);
    db.exec(`PRAGMA cache_size = ${cachePages}; PRAGMA wal_autocheckpoint = ${checkpointPages}`);
    if (maxPages !== null) db.exec(`PRAGMA max_page_count = ${maxPages}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** That of the table which the events are for. */
function summaryIn(steps: readonly Step[]): SummaryStep | null {
  return steps.find((step): step is SummaryStep => step[0] === 'summary' && step[1] === null) ?? null;
}
