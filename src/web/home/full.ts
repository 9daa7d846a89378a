import type { Problem } from '../../core/result.ts';

export function isFull(problem: Problem): boolean {
  return problem.code === 'too-many-tables';
}
