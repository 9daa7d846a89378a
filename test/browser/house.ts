/**
 * The room as it was built, in a process of its own on a port of its own, and people who come to it with a browser.
 * Every story ends with a farewell: whatever a page complained about, and whatever it asked of another host, is told
 * then, unless the story said before that it provokes it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { eventually } from '../wire/guest.ts';
import { freePort, seeded } from '../wire/server.ts';
import { browserOptions } from './chromium.ts';
import { Person, type Visit } from './person.ts';

/** The folder that holds build. */
export const root = process.env['LUDOTECA_ROOT'] ?? resolve(import.meta.dirname, '..', '..');

/** A house for the stories of a file; they take place now unless told. */
export function openHouse(time?: Date): House {
  const house = new House(time);
  beforeAll(() => house.open());
  afterEach(({ task }) => house.farewell(task.result?.state === 'fail' ? task.name : null));
  afterAll(() => house.close());
  return house;
}

export class House {
  readonly #data = mkdtempSync(join(tmpdir(), 'ludoteca-browser-'));
  readonly #people: Person[] = [];
  #browser: Browser | null = null;
  #room: ChildProcess | null = null;
  #port = 0;
  #visits = 0;
  #starts = 0;
  readonly #time: Date | undefined;

  constructor(time?: Date) {
    this.#time = time;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    this.#port = await freePort();
    const [browser] = await Promise.all([browserOptions().then((how) => chromium.launch(how)), this.start()]);
    this.#browser = browser;
  }

  /** Opens the room, with what it kept in its folder. */
  async start(): Promise<void> {
    const args = ['--port', `${this.#port}`, '--data', this.#data, '--log-level', 'error', '--trust-proxy'];
    this.#starts += 1;
    const { flags, env } = seeded(`start ${this.#starts}`);
    const time = this.#time && { LUDOTECA_TEST_TIME: `${this.#time.getTime()}` };
    const room = spawn(process.execPath, [...flags, join(root, 'build/server/main.mjs'), ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env, ...time, LUDOTECA_ROOT: root },
    });
    this.#room = room;
    await eventually('the room opens', async () => {
      if (room.exitCode !== null) throw new Error('the room did not open; has it been built?');
      return (await fetch(`${this.url}/health`).catch(() => null))?.ok ?? false;
    });
  }

  /** Pulls the plug. */
  async kill(): Promise<void> {
    const room = this.#room;
    this.#room = null;
    if (!room || room.exitCode !== null || room.signalCode !== null) return;
    const ended = once(room, 'exit');
    room.kill('SIGKILL');
    await ended;
  }

  /** Somebody who was never here before, with an address of their own: one address makes only so many guests an hour. */
  async visit(visit: Visit = {}): Promise<Person> {
    this.#visits += 1;
    const person = await Person.come(this.#browser!, this.url, `10.0.0.${this.#visits}`, visit);
    this.#people.push(person);
    return person;
  }

  /** Everybody leaves; what went wrong meanwhile is told, and what they saw last is kept of a story that failed. */
  async farewell(failed: string | null): Promise<void> {
    const people = this.#people.splice(0);
    if (failed !== null) await Promise.all(people.map((person, at) => person.snap(pictureOf(failed, at))));
    const troubles = people.flatMap((person) => person.troubles);
    await Promise.all(people.map((person) => person.leave()));
    expect(troubles).toEqual([]);
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** Where the last picture of a story lies. */
function pictureOf(story: string, person: number): string {
  const name = story.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 60);
  return join(root, 'build/stories', `${name}-${person}.png`);
}
