/** Reports to look at: the states of a replay one after the other, or a single board. */
import type { Found } from '../../../core/game.ts';
import { ok, type Problem, problem, type Result, refuse, unless } from '../../../core/result.ts';
import { ballAt } from '../balls.ts';
import { boards } from '../boards.ts';
import { botIds, type Options } from '../options.ts';
import type { Last, View } from '../rules.ts';
import { parseMove } from '../text.ts';
import { aboutOf } from './about.ts';
import type { BoardReport, GameReport, ReplayReport, ReportState } from './model.ts';
import { optionsOf, seatsOf } from './seating.ts';

type Look = Extract<Found<Options, View>, { readonly kind: 'view-only' }>;

export function look(replay: ReplayReport): Result<Look> {
  const { states } = replay;
  const [first] = states;
  if (!first) return refuse('report-no-states', undefined, 'states');
  return unless(breaks(states), () => ({
    kind: 'view-only',
    about: aboutOf(replay),
    warnings: [],
    options: optionsOf(first.game),
    seats: seatsOf(first.game, botIds),
    positions: states.map((state, at) => positionOf(state, states[at - 1] ?? null)),
  }));
}

/** Where it stops being one and the same game. */
function breaks([first, ...rest]: readonly ReportState[]): readonly Problem[] {
  const told = ({ players }: GameReport) =>
    JSON.stringify(players.map(({ name, color, team }) => [name, color, team]));
  return rest.flatMap(({ game }, at) => {
    const path = `states[${at + 1}].game`;
    if (game.shape !== first!.game.shape)
      return [problem('report-shape-changes', { path: `${path}.board.shape` }, `${path}.board.shape`)];
    if (told(game) !== told(first!.game))
      return [problem('report-players-change', { path: `${path}.players` }, `${path}.players`)];
    return [];
  });
}

function positionOf({ command, game }: ReportState, before: ReportState | null): Look['positions'][number] {
  const last = before && lastOf(command, game, before.game);
  return {
    move: last && { seat: last.seat, text: last.cell ?? 'pass' },
    view: viewOf(game, last),
  };
}

/** The move that the command tells, if it is one that this position can come from. */
export function lastOf(command: string, game: GameReport, before: GameReport): Last | null {
  const move = parseMove(command);
  if (!move.ok) return null;
  if (move.value === 'pass') return { seat: before.turn, cell: null, turned: [] };
  const board = boards[game.shape];
  if (!Object.hasOwn(board.places, move.value)) return null;
  const seat = ballAt(board, game.balls, move.value);
  if (seat === null || seat < 0 || ballAt(board, before.balls, move.value) !== null) return null;
  const turned = board.cells.filter(
    (cell, place) => cell !== move.value && game.balls[place] === seat && before.balls[place] !== seat,
  );
  return { seat, cell: move.value, turned };
}

export function viewOf({ variant, shape, players, balls, turn }: GameReport, last: Last | null): View {
  const playing = players.map(({ color, team }) => ({ color, team, playing: true }));
  return { variant, shape, players: playing, balls, turn, last, me: null };
}

export function lookAtBoard(board: BoardReport): Result<Look> {
  const game = gameOn(board);
  const { start: _, ...options } = optionsOf(game);
  return ok({
    kind: 'view-only',
    about: aboutOf(board),
    warnings: [],
    options,
    seats: seatsOf(game, botIds),
    positions: [{ move: null, view: viewOf(game, null) }],
  });
}

/** A board tells nothing of who plays: every colour on it stands for somebody of that name. */
export function gameOn({ shape, cubes }: BoardReport): GameReport {
  const first = cubes.filter(({ color }, at) => cubes.findIndex((cube) => cube.color === color) === at);
  const players = first.map(({ color, written }) => ({
    name: written,
    color,
    written,
    team: null,
    strategy: null,
    hasScore: false,
  }));
  const owners = new Map(cubes.map(({ cell, color }) => [cell, players.findIndex((p) => p.color === color)]));
  const balls = boards[shape].cells.map((cell) => owners.get(cell) ?? null);
  const said = { variant: 'free', hasVariant: false, teams: null, turn: 0, turnWritten: '' } as const;
  return { kind: 'game', shape, cubes, players, balls, ...said };
}
