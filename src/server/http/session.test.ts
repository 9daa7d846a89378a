import { describe, expect, it } from 'vitest';
import { limitDefaults, limitsOf } from '../limits.ts';
import { createLog } from '../log.ts';
import { loopbackSubnets } from './address.ts';
import { Client, origin, Room } from './room.testing.ts';

describe('[H3] guests', () => {
  it('[R1] whoever comes gets a name and a cookie, and is known from then on', async () => {
    const room = await Room.open();
    const { status, body, headers } = await room.ask({
      url: '/api/me',
      headers: { 'accept-language': 'es' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      player: expect.stringMatching(/^[\w-]{22}$/),
      name: expect.any(String),
      account: false,
      language: 'es',
    });
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(
      /^ludoteca=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const again = await room.ask({ url: '/api/me', headers: { cookie: cookie.split(';')[0]! } });
    expect(again.body).toEqual(body);
  });
  it('change their name and language', async () => {
    const ada = await (await Room.open()).visitor();
    const { body } = await ada.patch('/api/me', { name: '  Ada   L. ', language: 'ca' });
    expect(body).toEqual({ player: ada.player, name: 'Ada L.', language: 'ca', account: false });
    expect((await ada.get('/api/me')).body).toEqual(body);
  });
  it.each([
    [{ name: '' }, 'name-empty', 'name'],
    [{ name: 'x'.repeat(25) }, 'name-long', 'name'],
    [{ name: 'a\u202eb' }, 'name-unseen', 'name'],
    [{ name: 7 }, 'not-a-text', 'name'],
    [{ language: 'fr' }, 'not-a-choice', 'language'],
    [{ admin: true }, 'unknown-field', 'admin'],
  ])('%j is refused: %s', async (change, code, path) => {
    const ada = await (await Room.open()).visitor();
    const { status, body } = await ada.patch('/api/me', change);
    expect(status).toBe(422);
    expect(body['problems']).toMatchObject([{ code, path }]);
  });
  it('a cookie that is missing, broken, forged or of another room is no guest', async () => {
    const [room, other] = [await Room.open(), await Room.open()];
    const ada = await room.visitor();
    const foreign = await other.visitor();
    const [id, mac] = ada.cookie.slice('ludoteca='.length).split('.') as [string, string];
    const cookies = [
      '',
      'ludoteca=',
      `ludoteca=${id}`,
      `ludoteca=${id}.${mac.slice(1)}`,
      `ludoteca=${id}.${'A'.repeat(43)}`,
      `ludoteca=${'A'.repeat(22)}.${mac}`,
      `ludoteca=${id}.${mac}x`,
      'ludoteca=%00%ff%zz',
      foreign.cookie,
    ];
    for (const cookie of cookies) {
      expect(await new Client(room, cookie, '').get('/api/tables')).toMatchObject({
        status: 401,
        codes: ['session-missing'],
      });
    }
    expect((await ada.get('/api/tables')).status).toBe(200);
  });
  it('are noted as seen, at most once an hour', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    const seen = async () => (await room.store.guest(ada.player))!.seen;
    const first = await seen();
    await ada.get('/api/me');
    expect(await seen()).toBe(first);
    room.clock.now += 3_600_000;
    await ada.get('/api/me');
    expect(await seen()).toBeGreaterThan(first);
  });
  it('still come in when that can’t be stored', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    room.clock.now += 3_600_000;
    room.store.commit = () => Promise.reject(new Error('disk full'));
    expect((await ada.get('/api/tables')).status).toBe(200);
  });
});

