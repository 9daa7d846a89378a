import { describe, expect, it } from 'vitest';

import type { Manifest } from '../core/resource.ts';
import { type Event, type EventBody, longestMove, mostHints } from '../room/event.ts';
import { manifestHash } from '../room/resources.ts';

import { parseTableFile, readEvent } from './files.ts';

const manifest: Manifest = { kind: 'level', language: null, texts: { level: 'ab'.repeat(32) } };
const created = {
  kind: 'created',
  name: 'Sticks',
  game: 'template',
  version: 1,
  options: { sticks: 9 },
  resources: { level: { hash: manifestHash(manifest), name: '5x5-easy-1' } },
  seed: 'ab'.repeat(32),
  hints: null,
  owner: null,
  origin: 'new',
} as const;

/** One of each kind; a kind that is forgotten does not compile. */
const bodies: { readonly [Kind in EventBody['kind']]: Extract<EventBody, { kind: Kind }> } = {
  created: {
    ...created,
    daily: '2026-07-29',
    dailyKey: 'code',
    rated: true,
    clock: { kind: 'game', ms: 300_000, incrementMs: 5000 },
  },
  renamed: { kind: 'renamed', name: 'Sunday' },
  seated: {
    kind: 'seated',
    seat: 0,
    choice: { name: 'Ada', bot: null, picks: { role: 'x' } },
    player: 'ada',
    credit: 'ada-two',
    rival: 'fox',
  },
  reseated: { kind: 'reseated', seat: 0, choice: { name: 'Eva', bot: null, picks: {} } },
  stood: { kind: 'stood', seat: 0 },
  started: { kind: 'started' },
  moved: { kind: 'moved', seat: 0, text: '2' },
  asked: { kind: 'asked', what: 'undo', to: 4 },
  answered: { kind: 'answered', agree: true },
  undone: { kind: 'undone', to: 4 },
  returned: { kind: 'returned', to: 4 },
  saved: { kind: 'saved', name: 'before tea' },
  paused: { kind: 'paused' },
  resumed: { kind: 'resumed' },
  rested: { kind: 'rested' },
  woke: { kind: 'woke' },
  paced: { kind: 'paced', speed: 4 },
  hinted: {
    kind: 'hinted',
    seat: 0,
    hints: [{ move: '2', worth: 3, reason: { code: 'leaves', params: { left: 4, who: { seat: 1 } } } }],
  },
  forfeited: { kind: 'forfeited', seat: 0, why: 'gone' },
};

const event = (body: unknown) => ({ seq: 1, at: 5, actor: null, cmd: 'c1', body }) as Event;

describe('[T6] the events of a file', () => {
  it.each(Object.values(bodies))('$kind is read as it was written', (body) =>
    expect(readEvent(event(body))).toEqual(event(body)),
  );
  it.each(
    Object.values(bodies).flatMap((body) =>
      Object.keys(body)
        .filter((key) => key !== 'daily' && key !== 'options')
        .map((key) => [body.kind, key, body] as const),
    ),
  )('%s with a wrong %s has not the form of one', (_, key, body) =>
    expect(readEvent(event({ ...body, [key]: { not: ['that'] } }))).toBeNull(),
  );
  it.each(['seq', 'at', 'actor', 'cmd', 'body'])('one with a wrong %s is none', (key) =>
    expect(readEvent({ ...event(bodies.started), [key]: [] })).toBeNull(),
  );
  it.each([null, 7, [], 'x'])('options are for the game to read, but no %j', (options) =>
    expect(readEvent(event({ ...created, options }))).toBeNull(),
  );
  it('what no event has is left out', () =>
    expect(readEvent({ ...event({ kind: 'started', by: 'eva' }), more: 1 })).toEqual(event(bodies.started)));
  it('a move may be as long as one that is sent, and no longer', () => {
    const moved = (length: number) => event({ ...bodies.moved, text: 'x'.repeat(length) });
    expect(readEvent(moved(longestMove))).toEqual(moved(longestMove));
    expect(readEvent(moved(longestMove + 1))).toBeNull();
  });
});

describe('[T6] what may be left out, and how much there may be', () => {
  it.each([
    ['a hint that is not told', { kind: 'hinted', seat: 0 }],
    ['a seat without a rival', { kind: 'seated', seat: 0, choice: bodies.seated.choice, player: null }],
    ['a table without a clock', created],
    ['a clock of days', { ...created, clock: { kind: 'days', days: 3 } }],
    ['a clock of moves', { ...created, clock: { kind: 'move', ms: 30_000 } }],
  ])('%s', (_, body) => expect(readEvent(event(body))).toEqual(event(body)));
  it.each([
    ['a clock of another kind', { ...created, clock: { kind: 'sand', ms: 1 } }],
    ['a time that runs backwards', { ...created, clock: { kind: 'move', ms: -1 } }],
    ['a request for something else', { kind: 'asked', what: 'tea', to: 4 }],
    ['a request that is no kind of event', { kind: 'begged', what: 'undo', to: 4 }],
  ])('not: %s', (_, body) => expect(readEvent(event(body))).toBeNull());
  it('sixteen hints, each with a move of the longest', () => {
    const hinted = (count: number, length: number) => {
      const hint = { move: 'x'.repeat(length), worth: null, reason: { code: 'why' } };
      return event({ kind: 'hinted', seat: 0, hints: Array.from({ length: count }, () => hint) });
    };
    expect(readEvent(hinted(mostHints, longestMove))).toEqual(hinted(mostHints, longestMove));
    expect(readEvent(hinted(mostHints + 1, 1))).toBeNull();
    expect(readEvent(hinted(1, longestMove + 1))).toBeNull();
  });
});

