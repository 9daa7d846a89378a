/** Tables as files, as the room reads them: form only, what can have happened is for the law of the room to say. */
import { z } from 'zod';
import type { HintMark, HintStage } from '../core/game.ts';
import { nameProblem } from '../core/name.ts';
import { speeds } from '../core/pace.ts';
import { languages, type Phrase } from '../core/phrase.ts';
import type { Manifest } from '../core/resource.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import type { SeatChoice } from '../core/seat.ts';
import type { LegacyFile } from '../room/contentupgrade.ts';
import {
  type ClockSetting,
  type Event,
  type EventBody,
  type HintText,
  longestMove,
  mostHints,
} from '../room/event.ts';
import { longestLog } from '../room/law.ts';
import { manifestHash } from '../room/resources.ts';
import type { UnreadFile } from '../room/transfer.ts';
import { type EarlierBody, fileFormats, type StoredEvent, upgrade } from '../room/upgrade.ts';
import { count, oneOf, param, type SchemaOf, type SchemasBy } from './shapes.ts';

const text = z.string().max(400);
const name = z.string().refine((raw) => nameProblem(raw, 'name', 40) === null);

const choice = z.object({
  name: text,
  bot: text.nullable(),
  picks: z.record(z.string(), text),
}) satisfies SchemaOf<SeatChoice>;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const manifest = z.object({
  kind: text,
  language: z.enum(languages).nullable(),
  texts: z.record(z.string(), hash),
}) satisfies SchemaOf<Manifest>;

const clocks = {
  move: z.object({ kind: z.literal('move'), ms: count }),
  game: z.object({ kind: z.literal('game'), ms: count, incrementMs: count }),
  days: z.object({ kind: z.literal('days'), days: count }),
} satisfies SchemasBy<'kind', ClockSetting>;

const move = z.string().max(longestMove);

/** What is said for a hint is a sentence with a few things in it. */
const reason = z.object({
  code: text,
  params: z.record(text, param).exactOptional(),
}) satisfies SchemaOf<Phrase>;

/** More marks than the largest board has places, each for every mark it may have. */
const mark = z.object({
  at: text,
  as: z.enum(['look', 'gone', 'put']),
  values: z.array(z.int()).max(64).readonly(),
}) satisfies SchemaOf<HintMark>;

const stage = z.object({
  says: reason,
  marks: z.array(mark).max(1024).readonly(),
}) satisfies SchemaOf<HintStage>;

const hint = z.object({
  move,
  worth: z.number().nullable(),
  reason,
  stages: z.array(stage).max(16).readonly().exactOptional(),
}) satisfies SchemaOf<HintText>;

type Asked = Extract<EventBody, { readonly kind: 'asked' }>;
const asked = z.literal('asked');

const asks = {
  undo: z.object({ kind: asked, what: z.literal('undo'), to: count }),
} satisfies SchemasBy<'what', Asked>;

const deal = z.object({
  table: text,
  offset: count,
  results: z
    .array(z.object({ name, place: count, points: z.number().nullable() }))
    .max(32)
    .readonly(),
});

const bodies = {
  created: z.object({
    kind: z.literal('created'),
    name,
    game: text,
    version: count,
    // The game reads them.
    options: z.unknown().refine((raw) => typeof raw === 'object' && raw !== null && !Array.isArray(raw)),
    resources: z.record(z.string(), z.object({ hash, name: text })),
    seed: z.string().regex(/^[0-9a-f]{64}$/),
    hints: count.nullable(),
    owner: z.string().nullable(),
    origin: z.enum(['new', 'duplicate', 'import', 'local']),
    daily: z.string().exactOptional(),
    dailyKey: z.string().exactOptional(),
    rated: z.boolean().exactOptional(),
    clock: oneOf('kind', clocks).exactOptional(),
    deal: deal.exactOptional(),
  }),
  renamed: z.object({ kind: z.literal('renamed'), name }),
  seated: z.object({
    kind: z.literal('seated'),
    seat: count,
    choice,
    player: z.string().nullable(),
    credit: z.string().exactOptional(),
    rival: text.exactOptional(),
  }),
  reseated: z.object({ kind: z.literal('reseated'), seat: count, choice, rival: text.exactOptional() }),
  stood: z.object({ kind: z.literal('stood'), seat: count }),
  started: z.object({ kind: z.literal('started') }),
  moved: z.object({ kind: z.literal('moved'), seat: count, text: move }),
  answered: z.object({ kind: z.literal('answered'), agree: z.boolean() }),
  undone: z.object({ kind: z.literal('undone'), to: count }),
  saved: z.object({ kind: z.literal('saved'), name }),
  returned: z.object({ kind: z.literal('returned'), to: count }),
  paused: z.object({ kind: z.literal('paused') }),
  resumed: z.object({ kind: z.literal('resumed') }),
  rested: z.object({ kind: z.literal('rested') }),
  woke: z.object({ kind: z.literal('woke') }),
  paced: z.object({ kind: z.literal('paced'), speed: z.literal(speeds) }),
  hinted: z.object({
    kind: z.literal('hinted'),
    seat: count,
    hints: z.array(hint).max(mostHints).readonly().exactOptional(),
  }),
  forfeited: z.object({
    kind: z.literal('forfeited'),
    seat: count,
    why: z.enum(['resigned', 'time', 'gone']),
  }),
} satisfies SchemasBy<'kind', Exclude<EventBody, Asked>>;

