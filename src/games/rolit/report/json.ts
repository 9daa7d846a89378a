/** JSON as people write it: what is wrong is told by line and column, in every engine alike. */
import { ok, type Result, refuse } from '../../../core/result.ts';

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