describe('[H4] the origin of writes', () => {
  const write = async (room: Room, headers: Record<string, string>) => {
    const ada = await room.visitor();
    const sent = { cookie: ada.cookie, 'content-type': 'application/json', ...headers };
    return room.ask({ method: 'PATCH', url: '/api/me', headers: sent, payload: '{"name":"Eve"}' });
  };
  it.each([
    ['missing', {}],
    ['null', { origin: 'null' }],
    ['of another site', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://localhost:8081' }],
    ['with the host inside', { origin: 'http://localhost.evil.example' }],
    ['with the host as user', { origin: 'http://localhost@evil.example' }],
    ['of a file', { origin: 'file://localhost' }],
    ['nonsense', { origin: 'localhost' }],
  ])('%s: 403', async (_, headers) =>
    expect(await write(await Room.open(), headers)).toMatchObject({ status: 403, codes: ['origin'] }),
  );
  it('the room’s own host is right, by http or https', async () => {
    const room = await Room.open();
    for (const host of ['casa.lan:8080', '[::1]:8080', 'CASA.lan:8080']) {
      for (const scheme of ['http', 'https'])
        expect((await write(room, { host, origin: `${scheme}://${host.toLowerCase()}` })).status).toBe(200);
    }
    expect((await write(room, { host: 'casa.lan:443', origin: 'https://casa.lan' })).status).toBe(200);
  });
  it('so is the public address, whatever host a proxy asks for', async () => {
    const config = { publicUrl: 'https://jocs.example.org' };
    const room = await Room.open({ config });
    const host = '127.0.0.1:8080';
    expect((await write(room, { host, origin: 'https://jocs.example.org' })).status).toBe(200);
    expect((await write(room, { host, origin: 'http://jocs.example.org' })).status).toBe(403);
  });
  it('every route that changes something asks for it', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    const writes = [
      ['PATCH', '/api/me'],
      ['POST', '/api/tables'],
      ['DELETE', '/api/tables'],
      ['PATCH', '/api/tables/abcdefgh'],
      ['DELETE', '/api/tables/abcdefgh'],
      ['POST', '/api/tables/import'],
      ['POST', '/api/tables/abcdefgh/again'],
      ['POST', '/api/tables/abcdefgh/duplicate'],
    ] as const;
    for (const [method, url] of writes)
      expect((await room.ask({ method, url, headers: { cookie: ada.cookie } })).codes).toEqual(['origin']);
  });
});

describe('[H11] the names of the room', () => {
  const asked = (room: Room, host: string, url = '/api/games') => room.ask({ url, headers: { host } });
  it('none but its own: 421 for all that can be asked', async () => {
    const room = await Room.open();
    for (const url of ['/', '/health', '/metrics', '/openapi.json', '/api/me', '/api/games', '/nowhere'])
      expect(await asked(room, 'evil.example', url)).toMatchObject({ status: 421, codes: ['wrong-host'] });
    expect(String((await asked(room, 'evil.example')).body['message'])).toContain('evil.example');
  });
  it('a proxy’s word for it counts neither less nor more', async () => {
    const room = await Room.open({ config: { trustProxy: loopbackSubnets } });
    const told = (host: string, forwarded: string) =>
      room.ask({ url: '/api/games', headers: { host, 'x-forwarded-host': forwarded } });
    expect((await told('localhost', 'evil.example')).status).toBe(421);
    expect((await told('evil.example', 'localhost')).status).toBe(421);
    expect((await told('127.0.0.1:8080', 'localhost')).status).toBe(200);
  });
  it('those that it was told', async () => {
    const config = { publicUrl: 'https://jocs.example.org', allowHosts: ['sala.example.org'] };
    const room = await Room.open({ config });
    expect((await asked(room, 'Jocs.Example.org')).status).toBe(200);
    expect((await asked(room, 'sala.example.org:8080')).status).toBe(200);
    expect((await asked(room, 'other.example.org')).status).toBe(421);
  });
});

describe('[H3] before a body is read', () => {
  it('strangers are refused, whatever they send', async () => {
    const room = await Room.open();
    const writes = [
      ['PATCH', '/api/me'],
      ['POST', '/api/tables'],
      ['DELETE', '/api/tables'],
      ['POST', '/api/daily'],
      ['POST', '/api/tables/import'],
    ] as const;
    for (const [method, url] of writes) {
      const headers = { origin, 'content-type': 'application/json' };
      expect(await room.ask({ method, url, headers, payload: '{"not json' })).toMatchObject({
        status: 401,
        codes: ['session-missing'],
      });
    }
  });
  it('only these routes are for strangers too', async () => {
    const room = await Room.open();
    const open = ['/api/me', '/api/games', '/api/room'];
    const known = ['/api/tables', '/api/daily', '/api/tables/abcdefgh', `/api/resources/${'a'.repeat(64)}`];
    for (const url of open) expect((await room.ask({ url })).status).toBe(200);
    for (const url of known) expect((await room.ask({ url })).status).toBe(401);
    expect((await room.ask({ url: '/api/nowhere' })).status).toBe(404);
  });
});

