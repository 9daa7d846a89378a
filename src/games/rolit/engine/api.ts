/** Rolit for scripts: questions and answers as text and numbers, with everything typed checked. */
import type { Random } from '../../../core/random.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import { boards, type Shape, shapes } from '../boards.ts';
import { colors } from '../colors.ts';
import { botIds, parseOptions, seats, variants } from '../options.ts';
import type { GameReport } from '../report/model.ts';
import { endOf, type Player, type State, setup } from '../rules.ts';
import { type Found, type Limits, search } from './index.ts';
import * as othello from './othello/index.ts';
import { perft as countFrom } from './perft.ts';
import { Position } from './position.ts';

/** With more empty cells than this, nobody would wait for the end. */
const mostEmpties = 30;

/** Who wins a game of Othello on 8 × 8, and how. */
export function solve(asked: { readonly board: string; readonly toMove: string }): Result<othello.Solution> {
  if (asked.toMove !== 'X' && asked.toMove !== 'O') return refuse('cli.to-move');
  const position = othello.parsePosition(asked.board, asked.toMove);
  if (!position.ok) return position;
  const empties = asked.board.split('-').length - 1;
  if (empties > mostEmpties && !othello.isOver(position.value))
    return refuse('cli.board-empties', { empties, most: mostEmpties });
  return ok(othello.solve(position.value)!);
}

/** A position as reports have it. */
export type Placed = Pick<State, 'variant' | 'shape' | 'balls' | 'turn'> & {
  readonly players: readonly Pick<Player, 'color' | 'team'>[];
};

/** The position of a report, by the rules of this variant. */
export function placed(
  { shape, balls, turn, players }: Pick<GameReport, 'shape' | 'balls' | 'turn' | 'players'>,
  variant: string,
): Result<Placed> {
  const options = parseOptions({ variant, shape });
  if (!options.ok) return refuse('cli.variant', { variants: variants.join(', ') });
  const { min, max } = seats(options.value);
  if (players.length < min) return refuse('players-few', { min, max });
  if (players.length > max) return refuse('players-many', { min, max });
  return ok({ variant: options.value.variant, shape, balls, turn, players });
}

/** With the place as reports count it: row and column from 0; null for a pass. */
export type Best = Found & { readonly pos: readonly [row: number, column: number] | null };

/** What a bot would do here; a game that is over is refused. */
export function best(
  bot: string,
  { variant, shape, balls, turn, players }: Placed,
  limits: Pick<Limits, 'depth' | 'nodes' | 'stop'> & { readonly random: Random },
): Result<Best> {
  const id = botIds.find((each) => each === bot);
  if (!id) return refuse('cli.no-bot', { bot: bot.slice(0, 40), bots: botIds.join(', ') });
  const playing = players.map(({ color, team }) => ({ color, team, playing: true }));
  const state: State = { variant, shape, balls, turn, players: playing, last: null };
  if (endOf(state)) return refuse('game-over');
  const found = search(state, id, limits);
  return ok({ ...found, pos: placeOf(shape, found.move) });
}

function placeOf(shape: Shape, move: Found['move']): Best['pos'] {
  const row = boards[shape].rows.findIndex((cells) => cells.includes(move));
  return row < 0 ? null : [row, boards[shape].rows[row]!.indexOf(move)];
}

export type Counted = {
  readonly variant: string;
  readonly shape: string;
  readonly players: number;
  readonly depth: number;
};

/** How many games there are of so many moves. */
export function perft({ variant, shape, players, depth }: Counted): Result<number> {
  const options = parseOptions({ variant, shape });
  if (!options.ok) return refuse('cli.perft-what', { shapes: shapes.join(', ') });
  const { min, max } = seats(options.value);
  if (players < min || players > max) return refuse('cli.number', { option: '--players', min, max });
  const most = boards[shape as Shape].cells.length;
  if (depth < 1 || depth > most) return refuse('cli.number', { option: '--depth', min: 1, max: most });
  if (variant === 'othello' && shape === 'SM') return ok(othello.perft(othello.start, depth));
  const seated = colors.slice(0, players).map((color) => ({ name: color, bot: null, picks: { color } }));
  return ok(countFrom(new Position(setup(options.value, seated)), depth));
}
