/** Content for a game, a level or a dictionary: one of those that the room lists, page by page. */
import { useEffect, useMemo, useReducer, useState } from 'react';
import { ResourceList, resourceLabel } from '../../client/resourcelist.ts';
import type { Game } from '../../core/game.ts';
import { api } from '../api.ts';
import { Button } from '../kit/Button.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useSay } from '../kit/words.tsx';
import { hasShelf } from '../library/shelves.ts';

type Props = {
  readonly label: string;
  readonly help: string;
  readonly error: string | undefined;
  readonly game: Game;
  readonly kind: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function ResourceField({ game, kind, value, onChange, ...words }: Props) {
  const say = useSay();
  const { list, search, find, more } = useResources(game.id, kind, value);
  const known = game.resources.find((each) => each.kind === kind);
  const chosen = list.known(value);
  const isShown = list.shown.some(({ ref }) => ref === value);
  const all = chosen && !isShown ? [chosen, ...list.shown] : list.shown;
  const options = all.map((each) => ({ value: each.ref, label: resourceLabel(known, each, say) }));
  const error = words.error ?? (list.problem ? say(list.problem.code, list.problem.params) : undefined);
  return (
    <div className="new-resource">
      {(search !== '' || list.hasMore) && (
        <TextField label={say('new.search')} value={search} onChange={find} />
      )}
      <SelectField {...words} error={error} value={value} options={options} onChange={onChange} />
      {hasShelf(game.id) && (
        <Button kind="plain" icon="books" href={`/library/${game.id}`}>
          {say('new.library')}
        </Button>
      )}
      {list.hasMore && (
        <Button kind="plain" onClick={more}>
          {say('new.more', { n: list.total - list.shown.length })}
        </Button>
      )}
    </div>
  );
}

/** The list, and what has been typed to narrow it. What is chosen already is looked up wherever it stands. */
function useResources(game: string, kind: string, value: string) {
  const [, changed] = useReducer((n: number) => n + 1, 0);
  const [search, setSearch] = useState('');
  const list = useMemo(
    () => new ResourceList((words, page) => api.resources(game, kind, words, page)),
    [game, kind],
  );
  // What is chosen later was on a page; only the first choice may have to be looked up.
  const [first] = useState(value);
  useEffect(() => void list.begin(first).then(changed), [list, first]);
  return {
    list,
    search,
    find: (words: string) => {
      setSearch(words);
      void list.find(words).then(changed);
    },
    more: () => void list.more().then(changed),
  };
}
