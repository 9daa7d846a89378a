/** JSON as people write it: what is wrong is told by line and column, in every engine alike; keys that come twice too. */
import { ok, type Result, refuse } from '../../../core/result.ts';
import { pathTo } from './spots.ts';

export function parseJson(text: string): Result<unknown> {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return ok(JSON.parse(json));
  } catch {
    return refuse('report-json', placeOf(json, firstFault(json)));
  }
}

/** Counted from 1, as editors do. */
function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

const blank = /[ \t\n\r]*/y;
/** Everything from the blank on but the quote and the backslash, which end or escape. */
const plain = String.raw`[ !#-[\]-\uffff]*`;
const quoted = String.raw`"${plain}(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})${plain})*"`;
const number = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;
const token = new RegExp(String.raw`[{}[\]:,]|${quoted}|${number}|true|false|null`, 'y');

/** What may come next; `key` and `value` may also be the end of what has just been opened. */
type Next = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma';

/** Where the text stops being JSON: the first token that is none, or that may not stand there. */
function firstFault(text: string): number {
  const open: ('{' | '[')[] = [];
  let next: Next = 'value';
  for (let at = skip(blank, text, 0); ; ) {
    const end = skip(token, text, at);
    const after: Next | null =
      end === at ? null : following(text.slice(at, Math.min(end, at + 1)), next, open);
    if (after === null) return at;
    next = after;
    at = skip(blank, text, end);
    if (open.length === 0 && next === 'comma') return at;
  }
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** What may follow a token that begins with this character; null where the token may not stand. Keeps `open`. */
function following(first: string, next: Next, open: ('{' | '[')[]): Next | null {
  const inside = open.at(-1);
  const mayEnd = next === 'comma' || next.startsWith('first');
  if (first === (inside === '{' ? '}' : ']')) {
    if (!mayEnd || open.pop() === undefined) return null;
    return 'comma';
  }
  if (next === 'colon') return first === ':' ? 'value' : null;
  if (next === 'comma') return first !== ',' ? null : inside === '{' ? 'key' : 'value';
  if (next.endsWith('key')) return first === '"' ? 'colon' : null;
  if (first === '{' || first === '[') {
    open.push(first);
    return first === '{' ? 'first key' : 'first value';
  }
  return ':,}]'.includes(first) ? null : 'comma';
}

/** What is open around a token: in an object the keys so far and the present one, in a list the number of elements. */
type Around = { readonly keys: Set<string> | null; path: string; count: number; readonly under: string };

/** The paths of keys that their object has already had, of which JSON.parse tells nothing. For text that is JSON. */
export function repeatedKeys(text: string): readonly string[] {
  const json = text.replace(/^\uFEFF/, '');
  const found: string[] = [];
  const open: Around[] = [];
  let isKey = false;
  for (let at = skip(blank, json, 0); at < json.length; ) {
    const end = skip(token, json, at);
    const around = open.at(-1);
    const first = json[at]!;
    if (isKey && first === '"') {
      const key: string = JSON.parse(json.slice(at, end));
      around!.path = pathTo(around!.under, key);
      if (around!.keys!.has(key)) found.push(around!.path);
      around!.keys!.add(key);
    } else if (first === '{') open.push({ keys: new Set(), path: '', count: 0, under: around?.path ?? '' });
    else if (first === '[') {
      const under = around?.path ?? '';
      open.push({ keys: null, path: `${under}[0]`, count: 0, under });
    } else if (first === '}' || first === ']') open.pop();
    else if (first === ',' && around!.keys === null) around!.path = `${around!.under}[${++around!.count}]`;
    isKey = first === '{' || (first === ',' && around!.keys !== null);
    at = skip(blank, json, end);
  }
  return found;
}
