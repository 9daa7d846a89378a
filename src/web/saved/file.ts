/** A file that somebody wants to bring in: what can be said about it before the room is asked. */
import { ok, type Result, refuse } from '../../core/result.ts';

const kilobytes = 2048;

/** Its text, if it is JSON at all and not too large for the room. */
export function readTable(size: number, text: string): Result<string> {
  if (size > kilobytes * 1024) return refuse('saved.file-large', { kilobytes });
  if (text.trim() === '') return refuse('saved.file-empty');
  try {
    JSON.parse(text);
    return ok(text);
  } catch {
    return refuse('saved.file-not-json');
  }
}

/** The game a file says it is of, whatever else it says. */
export function gameIn(text: string): string | null {
  try {
    const { game } = Object(JSON.parse(text)) as { game?: unknown };
    return typeof game === 'string' ? game : null;
  } catch {
    return null;
  }
}
