import { text } from 'node:stream/consumers';
import { ok, type Result } from '../../../core/result.ts';
import { readText } from '../../files.ts';
import type { Io } from '../command.ts';

/** The text of a file; a dash reads what comes in. */
export async function textIn({ stdin }: Io, path: string): Promise<Result<string>> {
  return path === '-' ? ok(await text(stdin)) : readText(path);
}
