import { useEffect } from 'react';
import { Link } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { GamePattern } from '../kit/GamePattern.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useLanguage, useSay } from '../kit/words.tsx';
import { type Chapter, findHeading } from './chapter.ts';
import { loadTranslations } from './chapters.ts';
import { Prose } from './Prose.tsx';
import './ChapterView.css';

type Props = { readonly book: readonly Chapter[]; readonly chapter: Chapter };

export function ChapterView({ book, chapter }: Props) {
  useTarget(chapter);
  return (
    <article className="chapter" data-game={chapter.id} aria-labelledby="chapter-title">
      <div className="chapter-strip papered">
        <GamePattern game={chapter.id} />
      </div>
      <div className="chapter-paper">
        <h1 id="chapter-title" className="chapter-title" tabIndex={-1}>
          {chapter.title}
        </h1>
        <Prose chapter={chapter} deeper={0} named />
        <Neighbours book={book} at={book.indexOf(chapter)} />
      </div>
    </article>
  );
}

/** Goes to the heading that the address names, by whatever language's name; without one, to the top. */
function useTarget(chapter: Chapter): void {
  const language = useLanguage();
  const hash = useLocationProperty(() => location.hash);
  useEffect(() => {
    const name = nameIn(hash);
    if (name === '') {
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    let isStale = false;
    const go = (anchor: string | undefined) => {
      const heading = anchor === undefined || isStale ? null : document.getElementById(anchor);
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView();
    };
    const own = findHeading(chapter, name);
    if (own) go(own.anchor);
    else
      void loadTranslations(chapter.id, language).then((others) =>
        go(findHeading(chapter, name, others)?.anchor),
      );
    return () => {
      isStale = true;
    };
  }, [chapter, language, hash]);
}

function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function Neighbours({ book, at }: { readonly book: readonly Chapter[]; readonly at: number }) {
  const say = useSay();
  const before = book[at - 1];
  const after = book[at + 1];
  return (
    <nav className="chapter-neighbours" aria-label={say('manual.chapter-nav')}>
      {before && (
        <Link className="chapter-neighbour" href={`/manual/${before.id}`} rel="prev">
          <Icon name="back" />
          <span>
            <small>{say('manual.previous')}</small>
            <b>{before.title}</b>
          </span>
        </Link>
      )}
      {after && (
        <Link className="chapter-neighbour is-next" href={`/manual/${after.id}`} rel="next">
          <span>
            <small>{say('manual.next')}</small>
            <b>{after.title}</b>
          </span>
          <Icon name="forward" />
        </Link>
      )}
    </nav>
  );
}