/** What only earlier programs wrote. */
const earlierBodies = {
  'undo-asked': z.object({ kind: z.literal('undo-asked'), to: count }),
  'undo-agreed': z.object({ kind: z.literal('undo-agreed') }),
  'undo-declined': z.object({ kind: z.literal('undo-declined') }),
} satisfies SchemasBy<'kind', EarlierBody>;

const storedSchema = z.object({
  seq: count,
  at: count,
  actor: z.string().nullable(),
  cmd: z.string().max(60),
  body: z.union([oneOf('kind', { ...bodies, ...earlierBodies }), oneOf('what', asks)]),
}) satisfies SchemaOf<StoredEvent>;

/** Counted, not walked through: events are read one by one. */
const unreadLog = z.custom<readonly unknown[]>(
  (raw) => Array.isArray(raw) && raw.length > 0 && raw.length <= longestLog,
);

const fileHead = {
  ludoteca: z.literal('table'),
  game: z.string(),
  version: z.int(),
  name,
  log: unreadLog,
};

const fileSchema = z.object({
  ...fileHead,
  format: z.literal(2),
  resources: z.record(z.string(), z.object({ manifest, texts: z.record(z.string(), z.string().nullable()) })),
}) satisfies SchemaOf<UnreadFile>;

const legacySchema = z.object({
  ...fileHead,
  format: z.literal(1),
  assets: z.record(z.string(), z.object({ hash: z.string(), text: z.string().nullable() })),
}) satisfies SchemaOf<LegacyFile>;

/** The first event of a file of format 1. */
const legacyBeginning = z.object({
  ...storedSchema.shape,
  body: bodies.created.omit({ resources: true }).extend({ assets: z.record(z.string(), z.string()) }),
});

const newestFormat = Math.max(...fileFormats);

/** An event of a file, as it is written today; null for what has not the form of one. */
export function readEvent(raw: unknown): Event | null {
  const { data } = storedSchema.safeParse(raw);
  return data ? upgrade(data) : null;
}

/** Reads the head of a file: what it is, and how its log begins. The rest of the log is read as it is played. */
export function parseTableFile(raw: unknown): Result<UnreadFile | LegacyFile> {
  const { ludoteca, format } = Object(raw) as Readonly<Record<string, unknown>>;
  if (ludoteca === 'replay') return refuse('file-replay-only');
  if (ludoteca !== 'table') return refuse('file-foreign');
  if (typeof format === 'number' && format > newestFormat) return refuse('file-newer', { format }, 'format');
  if (format === 1) return parseLegacyFile(raw);
  const { data, error } = fileSchema.safeParse(raw);
  if (error) return malformed(error.issues[0]!.path.join('.'));
  return isBeginning(readEvent(data.log[0]), data) ? ok(data) : malformed('log.0');
}

function parseLegacyFile(raw: unknown): Result<LegacyFile> {
  const { data, error } = legacySchema.safeParse(raw);
  if (error) return malformed(error.issues[0]!.path.join('.'));
  const first = legacyBeginning.safeParse(data.log[0]).data;
  const hashes = Object.entries(data.assets).map(([kind, { hash }]) => [kind, hash] as const);
  const isWhole = first?.seq === 1 && isSameHead(first.body, data, first.body.assets, hashes);
  return isWhole ? ok(data) : malformed('log.0');
}

function malformed(path: string) {
  return refuse('file-malformed', { path }, path);
}

/** The beginning of the log says the same as the head of the file. */
function isBeginning(event: Event | null, file: UnreadFile): boolean {
  if (event?.seq !== 1 || event.body.kind !== 'created') return false;
  const { body } = event;
  const named = Object.fromEntries(Object.entries(body.resources).map(([kind, { hash }]) => [kind, hash]));
  const carried = Object.entries(file.resources).map(
    ([kind, { manifest }]) => [kind, manifestHash(manifest)] as const,
  );
  return isSameHead(body, file, named, carried);
}

type Head = { readonly game: string; readonly version: number };

function isSameHead(
  body: Head,
  file: Head,
  named: Readonly<Record<string, string>>,
  carried: readonly (readonly [string, string])[],
): boolean {
  const isSame = carried.every(([kind, hash]) => named[kind] === hash);
  return (
    body.game === file.game &&
    body.version === file.version &&
    isSame &&
    carried.length === Object.keys(named).length
  );
}
