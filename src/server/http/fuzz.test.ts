/** Whatever is sent, the room answers in problems with known codes, never with a 500, and tells nothing of others. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answered, type Client, origin, Room } from './room.testing.ts';

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const;
const paths = [
  '/health',
  '/openapi.json',
  '/api/me',
  '/api/games',
  '/api/daily',
  '/api/home',
  '/api/tables',
  '/api/tables/import',
  '/api/tables/TABLE',
  '/api/tables/TABLE/duplicate',
  '/api/tables/TABLE/again',
  '/api/tables/TABLE/export',
  '/api/tables/TABLE/replay',
  '/api/resources',
  '/api/resources/entry/TABLE',
  '/api/resources/entry/TABLE/texts',
];

let room: Room;
let victim: Client;
let attacker: Client;
/** A game of the victim's with a secret, and its id, which somebody has passed on. */
let table: string;

beforeAll(async () => {
  room = await Room.open();
  [victim, attacker] = [await room.visitor(), await room.visitor()];
  const seats = [{ name: 'Vic' }, { name: 'Tim' }];
  const options = { role: 'duel', difficulty: 'normal' };
  const { body } = await victim.post('/api/tables', { game: 'mastermind', options, seats, start: true });
  table = String(body['id']);
});

function assertDecent({ status, body, text, headers }: Answered): void {
  expect(status).toBeLessThan(500);
  expect(text).not.toContain(victim.player);
  expect(text).not.toContain(victim.cookie.split('.')[1]!);
  if (status < 400) return;
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const problems = body['problems'] as { code: string }[];
  expect(problems.length).toBeGreaterThan(0);
  for (const { code } of problems) expect(room.words.has(code), code).toBe(true);
  expect(body['message']).not.toBe(problems[0]!.code);
}

const url = fc.tuple(
  fc.constantFrom(...paths),
  fc.oneof(
    fc.constant('TABLE'),
    fc.constantFrom('nosuchtable', '..', '%2e%2e', '__proto__'),
    fc.webSegment(),
  ),
  fc.oneof(
    fc.constant(''),
    fc.webQueryParameters(),
    fc.constantFrom('show=open', 'seat=0', 'seat=1e9', 'seat=', 'show='),
  ),
);

const urlOf = ([path, id, query]: readonly [string, string, string]) =>
  `${path.replace('TABLE', id).replace('TABLE', table)}${query === '' ? '' : `?${query}`}`;

const cookie = fc.oneof(fc.constant('mine'), fc.constant(''), fc.string({ unit: 'grapheme-ascii' }));
const headersFor = (wanted: string, type: string) => ({
  origin,
  cookie: wanted === 'mine' ? attacker.cookie : `ludoteca=${wanted}`,
  ...(type !== '' && { 'content-type': type }),
});

describe('[H2] anything at any route', () => {
  it('any JSON', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...methods),
        url,
        cookie,
        fc.json(),
        async (method, to, who, payload) => {
          const headers = headersFor(who, 'application/json');
          assertDecent(await room.ask({ method, url: urlOf(to), headers, payload }));
        },
      ),
      { numRuns: 400 },
    ));
  it('any text or bytes of any type', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...methods),
        url,
        cookie,
        fc.constantFrom(
          '',
          'application/json',
          'application/json; charset=latin1',
          'text/plain',
          'multipart/form-data',
          ';',
        ),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.uint8Array().map((bytes) => Buffer.from(bytes)),
        ),
        async (method, to, who, type, payload) =>
          assertDecent(await room.ask({ method, url: urlOf(to), headers: headersFor(who, type), payload })),
      ),
      { numRuns: 400 },
    ));
  it('any text in the headers', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          'origin',
          'cookie',
          'host',
          'accept-language',
          'x-forwarded-for',
          'accept',
          'content-length',
        ),
        fc.string({ unit: 'grapheme-ascii' }),
        async (name, value) => {
          const headers = { ...headersFor('mine', 'application/json'), [name]: value };
          assertDecent(await room.ask({ method: 'PATCH', url: '/api/me', headers, payload: '{}' }));
        },
      ),
    ));
  it('too much, and too deep', async () => {
    const post = (at: string, payload: string) =>
      room.ask({ method: 'POST', url: at, headers: headersFor('mine', 'application/json'), payload });
    const large = await post('/api/tables', JSON.stringify('x'.repeat(65_536)));
    expect(large).toMatchObject({ status: 413, codes: ['body-too-large'] });
    expect(large.body['message']).toContain('64 kB');
    expect(await post('/api/tables/import', JSON.stringify('x'.repeat(100_000)))).toMatchObject({
      status: 422,
    });
    expect(await post('/api/tables/import', ' '.repeat(2_097_153))).toMatchObject({ status: 413 });
    const deep = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
    for (const at of ['/api/tables/import', '/api/resources'])
      expect(await post(at, deep)).toMatchObject({ status: 400, codes: ['body-too-deep'] });
  });
  it('keys that reach for the prototype', async () => {
    for (const payload of [
      '{"__proto__":{}}',
      '{"\\u005f_proto_\\u005f":{}}',
      '{"constructor":{"prototype":{}}}',
      '{"a":{"__proto__":1}}',
    ]) {
      const headers = headersFor('mine', 'application/json');
      for (const url of ['/api/tables', '/api/resources'])
        expect((await room.ask({ method: 'POST', url, headers, payload })).codes).toEqual(['body-not-json']);
    }
  });
});

