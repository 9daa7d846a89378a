/** Reads reports: any text gives one, or says with the path of each what is wrong in it. */
import { problem, type Result, refuse, unless } from '../../../core/result.ts';
import { type Balls, neutral, noBalls } from '../balls.ts';
import { boards } from '../boards.ts';
import { variants } from '../options.ts';
import { type Board, boardAt, coloredAt } from './cubes.ts';
import { parseJson, repeatedKeys } from './json.ts';
import type { BoardReport, GameReport, ReplayReport, Report, ReportPlayer, ReportState } from './model.ts';
import { inTeams, playersAt, teamsAt } from './players.ts';
import {
  type Findings,
  fieldsAt,
  isRecord,
  itemsAt,
  mostProblems,
  type Spot,
  shown,
  warn,
  wordAt,
  wrong,
} from './spots.ts';

export function readReport(text: string): Result<Report> {
  const document = parseDocument(text);
  return document.ok ? readDocument(document.value) : document;
}

/** JSON without a key that comes twice. */
export function parseDocument(text: string): Result<unknown> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const twice = repeatedKeys(text).map((path) => problem('report-key-twice', { path }, path));
  return unless(twice.slice(0, mostProblems), () => parsed.value);
}

/** A document that is JSON already. */
export function readDocument(value: unknown): Result<Report> {
  const kind = kindOf(value);
  if (kind === null) return refuse('report-foreign');
  const findings: Findings = { problems: [], warnings: [] };
  const report = readers[kind]({ value, path: '', findings });
  return unless(findings.problems, () => ({ ...report!, warnings: findings.warnings }));
}

/** Whether this means to be a report, well or badly written. */
export function looksLikeReport(text: string): boolean {
  const parsed = parseJson(text);
  if (parsed.ok) return kindOf(parsed.value) !== null;
  return /\bGame(?:Classic|Teams)\b|"(?:cubes|shape|states)"/.test(text) && !text.includes('"ludoteca"');
}

const readers = { board: boardReport, game: gameAt, replay: replayAt } as const;

/** By the keys that only one of them has. */
function kindOf(value: unknown): Report['kind'] | null {
  if (!isRecord(value)) return null;
  const has = (key: string) => Object.hasOwn(value, key);
  if (has('states')) return 'replay';
  if (has('board') || has('players') || /^Game/.test(`${value['type']}`)) return 'game';
  return has('cubes') || has('shape') ? 'board' : null;
}

function boardReport(spot: Spot): BoardReport | null {
  const board = boardAt(spot);
  return board && { kind: 'board', ...board };
}

function replayAt(spot: Spot): ReplayReport | null {
  const fields = fieldsAt(spot, ['states']);
  const states = fields && itemsAt(fields.states)?.map(stateAt);
  return states ? { kind: 'replay', states: states.filter((state) => state !== null) } : null;
}

export function stateAt(spot: Spot): ReportState | null {
  const fields = fieldsAt(spot, ['command', 'game']);
  if (!fields) return null;
  const command = commandAt(fields.command);
  const game = gameAt(fields.game);
  return command !== null && game ? { command, game } : null;
}

/** Whatever the other program understands: it is shown where it is one of our moves. */
function commandAt(spot: Spot): string | null {
  const { value } = spot;
  if (value === undefined) return null;
  if (typeof value !== 'string') return wrong(spot, 'report-not-text');
  return /[\p{C}\p{Zl}\p{Zp}]/u.test(value) ? wrong(spot, 'report-command') : value;
}

function gameAt(spot: Spot): GameReport | null {
  const isTeams = isRecord(spot.value) && spot.value['type'] === 'GameTeams';
  const required = ['type', 'board', 'players', 'turn'] as const;
  const fields = isTeams
    ? fieldsAt(spot, [...required, 'teams'], ['variant'])
    : fieldsAt(spot, required, ['variant', 'teams']);
  if (!fields) return null;
  wordAt(fields.type, ['GameClassic', 'GameTeams'], 'report-type');
  if (fields.type.value === 'GameClassic' && fields.teams.value !== undefined)
    wrong(fields.teams, 'report-teams-classic');
  const variant = wordAt(fields.variant, variants, 'report-variant');
  const board = boardAt(fields.board);
  const found = playersAt(fields.players, board);
  const teams = isTeams ? teamsAt(fields.teams, found, board) : null;
  const players = inTeams(
    found.map(({ value }) => value),
    teams,
  );
  const turn = turnAt(fields.turn, players);
  if (!board || !turn) return null;
  const isOfficial = variant === 'official';
  if (!isOfficial && hasNobodys(board, players)) warn(fields.board, 'report-nobodys');
  const balls = ballsOf(board, players);
  const said = { variant: variant ?? 'free', hasVariant: fields.variant.value !== undefined };
  return { kind: 'game', ...board, ...said, players, teams, balls, ...turn };
}

function turnAt(
  spot: Spot,
  players: readonly ReportPlayer[],
): Pick<GameReport, 'turn' | 'turnWritten'> | null {
  const colored = coloredAt(spot);
  if (!colored) return null;
  const turn = players.findIndex(({ color }) => color === colored.color);
  if (turn >= 0) return { turn, turnWritten: colored.written };
  return wrong(spot, 'report-turn', { text: shown(spot.value) });
}

function hasNobodys({ cubes }: Board, players: readonly ReportPlayer[]): boolean {
  return cubes.some(({ color }) => players.every((player) => player.color !== color));
}

function ballsOf({ shape, cubes }: Board, players: readonly ReportPlayer[]): Balls {
  const balls = [...noBalls(boards[shape])];
  for (const { cell, color } of cubes) {
    const seat = players.findIndex((player) => player.color === color);
    balls[boards[shape].places[cell]!] = seat < 0 ? neutral : seat;
  }
  return balls;
}
