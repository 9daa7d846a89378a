/**
 * The bodies of docs/protocol.md, H, T and D: schemas for the room, which cuts what it answers to them, so that nothing
 * else can slip through; and types for its clients.
 */
import { z } from 'zod';
import { allStrengths } from '../core/cast.ts';
import type { Field } from '../core/form.ts';
import type { Notation } from '../core/game.ts';
import { languages } from '../core/phrase.ts';
import type { Problem } from '../core/result.ts';
import { longestPage } from '../room/protocol.ts';
import { count, id, oneOf, param, type SchemaOf, type SchemasBy, seat } from './shapes.ts';

const texts = z.array(z.string()).readonly();

const problemSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), param).exactOptional(),
  path: z.string().exactOptional(),
}) satisfies SchemaOf<Problem>;

export const refusedSchema = z
  .object({
    problems: z.array(problemSchema).readonly(),
    message: z.string(),
    messages: texts.exactOptional(),
  })
  .describe('What is wrong: stable codes, the first one in words, and each of them');

export const tableId = z.object({ id });

export const fileKind = tableId.extend({ kind: z.string().regex(/^[a-z][a-z-]{0,39}$/) });

const language = z.enum(languages);

export const meSchema = z.object({
  player: z.string(),
  name: z.string(),
  language,
  account: z.boolean().exactOptional().describe('Whether I have a password; guests have none'),
});
export type Me = z.output<typeof meSchema>;

/** As long as they can be read: what is longer is refused by its own rule. */
export const credentials = z.strictObject({ name: z.string().max(200), password: z.string().max(5000) });

export const accountChange = z.strictObject({
  present: z.string().max(5000).describe('The password of now'),
  name: z.string().max(200).optional(),
  password: z.string().max(5000).optional(),
});

export const sessionId = z.object({ session: z.string().regex(/^[\w-]{12}$/) });

const sessionInfo = z.object({
  id: z.string(),
  device: z.string(),
  created: z.number(),
  seen: z.number(),
  isThis: z.boolean(),
});
export type SessionInfo = z.output<typeof sessionInfo>;

export const accountSchema = z.object({
  name: z.string(),
  created: z.number(),
  isHost: z.boolean(),
  sessions: z.array(sessionInfo).readonly(),
});
export type AccountInfo = z.output<typeof accountSchema>;

export const meChange = z.strictObject({ name: z.string().optional(), language: language.optional() });

const strength = z.literal(allStrengths);

const entrySeat = z.object({
  name: z.string(),
  bot: z.string().nullable(),
  rival: z.string().exactOptional().describe('Which character of the cast the bot is'),
  strength: strength.exactOptional().describe('How strong the bot is, from 1 to 5'),
  mine: z.boolean(),
  score: z.number().nullable(),
});
export type EntrySeat = z.output<typeof entrySeat>;

export const entrySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    game: z.string(),
    version: z.int(),
    origin: z.string(),
    phase: z.enum(['gathering', 'playing', 'over']),
    seats: z.array(entrySeat).readonly(),
    toAct: z.array(seat).readonly(),
    winners: z.array(seat).readonly(),
    moves: z.int(),
    owner: z.boolean().describe('Whether I made it'),
    mine: z.boolean().describe('Whether I made it or have a seat at it'),
    waiting: z.boolean().describe('Whether it waits for a move of mine'),
    created: z.number(),
    updated: z.number(),
    daily: z.string().nullable().describe('The day, where it is the game of one'),
    quarantined: z.string().nullable().describe('Why it can’t be played any more, as a code'),
  })
  .describe('A table as lists show it');
/** A table as lists show it. */
export type Entry = z.output<typeof entrySchema>;

const entries = z.array(entrySchema).readonly();

export const tablesSchema = z.object({ tables: entries });

const show = z.enum(['mine', 'saved', 'finished', 'open']);
/** My unfinished tables, those begun, those finished; and those of anybody that still gather players. */
export type Show = z.output<typeof show>;

const sort = z.enum(['waiting', 'date', 'name']);
/** Those that wait for me first, then the newest; only the newest first; or by name. */
export type Sort = z.output<typeof sort>;

export const listQuery = z.strictObject({
  show: show.default('mine'),
  game: z.string().max(40).optional(),
  sort: sort.default('waiting'),
});

export const newTable = z.strictObject({
  game: z.string(),
  options: z.unknown().optional().describe('By the form of the game; left out: its defaults'),
  name: z.string().nullable().default(null).describe('Left out: one is proposed'),
  hints: z.int().min(0).max(1000).nullable().default(null).describe('A seat; null: as many as it likes'),
  seats: z.array(z.unknown()).max(32).readonly().default([]).describe('People at this screen, and bots'),
  start: z.boolean().default(false).describe('Begin at once with these seats'),
  replaceOldest: z.boolean().default(false).describe('Where no more can be kept, the oldest goes'),
});
/** A table as it is asked for. */
export type TableWish = z.input<typeof newTable>;

