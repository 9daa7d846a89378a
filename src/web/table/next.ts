/** Content that has an order: at the end of a game with it, what comes next is offered to who played alone. */
import { useEffect, useState } from 'react';
import type { TableController } from '../../client/controller.ts';
import { resourceLabel } from '../../client/resourcelist.ts';
import type { Result } from '../../core/result.ts';
import type { Entry } from '../../protocol/http.ts';
import type { Screen } from '../../room/screen.ts';
import { api } from '../api.ts';
import type { GameUi } from '../kit/gameui.ts';
import { useSay } from '../kit/words.tsx';

export type Next = { readonly field: string; readonly ref: string; readonly label: string };

/** What comes after the content of this table, for who played it alone; null where nothing does, or it is not known yet. */
export function useNext({ table }: TableController, face: Partial<GameUi>): Next | null {
  const { screen, game, people } = table;
  const say = useSay();
  const [next, setNext] = useState<Next | null>(null);
  const kind = face.next?.kind ?? '';
  const name = screen.resources[kind]?.name;
  const isAlone = screen.seats.length === 1 && people.length === 1 && screen.daily === null;
  const asks = isAlone && name !== undefined;
  useEffect(() => {
    if (!asks) return;
    let awaited = true;
    void api.resources(game.id, kind, '', 0).then((listed) => {
      if (!awaited || !listed.ok) return;
      const known = game.resources.find((each) => each.kind === kind);
      const field = game.form.find((each) => each.kind === 'resource' && each.resource === kind)?.key;
      const own = listed.value.resources.filter(({ entry }) => !entry);
      const after =
        face.next?.after(
          name,
          own.map((each) => each.name),
        ) ?? null;
      const found = own.find((each) => each.name === after);
      if (field && found) setNext({ field, ref: found.ref, label: resourceLabel(known, found, say) });
    });
    return () => {
      awaited = false;
    };
  }, [asks, name, kind, game, face, say]);
  return next;
}

/** The same game with the next content, begun at once. */
export function layNext(
  { game, options, seats }: Screen,
  next: Next,
  replaceOldest: boolean,
): Promise<Result<Entry>> {
  return api.create({
    game,
    options: { ...(options as object), [next.field]: next.ref },
    seats: seats.map(({ name, picks }) => ({ name, picks })),
    start: true,
    replaceOldest,
  });
}
