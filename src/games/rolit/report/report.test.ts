import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocument, example, gameDocument, teamExample } from '../../../../test/reports.ts';
import { languages, type Messages, speaker } from '../../../core/phrase.ts';
import { must } from '../../../core/result.ts';
import { messages } from '../messages/index.ts';
import { readReport } from './read.ts';
import { writeReport } from './write.ts';

function again(document: unknown): unknown {
  return JSON.parse(writeReport(must(readReport(JSON.stringify(document)))));
}

function problems(text: string): readonly (readonly [string, string | undefined])[] {
  const read = readReport(text);
  return read.ok ? [] : read.problems.map(({ code, path }) => [code, path] as const);
}

/** The document with the value at this path replaced; undefined takes it out. */
function changed(document: object, path: string, value: unknown): string {
  const copy = structuredClone(document) as Record<string, unknown>;
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  let at = copy;
  for (const step of steps.slice(0, -1)) at = at[step] as typeof at;
  if (value === undefined) delete at[steps.at(-1)!];
  else at[steps.at(-1)!] = value;
  return JSON.stringify(copy);
}

describe('a report that is right', () => {
  it('[O8] the example of annex A reads as a game', () => {
    const report = must(readReport(JSON.stringify(example)));
    expect(report).toMatchObject({ kind: 'game', shape: 'SM', variant: 'free', turn: 1, warnings: [] });
    if (report.kind !== 'game') return;
    expect(report.players.map(({ name, color, team }) => [name, color, team])).toEqual([
      ['Ada', 'yellow', null],
      ['Leo', 'brown', null],
      ['Mar', 'red', null],
    ]);
    expect(report.balls.flatMap((owner, place) => (owner === null ? [] : [[place, owner]]))).toEqual([
      [28, 1],
      [29, 0],
    ]);
  });

  it('[O8] is written as it was read, whatever it is', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(again(document)).toEqual(document);
      }),
    );
  });

  it('[O8] writes the same keys in the same order', () => {
    const { turn, players, ...rest } = example;
    const mixed = JSON.stringify({ turn, players, ...rest }, null, 3);
    expect(writeReport(must(readReport(mixed)))).toBe(writeReport(must(readReport(JSON.stringify(example)))));
  });

  it('[O8] counts a team’s balls, and says so', () => {
    const report = must(readReport(changed(teamExample, 'teams[0].score', 0)));
    expect(report.warnings.map(({ code, path }) => [code, path])).toEqual([
      ['report-team-sum', 'teams[0].score'],
    ]);
    expect(JSON.parse(writeReport(report))).toEqual(teamExample);
  });

  it.each([-3, 7.5, 1e6])('[O8] takes %j as a team’s score, whatever number it is, and counts', (score) => {
    const report = must(readReport(changed(teamExample, 'teams[0].score', score)));
    expect(report.warnings).toMatchObject([
      { code: 'report-team-sum', path: 'teams[0].score', params: { score } },
    ]);
    expect(JSON.parse(writeReport(report))).toEqual(teamExample);
  });

  it('[O8] may have a mark at the beginning of the file', () =>
    expect(readReport(`\uFEFF${JSON.stringify(example)}`).ok).toBe(true));

  it('[O8] a ball in nobody’s colour is neutral, and stays that colour', () => {
    const text = changed(example, 'board.cubes[2]', { color: 'pink', pos: [0, 0] });
    const report = must(readReport(text));
    expect(report).toMatchObject({ warnings: [{ code: 'report-nobodys', path: 'board' }] });
    expect(report.kind === 'game' && report.balls[0]).toBe(-1);
    expect(JSON.parse(writeReport(report))).toEqual(JSON.parse(text));
  });
});

