/** A file that is only to be looked at, kept for this visit: a reload shows it again, another tab knows nothing of it. */

import { framesOf } from '../../client/frames.ts';
import type { Rules } from '../../core/game.ts';
import type { Phrase } from '../../core/phrase.ts';
import { ok, type Problem, type Result, refuse } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import { shelf } from '../../games/index.ts';
import { readForeign } from '../../room/foreign.ts';
import type { Frame } from '../../room/past.ts';
import { kept } from '../kept.ts';
import type { Shown } from './Stage.tsx';

export type Look = { readonly file: string; readonly text: string };

export type OpenedFile = {
  readonly shown: Shown;
  readonly about: Phrase;
  readonly warnings: readonly Problem[];
};

const key = 'ludoteca.look';
let latest: Look | null = null;

export function keepLook(look: Look): void {
  latest = look;
  try {
    sessionStorage.setItem(key, JSON.stringify(look));
  } catch {
    // No room to keep it: it is there until the page is loaded again.
  }
}

export function keptLook(): Look | null {
  try {
    latest ??= JSON.parse(sessionStorage.getItem(key) ?? 'null') as Look | null;
  } catch {
    // A browser that keeps nothing.
  }
  return latest;
}

const opened = new Map<string, Promise<Result<OpenedFile>>>();

/** The same promise for the same file, as `use` wants it. */
export function openLook(look: Look | null): Promise<Result<OpenedFile>> {
  return kept(opened, look === null ? '' : `${look.file}\n${look.text}`, () => open(look));
}

async function open(look: Look | null): Promise<Result<OpenedFile>> {
  if (look === null) return refuse('replay.nothing');
  const foreign = await readForeign(look.text, shelf);
  if (!foreign) return refuse('file-foreign');
  const { game, read } = foreign;
  if (!read.ok) return read;
  if (read.value.kind !== 'view-only') return refuse('replay.nothing');
  const { options, seats, positions, about, warnings } = read.value;
  const rules = game.open({});
  if (!rules.ok) return rules;
  const all = positions.map(({ move, view }, seq) => ({ move: move && { seq, ...move }, view }));
  const frames = framesOf(all);
  await frames.load(0);
  const names = seats.map(({ name }) => name);
  const next = nextIn(rules.value, all.at(-1)!);
  // A position alone may be of no game: then nobody knows whose turn it is.
  const toAct = all.length > 1 ? next : [];
  const isOver = next.length === 0;
  const shown = { game: game.id, name: look.file, names, seats, toAct, isOver, options, seat: null, frames };
  return ok({ shown: { ...shown, opened: { game, rules: rules.value, resources: {} } }, about, warnings });
}

function nextIn(rules: Rules, { view }: Frame): readonly Seat[] {
  const state = rules.imagine(view, noChance);
  return state === null ? [] : rules.toAct(state);
}

/** Nothing is hidden in such files, so nothing has to be drawn. */
const noChance = { uint32: () => 0 };
