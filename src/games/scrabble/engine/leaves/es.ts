import type { LeaveTable } from '../leaves.ts';

export const leaves: LeaveTable = { tiles: { '#': [20, 10, 5] }, pairs: {} };
