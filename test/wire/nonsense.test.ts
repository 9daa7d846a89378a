/** Whatever a client sends: it is answered in messages of the protocol, and nobody else's game is touched. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../src/core/phrase.ts';
import type { Down } from '../../src/protocol/wire.ts';
import { fold } from '../../src/room/apply.ts';
import type { Room } from '../../src/server/room.ts';
import { MemoryStore } from '../../src/server/storage/memory.ts';
import { Translator } from '../../src/server/translator.ts';
import { chanceOf } from '../seed.ts';
import { Guest } from './guest.ts';
import { anyMove, openHouse, othello, type Seated, sitDown } from './house.ts';
import { freshCommand, Line } from './line.ts';

const chance = chanceOf('moves of the victims');

let room: Room;
let store: MemoryStore;
let words: Translator;
let victims: readonly [Guest, Guest];
/** The victims' games, the last one under way. */
const boards: Seated[] = [];
let eve: Attacker;
/** A table of the attacker's own. */
let own = '';

beforeAll(async () => {
  store = new MemoryStore();
  room = await openHouse({ store });
  words = await Translator.load();
  victims = [await Guest.at(room.url), await Guest.at(room.url)];
  boards.push(await sitDown(victims, othello));
  eve = new Attacker(await Guest.at(room.url));
  const options = { role: 'duel', difficulty: 'easy' };
  const seats = [{ name: 'Eve' }, { name: 'Adam' }];
  const made = { game: 'mastermind', options, seats, start: true };
  own = (await eve.guest.json<{ id: string }>('POST', '/api/tables', made)).id;
});
afterAll(() => room.close());

/** Somebody who comes back each time they are thrown out. */
class Attacker {
  readonly guest: Guest;
  readonly heard: Down[] = [];
  #line: Line | null = null;

  constructor(guest: Guest) {
    this.guest = guest;
  }

  /** All of these at once; what came back. */
  async send(messages: readonly (string | Uint8Array)[]): Promise<readonly Down[]> {
    this.#line ??= await Line.open(this.guest);
    const line = this.#line;
    const from = line.heard.length;
    for (const message of messages)
      line.socket.send(message, { binary: typeof message !== 'string' && message.length % 2 === 0 });
    const closed = line.closed.then(() => 'closed');
    if ((await Promise.race([line.settled().catch(() => 'closed'), closed])) === 'closed') this.#line = null;
    return line.heard.slice(from);
  }

  async leave(): Promise<void> {
    await this.#line?.close();
  }
}

const types = new Set([
  'welcome',
  'screen',
  'presence',
  'answer',
  'hints',
  'gone',
  'pong',
  'error',
  'closing',
]);

function assertDecent(message: Down): void {
  expect(types).toContain(message.type);
  const text = JSON.stringify(message);
  for (const { player, cookie } of victims) {
    expect(text).not.toContain(player);
    expect(text).not.toContain(cookie.split('.')[1]!);
  }
  const problems = 'problems' in message ? message.problems : [];
  if (message.type === 'error' || message.type === 'gone') expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) {
    const game = message.type === 'answer' && message.table === own ? 'mastermind' : 'rolit';
    for (const language of languages) expect(words.say(problem, language, game)).not.toBe(problem.code);
    expect(problem.code).not.toBe('failed');
  }
}

/** One more move of the real game; when it is over, they begin another. */
async function playOn(): Promise<void> {
  const { table, lines, rules } = boards.at(-1)!;
  const { toAct, phase } = await lines[0]!.watch(table, 0);
  if (phase === 'over') {
    for (const line of lines) await line.close();
    boards.push(await sitDown(victims, othello));
    return;
  }
  const seat = toAct[0]!;
  const { view, seq: seen } = await lines[seat]!.watch(table, seat);
  const intent = { kind: 'move', seat, text: anyMove(rules, view, chance) } as const;
  expect(await lines[seat]!.command(table, intent, { seen })).toMatchObject({ result: 'accepted' });
}

async function attack(messages: readonly (string | Uint8Array)[]): Promise<void> {
  const playing = playOn();
  for (const message of await eve.send(messages)) assertDecent(message);
  await playing;
}

const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(null, -1, 0, 1e99, 99, 2 ** 53, '', 'constructor', '__proto__', [], {}, 'x'.repeat(3000)),
);

