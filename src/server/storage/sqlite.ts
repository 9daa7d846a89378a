/** The store on SQLite: the writer's thread writes, this thread reads by a connection of its own. */
import { randomBytes } from 'node:crypto';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Compilable, Kysely } from 'kysely';
import {
  type Account,
  type Alarm,
  type Daily,
  type DailyKey,
  type EntryFilter,
  type EntryMatch,
  type Guest,
  type Joined,
  type LibraryEntry,
  type LogPage,
  type MadeDaily,
  type MadeDailyKey,
  type PreparedPart,
  type PreparedParts,
  type Profile,
  type RecordFilter,
  type ResultFilter,
  type Store,
  type StoredRecord,
  type StoredResource,
  type StoredResult,
  type StoredSession,
  type StoredSummary,
  StoreError,
  type SummaryFilter,
} from '../../host/store.ts';
import type { Unit } from '../../host/unit.ts';
import type { Event } from '../../room/event.ts';
import type { FinalView } from '../../room/results.ts';
import { secretStep, stepOf } from './changes.ts';
import { checkEvents } from './check.ts';
import { inputs, NodeSqliteDialect } from './dialect.ts';
import { storeError } from './errors.ts';
import { checkSame, type Identity } from './identity.ts';
import { type JoinedIds, namedByAccount } from './joined.ts';
import { operationOf, type WriterOptions } from './operation.ts';
import * as people from './people-queries.ts';
import { preparedOf } from './prepared.ts';
import * as queries from './queries.ts';
import { type QueueDeps, WriteQueue } from './queue.ts';
import * as resources from './resource-queries.ts';
import * as results from './result-queries.ts';
import { dailyOf, eventOf, parse, type Schema, summaryOf } from './schema.ts';

export class SqliteStore implements Store {
  readonly #file: string;
  readonly #identity: Identity;
  readonly #queue: WriteQueue;
  readonly #reader: DatabaseSync;
  /** Only builds queries. */
  readonly #db: Kysely<Schema>;
  readonly #statements = new Map<string, StatementSync>();
  readonly #release: () => void;
  /** Read when a log first is, and after somebody joined. */
  #joined: JoinedIds | null = null;
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

  async commit({ append, changes }: Unit): Promise<readonly number[]> {
    if (append) checkEvents(append.events);
    this.#assertOpen();
    const steps = changes.map((change) => stepOf(this.#db, change, append?.table));
    const counts = await this.#queue.push(operationOf(append, steps));
    if (changes.some(({ kind }) => kind === 'join-people')) this.#joined = null;
    return counts;
  }

  #joinedIds(): JoinedIds {
    this.#joined ??= new Map(
      this.#read(people.selectJoined(this.#db)).map(({ from, to }) => [from, to] as const),
    );
    return this.#joined;
  }

  async log(table: string, page?: LogPage): Promise<readonly Event[]> {
    const events = this.#read(queries.selectLog(this.#db, table, page)).map(eventOf);
    return namedByAccount(events, this.#joinedIds());
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

  async due(now: number, after: Alarm | null, limit: number): Promise<readonly Alarm[]> {
    const rows = this.#read(queries.selectDue(this.#db, now, after, limit));
    return rows.map(({ id, wake_at }) => ({ table: id, at: wake_at! }));
  }

  async nextAlarm(now: number): Promise<number | null> {
    return this.#first(queries.selectNextAlarm(this.#db, now))?.at ?? null;
  }

  async results(filter: ResultFilter): Promise<readonly StoredResult[]> {
    const rows = this.#read(results.selectResults(this.#db, filter));
    return rows.map(({ body }) => parse<StoredResult>(body));
  }

  async records(filter: RecordFilter): Promise<readonly StoredRecord[]> {
    return this.#read(results.selectRecords(this.#db, filter)).map(results.recordOf);
  }

  async final(table: string): Promise<FinalView | null> {
    return this.#body(results.selectFinal(this.#db, table));
  }

  async missingResults(limit: number): Promise<readonly string[]> {
    return this.#read(results.selectMissing(this.#db, limit)).map(({ id }) => id);
  }

  async guest(id: string): Promise<Guest | null> {
    return this.#body(queries.selectGuest(this.#db, id));
  }

  async account(id: string): Promise<Account | null> {
    return this.#body(people.selectAccount(this.#db, id));
  }

  async accountNamed(nameKey: string): Promise<Account | null> {
    return this.#body(people.selectAccountNamed(this.#db, nameKey));
  }

  async session(key: string): Promise<StoredSession | null> {
    return this.#body(people.selectSession(this.#db, key));
  }

  async sessions(person: string): Promise<readonly StoredSession[]> {
    const rows = this.#read(people.selectSessions(this.#db, person));
    return rows.map(({ body }) => parse<StoredSession>(body));
  }

  async profiles(owner: string): Promise<readonly Profile[]> {
    const rows = this.#read(people.selectProfiles(this.#db, owner));
    return rows.map(({ body }) => parse<Profile>(body));
  }

  async profile(id: string): Promise<Profile | null> {
    return this.#body(people.selectProfile(this.#db, id));
  }

  async joined(): Promise<readonly Joined[]> {
    return this.#read(people.selectJoined(this.#db));
  }

  async daily(key: DailyKey): Promise<Daily | null> {
    const row = this.#first(queries.selectDaily(this.#db, key));
    return row ? dailyOf(row) : null;
  }

  async text(hash: string): Promise<Uint8Array | null> {
    return this.#first(resources.selectText(this.#db, hash))?.bytes ?? null;
  }

  async resource(hash: string): Promise<StoredResource | null> {
    return this.#body(resources.selectResource(this.#db, hash));
  }

  async prepared<Part extends PreparedPart>(
    hash: string,
    format: number,
    parts: readonly Part[],
  ): Promise<PreparedParts<Part> | null> {
    const rows = this.#read(resources.selectPrepared(this.#db, hash, format, ['facts', ...parts]));
    return preparedOf(rows, parts);
  }

  async entry(id: string): Promise<LibraryEntry | null> {
    return this.#body(resources.selectEntry(this.#db, id));
  }

  async entries(filter: EntryFilter): Promise<readonly LibraryEntry[]> {
    const rows = this.#read(resources.selectEntries(this.#db, filter));
    return rows.map(({ body }) => parse<LibraryEntry>(body));
  }

  async countEntries(match: EntryMatch): Promise<number> {
    return this.#first(resources.countEntries(this.#db, match))!.count;
  }

  async madeDaily(key: MadeDailyKey): Promise<MadeDaily | null> {
    return this.#body(resources.selectMadeDaily(this.#db, key));
  }

  async secret(name: string): Promise<string> {
    const query = queries.selectSecret(this.#db, name);
    const known = this.#first(query);
    if (known) return known.value;
    const step = secretStep(this.#db, name, randomBytes(32).toString('hex'));
    await this.#queue.push(operationOf(undefined, [step]));
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

  #read<Row>(query: Compilable<Row>): Row[] {
    this.#assertOpen();
    return this.#rows(query);
  }

  /** Of a row that is kept as JSON. */
  #body<T>(query: Compilable<{ readonly body: string }>): T | null {
    const row = this.#first(query);
    return row ? parse<T>(row.body) : null;
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
