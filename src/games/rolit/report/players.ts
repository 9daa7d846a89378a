/** Players and teams of a report, and whether they fit each other. */
import { sameName, tidyName } from '../../../core/name.ts';
import type { Board } from './cubes.ts';
import { coloredAt } from './cubes.ts';
import { type ReportPlayer, type ReportTeam, scoreOf, strategies } from './model.ts';
import { fieldsAt, itemsAt, type Spot, shown, warn, wordAt, wrong } from './spots.ts';

/** A player or team, and where it stands. */
type At<T> = { readonly spot: Spot; readonly value: T };

export function playersAt(spot: Spot, board: Board | null): readonly At<ReportPlayer>[] {
  const read = everyOne(spot, (item) => playerAt(item, board));
  differInNameAndColor(read);
  return read;
}

export function differInNameAndColor(players: readonly At<ReportPlayer>[]): void {
  differ(players, 'name', ({ name }, other) => sameName(name, other.name), 'report-name-taken');
  differ(players, 'color', ({ color }, other) => color === other.color, 'report-color-taken');
}

/** Teams with their members, each of whom is one of the players, in one team only. */
export function teamsAt(
  spot: Spot,
  players: readonly At<ReportPlayer>[],
  board: Board | null,
): readonly ReportTeam[] {
  const read = everyOne(spot, (item) => teamAt(item, players, board));
  differ(read, 'name', ({ name }, other) => sameName(name, other.name), 'report-name-taken');
  const teams = read.map(({ value }) => value);
  for (const { spot: where, value } of players) {
    const isIn = teams.filter(({ members }) => members.some(({ name }) => name === value.name)).length;
    if (isIn !== 1) wrong(where, isIn === 0 ? 'report-team-none' : 'report-team-twice', nameIn(value));
  }
  return teams;
}

/** The players with the team they are in. */
export function inTeams(
  players: readonly ReportPlayer[],
  teams: readonly ReportTeam[] | null,
): readonly ReportPlayer[] {
  const teamOf = (player: ReportPlayer) =>
    teams?.find(({ members }) => members.some(({ name }) => name === player.name))?.name ?? null;
  return players.map((player) => ({ ...player, team: teamOf(player) }));
}

/** Each is compared with all the others: a list that no game has is not read to its end. */
const mostListed = 100;

export function everyOne<T>(spot: Spot, read: (item: Spot) => T | null): readonly At<T>[] {
  const items = itemsAt(spot) ?? [];
  if (items.length > mostListed) wrong(spot, 'report-many', { max: mostListed });
  return items.slice(0, mostListed).flatMap((item) => {
    const value = read(item);
    return value === null ? [] : [{ spot: item, value }];
  });
}

/** Whoever is like one before is told of the field in which they are. */
function differ<T extends { readonly name: string }>(
  all: readonly At<T>[],
  field: string,
  alike: (one: T, other: T) => boolean,
  code: string,
): void {
  for (const [at, { spot, value }] of all.entries()) {
    const before = all.slice(0, at).find((other) => alike(other.value, value));
    if (before) wrong({ ...spot, path: `${spot.path}.${field}` }, code, nameIn(before.value));
  }
}

export function playerAt(spot: Spot, board: Board | null): ReportPlayer | null {
  const fields = fieldsAt(spot, ['name', 'color'], ['score', 'strategy']);
  if (!fields) return null;
  const name = nameAt(fields.name);
  const colored = coloredAt(fields.color);
  const strategy = wordAt(fields.strategy, strategies, 'report-strategy');
  const score = scoreAt(fields.score);
  if (colored && board && score !== null) {
    const balls = scoreOf(board.cubes, colored.color);
    if (score !== balls) wrong(fields.score, 'report-score-wrong', { score, balls });
  }
  if (name === null || colored === null) return null;
  return { name, ...colored, team: null, strategy, hasScore: fields.score.value !== undefined };
}

function teamAt(spot: Spot, players: readonly At<ReportPlayer>[], board: Board | null): ReportTeam | null {
  const fields = fieldsAt(spot, ['name', 'players'], ['score']);
  if (!fields) return null;
  const name = nameAt(fields.name);
  const members = everyOne(fields.players, (item) => playerAt(item, board));
  for (const { spot: where, value } of members) isOneOf(where, value, players);
  differ(members, 'name', (one, other) => one.name === other.name, 'report-name-taken');
  const score = sumAt(fields.score);
  const sum = members.reduce((all, { value }) => all + scoreOf(board?.cubes ?? [], value.color), 0);
  if (board && score !== null && score !== sum) warn(fields.score, 'report-team-sum', { score, sum });
  if (name === null) return null;
  return { name, members: members.map(({ value }) => value), hasScore: fields.score.value !== undefined };
}

function isOneOf(spot: Spot, member: ReportPlayer, players: readonly At<ReportPlayer>[]): void {
  const player = players.find(({ value }) => value.name === member.name)?.value;
  const below = (field: string): Spot => ({ ...spot, path: `${spot.path}.${field}` });
  if (!player) wrong(below('name'), 'report-team-stranger', nameIn(member));
  else if (player.color !== member.color) wrong(below('color'), 'report-team-color', nameIn(member));
}

/** Any name that can be seen; whether a table takes it is for the table to say. */
export function nameAt(spot: Spot): string | null {
  const { value } = spot;
  if (value === undefined) return null;
  if (typeof value !== 'string') return wrong(spot, 'report-not-text');
  return tidyName(value) === '' || /[\p{C}\p{Zl}\p{Zp}]/u.test(value) ? wrong(spot, 'report-name') : value;
}

function scoreAt(spot: Spot): number | null {
  const { value } = spot;
  if (value === undefined) return null;
  return Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : wrong(spot, 'report-score', { text: shown(value) });
}

/** Older programs write any number as the score of a team: it is told, and counted anew. */
export function sumAt(spot: Spot): number | null {
  const { value } = spot;
  if (value === undefined) return null;
  return typeof value === 'number' ? value : wrong(spot, 'report-score', { text: shown(value) });
}

function nameIn({ name }: { readonly name: string }): { readonly name: string } {
  return { name: shown(name) };
}
