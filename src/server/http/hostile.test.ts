/** Levels that are broken, foreign or meant to hurt: refused with the place, nothing stored, and others are answered. */
import { afterAll, describe, expect, it } from 'vitest';
import { systemEntropy } from '../entropy.ts';
import { JobPool } from '../jobs/pool.ts';
import { Room } from './room.testing.ts';

const readers = new JobPool({ randomSeed: systemEntropy.seed });
afterAll(() => readers.close());

const cages = (count: number) =>
  Array.from({ length: count }, (_, at) => `0 1 1 ${(at % 9) + 1} 1`).join('\n');

describe('[K2] hostile levels', () => {
  it.each([
    ['10 MB of text', 'x'.repeat(10_000_000), ['resource-long']],
    ['10,000 cages', `9 10000\n${cages(10_000)}`, ['resource-long', 'cages-range', 'level-long']],
    ['a result of 400 digits', `2 2\n3 ${'9'.repeat(400)} 2 1 1 1 2\n1 3 2 2 1 2 2\n`, ['result-long']],
    ['a cage in two pieces', '3 2\n1 4 2 1 1 3 3\n1 14 7 1 2 1 3 2 1 2 2 2 3 3 1 3 2\n', ['cage-apart']],
    ['a name of the prototype', '__proto__', ['prop-token']],
  ])('%s: refused, nothing stored, and /health answers meanwhile', async (_, level, codes) => {
    const room = await Room.open({ readers });
    const ada = await room.visitor();
    const wanted = { game: 'kenken', kind: 'level', name: 'Bad', texts: { level } };
    const asked = ada.post('/api/resources', wanted);
    const health = await room.ask({ url: '/health' });
    expect(health.status).toBe(200);
    const answer = await asked;
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(codes).toContain(answer.codes[0]);
    const mine = await ada.get('/api/resources?game=kenken&kind=level&owner=mine');
    expect(mine.body['total']).toBe(0);
  });

  it('parts and names that reach for the prototype are refused', async () => {
    const room = await Room.open({ readers });
    const ada = await room.visitor();
    const payload =
      '{"game":"kenken","kind":"level","name":"Bad","texts":{"__proto__":"1 1\\n0 1 1 1 1\\n"}}';
    const headers = { cookie: ada.cookie, origin: 'http://localhost:80', 'content-type': 'application/json' };
    const { status, codes } = await room.ask({ method: 'POST', url: '/api/resources', headers, payload });
    expect([status, codes]).toEqual([400, ['body-not-json']]);
  });
});
