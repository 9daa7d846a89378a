/**
 * `npm run fuzz [minutes]`: the tests that draw by chance, again and again with fresh seeds, for ten minutes unless
 * told. What fails is said with the line that shows it again.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { install, ownNode, root } from './toolchain.mjs';

const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) {
  console.error('npm run fuzz [minutes]');
  process.exit(2);
}
install();

const report = join(root, 'build', `fuzz-${process.pid}.json`);
const files = randomTests();
const end = Date.now() + minutes * 60_000;
/** Lines to paste. */
const found = new Set();
let rounds = 0;
do {
  const seed = randomInt(2 ** 31);
  for (const file of failuresWith(seed)) {
    found.add(`LUDOTECA_SEED=${seed} npx vitest run ${file}`);
    console.log(`FAILED; to see it again: LUDOTECA_SEED=${seed} npx vitest run ${file}`);
  }
  rounds += 1;
} while (Date.now() < end);
for (const line of found) console.log(line);
console.log(`${files.length} files, ${rounds} seeds, ${found.size} failures`);
process.exitCode = found.size === 0 ? 0 : 1;

/**
 * Tests whose chance comes from the seed: they or what they import ask fast-check or `test/seed.ts` for it. Stories in
 * the browser need a build, and tell the same whatever is drawn.
 */
function randomTests() {
  const tests = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => /\.test\.tsx?$/.test(name) && !name.startsWith('browser/'))
      .map((name) => join(root, folder, name)),
  );
  return tests.filter((path) => isRandom(path, new Set())).map((path) => relative(root, path));
}

function isRandom(path, seen) {
  if (path === join(root, 'test/seed.ts')) return true;
  if (seen.has(path) || !existsSync(path)) return false;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  if (text.includes("from 'fast-check'")) return true;
  const imports = [...text.matchAll(/\bfrom '(\.[^']+)'/g)].map(([, name]) => resolve(dirname(path), name));
  return imports.some((name) => isRandom(name, seen));
}

/** The files of tests that fail with this seed. */
function failuresWith(seed) {
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...files];
  const { signal } = spawnSync(ownNode(), [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LUDOTECA_SEED: `${seed}`, LUDOTECA_ROOT: root },
  });
  if (signal) process.exit(1);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return testResults.filter(({ status }) => status !== 'passed').map(({ name }) => relative(root, name));
}