describe('a report that is wrong', () => {
  it.each([
    ['type', 'GameSolo', 'report-type'],
    ['type', undefined, 'report-missing'],
    ['board', [], 'report-not-object'],
    ['board.shape', 'XL', 'report-shape'],
    ['board.cubes', {}, 'report-not-list'],
    ['board.cubes[1]', 7, 'report-not-object'],
    ['board.cubes[1].color', 'Q', 'report-color'],
    ['board.cubes[1].color', null, 'report-color'],
    ['board.cubes[1].pos', [8, 0], 'report-off-board'],
    ['board.cubes[1].pos', [3], 'report-pos'],
    ['board.cubes[1].pos', [3, -1], 'report-pos'],
    ['board.cubes[1].pos', [3, 0.5], 'report-pos'],
    ['board.cubes[1].pos', [3, 4], 'report-pos-taken'],
    ['board.cubes[0].size', 1, 'report-key'],
    ['players', 'Ada', 'report-not-list'],
    ['players[2].name', 7, 'report-not-text'],
    ['players[2].name', ' ', 'report-name'],
    ['players[2].name', 'Mar\u202e', 'report-name'],
    ['players[2].name', 'ÀDA', 'report-name-taken'],
    ['players[2].color', 'yellow', 'report-color-taken'],
    ['players[2].score', 1, 'report-score-wrong'],
    ['players[2].score', -1, 'report-score'],
    ['players[2].score', '0', 'report-score'],
    ['players[2].strategy', 'LUCK', 'report-strategy'],
    ['players[2].age', 40, 'report-key'],
    ['variant', 'chess', 'report-variant'],
    ['teams', [], 'report-teams-classic'],
    ['turn', 'G', 'report-turn'],
    ['turn', 'Z', 'report-color'],
    ['turn', undefined, 'report-missing'],
    ['__proto__x', 1, 'report-key'],
  ])('[O8] %s as %j: %s', (path, value, code) => {
    const found = problems(changed(example, path, value));
    expect(found).toContainEqual([code, path]);
    // A list or object that is none, or a type that is none, may also be missed elsewhere.
    if (!['type', 'players', 'players[2].color'].includes(path)) expect(found).toHaveLength(1);
  });

  it.each([
    ['teams', undefined, 'report-missing', 'teams'],
    ['teams[1].name', 'SOL', 'report-name-taken', 'teams[1].name'],
    ['teams[1].score', 'x', 'report-score', 'teams[1].score'],
    ['teams[0].players[0].score', 1, 'report-score-wrong', 'teams[0].players[0].score'],
    ['teams[0].players[0].name', 'Nil', 'report-team-stranger', 'teams[0].players[0].name'],
    ['teams[0].players[0].color', 'G', 'report-team-color', 'teams[0].players[0].color'],
    ['teams[0].players', [], 'report-team-none', 'players[0]'],
    ['teams[2].players', [{ name: 'Leo', color: 'B' }], 'report-team-twice', 'players[1]'],
  ])('[O8] teams: %s as %j: %s', (path, value, code, where) => {
    expect(problems(changed(teamExample, path, value))).toContainEqual([code, where]);
  });

  it('[O8] in a replay the path begins with the state', () => {
    const replay = { states: [{ command: '', game: example }] };
    expect(problems(changed(replay, 'states[0].game.board.cubes[0].color', 'x'))).toEqual([
      ['report-color', 'states[0].game.board.cubes[0].color'],
    ]);
    expect(problems(changed(replay, 'states[0].command', 3))).toEqual([
      ['report-not-text', 'states[0].command'],
    ]);
  });

  it.each([
    ['ca', 'players[2].color: aquest color ja el té «Ada».'],
    ['es', 'players[2].color: este color ya lo tiene «Ada».'],
    ['en', 'players[2].color: “Ada” already has this colour.'],
  ] as const)('[O8][R53] names are quoted, so that none needs an elision: %s', (lang, sentence) => {
    const read = readReport(changed(example, 'players[2].color', 'Y'));
    const [told] = read.ok ? [] : read.problems.filter(({ code }) => code === 'report-color-taken');
    expect(speaker(lang, [messages[lang]], [])(told!.code, told!.params)).toBe(sentence);
  });

  it('[O8] every problem is told at once', () => {
    const text = JSON.stringify({
      ...example,
      turn: 'Z',
      players: [{ name: '', color: 'Q' }],
      board: { shape: 'XL', cubes: [{ color: 'U' }] },
    });
    expect(problems(text)).toEqual([
      ['report-shape', 'board.shape'],
      ['report-missing', 'board.cubes[0].pos'],
      ['report-name', 'players[0].name'],
      ['report-color', 'players[0].color'],
      ['report-color', 'turn'],
    ]);
  });

  it.each([
    ['', 1, 1],
    ['{"type": GameClassic}', 1, 10],
    ['{\n  "type": "GameClassic",\n  "board": {,}\n}', 3, 13],
    ['{"a": [1, 2}', 1, 12],
    ['{"a": 1,}', 1, 9],
    ['{"a": "x\ny"}', 1, 7],
    ['[1] 2', 1, 5],
    ['{"a" 1}', 1, 6],
    ['[01]', 1, 3],
    ['{"cubes": [', 1, 12],
  ])('[O8] %j is no JSON: line %i, column %i', (text, line, column) => {
    expect(readReport(text)).toMatchObject({ problems: [{ code: 'report-json', params: { line, column } }] });
  });

  it.each(['null', '7', '"x"', '[]', '{}', '{"ludoteca":"table"}'])('[O8] %s is none at all', (text) =>
    expect(problems(text)).toEqual([['report-foreign', undefined]]),
  );

  it.each([
    ['{"shape":"SM","shape":"SL","cubes":[]}', ['shape']],
    [
      '{"shape":"SM","cubes":[{"color":"Y","pos":[0,0]},{"color":"Y","pos":[0,1],"c\\u006flor":"R"}]}',
      ['cubes[1].color'],
    ],
    [
      '\uFEFF{"states": [], "states": [{"command": "", "game": {"turn":"Y", "turn" : "Y"}}]}',
      ['states', 'states[0].game.turn'],
    ],
    ['{"shape":"SM","cubes":[],"":[[],[{"a":1},{"a":"\\"{,"}]],"x":{"":1,"":2}}', ['x.']],
  ])('[O8] %s has a key twice', (text, paths) => {
    expect(problems(text)).toEqual(paths.map((path) => ['report-key-twice', path]));
  });

  it('[O8] a spoilt value is named by its path', () => {
    fc.assert(
      fc.property(
        gameDocument,
        fc.nat(),
        fc.constantFrom('Q', 99, null, {}, [[]]),
        (document, which, bad) => {
          const paths = pathsOf(document, '');
          const path = paths[which % paths.length]!;
          const found = problems(changed(document, path, bad)).map(([, where]) => where ?? '');
          expect(found.some((where) => where.startsWith(path) || path.startsWith(where))).toBe(true);
        },
      ),
    );
  });

  it('[O8] a key that no report has is named by its path', () => {
    fc.assert(
      fc.property(anyDocument, fc.nat(), (document, which) => {
        const objects = ['', ...pathsOf(document, '', isRecord)];
        const under = objects[which % objects.length]!;
        const path = under === '' ? 'colour' : `${under}.colour`;
        expect(problems(changed(document, path, 'Y'))).toContainEqual(['report-key', path]);
      }),
    );
  });
});

