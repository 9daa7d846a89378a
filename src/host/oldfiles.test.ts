/** Games that version 0.1.0 has exported (test/data/logs): every one ends here as it did there. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashOf, manifestOf } from '../../test/resources.ts';
import { manifestHash } from '../room/resources.ts';
import { Bench } from './bench.testing.ts';
import { readText } from './texts.testing.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../test/data/logs/format-1-${name}.json`, import.meta.url), 'utf8'));

async function opened(name: string) {
  const bench = new Bench();
  const imported = await bench.registry.import(read(name), 'ada');
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems));
  const { table } = await bench.live(imported.value);
  return { bench, id: imported.value, table };
}

type Sheets = { readonly places: readonly { readonly sheet: { readonly entries: readonly number[] } }[] };

describe('[R22] games of version 0.1.0', () => {
  it('[K6] one that the room has solved', async () => {
    const { table } = await opened('kenken-solve');
    expect([table.version, table.phase, table.moveCount]).toEqual([1, 'over', 8]);
    expect(table.outcome?.reason.code).toBe('over.shown');
    const { entries } = (table.state as Sheets).places[0]!.sheet;
    expect(entries.join('')).toBe('3125452341241351542343512');
    expect(table.resources['level']!.name).toBe('5x5-power-1');
  });
  it('[K3] a race on a level of their own, kept as its text was', async () => {
    const { bench, id, table } = await opened('kenken-own-level');
    const { text } = read('kenken-own-level').assets.level;
    const manifest = manifestOf('level', { level: text });
    expect(table.resources).toEqual({ level: { hash: manifestHash(manifest), name: 'ours' } });
    expect(table.outcome).toMatchObject({ winners: [0], reason: { code: 'over.alone' } });
    expect(await readText(bench.store, hashOf(text))).toBe(text);
    const again = await bench.file(id);
    expect(again).toMatchObject({ value: { format: 2, version: 1, resources: { level: { manifest } } } });
  });
  it('[S8] Spanish Scrabble, ended by the Spanish rule', async () => {
    const { table } = await opened('scrabble-passes');
    expect(table.outcome).toMatchObject({
      winners: [0],
      reason: { code: 'over.passes', params: { n: 4 } },
      standings: [{ points: -5 }, { points: -15 }],
    });
    expect(table.resources['lexicon']!.name).toBe('es');
  });
});
