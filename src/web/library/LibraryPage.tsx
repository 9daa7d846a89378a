/** The library: what there is to play with, one's own and everybody's; play, draw, copy, take out and bring in. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { resourceLabel } from '../../client/resourcelist.ts';
import type { Game } from '../../core/game.ts';
import type { Problem } from '../../core/result.ts';
import { askMe, useGames } from '../data.ts';
import { loadGame } from '../gameuis.tsx';
import { Button } from '../kit/Button.tsx';
import { Choice } from '../kit/Choice.tsx';
import { Empty } from '../kit/Empty.tsx';
import { EmptyArt } from '../kit/EmptyArt.tsx';
import type { LibraryItem } from '../kit/library.ts';
import { useNarrow } from '../kit/narrow.ts';
import { Page } from '../kit/Page.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useLanguage, useSay } from '../kit/words.tsx';
import { useDrop } from '../saved/drop.ts';
import { Lost } from '../shell/Lost.tsx';
import { Shell } from '../shell/Shell.tsx';
import { type Chosen, choose, type Named, type Owner, owners } from './choosing.ts';
import { library, useLibraryDesk } from './desk.tsx';
import { LibraryRow } from './LibraryRow.tsx';
import { Shelved } from './Shelved.tsx';
import { hasShelf, shelvedGames, useShelf } from './shelves.ts';
import './Library.css';

export default function LibraryPage({ game }: { readonly game: string | null }) {
  const shown = game ?? shelvedGames[0] ?? '';
  if (!hasShelf(shown)) return <Lost />;
  return (
    <Shell game={shown}>
      <Shelved game={shown}>
        <Shelf key={shown} game={shown} />
      </Shelved>
    </Shell>
  );
}

function Shelf({ game }: { readonly game: string }) {
  const say = useSay();
  const ui = useShelf(game);
  const language = useLanguage();
  const { items, known, problem, reload } = useItems(game, ui.kind);
  const { desk, dialog } = useLibraryDesk(game, ui.kind);
  const { chosen, narrow } = useChosen();
  const [importing, setImporting] = useState<{ readonly file: File | null } | null>(null);
  const isDragging = useDrop(([file]) => setImporting({ file: file ?? null }));
  const kind = known?.resources.find((each) => each.kind === ui.kind);
  const all: readonly Named[] | null =
    items && known && items.map((item) => ({ item, name: nameOf(item, kind, say) }));
  const own = items?.filter(({ entry }) => entry === undefined).length ?? 0;
  const aside = items && say('library.count', { n: items.length, own, others: items.length - own });
  const shown = all && choose(all, chosen, ui, language);
  const closeImporter = () => {
    setImporting(null);
    void reload();
  };
  const isNarrow = useNarrow();
  const actions = (
    <>
      <Button icon="upload" onClick={() => setImporting({ file: null })}>
        {say('library.import')}
      </Button>
      <Button kind="main" icon="pencil" href={`/library/${game}/new`}>
        {say('library.draw')}
      </Button>
    </>
  );
  return (
    <Page title={say('library.title')} aside={aside} actions={isNarrow ? undefined : actions}>
      {isNarrow && <div className="library-actions">{actions}</div>}
      {shelvedGames.length > 1 && <Shelves here={game} />}
      <Narrowing chosen={chosen} narrow={narrow} items={items ?? []} game={game} />
      {problem && (
        <div className="library-trouble" role="alert">
          <p>{say(problem.code, problem.params)}</p>
          <Button onClick={() => void reload()}>{say('library.again')}</Button>
        </div>
      )}
      {all === null && !problem && <p className="muted">{say('library.loading')}</p>}
      {shown?.length === 0 && <Nothing game={game} chosen={chosen} onAll={() => narrow(everything)} />}
      {shown && shown.length > 0 && (
        <ul className="library-list" aria-label={say('library.title')}>
          {shown.map(({ item, name }) => (
            <LibraryRow
              key={item.entry?.id ?? item.ref}
              game={game}
              item={item}
              name={name}
              desk={desk}
              onChange={reload}
            />
          ))}
        </ul>
      )}
      {importing && <ui.Importer file={importing.file} desk={desk} onClose={closeImporter} />}
      {isDragging && <p className="library-drop">{say('library.drop')}</p>}
      {dialog}
    </Page>
  );
}

function nameOf(
  item: LibraryItem,
  kind: Parameters<typeof resourceLabel>[0],
  say: ReturnType<typeof useSay>,
): string {
  return item.entry ? item.name : resourceLabel(kind, item, say);
}

/** All there is, as it comes; asked for again when something has changed. */
function useItems(game: string, kind: string) {
  const [items, setItems] = useState<readonly LibraryItem[] | null>(null);
  const [known, setKnown] = useState<Game | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const turn = useRef(0);
  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const me = await askMe();
    const tell = (some: readonly LibraryItem[]) => {
      if (turn.current === mine) setItems(some);
      return turn.current === mine;
    };
    const failed = me.ok ? await library.list(game, kind, tell) : me;
    if (turn.current === mine) setProblem(failed ? failed.problems[0] : null);
  }, [game, kind]);
  useEffect(() => {
    void loadGame(game).then(setKnown);
    void reload();
    return () => {
      turn.current = -1;
    };
  }, [game, reload]);
  return { items, known, problem, reload };
}