describe('[T1] tables that are nearly right', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.integer(),
    fc.constantFrom('duel', 'breaker', 'custom', 'en', 'SS', 'x'),
  );
  const keys = [
    'role',
    'difficulty',
    'positions',
    'colors',
    'turns',
    'board',
    'variant',
    'level',
    'sticks',
    'most',
    'teams',
  ];
  const seat = fc.record(
    {
      name: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('Ada', 'Leo', 'Mar')),
      bot: fc.oneof(fc.constantFrom(null, 'random', 'greedy', 'toString'), fc.jsonValue()),
      picks: fc.oneof(fc.dictionary(fc.constantFrom('color', 'team', 'role'), value), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  const wanted = fc.record(
    {
      game: fc.constantFrom('kenken', 'mastermind', 'rolit', 'template', 'constructor'),
      options: fc.oneof(fc.constant({}), fc.dictionary(fc.constantFrom(...keys), value), fc.jsonValue()),
      name: fc.oneof(fc.constant(null), fc.string({ unit: 'binary' }), fc.string()),
      seats: fc.array(fc.oneof(seat, fc.jsonValue()), { maxLength: 5 }),
      start: fc.boolean(),
      replaceOldest: fc.constant(true),
    },
    { requiredKeys: ['game'] },
  );
  it('are made or refused in words', () =>
    fc.assert(
      fc.asyncProperty(wanted, async (body) => assertDecent(await attacker.post('/api/tables', body))),
      { numRuns: 300 },
    ));
});

describe('[R22] files that are nearly right', () => {
  /** Replaces, drops or repeats something somewhere in a document. */
  function spoil(
    document: unknown,
    path: readonly number[],
    how: 'drop' | 'repeat' | 'replace',
    by: unknown,
  ): unknown {
    if (typeof document !== 'object' || document === null || path.length === 0) return by;
    const keys = Object.keys(document);
    const key = keys[path[0]! % Math.max(1, keys.length)];
    if (key === undefined) return by;
    const copy = structuredClone(document) as Record<string, unknown>;
    if (path.length > 1) copy[key] = spoil(copy[key], path.slice(1), how, by);
    else if (how === 'replace') copy[key] = by;
    else if (Array.isArray(copy))
      copy.splice(Number(key), how === 'drop' ? 1 : 0, ...(how === 'drop' ? [] : [copy[key]]));
    else delete copy[key];
    return copy;
  }

  it.each(['template', 'mastermind', 'kenken', 'rolit'])('of %s', async (game) => {
    const ada = await room.visitor();
    const seats = [
      { name: 'Ada', picks: game === 'rolit' ? { color: 'red' } : {} },
      { name: 'Leo', picks: game === 'rolit' ? { color: 'blue' } : {} },
    ];
    const made = await ada.post('/api/tables', { game, seats, start: true });
    expect(made.status).toBe(201);
    const id = String(made.body['id']);
    await ada.sends(id, { kind: 'move', seat: 0, text: game === 'mastermind' ? '1122' : '1' });
    await ada.sends(id, { kind: 'save', name: 'here' });
    await ada.sends(id, { kind: 'undo' });
    const file = (await ada.get(`/api/tables/${id}/export`)).body;
    const by = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(-1, 1e300, 2 ** 53, '', 'x'.repeat(5000), [], {}, null),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }),
        fc.constantFrom('drop', 'repeat', 'replace'),
        by,
        async (path, how, other) => {
          const answer = await attacker.post('/api/tables/import', spoil(file, path, how, other));
          assertDecent(answer);
          if (answer.status !== 201) return;
          const url = `/api/tables/${answer.body['id']}`;
          for (const part of ['', '/export', '/replay']) assertDecent(await attacker.get(`${url}${part}`));
          await attacker.delete(url);
        },
      ),
      { numRuns: 300 },
    );
  });
});
