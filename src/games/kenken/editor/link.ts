/**
 * A level in a link: all of it stands after the `#`, so that no server is asked, and none is told. `keen=ID`, as other
 * programs know it, where Keen can say it; else `prop=TEXT`, with signs that a link need not escape.
 */
import { ok, type Result, refuse } from '../../../core/result.ts';
import { formatKeen, parseKeen } from '../formats/keen.ts';
import type { Level } from '../level.ts';
import { formatProp, longestText, parseProp } from '../prop.ts';

export type Linked = { readonly name: string; readonly level: Level };

/** By sign of PROP: what stands for it in a link. */
const signs: readonly (readonly [string, string])[] = [
  [' ', '.'],
  ['\n', '~'],
  ['[', '('],
  [']', ')'],
];

/** What follows after the `#`. */
export function formatLink({ name, level }: Linked): string {
  const id = formatKeen(level);
  const puzzle = id.ok ? `keen=${id.value}` : `prop=${exchanged(formatProp(level).trim(), 0, 1)}`;
  return name === '' ? puzzle : `${puzzle}&name=${encodeURIComponent(name)}`;
}

export function parseLink(fragment: string): Result<Linked> {
  if (fragment.length > 2 * longestText) return refuse('link-broken');
  const fields = fragment.replace(/^#/, '').split('&');
  const named = new Map(
    fields.map((field) => [field.replace(/=.*$/s, ''), decoded(field.replace(/^[^=]*=?/, ''))]),
  );
  const name = (named.get('name') ?? '').slice(0, 200);
  const [keen, prop] = [named.get('keen'), named.get('prop')];
  if (typeof keen === 'string') {
    const level = parseKeen(keen);
    return level.ok ? ok({ name, level: level.value }) : level;
  }
  if (typeof prop !== 'string') return refuse('link-broken');
  const read = parseProp(exchanged(prop, 1, 0));
  return read.ok ? ok({ name, level: read.value.level }) : read;
}

function exchanged(text: string, from: 0 | 1, to: 0 | 1): string {
  const table = new Map(signs.map((pair) => [pair[from], pair[to]]));
  return text.replace(/./gs, (sign) => table.get(sign) ?? sign);
}

/** Null for what no browser would have written. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
