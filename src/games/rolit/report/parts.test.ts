import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocument, example, partDocument } from '../../../../test/reports.ts';
import { must } from '../../../core/result.ts';
import { codec } from './codec.ts';
import { readAny, writeAny } from './parts.ts';

const cube = { color: 'W', pos: [3, 4] };
const player = { name: 'Ada', color: 'yellow', score: 3, strategy: 'GREEDY' };
const team = {
  name: 'Sol',
  score: 5,
  players: [
    { name: 'Ada', color: 'R', score: 2 },
    { name: 'Mar', color: 'P', score: 3 },
  ],
};
const state = { command: 'p 3 5', game: example };

function again(document: unknown): unknown {
  return JSON.parse(writeAny(must(readAny(JSON.stringify(document)))));
}

function problems(document: unknown): readonly (readonly [string, string | undefined])[] {
  const read = readAny(JSON.stringify(document));
  return read.ok ? [] : read.problems.map(({ code, path }) => [code, path] as const);
}

describe('[O8] parts of reports', () => {
  it.each([
    ['cube', cube],
    ['player', player],
    ['team', team],
    ['state', state],
  ] as const)('a %s is known by its keys, and written as it was read', (kind, document) => {
    expect(must(readAny(JSON.stringify(document)))).toMatchObject({ kind, warnings: [] });
    expect(again(document)).toEqual(document);
  });

  it('are written as they were read, whatever they are; so are whole reports', () => {
    fc.assert(
      fc.property(fc.oneof(partDocument, anyDocument), (document) => {
        expect(again(document)).toEqual(document);
      }),
    );
  });

  it('have their keys in one order', () => {
    const { strategy, score, color, name } = player;
    expect(writeAny(must(readAny(JSON.stringify({ strategy, score, color, name }))))).toBe(
      '{"name":"Ada","color":"yellow","score":3,"strategy":"GREEDY"}\n',
    );
  });

  it('a team’s score is the sum where all its players tell theirs, and that is said', () => {
    const read = must(readAny(JSON.stringify({ ...team, score: 0 })));
    expect(read.warnings.map(({ code, path }) => [code, path])).toEqual([['report-team-sum', 'score']]);
    expect(JSON.parse(writeAny(read))).toEqual(team);
  });

  it('a team’s score is left alone where a player tells none', () => {
    const untold = { ...team, score: 9, players: [...team.players, { name: 'Leo', color: 'B' }] };
    expect(again(untold)).toEqual(untold);
  });

  it('a team may be empty', () => {
    expect(again({ name: 'Ningú', players: [] })).toEqual({ name: 'Ningú', players: [] });
  });

  it.each([
    [{ color: 'W' }, 'report-missing', 'pos'],
    [{ pos: [3, 4] }, 'report-missing', 'color'],
    [{ ...cube, color: 'Q' }, 'report-color', 'color'],
    [{ ...cube, pos: [3] }, 'report-pos', 'pos'],
    [{ ...cube, pos: [3, -1] }, 'report-pos', 'pos'],
    [{ ...cube, pos: [99, 0] }, 'cli.report-off-boards', 'pos'],
    [{ ...cube, size: 1 }, 'report-key', 'size'],
    [{ name: 'Ada' }, 'report-missing', 'color'],
    [{ ...player, name: ' ' }, 'report-name', 'name'],
    [{ ...player, name: 7 }, 'report-not-text', 'name'],
    [{ ...player, color: 'no' }, 'report-color', 'color'],
    [{ ...player, score: -1 }, 'report-score', 'score'],
    [{ ...player, score: 1.5 }, 'report-score', 'score'],
    [{ ...player, strategy: 'LUCK' }, 'report-strategy', 'strategy'],
    [{ ...player, team: 'Sol' }, 'report-key', 'team'],
    [{ ...team, name: '' }, 'report-name', 'name'],
    [{ ...team, players: 'Ada' }, 'report-not-list', 'players'],
    [{ ...team, players: [player, 7] }, 'report-not-object', 'players[1]'],
    [{ ...team, players: [player, { ...player, color: 'B' }] }, 'report-name-taken', 'players[1].name'],
    [{ ...team, players: [player, { ...player, name: 'Leo' }] }, 'report-color-taken', 'players[1].color'],
    [{ ...team, score: 'x' }, 'report-score', 'score'],
    [{ ...team, score: -2, players: [{ name: 'Ada', color: 'R' }] }, 'report-score', 'score'],
    [{ ...team, motto: 'x' }, 'report-key', 'motto'],
    [{ command: 'p 3 4' }, 'report-missing', 'game'],
    [{ game: example }, 'report-missing', 'command'],
    [{ ...state, command: 3 }, 'report-not-text', 'command'],
    [{ ...state, command: 'p\u0007' }, 'report-command', 'command'],
    [{ ...state, game: { ...example, turn: 'G' } }, 'report-turn', 'game.turn'],
    [{ ...state, time: 1 }, 'report-key', 'time'],
  ])('%j: %s at %s', (document, code, path) => {
    expect(problems(document)).toEqual([[code, path]]);
  });

  it('a key that comes twice is told', () => {
    const read = readAny('{"name":"Ada","color":"Y","name":"Leo"}');
    expect(read).toMatchObject({ problems: [{ code: 'report-key-twice', path: 'name' }] });
  });

  it.each([[null], [7], [[]], [{}], [[cube]], [{ score: 3 }]])('%j is none', (document) => {
    expect(problems(document)).toEqual([['cli.report-foreign', undefined]]);
  });

  it('any JSON gives a Result', () => {
    const key = fc.constantFrom('color', 'pos', 'name', 'players', 'score', 'command', 'game', '__proto__');
    const wild = fc.dictionary(key, fc.oneof(fc.jsonValue(), partDocument), { maxKeys: 4 });
    fc.assert(fc.property(wild, (value) => typeof readAny(JSON.stringify(value)).ok === 'boolean'));
  });

  it('are no files of a table: nothing begins from them', () => {
    for (const document of [cube, player, state]) expect(codec.read(JSON.stringify(document))).toBeNull();
  });
});