const everything: Chosen = { owner: 'all', search: '', sort: '', filters: {} };

/** Kept in the address: whoever comes back finds the list as it was. */
function useChosen(): { readonly chosen: Chosen; readonly narrow: (chosen: Chosen) => void } {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const { owner = 'all', search = '', sort = '', ...filters } = Object.fromEntries(asked);
  const chosen = { owner: owners.find((each) => each === owner) ?? 'all', search, sort, filters };
  const narrow = ({ filters: more, ...rest }: Chosen) => {
    const query = Object.entries({ ...rest, ...more }).filter(([, value]) => value !== '' && value !== 'all');
    const text = new URLSearchParams(query).toString();
    navigate(text === '' ? path : `${path}?${text}`, { replace: true });
  };
  return { chosen, narrow };
}

function Shelves({ here }: { readonly here: string }) {
  const say = useSay();
  const games = useGames();
  return (
    <nav className="library-shelves" aria-label={say('library.shelves')}>
      {shelvedGames.map((game) => (
        <Link key={game} href={`/library/${game}`} aria-current={game === here ? 'page' : undefined}>
          {games?.find(({ id }) => id === game)?.name ?? game}
        </Link>
      ))}
    </nav>
  );
}

type NarrowingProps = {
  readonly chosen: Chosen;
  readonly narrow: (chosen: Chosen) => void;
  readonly items: readonly LibraryItem[];
  readonly game: string;
};

function Narrowing({ chosen, narrow, items, game }: NarrowingProps) {
  const say = useSay();
  const { filters, sorts } = useShelf(game);
  return (
    <search className="library-bar">
      <Choice
        compact
        legend={say('library.owner')}
        value={chosen.owner}
        options={owners.map((each) => ({ value: each, label: say(`library.owner.${each}`) }))}
        onChange={(owner) => narrow({ ...chosen, owner: owner as Owner })}
      />
      {filters.map(({ key, label, all, options }) => (
        <SelectField
          key={key}
          label={say(label)}
          value={Object.hasOwn(chosen.filters, key) ? chosen.filters[key]! : 'all'}
          options={[{ value: 'all', label: say(all) }, ...options(items, say)]}
          onChange={(value) => narrow({ ...chosen, filters: { ...chosen.filters, [key]: value } })}
        />
      ))}
      <SelectField
        label={say('library.sort')}
        value={chosen.sort === '' ? (sorts[0]?.key ?? 'name') : chosen.sort}
        options={[
          ...sorts.map(({ key, label }) => ({ value: key, label: say(label) })),
          { value: 'name', label: say('library.sort.name') },
        ]}
        onChange={(sort) => narrow({ ...chosen, sort })}
      />
      <TextField
        label={say('library.search')}
        type="search"
        value={chosen.search}
        onChange={(search) => narrow({ ...chosen, search })}
      />
    </search>
  );
}

type NothingProps = { readonly game: string; readonly chosen: Chosen; readonly onAll: () => void };

function Nothing({ game, chosen, onAll }: NothingProps) {
  const say = useSay();
  const isNarrow = chosen.search !== '' || Object.values(chosen.filters).some((value) => value !== 'all');
  if (chosen.owner === 'mine' && !isNarrow)
    return (
      <Empty
        art={<EmptyArt game={game} />}
        title={say('library.empty.mine')}
        text={say('library.empty.mine-text')}
        action={
          <Button kind="main" icon="pencil" href={`/library/${game}/new`}>
            {say('library.draw')}
          </Button>
        }
      />
    );
  return (
    <Empty
      art={<EmptyArt game={game} />}
      title={say('library.empty')}
      text={say('library.empty.text')}
      action={<Button onClick={onAll}>{say('library.empty.all')}</Button>}
    />
  );
}
