/** For tests: Sticks whose heap is content, made anew for each day by the kind itself. */
import { type Field, parseForm } from '../core/form.ts';
import type { DailyPuzzle, Game } from '../core/game.ts';
import { below } from '../core/random.ts';
import type { ResourceKind } from '../core/resource.ts';
import { ok, refuse } from '../core/result.ts';
import { game as template } from '../games/template/index.ts';
import type { Move, Options, State, View } from '../games/template/rules.ts';

type HeapOptions = Options & { readonly heap: string };
export type HeapWish = { readonly least: number; readonly most: number };

const mostSteps = 1000;
const form: readonly Field[] = [...template.form, { key: 'heap', kind: 'resource', resource: 'heap' }];
const defaults: HeapOptions = { ...template.defaults, heap: 'builtin:none' };

/** How many sticks there are, in digits. */
export const heap: ResourceKind = {
  kind: 'heap',
  parts: ['heap'],
  largest: 100,
  format: 1,
  read: ({ heap: text = '' }, language) =>
    /^\s*[1-9]\d?\s*$/.test(text)
      ? ok({ texts: { heap: `${text.trim()}\n` }, info: { language } })
      : refuse('heap-unreadable', {}, 'heap:1:1'),
  prepare: ({ heap: text = '' }) => {
    const page = new TextEncoder().encode(text);
    return ok({ page, host: new Uint8Array(0), engine: new Uint8Array(0), facts: { sticks: Number(text) } });
  },
  /** Within these bounds, and such that whoever begins can win. */
  make: (wish, random, { steps }) => {
    const { least, most } = wish as HeapWish;
    for (let step = 0; step < Math.min(steps, mostSteps); step++) {
      const sticks = least + below(random, most - least + 1);
      if (sticks % (defaults.most + 1) !== 0) return ok({ heap: `${sticks}` });
    }
    return refuse('heap-none');
  },
};

const daily = (key: string, least: number, most: number): DailyPuzzle<HeapOptions> => ({
  key,
  options: defaults,
  make: { kind: 'heap', wish: { least, most } satisfies HeapWish },
});

export const heaps: Game<HeapOptions, State, Move, View> = {
  ...(template as unknown as Game<HeapOptions, State, Move, View>),
  id: 'heaps',
  form,
  defaults,
  resources: [heap],
  parseOptions: (raw) => parseForm(form, defaults, raw),
  // Of eight sticks whoever begins always loses, so there is never a third one.
  daily: () => [daily('small', 9, 29), daily('large', 30, 99), daily('never', 8, 8)],
  open: (resources) => {
    const sticks = Number(new TextDecoder().decode(resources['heap']!.page));
    const opened = template.open({});
    if (!opened.ok) return opened;
    const { setup, ...rules } = opened.value;
    return ok({ ...rules, setup: (options, seats, random) => setup({ ...options, sticks }, seats, random) });
  },
};

export const heapsModule = async () => ({ game: heaps as unknown as Game });
