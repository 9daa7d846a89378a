/** Drafts, kept in the browser as they are drawn: a page that is closed or loaded again loses nothing. */
import type { Operation } from '../../cage.ts';
import { type Draft, emptyDraft } from '../../editor/draft.ts';
import { begun, type History } from '../../editor/history.ts';
import { largest, smallest } from '../../level.ts';

export type Kept = {
  readonly history: History;
  readonly name: string;
  /** The entry that it is the next version of. */
  readonly entry: string | null;
};

/** Steps of the way back that are kept too. */
const steps = 40;

function keyOf(entry: string | null): string {
  return `ludoteca.kenken.draft.${entry ?? 'new'}`;
}

export function keepDraft({ history: { past, now, future }, name, entry }: Kept): void {
  const short = { past: past.slice(-steps), now, future: future.slice(-steps) };
  try {
    localStorage.setItem(keyOf(entry), JSON.stringify({ history: short, name, entry }));
  } catch {
    // A browser that keeps nothing: the draft lives as long as the page.
  }
}

export function forgetDraft(entry: string | null): void {
  try {
    localStorage.removeItem(keyOf(entry));
  } catch {}
}

/** Null where there is none, or none that can be read. */
export function keptDraft(entry: string | null): Kept | null {
  try {
    return readKept(JSON.parse(localStorage.getItem(keyOf(entry)) ?? 'null'), entry);
  } catch {
    return null;
  }
}

export function readKept(raw: unknown, entry: string | null): Kept | null {
  const { history, name } = Object(raw) as { history?: unknown; name?: unknown };
  const { past, now, future } = Object(history) as { past?: unknown; now?: unknown; future?: unknown };
  if (!isDraft(now)) return null;
  const drafts = (list: unknown) => (Array.isArray(list) && list.every(isDraft) ? list : []);
  return {
    history: { past: drafts(past), now, future: drafts(future) },
    name: typeof name === 'string' ? name : '',
    entry,
  };
}

export function emptyKept(entry: string | null, size: number): Kept {
  return { history: begun(emptyDraft(size)), name: '', entry };
}

function isDraft(raw: unknown): raw is Draft {
  const { size, cages, givens } = Object(raw) as Partial<Record<keyof Draft, unknown>>;
  if (!isWhole(size, smallest, largest) || !Array.isArray(cages) || !Array.isArray(givens)) return false;
  const cells = (size as number) ** 2;
  const seen = new Set<unknown>();
  const isCell = (cell: unknown) => isWhole(cell, 0, cells - 1) && !seen.has(cell) && Boolean(seen.add(cell));
  return (
    givens.length === cells &&
    givens.every((given) => isWhole(given, 0, size as number)) &&
    cages.every((cage) => isCage(cage, isCell))
  );
}

const operations: readonly (Operation | null)[] = ['=', '+', '-', '*', '/', 'mod', 'pow', null];

function isCage(raw: unknown, isCell: (cell: unknown) => boolean): boolean {
  const { operation, result, cells } = Object(raw) as {
    operation?: unknown;
    result?: unknown;
    cells?: unknown;
  };
  if (!operations.some((each) => each === operation)) return false;
  if (typeof result !== 'string' || !/^\d{0,41}$/.test(result)) return false;
  return Array.isArray(cells) && cells.length > 0 && cells.every(isCell);
}

function isWhole(raw: unknown, min: number, max: number): boolean {
  return Number.isInteger(raw) && (raw as number) >= min && (raw as number) <= max;
}
