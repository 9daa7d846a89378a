/** Writes reports: always the same keys in the same order, scores and sums as they are. */
import { posOf } from './cubes.ts';
import {
  type BoardReport,
  type Cube,
  type GameReport,
  type Report,
  type ReportPlayer,
  type ReportState,
  type ReportTeam,
  scoreOf,
} from './model.ts';

/** One line of JSON. */
export function writeReport(report: Report | Omit<Report, 'warnings'>): string {
  return `${JSON.stringify(documentOf(report as Report))}\n`;
}

export function documentOf(report: Report): unknown {
  if (report.kind === 'board') return boardDocument(report);
  if (report.kind === 'game') return gameDocument(report);
  return { states: report.states.map(stateDocument) };
}

export function stateDocument({ command, game }: ReportState): unknown {
  return { command, game: gameDocument(game) };
}

function boardDocument({ shape, cubes }: Pick<BoardReport, 'shape' | 'cubes'>): unknown {
  return {
    shape,
    cubes: cubes.map(({ written, cell }) => ({ color: written, pos: posOf(shape, cell) })),
  };
}

function gameDocument(game: GameReport): unknown {
  const { variant, hasVariant, players, teams, cubes, turnWritten } = game;
  return {
    type: teams ? 'GameTeams' : 'GameClassic',
    ...(hasVariant && { variant }),
    board: boardDocument(game),
    players: players.map((player) => playerDocument(player, cubes)),
    ...(teams && { teams: teams.map((team) => teamDocument(team, cubes)) }),
    turn: turnWritten,
  };
}

function playerDocument({ name, color, written, strategy, hasScore }: ReportPlayer, cubes: readonly Cube[]) {
  return {
    name,
    color: written,
    ...(hasScore && { score: scoreOf(cubes, color) }),
    ...(strategy && { strategy }),
  };
}

function teamDocument({ name, members, hasScore }: ReportTeam, cubes: readonly Cube[]) {
  const sum = members.reduce((all, { color }) => all + scoreOf(cubes, color), 0);
  return {
    name,
    ...(hasScore && { score: sum }),
    players: members.map((member) => playerDocument(member, cubes)),
  };
}
