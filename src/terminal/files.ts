/** Tables as files of this machine. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Phrase } from '../core/phrase.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import type { Foreign } from '../room/foreign.ts';
import type { RoomService } from './roomaccess.ts';
import { clean } from './text.ts';

/** What one table's file is called, unless told otherwise. */
export function fileName(table: string): string {
  const plain = clean(table)
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^[\s.]+/, '')
    .trim();
  return `${plain || 'ludoteca'}.json`;
}

export function fileText(file: unknown): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Writes a table into a file that is not there yet; gives its path. */
export async function exportTo(registry: RoomService, id: string, path: string): Promise<Result<string>> {
  const file = await registry.export(id);
  return file.ok ? writeNew(path || fileName(file.value.name), fileText(file.value)) : file;
}

/** The same for a file that other programs read. */
export async function exportAs(
  registry: RoomService,
  id: string,
  kind: string,
  path: string,
): Promise<Result<string>> {
  const text = await registry.exportAs(id, kind);
  return text.ok ? writeNew(path, text.value) : text;
}

async function writeNew(path: string, text: string): Promise<Result<string>> {
  const target = atHome(path);
  try {
    await writeFile(target, text, { flag: 'wx' });
    return ok(target);
  } catch (error) {
    return refuse(reasons[codeOf(error)] ?? 'file.unwritable', { file: target });
  }
}

/** Writes a file, whether one is there or not; all of it or nothing. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<Result<null>> {
  const target = atHome(path);
  const part = `${target}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, target);
    return ok(null);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    return refuse(reasons[codeOf(error)] ?? 'file.unwritable', { file: target });
  }
}

/** What the games know of files of other programs. */
export type Knows = (text: string) => Promise<Foreign | null>;

/** What became of a file: the id of its table, or what is wrong; what else there is to say; in which game's words. */
export type TakenIn = {
  readonly made: Result<string>;
  readonly told: readonly Phrase[];
  readonly game: string | null;
};

export async function importFrom(registry: RoomService, path: string, knows: Knows): Promise<TakenIn> {
  const text = await readText(atHome(path));
  return text.ok ? importText(registry, text.value, knows) : { made: text, told: [], game: null };
}

export async function importText(registry: RoomService, text: string, knows: Knows): Promise<TakenIn> {
  const file = parseFile(text);
  if (isOwn(file)) return { made: await registry.import(file), told: [], game: null };
  const foreign = await knows(text);
  if (!foreign) return { made: refuse('file-foreign'), told: [], game: null };
  const { read, game } = foreign;
  if (!read.ok) return { made: read, told: [], game: game.id };
  const { kind, about, warnings } = read.value;
  if (kind === 'view-only') return { made: refuse('file-look-only'), told: [about], game: game.id };
  return { made: await registry.import(file ?? text), told: warnings, game: game.id };
}

/** Null for what is no JSON. */
function parseFile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isOwn(file: unknown): boolean {
  return typeof file === 'object' && file !== null && 'ludoteca' in file;
}

export async function readText(path: string): Promise<Result<string>> {
  const bytes = await readBytes(path);
  return bytes.ok ? ok(bytes.value.toString('utf8')) : bytes;
}

export async function readBytes(path: string): Promise<Result<Buffer>> {
  try {
    return ok(await readFile(path));
  } catch (error) {
    return refuse(codeOf(error) === 'ENOENT' ? 'file.missing' : 'file.unreadable', { file: path });
  }
}

const reasons: Readonly<Record<string, string>> = { EEXIST: 'file.exists', ENOSPC: 'file.full' };

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** `~` is what shells make of it; here nobody else would. */
function atHome(path: string): string {
  return path === '~' || path.startsWith('~/') ? join(homedir(), path.slice(2)) : path;
}
