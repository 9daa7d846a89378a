/** The first page: a greeting, the game that waits for me, the covers, and the tables around. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Entry } from '../../protocol/http.ts';
import { Today } from '../daily/Today.tsx';
import { useGames, useHome, useMe } from '../data.ts';
import { Button } from '../kit/Button.tsx';
import { useLanguage, useSay } from '../kit/words.tsx';
import { type GameText, useGameTexts } from '../saved/gametexts.ts';
import { companions, standing } from '../saved/standing.ts';
import { Cover } from './Cover.tsx';
import { greeting } from './greeting.ts';
import { useQuickPlay } from './quickplay.tsx';
import { Resume } from './Resume.tsx';
import { TableRows } from './TableRows.tsx';
import './Home.css';

const patienceMs = 400;

export default function HomePage() {
  const say = useSay();
  const shelf = useGames();
  const games = shelf?.map(({ id }) => id) ?? [];
  const { home, problems } = useHome();
  const sound = (entry: Entry) => entry.quarantined === null;
  const running = home?.mine.filter(sound) ?? [];
  const offered = home?.open.filter(({ mine }) => !mine) ?? [];
  const over = home?.finished.filter(sound) ?? [];
  const all = [...running, ...offered, ...over].map(({ game }) => game);
  const texts = useGameTexts([...games, ...all]);
  const [first, ...rest] = running;
  const settled = useSettled(shelf !== null && (home !== null || problems.length > 0));
  const [trouble] = problems;
  if (!settled) return null;
  return (
    <div className="home">
      <header className="hello">
        <Greeting />
        {first && <Resume entry={first} game={texts[first.game]!.name} />}
      </header>
      {trouble && (
        <p className="home-trouble" role="alert">
          {say(trouble.code, trouble.params)}
        </p>
      )}
      <Covers games={games} texts={texts} />
      <div className="three">
        {home && <Today games={home.today} />}
        {rest.length > 0 && <Running entries={rest} texts={texts} />}
        {home && <Open entries={offered} texts={texts} />}
        {over.length > 0 && <Finished entries={over} texts={texts} />}
      </div>
    </div>
  );
}

function Greeting() {
  const say = useSay();
  const language = useLanguage();
  const { me } = useMe();
  const code = greeting(new Date().getHours(), language);
  return (
    <div>
      <h1>{me ? say(code, { name: me.name }) : say('home.welcome')}</h1>
      <p className="hello-lead">{say('home.lead')}</p>
    </div>
  );
}

type Texts = { readonly texts: Readonly<Record<string, GameText>> };
type Tables = Texts & { readonly entries: readonly Entry[] };

function Covers({ games, texts }: Texts & { readonly games: readonly string[] }) {
  const say = useSay();
  const { busy, play, question } = useQuickPlay();
  return (
    <section className="covers" aria-label={say('home.games')}>
      {games.map((game) => (
        <Cover key={game} game={game} text={texts[game]!} busy={busy === game} onPlay={() => play(game)} />
      ))}
      {question}
    </section>
  );
}

function Running({ entries, texts }: Tables) {
  const say = useSay();
  return (
    <TableRows
      title={say('home.running')}
      aside={<Link href="/saved">{say('home.running-all')}</Link>}
      entries={entries}
      most={4}
      texts={texts}
      detail={(entry, game) => `${game}. ${say(standing(entry).code, standing(entry).params)}`}
      action={({ id, name }) => (
        <Button href={`/table/${id}`} aria-label={say('home.go-on-at', { name })}>
          {say('home.go-on')}
        </Button>
      )}
    />
  );
}

function Open({ entries, texts }: Tables) {
  const say = useSay();
  const language = useLanguage();
  const waiting = (entry: Entry, game: string) => {
    const who = companions(entry, language, say);
    return who === null ? game : say('home.open-waiting', { game, who, n: entry.seats.length });
  };
  return (
    <TableRows
      title={say('home.open')}
      aside={entries.length > 0 && say('home.open-count', { n: entries.length })}
      entries={entries}
      most={5}
      texts={texts}
      detail={waiting}
      action={({ id, name }) => (
        <Button href={`/table/${id}`} aria-label={say('home.sit-at', { name })}>
          {say('home.sit')}
        </Button>
      )}
      none={say('home.open-none')}
    />
  );
}

function Finished({ entries, texts }: Tables) {
  const say = useSay();
  return (
    <TableRows
      title={say('home.finished')}
      aside={<Link href="/saved?show=finished">{say('home.finished-all')}</Link>}
      entries={entries}
      most={4}
      texts={texts}
      detail={(entry, game) => `${game}. ${say(standing(entry).code, standing(entry).params)}`}
      action={({ id, name }) => (
        <Button href={`/replay/${id}`} aria-label={say('home.replay-of', { name })}>
          {say('home.replay')}
        </Button>
      )}
    />
  );
}

/** Waits a moment for the lists, so that nothing moves under the finger when they come. */
function useSettled(settled: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return settled || late;
}
