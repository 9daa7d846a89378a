/** The store on SQLite: the writer's thread writes, this thread reads by a connection of its own. */
import { randomBytes } from 'node:crypto';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Compilable, Kysely } from 'kysely';
import {
  type Daily,
  type DailyKey,
  type Guest,
  type LogPage,
  type Store,
  type StoredSummary,
  StoreError,
  type Summary,
  type SummaryFilter,
} from '../../host/store.ts';
import type { Event } from '../../room/event.ts';
import { checkEvents } from './check.ts';
import { inputs, NodeSqliteDialect } from './dialect.ts';
import { storeError } from './errors.ts';
import { checkSame, type Identity } from './identity.ts';
import { eventTuple, type Operation, summaryTuple, type WriterOptions } from './operation.ts';
import * as queries from './queries.ts';
import { type QueueDeps, WriteQueue } from './queue.ts';
import { dailyOf, eventOf, guestOf, manifestsOf, type Schema, summaryOf } from './schema.ts';

export class SqliteStore implements Store {
  readonly #file: string;
  readonly #identity: Identity;
  readonly #queue: WriteQueue;
  readonly #reader: DatabaseSync;
  /** Only builds queries. */
  readonly #db: Kysely<Schema>;
  readonly #statements = new Map<string, StatementSync>();
  readonly #release: () => void;
  #closing: Promise<void> | null = null;

  /** `release` is called once all is closed. */
  static async open(options: WriterOptions, release: () => void, around: QueueDeps): Promise<SqliteStore> {
    // The writer first: a connection that only reads cannot make the files of the write-ahead log.
    const queue = await WriteQueue.start(options, around);
    try {
      const reader = new DatabaseSync(options.file, { readOnly: true, timeout: 5000 });
      return new SqliteStore(options, queue, reader, release);
    } catch (error) {
      await queue.stop();
      throw error;
    }
  }

  private constructor(
    { file, identity }: WriterOptions,
    queue: WriteQueue,
    reader: DatabaseSync,
    release: () => void,
  ) {
    this.#file = file;
    this.#identity = identity;
    this.#queue = queue;
    this.#reader = reader;
    this.#db = new Kysely({ dialect: new NodeSqliteDialect(reader) });
    this.#release = release;
  }

  /** Commits so far; many appends that wait together need one. */
  get commits(): number {
    return this.#queue.commits;
  }

  async append(table: string, events: readonly Event[], summary: Summary | null): Promise<void> {
    checkEvents(events);
    await this.#push([
      'append',
      table,
      events.map(eventTuple),
      summary && summaryTuple(summary),
      manifestsOf(events),
    ]);
  }

  async log(table: string, page?: LogPage): Promise<readonly Event[]> {
    return this.#read(queries.selectLog(this.#db, table, page)).map(eventOf);
  }

  async commandSeq(table: string, cmd: string): Promise<number | null> {
    return this.#first(queries.selectCommand(this.#db, table, cmd))?.seq ?? null;
  }

  async summary(table: string): Promise<StoredSummary | null> {
    const row = this.#first(queries.selectSummary(this.#db, table));
    return row ? summaryOf(row) : null;
  }

  async summaries(filter: SummaryFilter): Promise<readonly StoredSummary[]> {
    return this.#read(queries.selectSummaries(this.#db, filter)).map(summaryOf);
  }

  async putSummary(table: string, summary: Summary): Promise<void> {
    await this.#push(['append', table, [], summaryTuple(summary), []]);
  }

  async remove(table: string): Promise<boolean> {
    return (await this.#write(queries.deleteTable(this.#db, table))) > 0;
  }

  async guest(id: string): Promise<Guest | null> {
    const row = this.#first(queries.selectGuest(this.#db, id));
    return row ? guestOf(row) : null;
  }

  async putGuest(guest: Guest): Promise<void> {
    await this.#write(queries.upsertGuest(this.#db, guest));
  }

  async dropGuests(seenBefore: number): Promise<number> {
    const dailies = this.#write(queries.deleteDailies(this.#db, seenBefore));
    const guests = this.#write(queries.deleteGuests(this.#db, seenBefore));
    await dailies;
    return guests;
  }

  async daily(key: DailyKey): Promise<Daily | null> {
    const row = this.#first(queries.selectDaily(this.#db, key));
    return row ? dailyOf(row) : null;
  }

  async claimDaily(key: DailyKey, table: string): Promise<Daily> {
    await this.#write(queries.insertDaily(this.#db, key, table));
    return dailyOf(this.#rows(queries.selectDaily(this.#db, key))[0]!);
  }

  async dropDaily(key: DailyKey): Promise<void> {
    await this.#write(queries.updateDropped(this.#db, key));
  }

  async asset(hash: string): Promise<string | null> {
    return this.#first(queries.selectAsset(this.#db, hash))?.text ?? null;
  }

  async wantAsset(hash: string, now: number): Promise<boolean> {
    return (await this.#write(queries.updateWanted(this.#db, hash, now))) > 0;
  }

  async putAsset(hash: string, text: string, now: number): Promise<void> {
    await this.#write(queries.insertAsset(this.#db, hash, text, now));
  }

  async dropAssets(putBefore: number): Promise<number> {
    return this.#write(queries.deleteAssets(this.#db, putBefore));
  }

  async secret(name: string): Promise<string> {
    const query = queries.selectSecret(this.#db, name);
    const known = this.#first(query);
    if (known) return known.value;
    await this.#write(queries.insertSecret(this.#db, name, randomBytes(32).toString('hex')));
    return this.#rows(query)[0]!.value;
  }

  async check(): Promise<void> {
    this.#assertOpen();
    await checkSame(this.#file, this.#identity);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#queue.drained();
    // The writer last: only it can fold the write-ahead log into the file.
    this.#reader.close();
    await this.#queue.stop();
    this.#release();
  }

  #push(operation: Operation): Promise<number> {
    this.#assertOpen();
    return this.#queue.push(operation);
  }

  #write(query: Compilable): Promise<number> {
    const { sql, parameters } = query.compile();
    return this.#push(['query', sql, inputs(parameters)]);
  }

  #read<Row>(query: Compilable<Row>): Row[] {
    this.#assertOpen();
    return this.#rows(query);
  }

  #first<Row>(query: Compilable<Row>): Row | undefined {
    return this.#read(query)[0];
  }

  /** All at once, in no transaction that outlives the call: so it sees every commit so far. */
  #rows<Row>(query: Compilable<Row>): Row[] {
    const { sql, parameters } = query.compile();
    try {
      return this.#statement(sql).all(...inputs(parameters)) as Row[];
    } catch (error) {
      throw storeError(error, this.#file);
    }
  }

  #statement(sql: string): StatementSync {
    const prepared = this.#statements.get(sql) ?? this.#reader.prepare(sql);
    this.#statements.set(sql, prepared);
    return prepared;
  }

  #assertOpen(): void {
    if (this.#closing) throw new StoreError('closed', this.#file);
  }
}
