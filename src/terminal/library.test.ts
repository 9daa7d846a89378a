import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Library } from './library.ts';
import { sticks } from './testing/sticks.ts';

const root = mkdtempSync(join(tmpdir(), 'ludoteca-'));
afterAll(() => rmSync(root, { recursive: true }));

function put(folder: string, name: string, text: string): void {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, name), text);
}

put('src/games/sticks/assets/level', '10.txt', 'ten');
put('src/games/sticks/assets/level', '2.txt', 'two');
put('build/assets/sticks/level', 'built.txt', 'three');

let opened = 0;
const texts: string[] = [];
const game = sticks();
const counting = {
  ...game,
  form: [{ key: 'puzzle', kind: 'asset', asset: 'level' }] as const,
  assets: (options: unknown) => [{ kind: 'level', name: (options as { puzzle: string }).puzzle }],
  open: (assets: Readonly<Record<string, string>>) => {
    opened += 1;
    texts.push(assets['level']!);
    return game.open(assets);
  },
};

it('lists what is checked in and what is built, in the order of a person', () => {
  expect(new Library(root).assetNames('sticks', 'level')).toEqual(['2', '10', 'built']);
  expect(new Library(root).assetNames('sticks', 'nothing')).toEqual([]);
});

it('[R10][T] opens a game with its asset, and keeps it at hand', () => {
  const library = new Library(root);
  expect(library.open(counting, { puzzle: 'built' }).ok).toBe(true);
  expect(library.open(counting, { puzzle: 'built' }).ok).toBe(true);
  expect(library.open(counting, { puzzle: '2' }).ok).toBe(true);
  expect([opened, texts]).toEqual([2, ['three', 'two']]);
});

it('[R10][T] what is missing is said at the field that asks for it; no path leads out of the library', () => {
  const library = new Library(root);
  for (const puzzle of ['gone', '../../../../../etc/passwd', '../level/2'])
    expect(library.open(counting, { puzzle })).toMatchObject({
      ok: false,
      problems: [{ code: 'asset.missing', path: 'puzzle' }],
    });
});
