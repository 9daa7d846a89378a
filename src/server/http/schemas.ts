/** The shapes that go in and out. What goes out is cut to these shapes, so that nothing else can slip through. */
import { z } from 'zod';
import { languages } from '../../core/phrase.ts';
import { longestPage } from '../../room/past.ts';

const seat = z.int().min(0).max(99);
const param = z.union([
  z.string(),
  z.number(),
  z.object({ seat }),
  z.object({ seats: z.array(seat) }),
  z.object({ say: z.string() }),
]);

export const refusedSchema = z
  .object({
    problems: z.array(
      z.object({
        code: z.string(),
        params: z.record(z.string(), param).optional(),
        path: z.string().optional(),
      }),
    ),
    message: z.string(),
  })
  .describe('What is wrong: stable codes, and the first one in words');

export const tableId = z.object({ id: z.string().regex(/^[\w-]{8,40}$/) });

export const fileKind = tableId.extend({ kind: z.string().regex(/^[a-z][a-z-]{0,39}$/) });

export const language = z.enum(languages);

export const meSchema = z.object({ player: z.string(), name: z.string(), language: z.string() });

export const meChange = z.strictObject({ name: z.string().optional(), language: language.optional() });

export const entrySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    game: z.string(),
    version: z.int(),
    origin: z.string(),
    phase: z.enum(['gathering', 'playing', 'over']),
    seats: z.array(
      z.object({
        name: z.string(),
        bot: z.string().nullable(),
        mine: z.boolean(),
        score: z.number().nullable(),
      }),
    ),
    toAct: z.array(seat),
    winners: z.array(seat),
    moves: z.int(),
    owner: z.boolean().describe('Whether I made it'),
    mine: z.boolean().describe('Whether I made it or have a seat at it'),
    waiting: z.boolean().describe('Whether it waits for a move of mine'),
    created: z.number(),
    updated: z.number(),
    daily: z.string().nullable().describe('The day, where it is the game of one'),
    setAside: z.string().nullable().describe('Why it can’t be played any more, as a code'),
  })
  .describe('A table as lists show it');

export const listQuery = z.strictObject({
  show: z.enum(['mine', 'saved', 'finished', 'open']).default('mine'),
  game: z.string().max(40).optional(),
});

export const newTable = z.strictObject({
  game: z.string(),
  options: z.unknown().optional().describe('By the form of the game; left out: its defaults'),
  name: z.string().nullable().default(null).describe('Left out: one is proposed'),
  hints: z.int().min(0).max(1000).nullable().default(null).describe('A seat; null: as many as it likes'),
  seats: z.array(z.unknown()).max(32).default([]).describe('People at this screen, and bots'),
  start: z.boolean().default(false).describe('Begin at once with these seats'),
  replaceOldest: z.boolean().default(false).describe('Where no more can be kept, the oldest goes'),
});

export const once = z
  .strictObject({ replaceOldest: z.boolean().default(false) })
  .nullish()
  .describe('Where no more can be kept, the oldest goes');

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

const share = z
  .object({ result: z.string(), text: z.string() })
  .describe('How it ended, in a word; and what may be sent to others, in lines');

const dailies = z
  .array(
    z.object({
      game: z.string(),
      title: z.string().describe('In the guest’s language'),
      day: day.describe('By the room’s own calendar'),
      state: z.enum(['new', 'playing', 'over', 'gone']).describe('gone: played, and its table deleted'),
      table: z.string().nullable(),
      share: share.nullable(),
    }),
  )
  .readonly();

export const dailiesSchema = z.object({ games: dailies });

const entries = z.array(entrySchema);

export const homeSchema = z
  .object({ me: meSchema, mine: entries, open: entries, finished: entries, today: dailies })
  .describe('What the first page shows; its ETag in If-None-Match is answered 304 while nothing changes');

export const todaysGame = z.strictObject({ game: z.string() });

export const rename = z.strictObject({ name: z.string() });

export const tableIds = z.strictObject({ ids: z.array(z.string().max(64)).min(1).max(200) });

export const removedSchema = z.object({
  removed: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), code: z.string() })),
});

export const replayQuery = z.strictObject({
  hand: z.coerce
    .number()
    .pipe(seat)
    .optional()
    .describe('The seat of mine to look from; left out: as a spectator'),
  from: z.coerce.number().pipe(z.int().min(0)).default(0).describe('The first position; 0 is the start'),
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
});

export const reviewQuery = z.strictObject({
  seat: z.coerce.number().pipe(seat).describe('Whose moves'),
});

export const reviewSchema = z.object({
  review: z
    .looseObject({ rows: z.array(z.array(z.unknown())) })
    .nullable()
    .describe('A table of what the moves were worth; null where there is nothing to say'),
});

export const fileSchema = z
  .looseObject({ ludoteca: z.enum(['table', 'replay']) })
  .describe('A file of Ludoteca');

const form = z.array(z.looseObject({ key: z.string(), kind: z.string() }));
export const gamesSchema = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      name: z.string().describe('In the guest’s language'),
      tagline: z.string(),
      version: z.int(),
      form,
      defaults: z.unknown(),
      seats: z.object({ min: z.int(), max: z.int() }).describe('With the defaults'),
      bots: z.array(z.string()).describe('Weakest first'),
      rivals: z.array(z.string()).describe('The bots of quick play, with the defaults'),
      notation: z.array(z.object({ name: z.string(), short: z.string(), form: z.string() })),
      assets: z.record(z.string(), z.array(z.string())).describe('Names to choose from, by kind'),
      files: z
        .array(z.object({ kind: z.string(), name: z.string() }))
        .describe('What a game can be exported as for other programs'),
    }),
  ),
});

export const roomSchema = z.object({
  version: z.string(),
  origins: z.array(z.string()).readonly().describe('Best first; none when only this machine can reach it'),
});

export const screenSchema = z.looseObject({ seq: z.int() }).describe('What I may see of the table now');

export const healthSchema = z.object({ ok: z.literal(true), version: z.string(), tables: z.int() });
