/** The messages of a client (docs/protocol.md, S), as the room reads them: nothing else of what comes in is looked at. */
import { z } from 'zod';
import { speeds } from '../core/pace.ts';
import type { Intent } from '../room/decide.ts';
import { longestMove } from '../room/event.ts';
import { count, id, oneOf, type SchemasBy, seat } from './shapes.ts';
import type { Up } from './wire.ts';

/** All that may be asked for over a socket; a table is renamed over HTTP, and rests when the room says so. */
type SentIntent = Exclude<Intent, { kind: 'rename' | 'rest' | 'wake' }>;

const intents = {
  // It comes out of JSON; a schema that contains itself could not be compiled.
  sit: z.strictObject({ kind: z.literal('sit'), choice: z.unknown() }),
  reseat: z.strictObject({ kind: z.literal('reseat'), seat, choice: z.unknown() }),
  stand: z.strictObject({ kind: z.literal('stand'), seat }),
  start: z.strictObject({ kind: z.literal('start') }),
  move: z.strictObject({ kind: z.literal('move'), seat, text: z.string().max(longestMove) }),
  undo: z.strictObject({ kind: z.literal('undo') }),
  answer: z.strictObject({ kind: z.literal('answer'), agree: z.boolean() }),
  save: z.strictObject({ kind: z.literal('save'), name: z.string().max(200) }),
  return: z.strictObject({ kind: z.literal('return'), to: count.nullable() }),
  pause: z.strictObject({ kind: z.literal('pause') }),
  resume: z.strictObject({ kind: z.literal('resume') }),
  pace: z.strictObject({ kind: z.literal('pace'), speed: z.literal(speeds) }),
  hint: z.strictObject({ kind: z.literal('hint'), seat }),
  // That somebody is gone, or their time is up, is for the room to say.
  forfeit: z.strictObject({ kind: z.literal('forfeit'), seat, why: z.literal('resigned') }),
} satisfies SchemasBy<'kind', SentIntent>;

const messages = {
  watch: z.strictObject({ type: z.literal('watch'), table: id, seat: seat.nullable() }),
  unwatch: z.strictObject({ type: z.literal('unwatch'), table: id }),
  command: z.strictObject({
    type: z.literal('command'),
    table: id,
    cmd: id,
    after: id.nullable(),
    seen: count.nullable(),
    intent: oneOf('kind', intents),
  }),
  ping: z.strictObject({ type: z.literal('ping'), tables: z.record(id, count).default({}) }),
} satisfies SchemasBy<'type', Up>;

export const upSchema = oneOf('type', messages);

/** Whose answer a client waits for, where the rest of its message can't be understood. */
export const addressedSchema = z.object({ type: z.literal('command'), table: id, cmd: id });

/** Which table a client would like to see, whatever else it says. */
export const watchingSchema = z.object({ type: z.literal('watch'), table: id });