export const again = z
  .strictObject({
    replaceOldest: z.boolean().default(false).describe('Where no more can be kept, the oldest goes'),
    sameDeal: z.boolean().default(false).describe('The same deal, of a game that is over; it never ranks'),
  })
  .nullish();

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

const share = z
  .object({ result: z.string(), text: z.string() })
  .describe('How it ended, in a word; and what may be sent to others, in lines');

const todaysGameSchema = z.object({
  game: z.string(),
  key: z.string().describe('Which of its game’s'),
  title: z.string().describe('In the guest’s language'),
  day: day.describe('By the room’s own calendar'),
  state: z.enum(['new', 'playing', 'over', 'gone']).describe('gone: played, and its table deleted'),
  table: z.string().nullable(),
  share: share.nullable(),
});
/** A game of the day, and what I have made of it. */
export type TodaysGame = z.output<typeof todaysGameSchema>;

const dailies = z.array(todaysGameSchema).readonly();

export const dailiesSchema = z.object({ games: dailies });

export const homeSchema = z
  .object({ me: meSchema, mine: entries, open: entries, finished: entries, today: dailies })
  .describe('What the first page shows; its ETag in If-None-Match is answered 304 while nothing changes');
/** All that the first page shows. */
export type Home = z.output<typeof homeSchema>;

export const todaysGame = z.strictObject({
  game: z.string(),
  key: z.string().max(40).exactOptional().describe('Left out: the first of the game'),
});

export const rename = z.strictObject({ name: z.string() });

export const tableIds = z.strictObject({ ids: z.array(z.string().max(64)).min(1).max(200) });

export const removedSchema = z.object({
  removed: z.array(z.string()).readonly(),
  refused: z.array(z.object({ id: z.string(), code: z.string() })).readonly(),
});
/** What became of several tables that were to be deleted. */
export type Removal = z.output<typeof removedSchema>;

export const replayQuery = z.strictObject({
  seat: z.coerce
    .number()
    .pipe(seat)
    .optional()
    .describe('The seat of mine to look from; left out: as a spectator'),
  from: z.coerce.number().pipe(count).default(0).describe('The first position; 0 is the start'),
  count: z.coerce
    .number()
    .pipe(z.int().min(1).max(longestPage))
    .default(longestPage)
    .describe('How many positions, at most'),
});

const frame = z.object({ move: z.unknown(), view: z.unknown() });
export const replaySchema = z.object({
  frames: z.array(frame),
  from: z.int(),
  total: z.int().describe('How many positions there are so far, the start included'),
  seq: z.int().describe('The event that the game so far ends with'),
  returnedAt: z.int().exactOptional().describe('The event of the last return to a saved position'),
});

export const reviewQuery = z.strictObject({
  seat: z.coerce.number().pipe(seat).describe('Whose moves'),
});

export const reviewSchema = z.object({
  review: z
    .looseObject({ rows: z.array(z.array(z.unknown()).readonly()).readonly() })
    .nullable()
    .describe('A table of what the moves were worth; null where there is nothing to say'),
});

export const fileSchema = z
  .looseObject({ ludoteca: z.enum(['table', 'replay']) })
  .describe('A file of Ludoteca');

const fieldValue = z.union([z.string(), z.number(), z.boolean(), texts]);

const anyField = {
  key: z.string(),
  when: z.object({ key: z.string(), is: z.array(fieldValue).readonly() }).exactOptional(),
  ask: z.literal(true).exactOptional(),
  minor: z.literal(true).exactOptional(),
};

const fields = {
  choice: z.object({
    ...anyField,
    kind: z.literal('choice'),
    choices: texts,
    pictures: z.literal(true).exactOptional(),
    columns: z.int().min(1).exactOptional(),
  }),
  number: z.object({ ...anyField, kind: z.literal('number'), min: z.number(), max: z.number() }),
  switch: z.object({ ...anyField, kind: z.literal('switch') }),
  text: z.object({ ...anyField, kind: z.literal('text'), longest: z.int() }),
  names: z.object({ ...anyField, kind: z.literal('names'), min: z.int(), max: z.int(), longest: z.int() }),
  resource: z.object({ ...anyField, kind: z.literal('resource'), resource: z.string() }),
} satisfies SchemasBy<'kind', Field>;

const notation = z.object({
  name: z.string(),
  short: z.string(),
  form: z.string(),
}) satisfies SchemaOf<Notation>;

const gameSchema = z.object({
  id: z.string(),
  name: z.string().describe('In the guest’s language'),
  tagline: z.string(),
  version: z.int(),
  form: z.array(oneOf('kind', fields)).readonly(),
  defaults: z.unknown(),
  seats: z.object({ min: z.int(), max: z.int() }).describe('With the defaults'),
  bots: texts.describe('Weakest first'),
  strengths: z
    .partialRecord(z.enum(['1', '2', '3', '4', '5']), z.string())
    .describe('By strength: the bot that plays for it'),
  rivals: z.array(strength).readonly().describe('How strong those of quick play are, with the defaults'),
  notation: z.array(notation).readonly(),
  files: z
    .array(z.object({ kind: z.string(), name: z.string() }))
    .readonly()
    .describe('What a game can be exported as for other programs'),
});
/** A game on the shelf. */
export type GameInfo = z.output<typeof gameSchema>;

