/**
 * What undo and redo need: for every step the cells that it changed, with what stood in them. Nothing is played
 * again, and a step of a long game costs no more than one of a short game.
 *
 * Steps lie in chunks, because a state is never changed but copied: to add one copies a chunk and the list of
 * chunks, not all of the past. (A list of links would nest as deep as the game is long, which JSON can't take.)
 */

import type { Values } from './values.ts';

/** The cells that a step changed and what stood there, each as `cell * span + mark`. */
export type Step = readonly number[];

/** A pile of steps, the newest last. */
export type Trail = readonly (readonly Step[])[];

const chunk = 64;

/** Above every mark. */
const span = 2 ** 17;

/** What stands in a cell as one number: odd for an entry, even for notes (whose lowest bit is never set). */
function markOf(entry: number, notes: Values): number {
  return entry > 0 ? 2 * entry + 1 : notes;
}

type Marks = { readonly entries: readonly number[]; readonly notes: readonly Values[] };

/** The step that leads from `after` back to `before`; empty when they are the same. */
export function stepBack(before: Marks, after: Marks): Step {
  const step: number[] = [];
  for (const [cell, entry] of before.entries.entries()) {
    const notes = before.notes[cell]!;
    if (entry !== after.entries[cell] || notes !== after.notes[cell])
      step.push(cell * span + markOf(entry, notes));
  }
  return step;
}

/** The marks after a step has been taken, back or forth. */
export function stepped({ entries, notes }: Marks, step: Step): Marks {
  const after = { entries: [...entries], notes: [...notes] };
  for (const change of step) {
    const cell = Math.floor(change / span);
    const mark = change % span;
    after.entries[cell] = mark % 2 === 1 ? (mark - 1) / 2 : 0;
    after.notes[cell] = mark % 2 === 1 ? 0 : mark;
  }
  return after;
}

export function pushed(trail: Trail, step: Step): Trail {
  const last = trail.at(-1);
  if (!last || last.length >= chunk) return [...trail, [step]];
  return trail.with(-1, [...last, step]);
}

/** Without its newest step; there must be one. */
export function popped(trail: Trail): Trail {
  const last = trail.at(-1)!;
  return last.length > 1 ? trail.with(-1, last.slice(0, -1)) : trail.slice(0, -1);
}

/** There must be one. */
export function newest(trail: Trail): Step {
  return trail.at(-1)!.at(-1)!;
}

export function isEmpty(trail: Trail): boolean {
  return trail.length === 0;
}
