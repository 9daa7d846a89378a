/** The room as a process of its own, to be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { eventually } from './guest.ts';

const root = resolve(import.meta.dirname, '..', '..');

export class ServerProcess {
  readonly port: number;
  readonly data: string;
  readonly #more: readonly string[];
  #child: ChildProcess | null = null;
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
    const watch = ['--import', join(import.meta.dirname, 'turns.ts')];
    const child = spawn(process.execPath, [...watch, join(root, 'src', 'server', 'main.ts'), ...args], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, LUDOTECA_ROOT: root },
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

  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
