/**
 * The fifth game is the test of the architecture: a toy game is added to a copy of the tree, and nothing but its
 * own folder and two registration lines may change; the copy then compiles, keeps the boundaries and the contract.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const copied = [
  'src',
  'test',
  'scripts',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.pure.json',
  'tsconfig.json',
  'vitest.config.ts',
  'biome.json',
];

describe('npm run new-game', () => {
  let copy = '';
  let before: ReadonlyMap<string, string> = new Map();
  let after: ReadonlyMap<string, string> = new Map();
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, LUDOTECA_ROOT: copy, NO_COLOR: '1' },
    });

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'ludoteca-toy-'));
    for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    before = filesBelow(copy);
    execFileSync(process.execPath, ['scripts/new-game.ts', 'toy-game'], {
      cwd: copy,
      env: { ...process.env, LUDOTECA_ROOT: copy, NO_COLOR: '1' },
    });
    after = filesBelow(copy);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('changes two lines outside the folder of the game', () => {
    const outside = [...after].filter(([path]) => !path.startsWith('src/games/toy-game/'));
    const changed = outside.filter(([path, text]) => before.get(path) !== text);
    expect(changed.map(([path]) => path).sort()).toEqual(['src/games/index.ts', 'src/games/messages.ts']);
    for (const [path, text] of changed) {
      const old = before.get(path)!.split('\n');
      const added = text.split('\n').filter((line) => !old.includes(line));
      expect(added, path).toHaveLength(1);
      expect(text.split('\n')).toHaveLength(old.length + 1);
    }
  });
  it('the new game compiles, in the pure zone too', () => {
    for (const config of ['tsconfig.json', 'tsconfig.pure.json']) {
      const { stdout } = run('node_modules/typescript/bin/tsc', '-p', config);
      expect(stdout).toBe('');
    }
  });
  it('the new game is well formatted', () => {
    const { status, stderr } = run(
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--vcs-enabled=false',
      'src/games/toy-game',
      'src/games/index.ts',
      'src/games/messages.ts',
    );
    expect(status, stderr).toBe(0);
  });
  it('the new game keeps the contract and the boundaries', () => {
    const { status, stdout } = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      'src/games/toy-game',
      'test/boundaries.test.ts',
    );
    expect(status, stdout).toBe(0);
    expect(stdout).toMatch(/Test Files\D+2 passed/);
  });
  it('a taken or odd name is refused in one line', () => {
    for (const name of ['toy-game', 'Toy', '../toy', '']) {
      const { status, stderr } = run('scripts/new-game.ts', name);
      expect(status).toBe(2);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });
});

function filesBelow(folder: string, top = folder): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name === 'node_modules') continue;
    if (statSync(path).isDirectory()) for (const [key, text] of filesBelow(path, top)) found.set(key, text);
    else found.set(relative(top, path), readFileSync(path, 'latin1'));
  }
  return found;
}