describe('[H5] limits', () => {
  const tight = { guest: 2, address: 3, minutes: 10 };
  it('say which one it is, and when to come back, in the reader’s language', async () => {
    const room = await Room.open({ limits: { guests: { address: 0, minutes: 60 } } });
    const said = async (language: string) => {
      const headers = { 'accept-language': language };
      return (await room.ask({ url: '/api/me', remoteAddress: '192.168.1.7', headers })).body['message'];
    };
    expect(await said('en')).toBe(
      'Many new guests have come from your network at once. It is nothing you did: try again in 60 minutes.',
    );
    expect(await said('es')).toMatch(/invitados nuevos .* dentro de 60 minutos\.$/);
    expect(await said('ca')).toMatch(/convidats nous .* d’aquí a 60 minuts\.$/);
  });
  it('whoever sits at the room’s own machine may bring as many guests as they like', async () => {
    const room = await Room.open({ limits: { guests: { address: 1, minutes: 60 } } });
    const come = async (headers: Readonly<Record<string, string>> = {}) =>
      (await room.ask({ url: '/api/me', headers })).status;
    expect([await come(), await come(), await come()]).toEqual([200, 200, 200]);
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host'])
      expect(await come({ [header]: 'localhost' })).toBe(header === 'x-forwarded-for' ? 200 : 429);
  });
  it('of IPv6 a whole /64 is one address', async () => {
    const room = await Room.open({ limits: { guests: { address: 1, minutes: 60 } } });
    const come = async (remoteAddress: string) => (await room.ask({ url: '/api/me', remoteAddress })).status;
    expect(await come('2001:db8:1:2::7')).toBe(200);
    expect(await come('2001:db8:1:2:ffff::9')).toBe(429);
    expect(await come('2001:db8:1:3::7')).toBe(200);
  });
  it('a neighbour at home is no proxy, unless the room was told', async () => {
    const come = async (room: Room, from: string, forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      return (await room.ask({ url: '/api/me', remoteAddress: from, headers })).status;
    };
    const limits = { guests: { address: 1, minutes: 60 } };
    const careful = await Room.open({ config: { trustProxy: loopbackSubnets }, limits });
    expect(await come(careful, '192.168.1.9', '203.0.113.1')).toBe(200);
    expect(await come(careful, '192.168.1.9', '203.0.113.2')).toBe(429);
    const told = await Room.open({ config: { trustProxy: ['192.168.1.9'] }, limits });
    expect(await come(told, '192.168.1.9', '203.0.113.1')).toBe(200);
    expect(await come(told, '192.168.1.9', '203.0.113.2')).toBe(200);
    expect(await come(told, '192.168.1.9', '203.0.113.9, 203.0.113.2')).toBe(429);
    expect(await come(told, '127.0.0.1', '203.0.113.3')).toBe(200);
    expect(await come(told, '127.0.0.1', '203.0.113.4')).toBe(429);
  });
  it('a class of forty behind one address meets none of them', async () => {
    const room = await Room.open({ limits: limitsOf((option) => limitDefaults[option]) });
    const remoteAddress = '192.168.1.7';
    const ask = async (request: Parameters<Room['ask']>[0]) =>
      (await room.ask({ ...request, remoteAddress })).status;
    const statuses = new Set<number>();
    for (let child = 0; child < 40; child++) {
      const me = await room.ask({ url: '/api/me', remoteAddress });
      const headers = { cookie: String(me.headers['set-cookie']).split(';')[0]!, origin };
      const json = { ...headers, 'content-type': 'application/json' };
      const payload = JSON.stringify({ game: 'template', options: { sticks: 6 } });
      for (let n = 0; n < 5; n++)
        statuses.add(await ask({ method: 'POST', url: '/api/tables', headers: json, payload }));
      for (let n = 0; n < 40; n++) statuses.add(await ask({ url: '/api/tables', headers }));
      for (let n = 0; n < 3; n++)
        statuses.add(await ask({ method: 'POST', url: '/api/tables/import', headers: json, payload: '{}' }));
    }
    expect([...statuses].sort()).toEqual([200, 201, 422]);
  });
  it('new guests by address, with the time to wait', async () => {
    const room = await Room.open({ limits: { guests: tight } });
    const come = (remoteAddress: string) => room.ask({ url: '/api/me', remoteAddress });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await come('192.168.1.7')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await come('192.168.1.7');
    expect(refused.codes).toEqual(['limit-guests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect((await come('192.168.1.8')).status).toBe(200);
  });
  it('by the address that a proxy at home tells, which nobody else can make up', async () => {
    const config = { trustProxy: loopbackSubnets };
    const room = await Room.open({ config, limits: { guests: { ...tight, address: 1 } } });
    const come = async (remoteAddress: string, forwarded: string) =>
      (await room.ask({ url: '/api/me', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).status;
    expect(await come('127.0.0.1', '203.0.113.9')).toBe(200);
    expect(await come('127.0.0.1', '198.51.100.1, 203.0.113.9')).toBe(429);
    expect(await come('127.0.0.1', '203.0.113.10')).toBe(200);
    expect(await come('198.51.100.7', '203.0.113.11')).toBe(200);
    expect(await come('198.51.100.7', '203.0.113.12')).toBe(429);
  });
  it('those who are known come in all the same', async () => {
    const room = await Room.open({ limits: { guests: { ...tight, address: 1 } } });
    const ada = await room.visitor();
    for (let n = 0; n < 3; n++) expect((await ada.get('/api/me')).status).toBe(200);
  });
  it('copies count as tables', async () => {
    const room = await Room.open({ limits: { tables: tight } });
    const ada = await room.visitor();
    const { body } = await ada.sticks();
    expect((await ada.post(`/api/tables/${body['id']}/duplicate`)).status).toBe(201);
    expect((await ada.post(`/api/tables/${body['id']}/again`)).status).toBe(429);
  });
  it('tables by guest, and by address', async () => {
    const room = await Room.open({ limits: { tables: tight } });
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    const statuses = [];
    for (const client of [ada, ada, ada, leo]) statuses.push((await client.sticks()).status);
    expect(statuses).toEqual([201, 201, 429, 429]);
  });
  it('imports and requests', async () => {
    const room = await Room.open({
      limits: { imports: tight, requests: { ...tight, guest: 6, address: 99 } },
    });
    const ada = await room.visitor();
    const codes = [];
    for (let n = 0; n < 3; n++) codes.push(...(await ada.post('/api/tables/import', {})).codes);
    expect(codes).toEqual(['file-foreign', 'file-foreign', 'limit-imports']);
    for (let n = 0; n < 3; n++) expect((await ada.get('/api/me')).status).toBe(200);
    expect((await ada.get('/api/me')).status).toBe(429);
    expect((await (await room.visitor()).get('/api/me')).status).toBe(200);
  });
});

describe('the log', () => {
  it('has a line a request, without cookies, ids of guests or names', async () => {
    const lines: string[] = [];
    const room = await Room.open({ log: createLog('trace', { write: (line) => void lines.push(line) }) });
    const ada = await room.visitor();
    await ada.patch('/api/me', { name: 'Hidden Ada' });
    const text = lines.join('');
    expect(text).toContain('"route":"/api/me"');
    for (const secret of [ada.cookie.split('=')[1]!, ada.player, 'Hidden Ada'])
      expect(text).not.toContain(secret);
  });
  it('hides what would give somebody away, should it come along', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    log.info({
      cookie: 'XX',
      seed: 'XX',
      event: { body: 'XX', text: 'XX' },
      req: { headers: { cookie: 'XX' } },
    });
    expect(lines.join('')).not.toContain('XX');
  });
});
