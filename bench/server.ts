/** A server under load, in a process of its own: its CPU time, and its memory when asked. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { built } from './build.ts';

export type Memory = { readonly heapUsed: number; readonly rss: number };

/** Seconds of processor time of a process so far, all threads. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export class BenchServer {
  readonly url: string;
  /** Seconds from the start of the process to its being ready. */
  readonly readyAfter: number;
  readonly #child: ChildProcess;
  readonly #lines: Interface;

  private constructor(url: string, child: ChildProcess, lines: Interface, readyAfter: number) {
    this.url = url;
    this.#child = child;
    this.#lines = lines;
    this.readyAfter = readyAfter;
  }

  static async start(file: string): Promise<BenchServer> {
    const began = performance.now();
    const path = join(built, file);
    const child = spawn(
      process.execPath,
      [
        '--expose-gc',
        '--max-semi-space-size=32',
        ...(process.env['BENCH_NODE_ARGS'] ?? '').split(' ').filter(Boolean),
        path,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    mustLive(child, file);
    const lines = createInterface({ input: child.stdout! });
    const [url] = (await once(lines, 'line')) as [string];
    return new BenchServer(url, child, lines, (performance.now() - began) / 1000);
  }

  cpu(): number {
    return cpuOf(this.#child.pid!);
  }

  /** What is in memory after the garbage has gone. */
  async memory(): Promise<Memory> {
    const answer = once(this.#lines, 'line');
    this.#child.kill('SIGUSR2');
    const [line] = (await answer) as [string];
    return JSON.parse(line) as Memory;
  }

  async stop(): Promise<void> {
    this.#child.removeAllListeners('exit');
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await gone;
  }
}

/** A server that dies takes the bench down with it: whoever waits for its answer would wait for ever. */
export function mustLive(child: ChildProcess, name: string): void {
  process.once('exit', () => child.kill('SIGKILL'));
  child.once('exit', (code, signal) => {
    throw new Error(`${name} ended by itself (${signal ?? code})`);
  });
}
