/** Tables as files, as the room reads them: form only, what can have happened is for the law of the room to say. */
import { z } from 'zod';
import { nameProblem } from '../core/name.ts';
import { speeds } from '../core/pace.ts';
import type { Phrase } from '../core/phrase.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import type { SeatChoice } from '../core/seat.ts';
import {
  type ClockSetting,
  type Event,
  type EventBody,
  type HintText,
  longestMove,
  mostHints,
} from '../room/event.ts';
import { longestLog } from '../room/law.ts';
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

const hint = z.object({ move, worth: z.number().nullable(), reason }) satisfies SchemaOf<HintText>;

type Asked = Extract<EventBody, { readonly kind: 'asked' }>;
const asked = z.literal('asked');

const asks = {
  undo: z.object({ kind: asked, what: z.literal('undo'), to: count }),
} satisfies SchemasBy<'what', Asked>;

const bodies = {
  created: z.object({
    kind: z.literal('created'),
    name,
    game: text,
    version: count,
    // The game reads them.
    options: z.unknown().refine((raw) => typeof raw === 'object' && raw !== null && !Array.isArray(raw)),
    assets: z.record(z.string(), z.string()),
    seed: z.string().regex(/^[0-9a-f]{64}$/),
    hints: count.nullable(),
    owner: z.string().nullable(),
    origin: z.enum(['new', 'duplicate', 'import', 'local']),
    daily: z.string().exactOptional(),
    rated: z.boolean().exactOptional(),
    clock: oneOf('kind', clocks).exactOptional(),
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
  reseated: z.object({ kind: z.literal('reseated'), seat: count, choice }),
  stood: z.object({ kind: z.literal('stood'), seat: count }),
  started: z.object({ kind: z.literal('started') }),
  moved: z.object({ kind: z.literal('moved'), seat: count, text: move }),
  answered: z.object({ kind: z.literal('answered'), agree: z.boolean() }),
  undone: z.object({ kind: z.literal('undone'), to: count }),
  saved: z.object({ kind: z.literal('saved'), name }),
  paused: z.object({ kind: z.literal('paused') }),
  resumed: z.object({ kind: z.literal('resumed') }),
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

const fileSchema = z.object({
  ludoteca: z.literal('table'),
  format: z.literal(fileFormats),
  game: z.string(),
  version: z.int(),
  name,
  assets: z.record(z.string(), z.object({ hash: z.string(), text: z.string().nullable() })),
  log: unreadLog,
}) satisfies SchemaOf<UnreadFile>;

const newestFormat = Math.max(...fileFormats);

/** An event of a file, as it is written today; null for what has not the form of one. */
export function readEvent(raw: unknown): Event | null {
  const { data } = storedSchema.safeParse(raw);
  return data ? upgrade(data) : null;
}

/** Reads the head of a file: what it is, and how its log begins. The rest of the log is read as it is played. */
export function parseTableFile(raw: unknown): Result<UnreadFile> {
  const { ludoteca, format } = Object(raw) as Readonly<Record<string, unknown>>;
  if (ludoteca === 'replay') return refuse('file-replay-only');
  if (ludoteca !== 'table') return refuse('file-foreign');
  if (typeof format === 'number' && format > newestFormat) return refuse('file-newer', { format }, 'format');
  const { data, error } = fileSchema.safeParse(raw);
  if (error) return malformed(error.issues[0]!.path.join('.'));
  return isBeginning(readEvent(data.log[0]), data) ? ok(data) : malformed('log.0');
}

function malformed(path: string) {
  return refuse('file-malformed', { path }, path);
}

/** The beginning of the log says the same as the head of the file. */
function isBeginning(event: Event | null, { game, version, assets }: UnreadFile): boolean {
  if (event?.seq !== 1 || event.body.kind !== 'created') return false;
  const { body } = event;
  const kinds = Object.keys(body.assets);
  return (
    body.game === game &&
    body.version === version &&
    kinds.length === Object.keys(assets).length &&
    kinds.every((kind) => body.assets[kind] === assets[kind]?.hash)
  );
}
