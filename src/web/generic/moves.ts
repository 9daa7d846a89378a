/** Moves as text: what is typed, what it means here, and what could be meant. */
import { useEffect, useState } from 'react';
import type { Preview, Rules } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { Problem } from '../../core/result.ts';

export type Draft = {
  readonly text: string;
  /** Begun at this place of the board. */
  readonly from: string | null;
};

/** Any JSON is a draft, if only an empty one: it may have been kept since another version of the page. */
export function parseDraft(raw: unknown): Draft {
  const { text, from } = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<Draft>;
  return typeof text === 'string'
    ? { text, from: typeof from === 'string' && isAt(text, from) ? from : null }
    : { text: '', from: null };
}

export type Reading =
  | { readonly kind: 'nothing' }
  /** No move, or not yet a whole one. */
  | { readonly kind: 'unread'; readonly problems: readonly Problem[] }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'good'; readonly move: unknown; readonly text: string; readonly preview: Preview };

export function read(rules: Rules, view: unknown, text: string): Reading {
  if (text.trim() === '') return { kind: 'nothing' };
  const parsed = rules.parseMove(text, view);
  if (!parsed.ok) return { kind: 'unread', problems: parsed.problems };
  const checked = rules.check(view, parsed.value);
  if (!checked.ok) return { kind: 'refused', problems: checked.problems };
  return { kind: 'good', move: parsed.value, text: rules.formatMove(parsed.value), preview: checked.value };
}

/** `d1` begins `d1` and `d1 5`, but not `d10`. */
export function isAt(text: string, place: string): boolean {
  const rest = fold(text).slice(place.length);
  return fold(text).startsWith(fold(place)) && !/^[\p{L}\p{N}]/u.test(rest);
}

/** Which of these places some move begins with; places are letters and digits. */
export function placesOf(moves: readonly string[], places: readonly string[]): ReadonlySet<string> {
  const heads = new Set(moves.map((move) => fold(/^[\p{L}\p{N}]*/u.exec(move)![0])));
  return new Set(places.filter((place) => heads.has(fold(place))));
}

export function completions(moves: readonly string[], typed: string, most: number): readonly string[] {
  const start = fold(typed.trimStart());
  return moves.filter((move) => fold(move).startsWith(start)).slice(0, most);
}

function fold(text: string): string {
  return text.toLowerCase();
}

const chance: Random = { uint32: () => Math.floor(Math.random() * 2 ** 32) };
const mostMoves = 2000;
const patience = { slice: 10, whole: 50 } as const;
const none: readonly string[] = [];

/** Moves of a view, as many as can be had in a moment, a little at a time so that the page stays awake. */
async function gather(rules: Rules, view: unknown): Promise<readonly string[]> {
  const found = new Set<string>();
  const moves = rules.moves(view, chance)[Symbol.iterator]();
  for (let spent = 0; spent < patience.whole; spent += patience.slice) {
    await new Promise((resume) => setTimeout(resume));
    const end = performance.now() + patience.slice;
    while (performance.now() < end) {
      const next = moves.next();
      if (next.done || found.size >= mostMoves) return [...found];
      found.add(rules.formatMove(next.value));
    }
  }
  return [...found];
}

const gathered = new WeakMap<object, Promise<readonly string[]>>();

function movesOf(rules: Rules, view: object): Promise<readonly string[]> {
  const known = gathered.get(view);
  if (known) return known;
  const gathering = gather(rules, view).catch(() => none);
  gathered.set(view, gathering);
  return gathering;
}

/** Empty at first, and while it is not one's turn. */
export function useMoves(rules: Rules, view: unknown, mayAct: boolean): readonly string[] {
  const [known, setKnown] = useState<{ readonly of: unknown; readonly moves: readonly string[] }>();
  useEffect(() => {
    if (!mayAct || typeof view !== 'object' || view === null) return;
    let isWanted = true;
    void movesOf(rules, view).then((moves) => isWanted && setKnown({ of: view, moves }));
    return () => {
      isWanted = false;
    };
  }, [rules, view, mayAct]);
  return mayAct && known && known.of === view ? known.moves : none;
}
