/** For the tests of the store on disk: folders, processes and disks that are thrown away. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Folders = {
  /** The name of a folder that is not there yet. */
  readonly fresh: () => string;
  readonly remove: () => void;
};

export function temporaryFolders(): Folders {
  // Made when first asked for: where all tests of a file are left out nobody would remove it.
  let root: string | null = null;
  let made = 0;
  return {
    fresh: () => {
      root ??= makeRoot();
      return join(root, `${made++}`);
    },
    remove: () => root && rmSync(root, { recursive: true }),
  };
}

function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'ludoteca-storage-'));
  // Also for whoever `asNobody` is.
  chmodSync(root, 0o755);
  return root;
}

/** A process that appends to so many tables; resolves when it has the folder. */
export async function startChild(folder: string, tables: number): Promise<Child> {
  const program = fileURLToPath(new URL('./child.testing.ts', import.meta.url));
  const child = new Child(spawn(process.execPath, [program, folder, String(tables)], { stdio: 'pipe' }));
  await child.lines(1);
  return child;
}

export class Child {
  readonly #process: ChildProcess;
  readonly #closed: Promise<unknown>;
  #said = '';
  #heard = () => {};

  constructor(process: ChildProcess) {
    this.#process = process;
    this.#closed = once(process, 'close');
    process.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#said += text;
      this.#heard();
    });
    process.stderr?.pipe(globalThis.process.stderr);
  }

  /** Resolves when it has said so many lines, or has ended. */
  async lines(count: number): Promise<void> {
    const enough = new Promise<void>((resolve) => {
      this.#heard = () => {
        if (this.#said.split('\n').length > count) resolve();
      };
      this.#heard();
    });
    await Promise.race([enough, this.#closed]);
  }

  /** Returns all that it said before it died. */
  async kill(): Promise<readonly string[]> {
    this.#process.kill('SIGKILL');
    await this.#closed;
    return this.#said.split('\n').slice(0, -1);
  }
}

export type Disk = { readonly folder: string; readonly setReadOnly: () => void; readonly remove: () => void };

/** Whether this machine lets us have a disk of our own (Linux, as root). */
export function isMountable(): boolean {
  const folder = makeRoot();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', 'ludoteca-test', folder]).status === 0;
  if (mounted) run('umount', folder);
  rmSync(folder, { recursive: true });
  return mounted;
}

/** A disk in memory, as small as one likes. */
export function mountDisk(folder: string, size: string): Disk {
  mkdirSync(folder);
  run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'ludoteca-test', folder);
  return {
    folder,
    setReadOnly: () => run('mount', '-o', 'remount,ro', folder),
    remove: () => run('umount', '--lazy', folder),
  };
}

function run(command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { stdio: 'pipe' });
}

/** The modes of files do not bind root: so be somebody else for a while. */
export async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
