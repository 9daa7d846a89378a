/**
 * Parts of reports that stand alone: a cube, a player, a team, a state. Only the command line reads and writes them: no
 * table can begin from one. Without a board around them scores can't be counted, and stay as they are told.
 */
import { type Problem, type Result, refuse, unless } from '../../../core/result.ts';
import { boards, shapes } from '../boards.ts';
import type { Color } from '../colors.ts';
import { coloredAt, placeAt } from './cubes.ts';
import type { Report, ReportPlayer, ReportState } from './model.ts';
import { differInNameAndColor, everyOne, nameAt, playerAt, sumAt } from './players.ts';
import { parseDocument, readDocument, stateAt } from './read.ts';
import { type Findings, fieldsAt, isRecord, type Spot, shown, warn, wrong } from './spots.ts';
import { documentOf, stateDocument } from './write.ts';

export type CubePart = {
  readonly kind: 'cube';
  readonly color: Color;
  readonly written: string;
  /** Row and column from 0. */
  readonly pos: readonly [number, number];
};

export type PlayerPart = { readonly kind: 'player' } & Scored;

export type TeamPart = {
  readonly kind: 'team';
  readonly name: string;
  /** As it should be: the sum, where all players tell theirs. */
  readonly score: number | null;
  readonly members: readonly Scored[];
};

export type StatePart = { readonly kind: 'state' } & ReportState;

/** A player with the score that the document tells; null where it tells none. */
export type Scored = { readonly player: ReportPlayer; readonly score: number | null };

type Part = CubePart | PlayerPart | TeamPart | StatePart;
export type ReportPart = Part & { readonly warnings: readonly Problem[] };

/** A report, or a part of one. */
export function readAny(text: string): Result<Report | ReportPart> {
  const document = parseDocument(text);
  if (!document.ok) return document;
  const kind = partKind(document.value);
  return kind === null ? readWhole(document.value) : readPart(kind, document.value);
}

/** One line of JSON. */
export function writeAny(report: Report | ReportPart): string {
  return `${JSON.stringify(isPart(report) ? partDocument(report) : documentOf(report))}\n`;
}

export function isPart(report: Report | ReportPart): report is ReportPart {
  return Object.hasOwn(partReaders, report.kind);
}

function readWhole(value: unknown): Result<Report> {
  const read = readDocument(value);
  return !read.ok && read.problems[0].code === 'report-foreign' ? refuse('cli.report-foreign') : read;
}

function readPart(kind: Part['kind'], value: unknown): Result<ReportPart> {
  const findings: Findings = { problems: [], warnings: [] };
  const part = partReaders[kind]({ value, path: '', findings });
  return unless(findings.problems, () => ({ ...part!, warnings: findings.warnings }));
}

/** By the keys that only one of them has; null where it is a whole report, or none. */
function partKind(value: unknown): Part['kind'] | null {
  if (!isRecord(value)) return null;
  const has = (...keys: readonly string[]) => keys.some((key) => Object.hasOwn(value, key));
  if (has('states', 'board', 'type', 'turn', 'cubes', 'shape')) return null;
  if (has('command', 'game')) return 'state';
  if (has('players')) return has('name') ? 'team' : null;
  if (has('pos')) return 'cube';
  if (has('name', 'strategy')) return 'player';
  return has('color') ? 'cube' : null;
}

const partReaders = { cube: cubePart, player: playerPart, team: teamPart, state: statePart } as const;

function cubePart(spot: Spot): CubePart | null {
  const fields = fieldsAt(spot, ['color', 'pos']);
  if (!fields) return null;
  const colored = coloredAt(fields.color);
  const pos = placeAt(fields.pos);
  if (pos && !isOnSomeBoard(pos)) wrong(fields.pos, 'cli.report-off-boards', { pos: shown(pos.join(', ')) });
  return colored && pos && { kind: 'cube', ...colored, pos };
}

function isOnSomeBoard([row, column]: readonly [number, number]): boolean {
  return shapes.some((shape) => boards[shape].rows[row]?.[column] != null);
}

function playerPart(spot: Spot): PlayerPart | null {
  const scored = scoredAt(spot);
  return scored && { kind: 'player', ...scored };
}

/** A player that was read well tells a whole score, or none. */
function scoredAt(spot: Spot): Scored | null {
  const player = playerAt(spot, null);
  return player && { player, score: (spot.value as { readonly score?: number }).score ?? null };
}

function teamPart(spot: Spot): TeamPart | null {
  const fields = fieldsAt(spot, ['name', 'players'], ['score']);
  if (!fields) return null;
  const name = nameAt(fields.name);
  const members = everyOne(fields.players, scoredAt);
  differInNameAndColor(members.map(({ spot: where, value }) => ({ spot: where, value: value.player })));
  const scored = members.map(({ value }) => value);
  const score = teamScore(fields.score, scored);
  return name === null ? null : { kind: 'team', name, score, members: scored };
}

/** What the document tells; another number where it is not the sum of what the players tell. */
function teamScore(spot: Spot, members: readonly Scored[]): number | null {
  const score = sumAt(spot);
  if (score === null) return null;
  const isKnown = members.every((member) => member.score !== null);
  const sum = members.reduce((all, member) => all + (member.score ?? 0), 0);
  if (isKnown && score !== sum) warn(spot, 'report-team-sum', { score, sum });
  if (!isKnown && (!Number.isSafeInteger(score) || score < 0))
    return wrong(spot, 'report-score', { text: shown(score) });
  return isKnown ? sum : score;
}

function statePart(spot: Spot): StatePart | null {
  const state = stateAt(spot);
  return state && { kind: 'state', ...state };
}

function partDocument(part: Part): unknown {
  if (part.kind === 'cube') return { color: part.written, pos: part.pos };
  if (part.kind === 'player') return scoredDocument(part);
  if (part.kind === 'state') return stateDocument(part);
  const { name, score, members } = part;
  return { name, ...(score !== null && { score }), players: members.map(scoredDocument) };
}

function scoredDocument({ player: { name, written, strategy }, score }: Scored): unknown {
  return { name, color: written, ...(score !== null && { score }), ...(strategy && { strategy }) };
}
