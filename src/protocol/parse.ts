/** Messages from clients, parsed: nothing else of what comes in is looked at. */
import { z } from 'zod';
import { ok, type Result, refuse } from '../core/result.ts';
import { isDeep } from './json.ts';
import { addressedSchema, upSchema, watchingSchema } from './messages.ts';
import type { Up } from './wire.ts';

/** Largest message in bytes. */
export const largestMessage = 16_384;

/** Tables that one ping may ask after: each may be answered by a screen. */
const mostPinged = 64;

/** Deeper than any seat's choice, and far from what runs out of stack. */
const deepest = 16;

/** Every move comes through here: compiled, it takes half as long. */
const message = z.compile(upSchema, { strict: true });

export function parseMessage(text: string): Result<Up> {
  const raw = readJson(text);
  if (raw === undefined) return refuse('message-unreadable');
  if (mayBeDeep(text) && isDeep(raw, deepest)) return refuse('message-unreadable');
  const parsed = message.safeParse(raw);
  if (parsed.success)
    return isModest(parsed.data) ? ok(parsed.data) : refuse('message-unknown', { path: 'tables' }, 'tables');
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  return refuse('message-unknown', { path: path.slice(0, 80) || '-' }, path.slice(0, 80));
}

function isModest(message: Up): boolean {
  return message.type !== 'ping' || Object.keys(message.tables).length <= mostPinged;
}

/** Whose answer a client waits for, if that can be read in a message that can't be understood. */
export function commandIn(text: string): { readonly table: string; readonly cmd: string } | null {
  const { data } = addressedSchema.safeParse(readJson(text));
  return data ? { table: data.table, cmd: data.cmd } : null;
}

/** The table that a client asks to watch, if that can be read. */
export function watchIn(text: string): string | null {
  return watchingSchema.safeParse(readJson(text)).data?.table ?? null;
}

/** Nothing that is a message where it is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether there are brackets enough for it: in hardly any message there are. */
function mayBeDeep(text: string): boolean {
  let open = 0;
  for (let at = 0; at < text.length && open <= deepest; at++) {
    const char = text[at];
    if (char === '{' || char === '[') open += 1;
  }
  return open > deepest;
}
