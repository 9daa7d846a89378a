/** The cookie by which a server knows its guest again: one file a server, for nobody else to read. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Variables } from '../language.ts';
import { configFolder } from '../preferences.ts';

export class Jar {
  readonly #folder: string;
  readonly #file: string;
  #cookie: string | null;

  constructor(variables: Variables, origin: string) {
    this.#folder = configFolder(variables);
    this.#file = join(this.#folder, `guest-${encodeURIComponent(origin)}`);
    this.#cookie = read(this.#file);
  }

  /** As a Cookie header has it: name=value. */
  get cookie(): string | null {
    return this.#cookie;
  }

  /** Takes what a Set-Cookie header says. Where nothing can be kept, it holds until the program ends. */
  keep(setCookie: readonly string[]): void {
    const [cookie] = setCookie.flatMap((line) => /^ludoteca=[^;\s]+/.exec(line)?.[0] ?? []);
    if (cookie === undefined || cookie === this.#cookie) return;
    this.#cookie = cookie;
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      const part = `${this.#file}.${process.pid}`;
      writeFileSync(part, cookie, { mode: 0o600 });
      renameSync(part, this.#file);
    } catch {
      // A read-only home: one is a new guest next time.
    }
  }
}

function read(file: string): string | null {
  try {
    return /^ludoteca=\S+$/.exec(readFileSync(file, 'utf8').trim())?.[0] ?? null;
  } catch {
    return null;
  }
}
