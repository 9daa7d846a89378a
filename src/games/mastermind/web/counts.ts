/** How many codes are still possible, counted between other things. */
import { useEffect, useReducer } from 'react';
import { type Board, formatCode } from '../code.ts';
import { countSteps } from '../engine/count.ts';
import type { Clue } from '../possible.ts';

const mostKept = 500;
/** Milliseconds that the page may be kept from other things. */
const slice = 8;

const known = new Map<string, number>();

/** The number after each clue; null until it has been counted. */
export function useCounts(board: Board, clues: readonly Clue[], on: boolean): readonly (number | null)[] {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const keys = clues.map((_, at) => keyOf(board, clues.slice(0, at + 1)));
  const next = on ? (keys.find((key) => !known.has(key)) ?? null) : null;
  const some = next === null ? [] : clues.slice(0, keys.indexOf(next) + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it
  useEffect(() => {
    if (next === null) return;
    return countSlowly(board, some, (count) => {
      if (known.size >= mostKept) known.clear();
      known.set(next, count);
      redraw();
    });
  }, [next]);
  return keys.map((key) => (on ? (known.get(key) ?? null) : null));
}

/** Counts between other things, however many codes there are; the answer calls it off. */
function countSlowly(board: Board, clues: readonly Clue[], done: (count: number) => void): () => void {
  const steps = countSteps(board, clues);
  let timer = setTimeout(go);
  function go() {
    const end = performance.now() + slice;
    while (performance.now() < end) {
      const step = steps.next();
      if (step.done) return done(step.value);
    }
    timer = setTimeout(go);
  }
  return () => clearTimeout(timer);
}

function keyOf({ positions, colors, repeats, holes }: Board, clues: readonly Clue[]): string {
  const told = clues.map(({ guess, marks }) => `${formatCode(guess)}=${marks.right},${marks.near}`);
  return [positions, colors, repeats, holes, ...told].join(' ');
}
