import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originsFor } from './about.ts';
import { Room } from './room.testing.ts';

const page = '<!doctype html><title>Ludoteca</title>';
const html = { accept: 'text/html,application/xhtml+xml' };
let folder = '';
let room: Room;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'stamp'), 'abc');
  writeFileSync(join(folder, 'assets', 'main-1234.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'main-1234.js.gz'), gzipSync('export {};'));
  room = await Room.open({ page: folder });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (url: string, headers: Record<string, string> = {}) =>
  room.app.inject({ method: 'GET', url, headers });

describe('[H9] the page', () => {
  it('is served at the root, and asked for again each time', async () => {
    const { statusCode, body, headers } = await get('/', html);
    expect([statusCode, body, headers['cache-control']]).toEqual([200, page, 'no-cache']);
  });
  it('[R30] every place within it is the page itself, so that a link leads there', async () => {
    for (const url of ['/table/abcdefgh', '/manual/rolit', '/saved?game=rolit', '/nothing'])
      expect((await get(url, html)).body).toBe(page);
  });
  it('what a hash names is kept for ever, compressed where the browser can read it', async () => {
    const { headers } = await get('/assets/main-1234.js', { 'accept-encoding': 'gzip' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('gzip');
  });
  it('a missing script, an unknown route of the interface and the build’s own notes are not the page', async () => {
    for (const url of [
      '/assets/gone.js',
      '/api/nothing',
      '/stamp',
      '/../package.json',
      '/%2e%2e/package.json',
    ])
      expect((await get(url)).statusCode).toBe(404);
    expect((await get('/api/nothing', html)).statusCode).toBe(404);
    expect((await room.app.inject({ method: 'POST', url: '/table/x', headers: html })).statusCode).toBe(404);
  });
  it('no script, style or request but its own', async () => {
    const policy = String((await get('/', html)).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
  });
  it('a room without a page says that there is nothing', async () => {
    const bare = await Room.open();
    expect((await bare.app.inject({ method: 'GET', url: '/', headers: html })).statusCode).toBe(404);
  });
});

describe('[H8] where others reach the room', () => {
  it('the public address, if it was told', () =>
    expect(
      originsFor('https://games.example.org', 'http://localhost:8080', 'localhost', ':8080', true),
    ).toEqual(['https://games.example.org']));
  it('else the address by which somebody came, if it leads here from elsewhere', () =>
    expect(originsFor(null, 'http://casa.lan:8080', 'casa.lan', ':8080', false)).toEqual([
      'http://casa.lan:8080',
    ]));
  it.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'ludoteca.localhost'])(
    'from %s of a room that only listens to its own machine: nowhere',
    (name) => expect(originsFor(null, `http://${name}:8080`, name, ':8080', false)).toEqual([]),
  );
  it('is told to guests', async () => {
    const ada = await room.visitor();
    expect((await ada.get('/api/room')).body).toMatchObject({ origins: [] });
  });
});

describe('[T8] a table as I may see it now', () => {
  it('with my seat active, if it is the only one of mine', async () => {
    const ada = await room.visitor();
    const { body } = await ada.post('/api/tables', {
      game: 'mastermind',
      seats: [{ name: 'Ada' }],
      start: true,
    });
    const screen = (await ada.get(`/api/tables/${body['id']}/screen`)).body;
    expect(screen).toMatchObject({ game: 'mastermind', phase: 'playing', seat: 0, owner: true });
  });
  it('[R31] as a spectator where several people share a screen, and for everybody else', async () => {
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    const seats = [{ name: 'Ada' }, { name: 'Mar' }];
    const { body } = await ada.post('/api/tables', { game: 'mastermind', seats, start: true });
    for (const client of [ada, leo])
      expect((await client.get(`/api/tables/${body['id']}/screen`)).body).toMatchObject({ seat: null });
  });
  it('an unknown one: 404', async () => {
    const ada = await room.visitor();
    expect((await ada.get('/api/tables/nothinghere/screen')).status).toBe(404);
  });
});
