/** A file that somebody wants to bring in: what can be said about it before the room is asked. */
import { ok, type Problem, problem, type Result, refuse } from '../../core/result.ts';

const kilobytes = 2048;

/** Too large for the room, or nothing in it. */
export function sizeProblem(size: number, text: string): Problem | null {
  if (size > kilobytes * 1024) return problem('saved.file-large', { kilobytes });
  return text.trim() === '' ? problem('saved.file-empty') : null;
}

export function jsonIn(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse('saved.file-not-json');
  }
}

/** Whether it says that it is a file of Ludoteca. */
export function isOwn(file: unknown): boolean {
  return typeof file === 'object' && file !== null && 'ludoteca' in file;
}

/** The game a file says it is of, whatever else it says. */
export function gameIn(text: string): string | null {
  const read = jsonIn(text);
  const { game } = Object(read.ok ? read.value : null) as { game?: unknown };
  return typeof game === 'string' ? game : null;
}
