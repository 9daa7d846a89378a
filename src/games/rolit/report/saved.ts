/** A table's game as a report: the position it has come to, or all of them. */
import type { Played } from '../../../core/game.ts';
import type { SeatChoice } from '../../../core/seat.ts';
import { ballAt, neutral } from '../balls.ts';
import { boards, type Cell } from '../boards.ts';
import { type Color, colorLetters, colors } from '../colors.ts';
import type { Options } from '../options.ts';
import type { View } from '../rules.ts';
import { parseStart } from '../start.ts';
import { posOf } from './cubes.ts';
import type { Cube, GameReport, ReplayReport, ReportPlayer, ReportTeam } from './model.ts';
import { strategyFor } from './seating.ts';

export function gameOf(played: Played<Options, View>): GameReport {
  return gamesOf(played).at(-1)!;
}

export function replayOf(played: Played<Options, View>): ReplayReport {
  const games = gamesOf(played);
  const views = played.positions.map(({ view }) => view);
  const states = views.map((view, at) => ({
    command: commandOf(view, views[at - 1] ?? null),
    game: games[at]!,
  }));
  return { kind: 'replay', states };
}

/** The move that the view tells; nothing at the start, nor where somebody gave up instead. */
function commandOf({ last, shape }: View, before: View | null): string {
  if (!last || !before || JSON.stringify(last) === JSON.stringify(before.last)) return '';
  return last.cell === null ? 'pass' : `p ${posOf(shape, last.cell).join(' ')}`;
}

function gamesOf({ options, seats, positions }: Played<Options, View>): readonly GameReport[] {
  const orders = ordersOf(options, positions);
  return positions.map(({ view }, at) => gameAt(options, seats, view, orders[at]!));
}

/** By position: the cells with balls on them in the order they came, as far as that is known. */
function ordersOf(
  { start, shape }: Options,
  positions: Played<Options, View>['positions'],
): readonly (readonly Cell[])[] {
  let order = (start !== undefined && parseStart(start, shape)?.balls.map(([cell]) => cell)) || [];
  return positions.map(({ view }) => {
    const { cells } = boards[view.shape];
    const taken = cells.filter((_, place) => view.balls[place] !== null);
    order = [...order, ...taken.filter((cell) => !order.includes(cell))];
    return order.filter((cell) => taken.includes(cell));
  });
}

function gameAt(
  options: Options,
  seats: readonly SeatChoice[],
  { variant, shape, balls, players: playing, turn }: View,
  order: readonly Cell[],
): GameReport {
  const players = playing.map(({ color, team }, seat) => playerOf(seats[seat]!, color, team));
  const nobodys = colors.findLast((color) => players.every((player) => player.color !== color));
  const cubeAt = (cell: Cell): Cube => {
    const owner = ballAt(boards[shape], balls, cell)!;
    return { cell, ...written(owner === neutral ? nobodys! : players[owner]!.color) };
  };
  return {
    kind: 'game',
    shape,
    variant,
    hasVariant: variant !== 'free',
    cubes: order.map(cubeAt),
    players,
    teams: options.mode === 'teams' ? teamsOf(options.teams, players) : null,
    balls,
    turn,
    turnWritten: players[turn]!.written,
  };
}

function playerOf({ name, bot }: SeatChoice, color: Color, team: string | null): ReportPlayer {
  return { name, ...written(color), team, strategy: strategyFor(bot), hasScore: true };
}

function teamsOf(names: readonly string[], players: readonly ReportPlayer[]): readonly ReportTeam[] {
  return names.map((name) => ({
    name,
    members: players.filter(({ team }) => team === name),
    hasScore: true,
  }));
}

function written(color: Color): { readonly color: Color; readonly written: string } {
  return { color, written: colorLetters[color] };
}
