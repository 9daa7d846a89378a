/** The room as a process of its own, to be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventually } from './guest.ts';

const root = resolve(import.meta.dirname, '..', '..');

/** How often what the watch of the event loop looks at is done. */
export const tries = 3;

/** Milliseconds of CPU time that one turn of the event loop may take. */
export const longestAllowed = 50;

/** How a process of the room draws from the seed of the run: other ids and seeds each time it is opened. */
export function seeded(name: string): { readonly flags: readonly string[]; readonly env: NodeJS.ProcessEnv } {
  const entropy = pathToFileURL(resolve(import.meta.dirname, '..', 'entropy.ts')).href;
  return { flags: ['--import', entropy], env: { LUDOTECA_TEST_CHANCE: name } };
}

export class ServerProcess {
  readonly port: number;
  readonly data: string;
  readonly #more: readonly string[];
  #child: ChildProcess | null = null;
  #starts = 0;
  said = '';

  constructor(port: number, data: string, more: readonly string[] = []) {
    this.port = port;
    this.data = data;
    this.#more = more;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  /** Null while it runs. */
  get exitCode(): number | null {
    return this.#child?.exitCode ?? null;
  }

  async start(): Promise<void> {
    const args = ['--port', `${this.port}`, '--data', this.data, '--log-level', 'error', ...this.#more];
    this.#starts += 1;
    const { flags, env } = seeded(`start ${this.#starts}`);
    const watch = ['--import', pathToFileURL(join(import.meta.dirname, 'turns.ts')).href];
    const main = join(root, 'src', 'server', 'main.ts');
    const child = spawn(process.execPath, [...flags, ...watch, main, ...args], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...env, LUDOTECA_ROOT: root },
    });
    this.#child = child;
    for (const out of [child.stdout!, child.stderr!]) {
      out.on('data', (data) => {
        this.said += data;
      });
    }
    await eventually('the room opens', async () => {
      if (child.exitCode !== null) throw new Error(`the room did not open: ${this.said}`);
      const health = await fetch(`${this.url}/health`).catch(() => null);
      return health?.ok ?? false;
    });
  }

  /** Milliseconds of CPU time that its longest turn of the event loop took while this ran (`turns.ts`). */
  async longestTurn(run: () => Promise<unknown>): Promise<number> {
    const child = this.#child!;
    child.send('watch');
    await run();
    const told = once(child, 'message');
    child.send('stop');
    return (await told)[0] as number;
  }

  /** The same for the best of three tries: the first ones also compile the code. */
  async bestTurn(action: (nth: number) => Promise<unknown>): Promise<number> {
    const turns: number[] = [];
    for (let nth = 0; nth < tries; nth++) turns.push(await this.longestTurn(() => action(nth)));
    return Math.min(...turns);
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code;
  }
}

const ports = { first: 20_000, count: 12_000 };
let tried = process.pid * 97;

/**
 * A port for a room that is closed and opened again: below those that systems give away by themselves, or somebody's
 * connection could have it while the room is away.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < ports.count; tries++) {
    tried += 1;
    const port = ports.first + (tried % ports.count);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