/** Paths of the values that no other value can stand for (names, sums of teams and texts of commands can be others). */
function pathsOf(value: unknown, path: string, wanted = isSpoilable): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    const here = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    return [...(wanted(below, here) ? [here] : []), ...pathsOf(below, here, wanted)];
  });
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSpoilable(_: unknown, path: string): boolean {
  return !/\.name$|teams\[\d\]\.score$|pos\[\d\]$/.test(path);
}

describe('anything', () => {
  it('[O8] any text gives a Result', () => {
    const near = gameDocument.chain((document) => {
      const text = JSON.stringify(document);
      return fc
        .tuple(fc.nat(text.length), fc.nat(5), fc.string())
        .map(([at, gone, added]) => text.slice(0, at) + added + text.slice(at + gone));
    });
    fc.assert(fc.property(fc.oneof(fc.string(), near), (text) => hasWords(text)));
  });

  it('[O8] any JSON gives a Result', () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom('type', 'board', 'cubes', 'states', 'players', '__proto__'),
    );
    const wild = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'medium' },
        fc.jsonValue(),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 5 }),
      ),
    })).value;
    fc.assert(fc.property(wild, (value) => hasWords(JSON.stringify(value))));
  });

  it('[O8] deep and large texts too', () => {
    expect(readReport('['.repeat(200_000)).ok).toBe(false);
    expect(readReport(`{"states":"${'x'.repeat(1_000_000)}\u0001"}`).ok).toBe(false);
    const cubes = Array.from({ length: 20_000 }, () => ({ color: 'Q', pos: [0, 0] }));
    expect(problems(JSON.stringify({ shape: 'SM', cubes })).length).toBeLessThanOrEqual(50);
    const players = Array.from({ length: 40_000 }, (_, at) => ({ name: `P${at}`, color: 'Y' }));
    expect(problems(JSON.stringify({ ...example, players }))[0]).toEqual(['report-many', 'players']);
  });

  it('[O8][R53] what is wrong is said in three languages, nothing left open, nothing that hides', () => {
    for (const text of [
      changed(example, 'players[2].color\u202e', 1),
      changed(example, 'turn', 'G\u001b[2J'),
    ])
      hasWords(text);
  });
});

/** Every problem can be said in every language, on one line. */
function hasWords(text: string): void {
  const read = readReport(text);
  if (read.ok) return;
  for (const lang of languages) {
    const words: Messages = messages[lang];
    const say = speaker(lang, [words], []);
    for (const { code, params } of read.problems) {
      const holes = [...(words[code] ?? '').matchAll(/\{(\w+)/g)].map(([, hole]) => hole);
      expect(Object.keys(params ?? {})).toEqual(expect.arrayContaining(holes));
      expect(say(code, params)).not.toMatch(/^[\w-]+$|[\p{Cc}\u202e]/u);
    }
  }
}
