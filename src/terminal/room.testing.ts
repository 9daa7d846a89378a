/** A real server in this process, and people who come to it from terminals of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '../core/result.ts';
import { FolderLibrary, rootFolder } from '../server/library.ts';
import { noLimits } from '../server/limits.ts';
import { createLog } from '../server/log.ts';
import { openRoom, type Room } from '../server/room.ts';
import { MemoryStore } from '../server/storage/memory.ts';
import { Client } from './client.ts';
import { realEnv } from './env.ts';
import { openRemote } from './remote/open.ts';
import type { RoomAccess } from './roomaccess.ts';
import { houseShelf, titles } from './shelf.ts';

export class TestRoom {
  readonly #folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
  readonly #houses: RoomAccess[] = [];
  readonly #library = new FolderLibrary(rootFolder({}), houseShelf.games);
  #room: Room | null = null;
  #port = 0;

  /** In memory, or (kept) in a folder that outlives the server. */
  static async open(kept = false): Promise<TestRoom> {
    const room = new TestRoom();
    await room.start(kept);
    return room;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(kept = true): Promise<void> {
    const config = {
      port: this.#port,
      host: '127.0.0.1',
      data: join(this.#folder, 'data'),
      publicUrl: null,
      sync: 'normal',
      logLevel: 'silent',
      keep: 20,
      trustProxy: [],
      allowHosts: [],
      limits: noLimits,
    } as const;
    const log = createLog('silent');
    const store = kept ? {} : { store: new MemoryStore() };
    this.#room = must(await openRoom({ config, log, version: '0', pace: 0, ...store }));
    this.#port = Number(new URL(this.#room.url).port);
  }

  async stop(): Promise<void> {
    await this.#room?.close();
    this.#room = null;
  }

  /** Somebody with a folder of their own; the same name again is the same guest. */
  async visitor(name: string, library = this.#library): Promise<AtTerminal> {
    const visitor = await atTerminal(this.origin, join(this.#folder, name), name, library);
    this.#houses.push(visitor.house);
    return visitor;
  }

  /** The games without any level or dictionary. */
  bareLibrary(): FolderLibrary {
    return new FolderLibrary(this.#folder, houseShelf.games);
  }

  async close(): Promise<void> {
    for (const house of this.#houses) await house.close();
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export type AtTerminal = { readonly client: Client; readonly house: RoomAccess };

/** Somebody who comes to a room from a terminal, with this folder for what the terminal keeps. */
export async function atTerminal(
  origin: string,
  folder: string,
  name: string,
  library: FolderLibrary,
): Promise<AtTerminal> {
  const variables = { XDG_CONFIG_HOME: folder };
  const house = must(await openRemote({ origin, variables, lang: 'en', library, env: realEnv }));
  const client = new Client({
    shelf: houseShelf,
    titles: await titles(houseShelf),
    library,
    house,
    env: realEnv,
    root: rootFolder({}),
    lang: 'en',
    user: name,
  });
  return { client, house };
}

/** Waits until something is so; says what it waited for when it never is. */
export async function until(isSo: () => boolean, what = String(isSo)): Promise<void> {
  for (let tries = 0; tries < 2000; tries++) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`never: ${what}`);
}
