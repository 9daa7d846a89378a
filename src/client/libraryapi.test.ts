import { describe, expect, it } from 'vitest';
import { type ApiRequest, type ApiResponse, RoomApi } from './api.ts';
import { LibraryApi } from './libraryapi.ts';

function libraryAt(route: (request: ApiRequest) => unknown) {
  const asked: string[] = [];
  const fetch = async (request: ApiRequest): Promise<ApiResponse> => {
    asked.push(`${request.method} ${request.path}${request.body === null ? '' : ` ${request.body}`}`);
    const answer = route(request);
    return { ok: true, status: 200, text: typeof answer === 'string' ? answer : JSON.stringify(answer) };
  };
  const api = new RoomApi({ fetch, unreachable: { code: 'away' }, foreign: { code: 'foreign' } });
  return { library: new LibraryApi(api), asked };
}

describe('[L5] the library as pages read it', () => {
  const page = (from: number, n: number) => Array.from({ length: n }, (_, at) => ({ ref: `${from + at}` }));
  it('page by page, each told as it comes', async () => {
    const { library, asked } = libraryAt(({ path }) =>
      path.endsWith('page=0')
        ? { resources: page(0, 100), total: 130 }
        : { resources: page(100, 30), total: 130 },
    );
    const told: number[] = [];
    expect(await library.list('kenken', 'level', (some) => told.push(some.length) > 0)).toBe(null);
    expect(told).toEqual([100, 130]);
    expect(asked).toHaveLength(2);
  });
  it('no further once nobody wants it', async () => {
    const { library, asked } = libraryAt(() => ({ resources: page(0, 100), total: 1000 }));
    await library.list('kenken', 'level', () => false);
    expect(asked).toHaveLength(1);
  });
  it('what goes wrong is given back', async () => {
    const { library } = libraryAt(() => '<html>');
    expect(await library.list('kenken', 'level', () => true)).toMatchObject({
      problems: [{ code: 'foreign' }],
    });
  });
});

describe('[L1] [L3] what is changed there', () => {
  it('goes by the routes of the protocol', async () => {
    const { library, asked } = libraryAt(() => 'null');
    await library.bring({ game: 'kenken', kind: 'level', name: 'A', texts: { level: '1' }, replace: false });
    await library.renew('a b', { level: '2' });
    await library.entry('x');
    await library.remove('x');
    await library.texts('f', ['level']);
    expect(asked).toEqual([
      'POST /api/resources {"game":"kenken","kind":"level","name":"A","texts":{"level":"1"},"replace":false}',
      'PUT /api/resources/entry/a%20b/texts {"texts":{"level":"2"}}',
      'GET /api/resources/entry/x',
      'DELETE /api/resources/entry/x {}',
      'GET /api/resources/f/texts/level',
    ]);
  });
});
