/** Runs the checks of `npm run check` and `npm test` one after the other and counts what passed. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownNode, root } from './toolchain.mjs';

const bin = (name) => join(root, 'node_modules', name);

/** Parts that are one check each: name and command. */
export const checks = {
  types: [bin('typescript/bin/tsc'), '-p', 'tsconfig.json'],
  'types of the pure zones': [bin('typescript/bin/tsc'), '-p', 'tsconfig.pure.json'],
  'types of the page': [bin('typescript/bin/tsc'), '-p', 'tsconfig.web.json'],
  'format and lint': [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.'],
  'dead code': [bin('knip/bin/knip.js')],
};

export class Tally {
  passed = 0;
  failed = 0;
  /** What went wrong, said once more at the end. */
  #failures = [];

  /** One check: a passed or a failed. */
  check(name, args) {
    const began = Date.now();
    const good = execute(args) === 0;
    console.log(`${good ? 'passed' : 'FAILED'}: ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    if (good) this.passed += 1;
    else this.fail(name);
  }

  /** The test files: every test counts. */
  tests(args = []) {
    const report = join(root, 'build', `vitest-${process.pid}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const status = execute([bin('vitest/vitest.mjs'), 'run', ...reporters, ...args]);
    const counts = read(report);
    this.passed += counts.numPassedTests;
    const skipped = process.env.CI ? counts.numPendingTests + counts.numTodoTests : 0;
    const failed = counts.numFailedTests + skipped;
    this.failed += failed;
    if (failed === 0 && status !== 0) this.fail('the test runner itself; see above');
    if (counts.numFailedTests > 0) this.#failures.push(`${counts.numFailedTests} tests; see above`);
    if (skipped > 0) this.#failures.push(`${skipped} tests were skipped, and CI skips nothing`);
  }

  fail(name) {
    this.failed += 1;
    this.#failures.push(name);
  }

  /** The closing line and the exit code. */
  close() {
    for (const name of this.#failures) console.log(`FAILED: ${name}`);
    console.log(`${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed === 0 && this.passed > 0 ? 0 : 1;
  }
}

function execute(args) {
  return spawnSync(ownNode(), args, { cwd: root, stdio: 'inherit', env: withOwnNode() }).status ?? 1;
}

/** Child processes that say `node` get the project's own. */
function withOwnNode() {
  const own = join(root, 'node_modules', '.bin');
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, PATH: `${own}${separator}${process.env.PATH}`, LUDOTECA_ROOT: root };
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  } finally {
    rmSync(report, { force: true });
  }
}
