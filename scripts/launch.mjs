/** The command line: installs and builds what is missing or stale, then hands over to the program itself. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { install, ownNode, root, run } from './toolchain.mjs';

install();
if (run([join(root, 'scripts/build/index.ts')], { quiet: true }) !== 0) process.exit(1);

const program = join(root, 'build/terminal/ludoteca.mjs');
// Young objects get more space before they are sorted out: a move makes many, and few live long.
const child = spawn(ownNode(), ['--max-semi-space-size=32', program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, LUDOTECA_ROOT: root },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
});
