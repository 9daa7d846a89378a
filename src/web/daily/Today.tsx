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
        {games.map((each) => (
          <TodaysRow key={`${each.game} ${each.key}`} each={each} />
        ))}
      </ul>
    </section>
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
