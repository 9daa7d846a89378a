/** Tables as files, as the room reads them: form only, what can have happened is for the law of the room to say. */
import { z } from 'zod';
import { nameProblem } from '../core/name.ts';
import { speeds } from '../core/pace.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import type { SeatChoice } from '../core/seat.ts';
import { type Event, type EventBody, longestMove } from '../room/event.ts';
import { longestLog } from '../room/law.ts';
import type { UnreadFile } from '../room/transfer.ts';
import { count, oneOf, type SchemaOf, type SchemasBy } from './shapes.ts';

const text = z.string().max(400);
const name = z.string().refine((raw) => nameProblem(raw, 'name', 40) === null);

const choice = z.object({
  name: text,
  bot: text.nullable(),
  picks: z.record(z.string(), text),
}) satisfies SchemaOf<SeatChoice>;

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
  }),
  renamed: z.object({ kind: z.literal('renamed'), name }),
  seated: z.object({ kind: z.literal('seated'), seat: count, choice, player: z.string().nullable() }),
  stood: z.object({ kind: z.literal('stood'), seat: count }),
  started: z.object({ kind: z.literal('started') }),
  moved: z.object({ kind: z.literal('moved'), seat: count, text: z.string().max(longestMove) }),
  'undo-asked': z.object({ kind: z.literal('undo-asked'), to: count }),
  'undo-agreed': z.object({ kind: z.literal('undo-agreed') }),
  'undo-declined': z.object({ kind: z.literal('undo-declined') }),
  undone: z.object({ kind: z.literal('undone'), to: count }),
  saved: z.object({ kind: z.literal('saved'), name }),
  paused: z.object({ kind: z.literal('paused') }),
  resumed: z.object({ kind: z.literal('resumed') }),
  paced: z.object({ kind: z.literal('paced'), speed: z.literal(speeds) }),
  hinted: z.object({ kind: z.literal('hinted'), seat: count }),
  forfeited: z.object({
    kind: z.literal('forfeited'),
    seat: count,
    why: z.enum(['resigned', 'time', 'gone']),
  }),
} satisfies SchemasBy<'kind', EventBody>;

const eventSchema = z.object({
  seq: count,
  at: count,
  actor: z.string().nullable(),
  cmd: z.string().max(60),
  body: oneOf('kind', bodies),
}) satisfies SchemaOf<Event>;

/** Counted, not walked through: events are read one by one. */
const unreadLog = z.custom<readonly unknown[]>(
  (raw) => Array.isArray(raw) && raw.length > 0 && raw.length <= longestLog,
);

const fileSchema = z.object({
  ludoteca: z.literal('table'),
  format: z.literal(1),
  game: z.string(),
  version: z.int(),
  name,
  assets: z.record(z.string(), z.object({ hash: z.string(), text: z.string().nullable() })),
  log: unreadLog,
}) satisfies SchemaOf<UnreadFile>;

/** An event of a file; null for what has not the form of one. */
export function readEvent(raw: unknown): Event | null {
  return eventSchema.safeParse(raw).data ?? null;
}

/** Reads the head of a file: what it is, and how its log begins. The rest of the log is read as it is played. */
export function parseTableFile(raw: unknown): Result<UnreadFile> {
  const { ludoteca, format } = Object(raw) as Readonly<Record<string, unknown>>;
  if (ludoteca === 'replay') return refuse('file-replay-only');
  if (ludoteca !== 'table') return refuse('file-foreign');
  if (format !== 1) return refuse('file-newer', { format: String(format).slice(0, 10) }, 'format');
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
