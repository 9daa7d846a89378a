import { describe, expect, it, vi } from 'vitest';
import { StoreError } from '../../host/store.ts';
import { loopbackSubnets } from './address.ts';
import { Room } from './room.testing.ts';

describe('[H1] health', () => {
  it('says that the room is open', async () => {
    const room = await Room.open();
    const { status, body } = await room.ask({ url: '/health' });
    expect(status).toBe(200);
    expect(body).toEqual({ ok: true, version: '0.0.0-test', tables: 0 });
  });
  it.each([
    ['starting', 'room-starting'],
    ['draining', 'back-soon'],
  ] as const)('while %s: 503 %s, and no game is touched', async (state, code) => {
    const room = await Room.open({ state: () => state });
    for (const url of ['/health', '/api/me', '/api/tables'])
      expect(await room.ask({ url })).toMatchObject({ status: 503, codes: [code] });
  });
});

describe('[H2] problems', () => {
  it('an unknown route is a 404 in words', async () => {
    const room = await Room.open();
    for (const url of [
      '/nowhere',
      '/api/nowhere',
      '/api/tables/x/y/z',
      '/%zz',
      '//',
      `/api/tables/${'x'.repeat(200)}`,
    ]) {
      const { status, body, codes } = await room.ask({ url });
      expect([400, 404]).toContain(status);
      expect(codes).toHaveLength(1);
      expect(body['message']).toMatch(/ /);
    }
  });
  it('[R53] are in the language of Accept-Language', async () => {
    const room = await Room.open();
    const said = async (language: string) =>
      (await room.ask({ url: '/nowhere', headers: { 'accept-language': language } })).body['message'];
    expect(await said('ca')).toBe('En aquesta adreça no hi ha res.');
    expect(await said('fr, es-MX;q=0.8, en;q=0.3')).toBe('En esta dirección no hay nada.');
    expect(await said('fr')).toBe('There is nothing at this address.');
    expect(await said(';;;q=,,,q=x')).toBe('There is nothing at this address.');
  });
  it('[R53] are in the language that the guest has chosen', async () => {
    const room = await Room.open();
    const ada = await room.visitor({ 'accept-language': 'en' });
    await ada.patch('/api/me', { language: 'ca' });
    expect((await ada.get('/api/tables/nosuchtable')).body['message']).toBe(
      'Aquesta taula no existeix. Potser l’han esborrada.',
    );
  });
  it('a folder that is gone is told by health, while games can be looked at', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    room.store.check = () => Promise.reject(new StoreError('store-failed', 'gone'));
    expect(await room.ask({ url: '/health' })).toMatchObject({ status: 503, codes: ['store-failed'] });
    expect((await ada.get('/api/tables')).status).toBe(200);
  });
  it('a broken store says so, and nothing of how', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    await room.store.close();
    expect(await ada.get('/api/tables')).toMatchObject({ status: 503, codes: ['closed'] });
  });
  it('a bug is a 500 with a number to find it by', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    room.registry.list = () => Promise.reject(new Error('secret detail'));
    const { status, codes, text } = await ada.get('/api/tables');
    expect([status, codes]).toEqual([500, ['failed']]);
    expect(text).not.toContain('secret detail');
  });
});

describe('[H6] descriptions and figures', () => {
  it('openapi mentions every route', async () => {
    const room = await Room.open();
    const { status, body } = await room.ask({ url: '/openapi.json' });
    expect(status).toBe(200);
    expect(body['openapi']).toBe('3.1.0');
    const paths = body['paths'] as Record<string, Record<string, { responses: unknown }>>;
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(described.sort()).toEqual([
      'delete /api/account/sessions',
      'delete /api/account/sessions/{session}',
      'delete /api/resources/entry/{id}',
      'delete /api/resources/orders/{id}',
      'delete /api/tables',
      'delete /api/tables/{id}',
      'get /api/account',
      'get /api/daily',
      'get /api/games',
      'get /api/home',
      'get /api/me',
      'get /api/resources',
      'get /api/resources/entry/{id}',
      'get /api/resources/orders/{id}',
      'get /api/resources/{hash}',
      'get /api/resources/{hash}/page',
      'get /api/resources/{hash}/texts/{part}',
      'get /api/room',
      'get /api/tables',
      'get /api/tables/{id}',
      'get /api/tables/{id}/export',
      'get /api/tables/{id}/export/{kind}',
      'get /api/tables/{id}/replay',
      'get /api/tables/{id}/review',
      'get /api/tables/{id}/screen',
      'get /api/tables/{id}/times',
      'get /health',
      'get /metrics',
      'get /openapi.json',
      'patch /api/account',
      'patch /api/me',
      'patch /api/resources/entry/{id}',
      'patch /api/tables/{id}',
      'post /api/account',
      'post /api/daily',
      'post /api/log-in',
      'post /api/log-out',
      'post /api/resources',
      'post /api/resources/entry/{id}/copy',
      'post /api/resources/orders',
      'post /api/tables',
      'post /api/tables/import',
      'post /api/tables/{id}/again',
      'post /api/tables/{id}/duplicate',
      'put /api/resources/entry/{id}/texts',
    ]);
    for (const { responses } of Object.values(paths).flatMap((methods) => Object.values(methods)))
      expect(responses).not.toEqual({});
  });
  it('the description is written once', async () => {
    const room = await Room.open();
    const write = vi.spyOn(room.app, 'swagger');
    const [first, second] = [
      await room.ask({ url: '/openapi.json' }),
      await room.ask({ url: '/openapi.json' }),
    ];
    expect(second.text).toBe(first.text);
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(write).toHaveBeenCalledOnce();
  });
  it('caches are told how long each of them is good', async () => {
    const room = await Room.open();
    const kept = async (url: string) => (await room.ask({ url })).headers['cache-control'];
    expect(await kept('/health')).toBe('no-store');
    expect(await kept('/metrics')).toBe('no-store');
    expect(await kept('/openapi.json')).toBe('no-cache');
  });
  it('figures are for the room’s own machine, not for what a proxy passes on', async () => {
    const room = await Room.open();
    await room.ask({ url: '/health' });
    const own = await room.ask({ url: '/metrics' });
    expect(own.status).toBe(200);
    expect(own.text).toContain('ludoteca_http_seconds_count{method="GET",route="/health",status="200"} 1');
    expect(await room.ask({ url: '/metrics', remoteAddress: '192.168.1.9' })).toMatchObject({
      status: 403,
      codes: ['own-machine-only'],
    });
    for (const header of ['x-forwarded-for', 'forwarded', 'via'])
      expect((await room.ask({ url: '/metrics', headers: { [header]: '127.0.0.1' } })).status).toBe(403);
  });
});

describe('security headers', () => {
  it('no inline script, no frames, no guessing of types, nothing that needs TLS', async () => {
    const room = await Room.open();
    for (const url of ['/health', '/api/me', '/nowhere']) {
      const { headers } = await room.ask({ url });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
  it('HSTS and a Secure cookie where a trusted proxy says https', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const behind = await Room.open({ config: { trustProxy: loopbackSubnets } });
    const safe = await behind.ask({ url: '/api/me', headers });
    expect(safe.headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
    expect(String(safe.headers['set-cookie'])).toContain('Secure');
    const open = await Room.open();
    const plain = await open.ask({ url: '/api/me', headers });
    expect(String(plain.headers['set-cookie'])).not.toContain('Secure');
  });
  it('what players get is not kept by caches', async () => {
    const room = await Room.open();
    expect((await room.ask({ url: '/api/me' })).headers['cache-control']).toBe('no-store');
  });
});
