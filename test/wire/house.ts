/** A whole room in this process, on a port of its own, that forgets everything; and games to play there. */
import { resolve } from 'node:path';
import { pino } from 'pino';
import type { Rules } from '../../src/core/game.ts';
import { type Random, shuffled } from '../../src/core/random.ts';
import { must } from '../../src/core/result.ts';
import type { Config } from '../../src/server/config.ts';
import { FolderLibrary } from '../../src/server/library.ts';
import { noLimits } from '../../src/server/limits.ts';
import { openRoom, type Room, type RoomOptions } from '../../src/server/room.ts';
import { MemoryStore } from '../../src/server/storage/memory.ts';
import type { Guest } from './guest.ts';
import { Line } from './line.ts';

const library = new FolderLibrary(resolve(import.meta.dirname, '..', '..'));

export const quiet: Config = {
  port: 0,
  host: '127.0.0.1',
  data: '',
  publicUrl: null,
  sync: 'full',
  logLevel: 'silent',
  keep: 20,
  trustProxy: [],
  allowHosts: [],
  limits: noLimits,
};

/** Bots answer at once, and nobody is too fast. */
export async function openHouse(
  options: Partial<Omit<RoomOptions, 'config'>> & { readonly config?: Partial<Config> } = {},
): Promise<Room> {
  const { config, ...rest } = options;
  const store = config?.data === undefined ? { store: new MemoryStore() } : {};
  return must(
    await openRoom({
      log: pino({ level: 'silent' }),
      version: '0.0.0-test',
      pace: 0,
      ...store,
      ...rest,
      config: { ...quiet, ...config },
    }),
  );
}

export type Setting = {
  readonly game: string;
  readonly options: unknown;
  readonly picks: readonly Readonly<Record<string, string>>[];
};

export const othello: Setting = {
  game: 'rolit',
  options: { variant: 'othello', shape: 'SS' },
  picks: [{ color: 'red' }, { color: 'blue' }],
};

export const names = ['Ada', 'Leo', 'Mar', 'Pau'];

export type Seated = { readonly table: string; readonly lines: readonly Line[]; readonly rules: Rules };

/** A table at which every guest has a seat and a line with that seat active. */
export async function sitDown(guests: readonly Guest[], setting: Setting): Promise<Seated> {
  const { game, options, picks } = setting;
  const { id: table } = await guests[0]!.json<{ id: string }>('POST', '/api/tables', { game, options });
  const lines: Line[] = [];
  for (const [seat, guest] of guests.entries()) {
    const line = await Line.open(guest);
    await line.command(table, { kind: 'sit', choice: { name: names[seat], picks: picks[seat] ?? {} } });
    lines.push(line);
  }
  const started = await lines[0]!.command(table, { kind: 'start' });
  if (started.result !== 'accepted') throw new Error(JSON.stringify(started));
  for (const [seat, line] of lines.entries()) await line.watch(table, seat);
  return { table, lines, rules: await rulesOf(setting) };
}

export async function rulesOf({ game, options }: Pick<Setting, 'game' | 'options'>): Promise<Rules> {
  const found = (await library.game(game))!;
  return must(await library.unpack(found, must(found.parseOptions(options)))).opened.rules;
}

/** Some legal move of this view. */
export function anyMove(rules: Rules, view: unknown, chance: Random): string {
  const moves: unknown[] = [];
  for (const move of rules.moves(view, chance)) if (moves.push(move) >= 40) break;
  return rules.formatMove(shuffled(chance, moves)[0]);
}
