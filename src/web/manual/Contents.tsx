import { Link } from 'wouter';
import { GamePattern } from '../kit/GamePattern.tsx';
import { useNarrow } from '../kit/narrow.ts';
import { useSay } from '../kit/words.tsx';
import type { Chapter } from './chapter.ts';
import './Contents.css';

/** The first page of the book: what is in it. On a phone only the volumes; each has its own outline. */
export function Contents({ book }: { readonly book: readonly Chapter[] }) {
  const say = useSay();
  return (
    <div className="contents">
      <header className="contents-head">
        <h1 className="contents-title" tabIndex={-1}>
          {say('manual.title')}
        </h1>
        <p className="aside">{say('manual.intro')}</p>
      </header>
      <div className="contents-volumes">
        {book.map((chapter) => (
          <Volume key={chapter.id} chapter={chapter} />
        ))}
      </div>
    </div>
  );
}

function Volume({ chapter: { id, title, headings } }: { readonly chapter: Chapter }) {
  const isNarrow = useNarrow();
  return (
    <section className="volume" data-game={id} aria-labelledby={`volume-${id}`}>
      <h2 className="volume-name" id={`volume-${id}`}>
        <Link className="papered" href={`/manual/${id}`}>
          <GamePattern game={id} />
          <span>{title}</span>
        </Link>
      </h2>
      {!isNarrow && (
        <ol className="volume-list">
          {headings
            .filter(({ level }) => level === 2)
            .map(({ anchor, text }) => (
              <li key={anchor}>
                <Link className="volume-place" href={`/manual/${id}#${anchor}`}>
                  {text}
                </Link>
              </li>
            ))}
        </ol>
      )}
    </section>
  );
}
