/**
 * The one connection that writes, and the hot path of the whole server: a group of operations becomes one commit.
 * An append looks first and writes then, so that a conflict leaves nothing behind and needs no savepoint. What is
 * rare (a command that comes again after a long time, a full disk, a text beyond all limits) throws; then the group
 * is rolled back and each of it is tried alone, so that the innocent are stored all the same.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreError } from '../../host/store.ts';
import { concernsAll, storeError } from './errors.ts';
import { assertSame, type Identity } from './identity.ts';
import type {
  Answer,
  AppendOperation,
  EventTuple,
  Failure,
  Operation,
  Outcome,
  SummaryTuple,
  WriterOptions,
} from './operation.ts';

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

/** How long a write waits for another program that has the file. */
const patienceMs = 5000;

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
      const outcomes = group.map((operation) => this.#apply(operation));
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

  #apply(operation: Operation): Outcome {
    if (operation[0] === 'append') return this.#append(operation);
    const [, sql, values] = operation;
    this.#known.clear();
    return Number(this.#query(sql).run(...values).changes);
  }

  #append([, table, events, summary, manifests]: AppendOperation): Outcome {
    const known = this.#knownOf(table);
    const refused = this.#refusal(table, events, summary, known);
    if (refused) return refused;
    const no = known?.no ?? this.#nextNumber();
    if (summary) this.#putSummary(table, no, summary, known);
    if (!known) for (const hash of manifests) this.#putContent(no, hash);
    for (const [seq, at, actor, cmd, body] of events) {
      this.#statements.insertEvent.run(no, seq, at, actor, cmd, body);
    }
    const lastSeq = events.at(-1)?.[0] ?? known?.lastSeq ?? 0;
    this.#known.set(table, { no, lastSeq, players: summary?.[3] ?? known!.players });
    return events.length;
  }

  /** Nobody else writes, so nobody else takes it. */
  #nextNumber(): number {
    return Number(this.#statements.lastNumber.get()?.['no'] ?? 0) + 1;
  }

  #knownOf(table: string): Known | undefined {
    if (this.#known.size > mostKnown) this.#known.clear();
    return this.#known.get(table) ?? (this.#statements.known.get(table) as Known | undefined);
  }

  #refusal(
    table: string,
    events: readonly EventTuple[],
    summary: SummaryTuple | null,
    known: Known | undefined,
  ): Failure | null {
    const first = events[0];
    const lastSeq = known?.lastSeq ?? 0;
    if (!first && !known) return ['conflict', `no table ${table}`];
    if (first && first[0] !== lastSeq + 1)
      return ['conflict', `${table} is at ${lastSeq}, not before ${first[0]}`];
    if (!known && !summary) return ['store-failed', `${table} is new and needs a summary`];
    return null;
  }

  /** A table needs its manifests, and the texts that they name. */
  #putContent(no: number, hash: string): void {
    this.#statements.insertAsset.run(no, hash);
    this.#statements.insertTexts.run(no, hash);
  }

  #putSummary(table: string, no: number, summary: SummaryTuple, known: Known | undefined): void {
    const [game, phase, updated, players, text] = summary;
    const { update, insert } = this.#statements;
    (known ? update : insert).run(game, phase, updated, players, text, table, no);
    if (known?.players !== players) this.#putPlayers(table, JSON.parse(players), known !== undefined);
  }

  #putPlayers(table: string, players: readonly string[], replace: boolean): void {
    if (replace) this.#statements.deletePlayers.run(table);
    for (const player of players) this.#statements.insertPlayer.run(table, player);
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

function prepare(db: DatabaseSync) {
  return {
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    rollback: db.prepare('ROLLBACK'),
    waitNot: db.prepare('PRAGMA busy_timeout = 0'),
    wait: db.prepare(`PRAGMA busy_timeout = ${patienceMs}`),
    checkpoint: db.prepare('PRAGMA wal_checkpoint(TRUNCATE)'),
    known: db.prepare(
      'SELECT no, players, (SELECT max(seq) FROM event WHERE table_no = no) AS lastSeq FROM game_table WHERE id = ?',
    ),
    lastNumber: db.prepare('SELECT max(no) AS no FROM game_table'),
    // The same parameters in the same order for both.
    insert: db.prepare(
      'INSERT INTO game_table (game, phase, updated, players, summary, id, no) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    update: db.prepare(
      'UPDATE game_table SET game = ?, phase = ?, updated = ?, players = ?, summary = ? WHERE id = ? AND no = ?',
    ),
    insertEvent: db.prepare(
      'INSERT INTO event (table_no, seq, at, actor, cmd, body) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    insertAsset: db.prepare('INSERT OR IGNORE INTO table_asset (table_no, hash) VALUES (?, ?)'),
    insertTexts: db.prepare(
      `INSERT OR IGNORE INTO table_asset (table_no, hash)
       SELECT ?, value FROM json_each((SELECT text FROM asset WHERE hash = ? AND json_valid(text)), '$.texts')`,
    ),
    deletePlayers: db.prepare('DELETE FROM table_player WHERE table_id = ?'),
    insertPlayer: db.prepare('INSERT INTO table_player (table_id, player) VALUES (?, ?)'),
  };
}
