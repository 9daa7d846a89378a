/** What the user of this terminal likes: one small file in their configuration folder. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { nameProblem } from '../core/name.ts';
import type { Variables } from './language.ts';
import type { Sort } from './roomaccess.ts';

export type Preferences = {
  /** How they are called; null until they have said it. */
  readonly name: string | null;
  /** How lists of tables are sorted. */
  readonly sort: Sort;
};

const none: Preferences = { name: null, sort: 'waiting' };
export const sorts: readonly Sort[] = ['waiting', 'date', 'name'];

export class PreferenceKeeper {
  readonly #file: string | null;
  #current: Preferences;

  /** Without a file they hold until the program ends. */
  constructor(file: string | null) {
    this.#file = file;
    this.#current = file === null ? none : read(file);
  }

  get current(): Preferences {
    return this.#current;
  }

  set(patch: Partial<Preferences>): void {
    this.#current = { ...this.#current, ...patch };
    if (this.#file === null) return;
    try {
      mkdirSync(join(this.#file, '..'), { recursive: true, mode: 0o700 });
      const part = `${this.#file}.${process.pid}`;
      writeFileSync(part, `${JSON.stringify(this.#current)}\n`, { mode: 0o600 });
      renameSync(part, this.#file);
    } catch {
      // A read-only home: they are asked again next time.
    }
  }
}

export function preferenceFile(variables: Variables): string {
  return join(configFolder(variables), 'preferences.json');
}

export function configFolder(variables: Variables): string {
  const { XDG_CONFIG_HOME, HOME } = variables;
  return join(XDG_CONFIG_HOME || join(HOME || homedir(), '.config'), 'ludoteca');
}

/** What somebody else has written there is not believed: only what could have been set here. */
function read(file: string): Preferences {
  try {
    const { name, sort } = Object(JSON.parse(readFileSync(file, 'utf8')));
    return {
      name: typeof name === 'string' && !nameProblem(name, 'name') ? name : none.name,
      sort: sorts.find((each) => each === sort) ?? none.sort,
    };
  } catch {
    return none;
  }
}
