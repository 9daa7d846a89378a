/**
 * The one connection that writes, and the hot path of the whole server: a group of operations becomes one commit.
 * An append looks first and writes then, so that a conflict leaves nothing behind and needs no savepoint. What is
 * rare (a command that comes again after a long time, a full disk, a text beyond all limits) throws; then the group
 * is rolled back and each of it is tried alone, so that the innocent are stored all the same.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { concernsAll, storeError } from './errors.ts';
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
import { StoreError } from './store.ts';

type Known = { readonly last_seq: number; readonly players: string };

/** Tables whose last event is kept at hand. */
const mostKnown = 10_000;

export class Journal {
  readonly #file: string;
  readonly #db: DatabaseSync;
  readonly #statements: ReturnType<typeof prepare>;
  /** Prepared as they come: there are only a handful of different ones. */
  readonly #queries = new Map<string, StatementSync>();
  /** What is in the file, as far as this connection has seen it: nobody else writes. */
  readonly #known = new Map<string, Known>();
  #commits = 0;

  constructor(options: WriterOptions) {
    this.#file = options.file;
    this.#db = openForWriting(options);
    this.#statements = prepare(this.#db);
  }

  write(group: readonly Operation[]): Answer {
    this.#commits = 0;
    const outcomes = this.#together(group);
    return [this.#commits, outcomes];
  }

  close(): void {
    this.#db.close();
  }

  #together(group: readonly Operation[]): readonly Outcome[] {
    try {
      return this.#commit(group);
    } catch (error) {
      if (group.length > 1 && !concernsAll(error)) return group.flatMap((one) => this.#together([one]));
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

  #append([, table, events, summary]: AppendOperation): Outcome {
    const known = this.#knownOf(table);
    const refused = this.#refusal(table, events, summary, known);
    if (refused) return refused;
    const lastSeq = events.at(-1)?.[0] ?? known?.last_seq ?? 0;
    if (summary) this.#putSummary(table, summary, lastSeq, known);
    else this.#statements.advance.run(lastSeq, table);
    for (const [seq, at, actor, cmd, body] of events) {
      this.#statements.insertEvent.run(table, seq, at, actor, cmd, body);
    }
    this.#known.set(table, { last_seq: lastSeq, players: summary?.[3] ?? known!.players });
    return events.length;
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
    const lastSeq = known?.last_seq ?? 0;
    if (!first && !known) return ['conflict', `no table ${table}`];
    if (first && first[0] !== lastSeq + 1)
      return ['conflict', `${table} is at ${lastSeq}, not before ${first[0]}`];
    if (!known && !summary) return ['store-failed', `${table} is new and needs a summary`];
    return null;
  }

  #putSummary(table: string, summary: SummaryTuple, lastSeq: number, known: Known | undefined): void {
    const [game, phase, updated, players, text] = summary;
    const { update, insert } = this.#statements;
    (known ? update : insert).run(game, phase, updated, lastSeq, players, text, table);
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
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  try {
    // A restored backup is not in this mode yet; some network file systems cannot be.
    const mode = db.prepare('PRAGMA journal_mode = WAL').get();
    if (mode?.['journal_mode'] !== 'wal')
      throw new StoreError('store-failed', `${file}: no write-ahead log here`);
    db.exec(`PRAGMA synchronous = ${sync === 'full' ? 'FULL' : 'NORMAL'}`);
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
    known: db.prepare('SELECT last_seq, players FROM game_table WHERE id = ?'),
    // The same parameters in the same order for both.
    insert: db.prepare(
      'INSERT INTO game_table (game, phase, updated, last_seq, players, summary, id) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    update: db.prepare(
      'UPDATE game_table SET game = ?, phase = ?, updated = ?, last_seq = ?, players = ?, summary = ? WHERE id = ?',
    ),
    advance: db.prepare('UPDATE game_table SET last_seq = ? WHERE id = ?'),
    insertEvent: db.prepare(
      'INSERT INTO event (table_id, seq, at, actor, cmd, body) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    deletePlayers: db.prepare('DELETE FROM table_player WHERE table_id = ?'),
    insertPlayer: db.prepare('INSERT INTO table_player (table_id, player) VALUES (?, ?)'),
  };
}
