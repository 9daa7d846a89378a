/** The bots' thinking by name: what a seat should do, as far as the limits allow. */

import { Dice } from '../../../core/dice.ts';
import { type Random, shuffled } from '../../../core/random.ts';
import { boards } from '../boards.ts';
import type { botIds } from '../options.ts';
import type { Move, State } from '../rules.ts';
import { contestOf } from './contest.ts';
import { duelOf } from './duel.ts';
import { Ending, mostLeft } from './ending.ts';
import { Limit, mostNodes, type Stop } from './limit.ts';
import { Memory } from './memory.ts';
import { type Choice, Minimax } from './minimax.ts';
import { think } from './othello/index.ts';
import { positionOf } from './othello/position.ts';
import { mostMoves, moveOf, movesOf, Position } from './position.ts';
import { nobody } from './squares.ts';
import { Tree } from './tree.ts';
import { type Prices, Worth } from './worth.ts';

export type BotId = (typeof botIds)[number];

export type Limits = {
  /** Nodes at most, whatever the time: the same number gives the same answer. */
  readonly nodes?: number;
  /** Asked now and then; true ends the search. */
  readonly stop?: Stop;
  /** Plies at most. */
  readonly depth?: number;
  readonly random: Random;
  /** Moves that are out of the question. */
  readonly without?: readonly Move[];
};

export type Found = {
  readonly move: Move;
  /**
   * Balls that the side to move should have: at the depth seen, or with *expert* at the end. *Minimax* without a depth
   * weighs them by their places and sets those of the others against them (`contest.ts`).
   */
  readonly score: number;
  readonly depth: number;
  readonly nodes: number;
};

type Thought = {
  readonly position: Position;
  /** Legal moves in any order; equal ones are left to it. */
  readonly moves: readonly number[];
  readonly limit: Limit;
  readonly depth: number;
  readonly random: Random;
};

type Strategy = (thought: Thought) => Choice;

const strategies: Readonly<Record<BotId, Strategy>> = {
  random: ({ position, moves }) => ({ move: moves[0]!, score: balls(position), depth: 0 }),
  greedy,
  'minimax-2': (thought) => deepening({ ...thought, depth: 2 }),
  'minimax-3': (thought) => deepening({ ...thought, depth: 3 }),
  'minimax-placed-2': (thought) => judging(thought, 2),
  minimax,
  'expert-brief': expert,
  expert,
};

/** However much time there is, some take only a brief look. */
const briefly: Partial<Readonly<Record<BotId, number>>> = { 'expert-brief': 3000 };

/** The game must not be over. */
export function search(state: Omit<State, 'last'>, bot: BotId, given: Limits): Found {
  const limits = withinBrief(bot, given);
  if (strategies[bot] === expert && isOthello(state, limits)) return foundInOthello(state, limits);
  const position = new Position(state);
  const { random, without = [], depth = mostMoves, nodes, stop } = limits;
  const limit = new Limit({ ...(nodes !== undefined && { nodes }), ...(stop && { stop }) });
  const moves = shuffled(random, movesOf(position)).filter(
    (move) => !without.includes(moveOf(position, move)),
  );
  const thought = { position, moves, limit, depth, random };
  const { move, score, depth: seen } = strategies[bot](thought);
  return { move: moveOf(position, move), score, depth: seen, nodes: limit.nodes };
}

function withinBrief(bot: BotId, limits: Limits): Limits {
  const most = briefly[bot];
  return most === undefined ? limits : { ...limits, nodes: Math.min(most, limits.nodes ?? most) };
}

/** Whether the engine of the 8 × 8 board of *othello* can be asked. */
function isOthello({ variant, shape, players }: Omit<State, 'last'>, { depth, without }: Limits): boolean {
  const isWhole = depth === undefined && !without?.length && players.every(({ playing }) => playing);
  return variant === 'othello' && shape === 'SM' && isWhole;
}

function foundInOthello({ balls, turn }: Omit<State, 'last'>, { nodes, stop }: Limits): Found {
  const limit = nodes ?? (stop ? { spent: stop } : mostNodes);
  const { move, score, ...seen } = think(positionOf(balls, turn), limit);
  return { move: move!, score: (boards.SM.cells.length + score) / 2, ...seen };
}

function balls(position: Position): number {
  return position.score(position.sideOf[position.turn]!);
}

/** The better the own balls lie then, the sooner; then those with fewer neighbours. */
function bestPlacedFirst({ position, moves }: Thought): readonly number[] {
  const side = position.sideOf[position.turn]!;
  const worth = new Worth(position, places);
  const after = new Map<number, number>();
  for (const move of moves) {
    position.make(move);
    after.set(move, worth.ofSides()[side]!);
    position.unmake();
  }
  const { touching } = position;
  return moves.toSorted((a, b) => after.get(b)! - after.get(a)! || touching[a]! - touching[b]!);
}

/** The same all through the game. */
const byWays = { ball: [700, 200, 50, 10, 0], beside: [-200, -60, -15, -5, 0] };
const places: Prices = { ball: (_, ways) => byWays.ball[ways]!, beside: (ways) => byWays.beside[ways]! };

/** What gains most now; of equal moves the best placed. */
function greedy(thought: Thought): Choice {
  return deepening({ ...thought, depth: 1 });
}

/** As deep as told, the balls there; of equal moves the best placed. Nothing tells the cells of an empty board apart. */
function deepening(thought: Thought): Choice {
  const { position, limit, depth } = thought;
  if (isBare(position)) return strategies.random(thought);
  return new Minimax(position, limit).choose(bestPlacedFirst(thought), limit.over ? 1 : depth);
}

/** Without a depth it goes as deep as it can, and judges by more than the balls there. */
function minimax(thought: Thought): Choice {
  return thought.depth < mostMoves ? deepening(thought) : judging(thought, thought.depth);
}

/** So deep at most; the places of the balls count too. */
function judging(thought: Thought, depth: number): Choice {
  const { position, moves, limit } = thought;
  if (limit.over || moves.length === 1 || isBare(position)) return greedy(thought);
  const found = new Minimax(position, limit, contestOf(position)).choose(bestPlacedFirst(thought), depth);
  return { ...found, score: found.score / 100 };
}

function isBare({ left, empty }: Position): boolean {
  return left === empty.length;
}

/** Two sides: alpha-beta, which then is exact. Otherwise the tree, and the last moves of several sides to the end. */
function expert(thought: Thought): Choice {
  const { position, moves, limit, depth, random } = thought;
  if (isBare(position)) return { ...strategies.random(thought), move: bestPlacedFirst(thought)[0]! };
  if (limit.over || moves.length === 1 || depth === 1) return greedy(thought);
  const isDuel = position.canWin.filter(Boolean).length === 2;
  if (isDuel) return duel(thought);
  const solved = position.left <= mostLeft ? new Ending(position, limit).choose(moves) : null;
  return solved ?? new Tree(position, limit, new Dice(random)).choose(moves);
}

function duel(thought: Thought): Choice {
  const { position, limit, depth } = thought;
  const remembering = new Minimax(position, limit, duelOf(position), new Memory());
  const found = remembering.choose(bestPlacedFirst(thought), depth);
  return { ...found, score: ballsFor(position, found.score) };
}

/** From hundredths of a ball ahead to balls of the side. */
function ballsFor(position: Position, ahead: number): number {
  const { squares } = position.grid;
  const even = (squares.length - position.balls[nobody]!) / 2;
  return Math.min(squares.length, Math.max(0, even + ahead / 200));
}
