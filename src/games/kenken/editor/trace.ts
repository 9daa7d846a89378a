/** The cells that a finger or a mouse has gone through. */
import { neighboursOf } from '../level.ts';

export type Trace = {
  /** Each touches one before it. */
  readonly cells: readonly number[];
  /** Where it is now. */
  readonly at: number;
};

export function traceFrom(cell: number): Trace {
  return { cells: [cell], at: cell };
}

/** On to another cell; what lies between is gone through too. One step back takes the last cell away again. */
export function traced(size: number, trace: Trace, to: number): Trace {
  let now = trace;
  while (now.at !== to) now = stepped(now, towards(size, now.at, to));
  return now;
}

function stepped({ cells, at }: Trace, to: number): Trace {
  if (at === cells.at(-1) && to === cells.at(-2)) return { cells: cells.slice(0, -1), at: to };
  return { cells: cells.includes(to) ? cells : [...cells, to], at: to };
}

/** The neighbour that is nearest to it. */
function towards(size: number, from: number, to: number): number {
  const far = (cell: number) =>
    (Math.floor(cell / size) - Math.floor(to / size)) ** 2 + ((cell % size) - (to % size)) ** 2;
  return neighboursOf(size, from).reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}
