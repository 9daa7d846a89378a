/** What is printed, as it comes: bytes, names, solutions. */
import { useEffect, useState } from 'react';
import { resourceLabel } from '../../client/resourcelist.ts';
import type { Game } from '../../core/game.ts';
import type { OpenResource } from '../../core/resource.ts';
import type { Problem, Result } from '../../core/result.ts';
import { api } from '../api.ts';
import { askMe } from '../data.ts';
import { isKnownGame, loadGame } from '../gameuis.tsx';
import type { PrintUi } from '../kit/print.ts';
import { useSay } from '../kit/words.tsx';

const found = import.meta.glob<{ readonly printing: PrintUi }>('../../games/*/web/print.tsx');

/** Null for a game that prints nothing. */
export async function printUiOf(game: string): Promise<PrintUi | null> {
  const load = found[`../../games/${game}/web/print.tsx`];
  return isKnownGame(game) && load ? (await load()).printing : null;
}

export type Printed = { readonly hash: string; readonly page: Uint8Array };

type Loaded = { readonly items: readonly Printed[] | null; readonly problem: Problem | null };

export function usePrinted(game: string, ui: PrintUi, hashes: readonly string[]): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ items: null, problem: null });
  const key = hashes.join();
  useEffect(() => {
    let wanted = true;
    void fetchAll(game, ui.kind, key.split(',').filter(Boolean)).then((all) => {
      if (!wanted) return;
      const bad = all.find((each) => !each.ok);
      const items = all.flatMap((each) => (each.ok ? [each.value] : []));
      setLoaded({ items, problem: bad && !bad.ok ? bad.problems[0] : null });
    });
    return () => {
      wanted = false;
    };
  }, [game, ui, key]);
  return loaded;
}

async function fetchAll(game: string, kind: string, hashes: readonly string[]) {
  const me = await askMe();
  const format = kindOf(await loadGame(game), kind)?.format ?? 0;
  const all: Result<OpenResource>[] = [];
  for (const hash of hashes) all.push(me.ok ? await api.resource(hash, format) : me);
  return all;
}

function kindOf(game: Game, kind: string) {
  return game.resources.find((each) => each.kind === kind);
}

/** How the library calls them, by their hashes; what is in nobody's library has no name. */
export function useNames(game: string, kind: string, hashes: readonly string[]): ReadonlyMap<string, string> {
  const say = useSay();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const key = hashes.join();
  useEffect(() => {
    let wanted = true;
    void namesOf(game, kind, key.split(','), say).then((all) => wanted && setNames(all));
    return () => {
      wanted = false;
    };
  }, [game, kind, key, say]);
  return names;
}

/** Pages of the library that are looked through. */
const mostPages = 10;

async function namesOf(
  game: string,
  kind: string,
  hashes: readonly string[],
  say: ReturnType<typeof useSay>,
) {
  const known = kindOf(await loadGame(game), kind);
  const names = new Map<string, string>();
  for (let page = 0; page < mostPages; page++) {
    const listed = await api.resources(game, kind, '', page);
    if (!listed.ok || listed.value.resources.length === 0) break;
    for (const each of listed.value.resources) names.set(each.hash, resourceLabel(known, each, say));
    if (hashes.every((hash) => names.has(hash))) break;
  }
  return names;
}

/** One after the other, while they are wanted; by hash, null for what could not be solved. */
export function useSolutions(
  ui: PrintUi,
  items: readonly Printed[] | null,
  wanted: boolean,
): ReadonlyMap<string, unknown> {
  const [solutions, setSolutions] = useState<ReadonlyMap<string, unknown>>(new Map());
  useEffect(() => {
    if (!wanted || !items) return;
    let goesOn = true;
    void (async () => {
      for (const { hash, page } of items) {
        if (!goesOn) return;
        const solution = await ui.solve(page);
        setSolutions((known) => new Map(known).set(hash, solution));
      }
    })();
    return () => {
      goesOn = false;
    };
  }, [ui, items, wanted]);
  return solutions;
}
