/** The grade of a level, as lists show it. */
import { must } from '../../../core/result.ts';
import { parseProp } from '../prop.ts';
import { gradeLevel } from './solver.ts';
import type { Grade } from './steps.ts';

/** Grading stops here: a second or so. */
const mostSteps = 20_000_000;

/** For a text in canonical form. */
export function gradeFacts(
  text: string,
  unique: boolean | null,
): { readonly grade: Grade | null; readonly weight: number | null } {
  const graded = unique ? gradeLevel(must(parseProp(text)).level, { left: mostSteps }) : null;
  return { grade: graded?.grade ?? null, weight: graded?.weight ?? null };
}
