/** Othello on the 8 × 8 board: counting games, calculating the end, choosing a move. */
export { perft } from './perft.ts';
export { type Disc, isOver, parsePosition, start } from './position.ts';
export { type Solution, solve } from './solve.ts';
export { think } from './think.ts';