describe('[T6] the events of files of format 1', () => {
  it.each([
    [
      { kind: 'undo-asked', to: 4 },
      { kind: 'asked', what: 'undo', to: 4 },
    ],
    [{ kind: 'undo-agreed' }, { kind: 'answered', agree: true }],
    [{ kind: 'undo-declined' }, { kind: 'answered', agree: false }],
  ])('$kind is read as what it is called today', (before, now) =>
    expect(readEvent(event(before))).toEqual(event(now)),
  );
  it('but not without what it needs', () => expect(readEvent(event({ kind: 'undo-asked' }))).toBeNull());
});

describe('[T6] the head of a file', () => {
  const file = {
    ludoteca: 'table',
    format: 2,
    game: 'template',
    version: 1,
    name: 'Sticks',
    resources: { level: { manifest, texts: { level: null } } },
    log: [event(created), 'anything'],
  };
  const wrong = (change: object) => ({ manifest: { ...manifest, ...change }, texts: {} });
  const paths = (change: object) => {
    const parsed = parseTableFile({ ...file, ...change });
    return parsed.ok ? [] : parsed.problems.map(({ code, path }) => `${code} ${path}`);
  };
  it('is read, and leaves the events for later', () =>
    expect(parseTableFile(file)).toEqual({ ok: true, value: file }));
  it('also of the format before, which named texts by kind', () => {
    const { resources: _, ...rest } = file;
    const { resources: __, ...before } = created;
    const body = { ...before, assets: {} } as unknown as EventBody;
    const first = { ...rest, format: 1, assets: {}, log: [event(body), 'anything'] };
    expect(parseTableFile(first)).toEqual({ ok: true, value: first });
  });
  it('says of a newer format that it is newer', () =>
    expect(parseTableFile({ ...file, format: 3 })).toEqual({
      ok: false,
      problems: [{ code: 'file-newer', params: { format: 3 }, path: 'format' }],
    }));
  it.each([
    ['format', { format: undefined }],
    ['format', { format: '2' }],
    ['format', { format: 0 }],
    ['format', { format: Number.NaN }],
    ['game', { game: 7 }],
    ['version', { version: 1.5 }],
    ['name', { name: 'a\u0000b' }],
    ['resources', { resources: [] }],
    ['resources.level', { resources: { level: null } }],
    ['resources.level.texts', { resources: { level: { manifest } } }],
    ['resources.level.texts.level', { resources: { level: { manifest, texts: { level: 7 } } } }],
    ['resources.level.manifest.language', { resources: { level: wrong({ language: 'xx' }) } }],
    ['resources.level.manifest.texts.level', { resources: { level: wrong({ texts: { level: 'ab' } }) } }],
    ['log', { log: {} }],
    ['log.0', { log: [event(bodies.started)] }],
    ['log.0', { log: [{ ...event(created), seq: 2 }] }],
    ['log.0', { game: 'other' }],
    ['log.0', { version: 2 }],
    ['log.0', { resources: {} }],
    ['log.0', { resources: { level: wrong({ kind: 'lexicon' }) } }],
    ['log.0', { resources: { level: wrong({ texts: { level: 'cd'.repeat(32) } }) } }],
  ])('names what is wrong in it: %s', (path, change) =>
    expect(paths(change)).toEqual([`file-malformed ${path}`]),
  );
});

describe('[T6] a file of format 1', () => {
  const { resources: _, ...rest } = created;
  const first = event({ ...rest, assets: { level: 'ab' } });
  const file = {
    ludoteca: 'table',
    format: 1,
    game: 'template',
    version: 1,
    name: 'Sticks',
    assets: { level: { hash: 'ab', text: null } },
    log: [first, 'anything'],
  };
  it('is read as it was written', () => expect(parseTableFile(file)).toEqual({ ok: true, value: file }));
  it.each([
    ['assets.level', { assets: { level: null } }],
    ['assets.level.text', { assets: { level: { hash: 'ab' } } }],
    ['log.0', { log: [event(created)] }],
    ['log.0', { log: [{ ...first, seq: 2 }] }],
    ['log.0', { game: 'other' }],
    ['log.0', { assets: {} }],
    ['log.0', { assets: { level: { hash: 'cd', text: null } } }],
  ])('names what is wrong in it: %s', (path, change) =>
    expect(parseTableFile({ ...file, ...change })).toMatchObject({
      problems: [{ code: 'file-malformed', path }],
    }),
  );
});
