/** Texts and JSON that nobody would write, but that come in all the same: near what is right, and far from it. */
import { below, pick, type Random } from '../../src/core/random.ts';

const letters = [...'abchABCHZz019 .,:;!?-+*/()[]{}#"\'\\\n\t\0áçñ·Ω漢🙂\u202e'];

export function wildText(chance: Random, texts: readonly string[]): string {
  const base = texts.length > 0 && below(chance, 4) > 0 ? pick(chance, texts) : '';
  const chars = [...base];
  for (let edits = below(chance, 4); edits > 0; edits--) {
    const at = below(chance, chars.length + 1);
    const added = below(chance, 3) > 0 ? [pick(chance, letters)] : [];
    chars.splice(at, below(chance, 2), ...added);
  }
  const text = chars.join('');
  return below(chance, 40) === 0 ? text.repeat(timesFor(text)) : text;
}

/** Far too long for whatever it is, but not longer than the room lets any file be. */
function timesFor(text: string): number {
  return Math.max(2, Math.min(500, Math.floor(2_000_000 / Math.max(1, text.length))));
}

const oddities: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e99,
  '',
  ' ',
  'x',
  'constructor',
  '__proto__',
  [],
  {},
  [[]],
  'a'.repeat(5000),
  '\u202e\0',
];

/** A JSON value near this one: parts replaced, left out or added. */
export function wildJson(chance: Random, near: unknown): unknown {
  if (below(chance, 12) === 0) return pick(chance, oddities);
  if (typeof near !== 'object' || near === null || Array.isArray(near)) {
    return below(chance, 3) === 0 ? pick(chance, oddities) : near;
  }
  const entries = Object.entries(near)
    .filter(() => below(chance, 8) > 0)
    .map(([key, value]) => [key, below(chance, 3) === 0 ? wildJson(chance, value) : value]);
  if (below(chance, 8) === 0)
    entries.push([pick(chance, ['zzz', 'constructor', 'name']), pick(chance, oddities)]);
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)));
}
