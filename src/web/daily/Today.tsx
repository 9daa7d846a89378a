/** The games of the day on the first page: to begin, to go on with, or done and to be shown to friends. */
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { TodaysGame } from '../../protocol/http.ts';
import { dayInWords } from '../../room/daily.ts';
import { api } from '../api.ts';
import { Button } from '../kit/Button.tsx';
import { GameMark } from '../kit/GameMark.tsx';
import { Icon } from '../kit/Icon.tsx';
import { retryLoad } from '../kit/retryload.ts';
import { SectionHead } from '../kit/SectionHead.tsx';
import { useToast } from '../kit/Toast.tsx';
import { useLocale, useSay } from '../kit/words.tsx';
import './Daily.css';

const ShareButton = lazy(retryLoad(() => import('./ShareButton.tsx')));

export function Today({ games }: { readonly games: readonly TodaysGame[] }) {
  const say = useSay();
  const locale = useLocale();
  const [first] = games;
  if (!first) return null;
  return (
    <section aria-labelledby="today-title">
      <SectionHead id="today-title" aside={dayInWords(first.day, locale, true)}>
        {say('daily.head')}
      </SectionHead>
      <ul className="rows">
        {byGame(games).map(([each, ...more]) =>
          more.length === 0 ? (
            <TodaysRow key={each.game} each={each} />
          ) : (
            <TodaysRows key={each.game} all={[each, ...more]} />
          ),
        )}
      </ul>
    </section>
  );
}

type Several = readonly [TodaysGame, ...TodaysGame[]];

/** Those of one game together, in the order of the first. */
function byGame(games: readonly TodaysGame[]): readonly Several[] {
  const all = Map.groupBy(games, ({ game }) => game);
  return [...all.values()] as unknown as readonly Several[];
}

/** Several of one game in one row: its name, how many are done, and each by its key. */
function TodaysRows({ all }: { readonly all: Several }) {
  const say = useSay();
  const [{ game }] = all;
  const done = all.filter(({ state }) => state === 'over' || state === 'gone').length;
  return (
    <li data-game={game}>
      <GameMark game={game} name={nameOf(all)} />
      <div className="rows-text">
        <span className="rows-name">{nameOf(all)}</span>
        <div className="rows-detail">{say('daily.done-of', { done, n: all.length })}</div>
        <div className="daily-keys">
          {all.map((each) => (
            <TodaysKey key={each.key} each={each} />
          ))}
        </div>
      </div>
    </li>
  );
}

/** The words that the titles of all begin with. */
function nameOf([first, ...more]: Several): string {
  const words = first.title.split(' ');
  const differs = words.findIndex((word, at) => more.some(({ title }) => title.split(' ')[at] !== word));
  return words.slice(0, differs).join(' ');
}

function TodaysKey({ each }: { readonly each: TodaysGame }) {
  const say = useSay();
  const { begin, busy } = useBegin(each);
  const { key, title, state, table, share } = each;
  const told = say(`daily.${state === 'over' && !share ? 'gone' : state}`, { result: share?.result ?? '' });
  const label = `${title}: ${told}`;
  const mark = state === 'over' || state === 'gone' ? <Icon name="check" /> : null;
  if (table !== null)
    return (
      <Button kind={state === 'playing' ? 'main' : undefined} href={`/table/${table}`} aria-label={label}>
        {mark}
        {key}
      </Button>
    );
  const why = state === 'gone' ? told : null;
  return (
    <Button busy={busy} why={why} aria-label={label} onClick={() => void begin()}>
      {mark}
      {key}
    </Button>
  );
}

function TodaysRow({ each }: { readonly each: TodaysGame }) {
  const say = useSay();
  const { game, title, state, table, share } = each;
  return (
    <li data-game={game}>
      <GameMark game={game} name={title} />
      <div className="rows-text">
        {table === null ? (
          <span className="rows-name">{title}</span>
        ) : (
          <Link className="rows-name" href={`/table/${table}`}>
            {title}
          </Link>
        )}
        <div className="rows-detail">
          {say(`daily.${state === 'over' && !share ? 'gone' : state}`, { result: share?.result ?? '' })}
        </div>
      </div>
      <TodaysAction each={each} />
    </li>
  );
}

function TodaysAction({ each }: { readonly each: TodaysGame }) {
  const { title, state, table, share } = each;
  const say = useSay();
  const { begin, busy } = useBegin(each);
  if (share)
    return (
      <Suspense fallback={null}>
        <ShareButton text={share.text} label={say('daily.share-it', { title })} />
      </Suspense>
    );
  if (state === 'new')
    return (
      <Button busy={busy} aria-label={say('daily.play-it', { title })} onClick={() => void begin()}>
        {say('daily.play')}
      </Button>
    );
  if (state === 'playing')
    return (
      <Button href={`/table/${table}`} aria-label={say('daily.go-on-with', { title })}>
        {say('daily.go-on')}
      </Button>
    );
  return (
    <span className="daily-done">
      <Icon name="check" />
    </span>
  );
}

function useBegin(each: TodaysGame) {
  const say = useSay();
  const toast = useToast();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    const opened = await api.daily(each);
    if (opened.ok) return go(`/table/${opened.value.id}`);
    setBusy(false);
    const [problem] = opened.problems;
    toast({ tone: 'bad', text: say(problem.code, problem.params) });
  };
  return { begin, busy };
}
