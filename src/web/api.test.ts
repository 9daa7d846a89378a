import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from './api.ts';

/** The next request is answered by this. */
function answer(response: Response): void {
  vi.stubGlobal('fetch', async () => response);
}

afterEach(() => vi.unstubAllGlobals());

describe('[R32] what is asked of the room', () => {
  it('is answered with what the room says', async () => {
    answer(Response.json({ review: null }));
    expect(await api.get('/tables/a/review?seat=0')).toEqual({ ok: true, value: { review: null } });
  });
  it('is not answered when the connection breaks in the middle of the answer', async () => {
    const cut = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"rev'));
        stream.error(new TypeError('network error'));
      },
    });
    answer(new Response(cut, { headers: { 'content-type': 'application/json' } }));
    expect(await api.get('/tables/a/review?seat=0')).toEqual({
      ok: false,
      problems: [{ code: 'room-away' }],
    });
  });
  it('[H13] is given again as it was where nothing has changed, and anew where something has', async () => {
    const asked: (string | null)[] = [];
    const answers = [
      Response.json({ n: 1 }, { headers: { etag: '"one"' } }),
      new Response(null, { status: 304 }),
      Response.json({ n: 2 }, { headers: { etag: '"two"' } }),
    ];
    vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
      asked.push(new Headers(headers).get('if-none-match'));
      return answers.shift();
    });
    const first = await api.getNewer('/home', null);
    if (!first.ok) throw new Error('refused');
    const second = await api.getNewer('/home', first.value);
    if (!second.ok) throw new Error('refused');
    expect(second.value).toBe(first.value);
    const third = await api.getNewer('/home', second.value);
    expect(third).toEqual({ ok: true, value: { value: { n: 2 }, tag: '"two"' } });
    expect(asked).toEqual([null, '"one"', '"one"']);
  });
  it('is refused with every reason that the room gives', async () => {
    const problems = [{ code: 'not-your-turn' }, { code: 'stale' }];
    answer(Response.json({ problems }, { status: 409 }));
    expect(await api.post('/tables', {})).toEqual({ ok: false, problems });
  });
});
