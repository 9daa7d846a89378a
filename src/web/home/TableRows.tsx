/** A short list of tables on the first page. */
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import type { Entry } from '../../protocol/http.ts';
import { Button } from '../kit/Button.tsx';
import { GameMark } from '../kit/GameMark.tsx';
import { SectionHead } from '../kit/SectionHead.tsx';
import { useSay } from '../kit/words.tsx';
import type { GameText } from '../saved/gametexts.ts';

type Props = {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly entries: readonly Entry[];
  readonly texts: Readonly<Record<string, GameText>>;
  readonly detail: (entry: Entry, game: string) => string;
  readonly action: (entry: Entry) => ReactNode;
  /** More than these are shown only when asked for. */
  readonly most: number;
  /** What is said when there are none. */
  readonly none?: string;
};

export function TableRows({ title, aside, entries, texts, detail, action, most, none }: Props) {
  const say = useSay();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? entries : entries.slice(0, most);
  const hidden = entries.length - shown.length;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} aside={aside}>
        {title}
      </SectionHead>
      {entries.length === 0 && none && <p className="muted small rows-none">{none}</p>}
      {entries.length > 0 && (
        <ul className="rows">
          {shown.map((entry) => (
            <li key={entry.id}>
              <GameMark game={entry.game} name={texts[entry.game]?.name ?? ''} />
              <div className="rows-text">
                <Link className="rows-name" href={`/table/${entry.id}`}>
                  {entry.name}
                </Link>
                <div className="rows-detail">{detail(entry, texts[entry.game]?.name ?? entry.game)}</div>
              </div>
              {action(entry)}
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button kind="plain" className="rows-more" onClick={() => setShowsAll(true)}>
          {say('home.more', { n: hidden })}
        </Button>
      )}
    </section>
  );
}
