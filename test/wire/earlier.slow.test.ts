/**
 * Data folders that earlier versions made (`test/data/rooms/VERSION/`): every table opens as it was, and no event of
 * their logs is rewritten. `expected.json` is what that version itself showed.
 */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Screen } from '../../src/room/screen.ts';
import { Guest } from './guest.ts';
import { freePort, ServerProcess } from './server.ts';

type Expected = {
  readonly guests: Readonly<Record<string, { readonly cookie: string; readonly player: string }>>;
  readonly tables: Readonly<Record<string, ExpectedTable>>;
};

type ExpectedTable = {
  readonly id: string;
  /** Whose table it is. */
  readonly guest: string;
  readonly view: Readonly<Record<string, unknown>> | null;
} & Readonly<Record<string, unknown>>;

const rooms = resolve(import.meta.dirname, '..', 'data', 'rooms');

/** How a content is named, and what of a view was only ever of use to the host, may change. */
const renamed = ['options', 'terms'];

for (const version of readdirSync(rooms)) {
  const text = readFileSync(join(rooms, version, 'expected.json'), 'utf8');
  const expected = JSON.parse(text) as Expected;

  describe(`[R13] the data folder of version ${version}`, () => {
    const data = mkdtempSync(join(tmpdir(), 'ludoteca-earlier-'));
    const guests = new Map<string, Guest>();
    let room: ServerProcess;
    beforeAll(async () => {
      copyFileSync(join(rooms, version, 'room.db'), join(data, 'room.db'));
      room = new ServerProcess(await freePort(), data);
      await room.start();
      for (const [name, { cookie, player }] of Object.entries(expected.guests)) {
        const guest = Object.assign(new Guest(room.url), { cookie, player });
        guests.set(name, guest);
      }
    });
    afterAll(async () => {
      await room.end('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    });

    it.for(Object.entries(expected.tables))('%s is as it was', async ([, { id, guest, view, ...rest }]) => {
      const screen = await guests.get(guest)!.json<Screen>('GET', `/api/tables/${id}/screen`);
      expect(shown(screen)).toEqual(rest);
      if (view) expect(screen.view).toMatchObject(withoutNames(view));
    });

    it('no table is set aside', async () => {
      const lists = await Promise.all(
        ['mine', 'finished'].map((show) =>
          guests.get('a')!.json<{ tables: Record<string, unknown>[] }>('GET', `/api/tables?show=${show}`),
        ),
      );
      const tables = lists.flatMap((list) => list.tables);
      expect(tables.length).toBe(Object.keys(expected.tables).length - 1);
      expect(tables.filter((table) => table['quarantined'] !== null)).toEqual([]);
    });

    it('no event is rewritten', async () => {
      await room.end('SIGTERM');
      const before = eventsIn(join(rooms, version, 'room.db'));
      expect(eventsIn(join(data, 'room.db'))).toMatchObject(before);
    });
  });
}

function shown(screen: Screen): unknown {
  const { name, game, phase, paused, speed, toAct, outcome, seats, hintsLeft, saves } = screen;
  return {
    name,
    game,
    phase,
    paused,
    speed,
    moves: screen.moveCount,
    toAct,
    winners: outcome?.winners ?? null,
    seats: seats.map((seat) => seat.name),
    scores: seats.map(({ score }) => score),
    asked: screen.request !== null,
    hintsLeft,
    lastSave: saves.at(-1)?.name ?? null,
    daily: screen.daily !== null,
  };
}

function withoutNames(view: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(view).filter(([key]) => !renamed.includes(key)));
}

/** Every event by its table and number, as it is stored. */
function eventsIn(file: string): Readonly<Record<string, string>> {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db
    .prepare('SELECT id, seq, at, actor, cmd, body FROM event JOIN game_table ON no = table_no')
    .all();
  db.close();
  return Object.fromEntries(
    rows.map(({ id, seq, at, actor, cmd, body }) => [`${id} ${seq}`, `${at} ${actor ?? '-'} ${cmd} ${body}`]),
  );
}
