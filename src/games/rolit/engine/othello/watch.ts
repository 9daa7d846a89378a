/** What a search has visited, and when it has to stop. */
import type { Budget } from '../../../../core/game.ts';
import { nodesPerQuestion } from '../limit.ts';

/** 0: the nodes visited; 1: at how many the search looks up next. */
export const watch: Float64Array = new Float64Array(16);

/** A time, or a number of nodes, which gives the same answer every time. */
export type Limit = Budget | number;

let limit: Limit = Number.POSITIVE_INFINITY;

/** Thrown by a search that has to stop, and caught where it began. */
export const stopped = new Error('the search was stopped');

export function startWatch(given: Limit): void {
  limit = given;
  watch[0] = 0;
  watch[1] = typeof given === 'number' ? given : 0;
}

export function lookUp(): void {
  if (typeof limit === 'number' || limit.spent()) throw stopped;
  watch[1] = watch[0]! + nodesPerQuestion;
}
