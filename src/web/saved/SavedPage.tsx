/** Saved and finished games: look through them, go on, rename, copy, take out and bring in, delete. */
import { use, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { Problem } from '../../core/result.ts';
import type { Entry } from '../../protocol/http.ts';
import { useGames, useTables } from '../data.ts';
import { Button } from '../kit/Button.tsx';
import { Choice } from '../kit/Choice.tsx';
import { Empty } from '../kit/Empty.tsx';
import { EmptyArt } from '../kit/EmptyArt.tsx';
import { Looks } from '../kit/looks.ts';
import { Page } from '../kit/Page.tsx';
import { useSay } from '../kit/words.tsx';
import { sorts, usePreferences } from '../preferences.ts';
import { type Deeds, useDeeds } from './deeds.tsx';
import { type GameText, useGameTexts } from './gametexts.ts';
import { Importing } from './Importing.tsx';
import { SavedRow } from './SavedRow.tsx';
import { Selection } from './Selection.tsx';
import './Saved.css';

const shows = ['mine', 'finished'] as const;
type Shown = (typeof shows)[number];

export default function SavedPage() {
  const say = useSay();
  const { show, game, goTo } = usePlace();
  const shelf = useGames()?.map(({ id }) => id) ?? [];
  const { sort, set } = usePreferences();
  const { tables, problems, reload } = useTables(show, sort);
  const texts = useGameTexts([...shelf, ...(tables ?? []).map((entry) => entry.game)]);
  const names = Object.fromEntries(Object.entries(texts).map(([id, { name }]) => [id, name]));
  const entries = tables?.filter((entry) => game === null || entry.game === game) ?? null;
  const imported = (entry: Entry) => {
    goTo(entry.phase === 'over' ? 'finished' : 'mine', null);
    void reload();
  };
  return (
    <Page title={say('saved.title')} actions={<Importing onDone={imported} />}>
      <div className="saved-bar">
        <Tabs show={show} />
        <Choice
          compact
          legend={say('saved.filter')}
          value={game ?? ''}
          options={[{ value: '', label: say('saved.all') }, ...options(names)]}
          onChange={(value) => goTo(show, value === '' ? null : value)}
        />
        <Choice
          compact
          legend={say('saved.sort')}
          value={sort}
          options={sorts.map((each) => ({ value: each, label: say(`saved.sort.${each}`) }))}
          onChange={(value) => set({ sort: value === 'name' ? 'name' : 'date' })}
        />
      </div>
      {problems[0] && <Trouble problem={problems[0]} onAgain={reload} />}
      {entries === null && !problems[0] && <p className="muted">{say('saved.loading')}</p>}
      {entries?.length === 0 && (
        <Nothing show={show} game={game} names={names} onAll={() => goTo(show, null)} />
      )}
      {entries && entries.length > 0 && (
        <List key={`${show} ${game}`} entries={entries} texts={texts} onChange={reload} />
      )}
    </Page>
  );
}

/** Which list and which game, kept in the address. */
function usePlace() {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const show: Shown = asked.get('show') === 'finished' ? 'finished' : 'mine';
  const goTo = (next: Shown, game: string | null) => navigate(addressOf(next, game), { replace: true });
  return { show, game: asked.get('game'), goTo };
}

function addressOf(show: Shown, game: string | null): string {
  const query = new URLSearchParams({ ...(show === 'finished' && { show }), ...(game !== null && { game }) });
  return query.size === 0 ? '/saved' : `/saved?${query}`;
}

function options(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

function Tabs({ show }: { readonly show: Shown }) {
  const say = useSay();
  return (
    <nav className="saved-tabs" aria-label={say('saved.lists')}>
      {shows.map((each) => (
        <Link key={each} href={addressOf(each, null)} aria-current={each === show ? 'page' : undefined}>
          {say(each === 'mine' ? 'saved.running' : 'saved.finished')}
        </Link>
      ))}
    </nav>
  );
}

type ListProps = {
  readonly entries: readonly Entry[];
  readonly texts: Readonly<Record<string, GameText>>;
  readonly onChange: () => Promise<void>;
};

function List({ entries, texts, onChange }: ListProps) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const deeds: Deeds = useDeeds(onChange, () => requestAnimationFrame(() => stay(list.current)));
  const chosen = entries.filter(({ id }) => marked.has(id));
  const mark = (id: string, isMarked: boolean) => {
    const others = [...marked].filter((other) => other !== id);
    setMarked(new Set(isMarked ? [...others, id] : others));
  };
  return (
    <>
      <Selection
        chosen={chosen.length}
        all={entries.length}
        onAll={() => setMarked(new Set(entries.map(({ id }) => id)))}
        onNone={() => setMarked(new Set())}
        onDelete={() => deeds.askDelete(chosen)}
      />
      <ul className="saved-list" ref={list} tabIndex={-1}>
        {entries.map((entry) => (
          <SavedRow
            key={entry.id}
            entry={entry}
            game={texts[entry.game]?.name ?? entry.game}
            files={texts[entry.game]?.files ?? []}
            marked={marked.has(entry.id)}
            onMark={(isMarked) => mark(entry.id, isMarked)}
            deeds={deeds}
          />
        ))}
      </ul>
      {deeds.question}
    </>
  );
}

/** The focus was on something that is gone: to the list, or to the title when that is gone too. */
function stay(list: HTMLElement | null): void {
  (list ?? document.querySelector<HTMLElement>('.page-head h1'))?.focus();
}

function Trouble({ problem, onAgain }: { readonly problem: Problem; readonly onAgain: () => void }) {
  const say = useSay();
  return (
    <div className="saved-trouble" role="alert">
      <p>{say(problem.code, problem.params)}</p>
      <Button onClick={onAgain}>{say('saved.again')}</Button>
    </div>
  );
}

type NothingProps = {
  readonly show: Shown;
  readonly game: string | null;
  readonly names: Readonly<Record<string, string>>;
  readonly onAll: () => void;
};

function Nothing({ show, game, names, onAll }: NothingProps) {
  const say = useSay();
  const [first = 'room'] = Object.keys(use(Looks));
  const start = (
    <Button kind="main" href="/">
      {say('saved.empty.start')}
    </Button>
  );
  if (game === null) {
    const kind = show === 'mine' ? 'saved.empty.running' : 'saved.empty.finished';
    return (
      <Empty art={<EmptyArt game={first} />} title={say(kind)} text={say(`${kind}-text`)} action={start} />
    );
  }
  return (
    <Empty
      art={<EmptyArt game={game} />}
      title={say('saved.empty.game', { game: names[game] ?? game })}
      text={say('saved.empty.game-text')}
      action={<Button onClick={onAll}>{say('saved.empty.all')}</Button>}
    />
  );
}