export const gamesSchema = z.object({ games: z.array(gameSchema).readonly() });

export const resourceHash = z.object({ hash: z.string().max(64) });

export const resourcesQuery = z.strictObject({
  game: z.string().max(40),
  kind: z.string().max(40),
  search: z.string().max(100).default('').describe('Words of its name'),
  owner: z.enum(['mine', 'builtin', 'all']).default('all').describe('Whose'),
  page: z.coerce.number().pipe(count).default(0).describe('From 0'),
});

export const pageQuery = z.strictObject({
  format: z.coerce.number().pipe(count).describe('Of the bytes that the page can read'),
});

const resourceInfo = z.looseObject({ language: language.nullable() });

const resourceEntry = z
  .object({
    id: z.string(),
    owner: z.string().nullable().describe('By name; null where nobody knows them any more'),
    mine: z.boolean(),
    licence: z.string().nullable(),
    bytes: z.number().describe('Of its texts'),
    updated: z.number(),
  })
  .describe('Its place in the library, where somebody has brought it');

export const listedResource = z.object({
  ref: z.string().describe('What a form holds when this is chosen'),
  name: z.string(),
  hash: z.string(),
  language: language.nullable(),
  info: resourceInfo,
  facts: z.unknown().describe('Counts and grades'),
  entry: resourceEntry.exactOptional(),
});
/** A level or dictionary as lists show it. */
export type ListedResource = z.output<typeof listedResource>;

export const resourcesSchema = z.object({
  resources: z.array(listedResource).readonly(),
  total: z.int().describe('How many there are on all pages'),
});
/** A page of what there is to choose from. */
export type ResourcePage = z.output<typeof resourcesSchema>;

/** More than any kind of content has. */
const mostParts = 20;

const partTexts = z
  .record(z.string().max(40), z.string())
  .refine((texts) => Object.keys(texts).length <= mostParts)
  .describe('By part');

export const newTexts = z.strictObject({ language: language.nullable().default(null), texts: partTexts });
export type NewTexts = z.output<typeof newTexts>;

export const newResource = newTexts.extend({
  game: z.string().max(40),
  kind: z.string().max(40),
  name: z.string(),
  licence: z.string().nullable().default(null),
  replace: z.boolean().default(false).describe('In place of the one of that name'),
});
export type NewResource = z.output<typeof newResource>;

export const newOrder = z.strictObject({
  game: z.string().max(40),
  kind: z.string().max(40),
  wish: z.unknown().describe('What it should be like, in the words of the game'),
});

export const orderSchema = z.object({
  id: z.string(),
  done: z
    .number()
    .describe('From 0 to 1: how much was tried of what may be; one that is found ends it early'),
  texts: z.record(z.string(), z.string()).nullable().describe('By part, once it is made'),
});
/** Content that is being made to order, or has been. */
export type OrderState = z.output<typeof orderSchema>;

export const entryChange = z.strictObject({
  name: z.string().exactOptional(),
  licence: z.string().nullable().exactOptional(),
});

export const entryCopy = z
  .strictObject({ name: z.string().nullable().default(null), replace: z.boolean().default(false) })
  .nullish();

export const entryId = z.object({ id: z.string() });

export const resourcePart = z.object({ hash: z.string(), part: z.string() });

export const resourceSchema = z.object({
  game: z.string(),
  kind: z.string(),
  language: language.nullable(),
  info: resourceInfo,
  facts: z.unknown(),
  format: z.int().describe('Of the prepared bytes'),
});
/** What is known of a level or dictionary beside its bytes. */
export type ResourceHead = z.output<typeof resourceSchema>;

export const timesSchema = z.object({
  times: z
    .object({
      timeMs: z.number().describe('What hints cost included'),
      counts: z.boolean().describe('Whether a ranking shows it'),
      bestMs: z.number().nullable().describe('The best that counts, this one included'),
      beforeMs: z.number().nullable().describe('The best before this one'),
    })
    .nullable()
    .describe('Null while the game goes on, and where it is not ranked by time'),
});
/** How long I took for what a table was played with. */
export type OwnTimes = z.output<typeof timesSchema>;

export const roomSchema = z.object({
  version: z.string(),
  origins: texts.describe('Best first; none when only this machine can reach it'),
});
/** The room itself: where others reach it, best address first. */
export type RoomInfo = z.output<typeof roomSchema>;

export const screenSchema = z.looseObject({ seq: z.int() }).describe('What I may see of the table now');

export const healthSchema = z.object({ ok: z.literal(true), version: z.string(), tables: z.int() });
