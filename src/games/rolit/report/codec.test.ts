import { describe, expect, it } from 'vitest';
import { example, replayExample as replay, teamExample } from '../../../../test/reports.ts';
import { must } from '../../../core/result.ts';
import { setup, type View, view } from '../rules.ts';
import { codec } from './codec.ts';
import type { GameReport } from './model.ts';
import { readReport } from './read.ts';
import { seatsOf, startFrom } from './seating.ts';

const text = (document: unknown) => JSON.stringify(document);

function found(document: unknown) {
  return must(codec.read(text(document))!);
}

function problems(document: unknown) {
  const read = codec.read(text(document))!;
  return read.ok ? [] : read.problems.map(({ code, path }) => [code, path] as const);
}

function game(document: unknown): GameReport {
  return must(readReport(text(document))) as GameReport;
}

describe('a game report', () => {
  it('[O8] is the start of a table', () => {
    const start = found(example);
    expect(start).toMatchObject({
      kind: 'start',
      about: { code: 'report.game', params: { players: 3, balls: 2 } },
      options: { variant: 'free', shape: 'SM', mode: 'classic', start: '3 1 e4=1 f4=0' },
      seats: [
        { name: 'Ada', bot: null, picks: { color: 'yellow' } },
        { name: 'Leo', bot: null, picks: { color: 'brown' } },
        { name: 'Mar', bot: null, picks: { color: 'red' } },
      ],
      warnings: [],
    });
  });

  it('[O8] seats teams and bots; a team that nobody is in is left out', () => {
    expect(found(teamExample)).toMatchObject({
      options: { mode: 'teams', teams: ['Sol', 'Luna'] },
      seats: [
        { bot: null, picks: { color: 'red', team: 'Sol' } },
        { bot: 'greedy', picks: { color: 'blue', team: 'Luna' } },
        { bot: 'random', picks: { color: 'pink', team: 'Sol' } },
      ],
      warnings: [{ code: 'report-team-left-out', path: 'teams[2]' }],
    });
  });

  it('[O8] a bot that is not there is played by the strongest', () => {
    const players = [{ ...example.players[0], strategy: 'EXPERT' }, ...example.players.slice(1)];
    const report = game({ ...example, players });
    expect(must(startFrom(report, ['random', 'greedy']))).toMatchObject({
      seats: [{ bot: 'greedy' }, { bot: null }, { bot: null }],
      warnings: [{ code: 'report-bot-missing', path: 'players[0].strategy' }],
    });
    expect(seatsOf(report, ['random', 'greedy', 'minimax', 'expert'])[0]!.bot).toBe('expert');
  });

  it('[O8] comes out as it went in', () => {
    const start = found(example);
    if (start.kind !== 'start') throw new Error(start.kind);
    const position = view(setup(start.options, start.seats), 'spectator');
    const written = codec.write('report', { ...start, positions: [{ move: null, view: position }] });
    expect(JSON.parse(written)).toEqual(example);
  });

  it.each([
    [{ ...example, variant: 'othello' }, 'players-many', 'players'],
    [{ ...teamExample, variant: 'othello' }, 'report-othello-teams', 'variant'],
    [
      {
        ...teamExample,
        teams: teamExample.teams.map((team) => ({ ...team, name: `${team.name} `.repeat(6) })),
      },
      'name-long',
      'teams[0].name',
    ],
    [{ ...example, players: example.players.slice(0, 1), turn: 'Y' }, 'players-few', 'players'],
    [
      {
        ...example,
        players: example.players.map((player, at) => ({ ...player, name: `${at}`.repeat(30) })),
      },
      'name-long',
      'players[0].name',
    ],
    [
      {
        ...teamExample,
        teams: [{ name: 'Sol', players: teamExample.players.map(({ name, color }) => ({ name, color })) }],
      },
      'report-teams-few',
      'teams',
    ],
  ])('[O8] %# one that no table can be made of says why', (document, code, path) => {
    expect(problems(document)[0]).toEqual([code, path]);
  });
});

describe('reports to look at', () => {
  it('[O8] a replay has a position a state, with the move that led there', () => {
    const look = found(replay);
    if (look.kind !== 'view-only') throw new Error(look.kind);
    expect(look.about).toMatchObject({ code: 'report.replay', params: { states: 2 } });
    expect(look.positions.map(({ move }) => move)).toEqual([null, { seat: 1, text: 'g4' }]);
    expect((look.positions[1]!.view as View).last).toEqual({ seat: 1, cell: 'g4', turned: ['f4'] });
    expect(JSON.parse(codec.write('replay-report', look))).toEqual(replay);
  });

  it('[O8] a command that is no move, or not the one that was made, is left alone', () => {
    const odd = (command: string) => ({ states: [replay.states[0], { ...replay.states[1], command }] });
    for (const command of ['n SM 3', 'p 9 9', 'p 0 0', 'p 3 4']) {
      const look = found(odd(command));
      expect(look.kind === 'view-only' && look.positions[1]!.move, command).toBeNull();
    }
    const passed = found(odd('pass'));
    expect(passed.kind === 'view-only' && passed.positions[1]!.move).toEqual({ seat: 1, text: 'pass' });
  });

  it('[O8] a board shows its colours', () => {
    const look = found(example.board);
    if (look.kind !== 'view-only') throw new Error(look.kind);
    expect(look.about.code).toBe('report.board');
    expect(look.seats.map(({ name, picks }) => [name, picks['color']])).toEqual([
      ['W', 'brown'],
      ['Y', 'yellow'],
    ]);
    expect((look.positions[0]!.view as View).balls.slice(28, 30)).toEqual([0, 1]);
  });

  it('[O8] a replay that is not one game says where', () => {
    const [first, second] = replay.states;
    const other = { ...second!.game, players: [...second!.game.players].reverse() };
    expect(problems({ states: [] })).toEqual([['report-no-states', 'states']]);
    expect(problems({ states: [first, { ...second, game: other }] })).toEqual([
      ['report-players-change', 'states[1].game.players'],
    ]);
  });
});

describe('other files', () => {
  it.each(['', 'PK', '{}', '[]', '{"ludoteca":"table","game":"rolit"}', '4 2\n1 3 2 1 1'])(
    '[O8] %j is for somebody else',
    (other) => expect(codec.read(other)).toBeNull(),
  );
  it.each([
    ['{"board":{"shape":"SM","cubes":[', 1, 33],
    ['{"type": GameClassic}', 1, 10],
    ['{\n  "shape": "SM"\n  "cubes": []\n}', 3, 3],
    ['{"states" []}', 1, 11],
  ])('[O8] a report that is broken off is still one, and says where: %j', (broken, line, column) =>
    expect(codec.read(broken)).toMatchObject({
      problems: [{ code: 'report-json', params: { line, column } }],
    }),
  );

  it('[O8] a broken file of the room is none', () =>
    expect(codec.read('{"ludoteca":"table","options":{"shape":"SM"')).toBeNull());
});
