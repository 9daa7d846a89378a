import { describe, expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { type ApiPorts, type ApiRequest, type ApiResponse, RoomApi } from './api.ts';

type Route = (request: ApiRequest) => ApiResponse | null;

function apiTo(route: Route, more: Partial<ApiPorts> = {}) {
  const asked: string[] = [];
  const fetch = async (request: ApiRequest) => {
    asked.push(`${request.method} ${request.path}${request.body === null ? '' : ` ${request.body}`}`);
    return route(request);
  };
  const api = new RoomApi({ fetch, unreachable: { code: 'away' }, foreign: { code: 'foreign' }, ...more });
  return { api, asked };
}

const json = (content: unknown, status = 200): ApiResponse => {
  return { ok: status < 300, status, text: JSON.stringify(content) };
};
const refused = (...codes: readonly string[]) => ({ ok: false, problems: codes.map((code) => ({ code })) });
const nobody = { aborted: false };

describe('[R32] what is asked of the room', () => {
  it('is answered with what the room says', async () => {
    const { api, asked } = apiTo(() => json({ review: null }));
    expect(await api.review('a b', 0, nobody)).toEqual({ ok: true, value: null });
    expect(asked).toEqual(['GET /api/tables/a%20b/review?seat=0']);
  });
  it('is refused with every reason that the room gives', async () => {
    const problems = [
      { code: 'not-your-turn', params: { n: 1 } },
      { code: 'stale', path: 'name' },
    ];
    const { api } = apiTo(() => json({ problems, message: '' }, 409));
    expect(await api.create({ game: 'rolit' })).toEqual({ ok: false, problems });
  });
  it('says so when no answer comes', async () => {
    const { api } = apiTo(() => null);
    expect(await api.games()).toEqual(refused('away'));
  });
  it.each([
    ['no JSON', { ok: true, status: 200, text: '<html>' }],
    ['a refusal without problems', { ok: false, status: 502, text: 'Bad gateway' }],
    ['problems of another kind', json({ problems: [{ code: 7 }, null, 'x'] }, 400)],
  ])('says so when something else answers: %s', async (_, answer) => {
    const { api } = apiTo(() => answer);
    expect(await api.me()).toEqual(refused('foreign'));
  });
  it('is not taken for an answer when who asks knows better', async () => {
    const { api } = apiTo(() => json({ tables: 'many' }), { isAnswer: (kind) => kind !== 'tables' });
    expect(await api.list('mine')).toEqual(refused('foreign'));
  });
  it('has nothing to read in an empty answer', async () => {
    const { api, asked } = apiTo(() => ({ ok: true, status: 204, text: '' }));
    expect(await api.remove('a')).toEqual({ ok: true, value: null });
    expect(asked).toEqual(['DELETE /api/tables/a {}']);
  });
});

describe('[H13] the first page', () => {
  it('is given again as it was where nothing has changed, and anew where something has', async () => {
    const tags: (string | undefined)[] = [];
    const answers = [
      { ...json({ n: 1 }), tag: '"one"' },
      { ok: false, status: 304, text: '' },
      { ...json({ n: 2 }), tag: '"two"' },
    ];
    const { api } = apiTo(({ tag }) => {
      tags.push(tag);
      return answers.shift()!;
    });
    const first = must(await api.home(null));
    const second = must(await api.home(first));
    expect(second).toBe(first);
    expect(must(await api.home(second))).toEqual({ value: { n: 2 }, tag: '"two"' });
    expect(tags).toEqual([undefined, '"one"', '"one"']);
  });
});

describe('[R32] a room that has forgotten its guest', () => {
  it('is asked who I am, then the same again, once', async () => {
    let knows = false;
    const { api, asked } = apiTo(({ path }) => {
      if (path === '/api/me') knows = true;
      else if (!knows) return json({ problems: [{ code: 'session-missing' }] }, 401);
      return json({ id: 't', games: [] });
    });
    expect((await api.daily({ game: 'kenken', key: null })).ok).toBe(true);
    const daily = 'POST /api/daily {"game":"kenken"}';
    expect(asked).toEqual([daily, 'GET /api/me', daily]);
  });
  it('that goes on not knowing me is believed', async () => {
    const { api, asked } = apiTo(() => json({ problems: [{ code: 'session-missing' }] }, 401));
    expect(await api.today()).toEqual(refused('session-missing'));
    expect(asked).toEqual(['GET /api/daily', 'GET /api/me']);
  });
});

describe('[R22] files', () => {
  it('go as the text that they are', async () => {
    const { api, asked } = apiTo(() => json({ id: 't' }));
    await api.import('{"ludoteca":"table"}');
    expect(asked).toEqual(['POST /api/tables/import {"ludoteca":"table"}']);
  });
  it('of other programs come as text, and refusals as such', async () => {
    const { api } = apiTo(() => ({ ok: true, status: 200, text: '(;GM[2])' }));
    expect(await api.exportAs('a', 'sgf')).toEqual({ ok: true, value: '(;GM[2])' });
    const missing = apiTo(() => json({ problems: [{ code: 'file-kind' }] }, 404));
    expect(await missing.api.exportAs('a', 'x')).toEqual(refused('file-kind'));
  });
  it('to keep come with the name that the room gives them, and refusals as such', async () => {
    const disposition = `attachment; filename="Sant Joan.json"; filename*=UTF-8''Sant%20Jo%C3%A0n.json`;
    const { api, asked } = apiTo(() => ({ ok: true, status: 200, text: '{}', disposition }));
    const kept = { ok: true, value: { name: 'Sant Joàn.json', text: '{}' } };
    expect([await api.file('a', null), await api.file('a', 'replay')]).toEqual([kept, kept]);
    expect(asked).toEqual(['GET /api/tables/a/export', 'GET /api/tables/a/export/replay']);
    const paused = apiTo(() => json({ problems: [{ code: 'paused' }] }, 409));
    expect(await paused.api.file('a', null)).toEqual(refused('paused'));
  });
});