const table = fc.constantFrom('VICTIMS', 'OWN', 'nosuchtable', '__proto__', 'constructor');
const seat = fc.nat(3);
const intent = fc.oneof(
  fc.record({
    kind: fc.constant('move'),
    seat,
    text: fc.oneof(fc.constantFrom('c2', 'code 1111', '1122'), fc.string()),
  }),
  fc.record({ kind: fc.constant('sit'), choice: fc.record({ name: fc.string(), bot: odd, picks: odd }) }),
  fc.record({ kind: fc.constantFrom('stand', 'hint'), seat }),
  fc.record({ kind: fc.constantFrom('start', 'undo', 'return', 'pause', 'resume') }),
  fc.record({ kind: fc.constant('answer'), agree: fc.boolean() }),
  fc.record({ kind: fc.constant('save'), name: fc.string({ unit: 'binary' }) }),
  fc.record({ kind: fc.constant('forfeit'), seat, why: fc.constantFrom('resigned', 'gone', 'time') }),
  fc.record({ kind: fc.constant('rename'), name: fc.string() }),
);
const right = fc.oneof(
  fc.record({ type: fc.constant('watch'), table, seat: fc.option(seat) }),
  fc.record({ type: fc.constant('unwatch'), table }),
  fc.record({ type: fc.constant('ping'), tables: fc.dictionary(table, fc.nat(9)) }),
  fc.record({
    type: fc.constant('command'),
    table,
    cmd: fc.oneof(fc.constantFrom('command-1', 'command-2', 'command-9'), fc.noShrink(fc.constant('NEW'))),
    after: fc.option(fc.constantFrom('command-1', 'unheard-of')),
    seen: fc.option(fc.nat(30)),
    intent,
  }),
);

/** One field somewhere in it is another, missing, or too many. */
const nearly = fc.tuple(right, fc.nat(20), odd, fc.nat(2)).map(([message, at, value, how]) => {
  const copy = structuredClone(message) as Record<string, unknown>;
  const inside = Object.values(copy).filter((part) => typeof part === 'object' && part !== null);
  const holder = (at % 2 === 0 ? copy : (inside[0] ?? copy)) as Record<string, unknown>;
  const key = Object.keys(holder)[at % Math.max(1, Object.keys(holder).length)] ?? 'type';
  if (how === 0) delete holder[key];
  else holder[how === 1 ? key : `${key}s`] = value;
  return copy;
});

const written = (message: unknown) =>
  JSON.stringify(message)
    .replaceAll('VICTIMS', boards.at(-1)!.table)
    .replaceAll('OWN', own)
    .replaceAll('"NEW"', () => `"${freshCommand()}"`);

describe('[Q6] a client that sends', () => {
  it('any text', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), { maxLength: 12 }),
        attack,
      ),
      { numRuns: 60 },
    ));
  it('any bytes, as text or not', () =>
    fc.assert(fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 6 }), attack), {
      numRuns: 60,
    }));
  it('messages of the protocol about tables that are not theirs, and about their own', () =>
    fc.assert(
      fc.asyncProperty(fc.array(right, { maxLength: 20 }), (messages) => attack(messages.map(written))),
      { numRuns: 100 },
    ));
  it('messages that are nearly right', () =>
    fc.assert(
      fc.asyncProperty(fc.array(nearly, { maxLength: 20 }), (messages) => attack(messages.map(written))),
      { numRuns: 150 },
    ));
  it('messages that are large', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 15_000, max: 40_000 }), { maxLength: 4 }), (sizes) =>
        attack(sizes.map((size) => written({ type: 'ping', tables: 'x'.repeat(size) }))),
      ),
      { numRuns: 20 },
    ));
  it('and the games that went on beside it are whole', async () => {
    await eve.leave();
    expect(boards.length).toBeGreaterThan(3);
    for (const { table } of boards) {
      const found = await room.registry.find(table);
      if (!found.ok) throw new Error('the table is gone');
      const log = await store.log(table);
      expect(fold(found.value.opened, log)).toEqual(found.value.table);
      expect(new Set(log.map(({ actor }) => actor))).toEqual(new Set(victims.map(({ player }) => player)));
      const kinds = log.map(({ body }) => body.kind);
      expect(new Set(kinds)).toEqual(new Set(['created', 'seated', 'started', 'moved']));
    }
    const mine = await store.log(own);
    expect(new Set(mine.map(({ actor }) => actor))).toEqual(new Set([eve.guest.player]));
    expect((await eve.guest.fetch('GET', '/health')).status).toBe(200);
  });
});
