/**
 * A report: a board, a game or a replay of Rolit as other programs write and read them
 * (docs/reports.md). It says what the document says, in the words of this game, and remembers how it was written,
 * so that it can be written again as it was.
 */
import type { Problem } from '../../../core/result.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Balls } from '../balls.ts';
import type { Cell, Shape } from '../boards.ts';
import type { Color } from '../colors.ts';
import type { Variant } from '../options.ts';

export const strategies = ['RANDOM', 'GREEDY', 'MINIMAX', 'EXPERT'] as const;
export type Strategy = (typeof strategies)[number];

export type Report = (BoardReport | GameReport | ReplayReport) & {
  /** What was put right, or may surprise. */
  readonly warnings: readonly Problem[];
};

export type BoardReport = {
  readonly kind: 'board';
  readonly shape: Shape;
  /** In the order they were placed, with their present colours. */
  readonly cubes: readonly Cube[];
};

export type GameReport = {
  readonly kind: 'game';
  readonly shape: Shape;
  readonly cubes: readonly Cube[];
  readonly variant: Variant;
  /** Whether the document says so; one that does not is played by the free rules. */
  readonly hasVariant: boolean;
  /** By seat. */
  readonly players: readonly ReportPlayer[];
  /** Null in a classic game. */
  readonly teams: readonly ReportTeam[] | null;
  /** By place of the board; a ball in a colour that nobody has is neutral. */
  readonly balls: Balls;
  readonly turn: Seat;
  readonly turnWritten: string;
};

export type ReplayReport = { readonly kind: 'replay'; readonly states: readonly ReportState[] };

/** A position, and the move that led to it as it was written: `p 3 4`. */
export type ReportState = { readonly command: string; readonly game: GameReport };

/** A colour, and how it was written: by its letter or by its name. */
type Colored = { readonly color: Color; readonly written: string };

export type Cube = Colored & { readonly cell: Cell };

export type ReportPlayer = Colored & {
  readonly name: string;
  readonly team: string | null;
  /** Null for a person. */
  readonly strategy: Strategy | null;
  /** Whether the document tells the score. */
  readonly hasScore: boolean;
};

export type ReportTeam = {
  readonly name: string;
  /** As the team itself lists them. */
  readonly members: readonly ReportPlayer[];
  readonly hasScore: boolean;
};

export function scoreOf(cubes: readonly Cube[], color: Color): number {
  return cubes.filter((cube) => cube.color === color).length;
}
