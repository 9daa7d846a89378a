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
  it('is refused with every reason that the room gives', async () => {
    const problems = [{ code: 'not-your-turn' }, { code: 'stale' }];
    answer(Response.json({ problems }, { status: 409 }));
    expect(await api.post('/tables', {})).toEqual({ ok: false, problems });
  });
});
