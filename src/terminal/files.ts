/** Tables as files of this machine. */
import { readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ok, type Result, refuse } from '../core/result.ts';
import type { Registry } from './house.ts';
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
export async function exportTo(registry: Registry, id: string, path: string): Promise<Result<string>> {
  const file = await registry.export(id);
  if (!file.ok) return file;
  const target = atHome(path || fileName(file.value.name));
  try {
    await writeFile(target, fileText(file.value), { flag: 'wx' });
    return ok(target);
  } catch (error) {
    return refuse(reasons[codeOf(error)] ?? 'file.unwritable', { file: target });
  }
}

/** Takes in the table of a file; gives its new id. */
export async function importFrom(registry: Registry, path: string): Promise<Result<string>> {
  const text = await readText(atHome(path));
  if (!text.ok) return text;
  const file = parseFile(text.value);
  return file.ok ? registry.import(file.value) : file;
}

export function parseFile(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return refuse('file-foreign');
  }
}

async function readText(path: string): Promise<Result<string>> {
  try {
    return ok(await readFile(path, 'utf8'));
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
