import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useNarrow } from '../kit/narrow.ts';
import { useSay } from '../kit/words.tsx';
import type { Chapter, Heading } from './chapter.ts';
import './Outline.css';

type Props = {
  readonly book: readonly Chapter[];
  readonly chapter: Chapter;
  /** The finds stand where the chapter was. */
  readonly searching: boolean;
};

/** Where one is in the book: at the side, or to be unfolded on a phone. */
export function Outline(props: Props) {
  const say = useSay();
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow)
    return (
      <nav className="outline" aria-label={say('manual.contents')} data-game={props.chapter.id}>
        <p className="outline-head">{say('manual.contents')}</p>
        <Chapters {...props} onPick={() => undefined} />
      </nav>
    );
  return (
    <details
      className="outline-fold"
      data-game={props.chapter.id}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{say('manual.contents')}</summary>
      <nav className="outline" aria-label={say('manual.contents')}>
        <Chapters {...props} onPick={() => setOpen(false)} />
      </nav>
    </details>
  );
}

function Chapters({ book, chapter, searching, onPick }: Props & { readonly onPick: () => void }) {
  const place = useReadingPlace(chapter.headings);
  const list = useRef<HTMLOListElement>(null);
  useInSight(list, place);
  return (
    <ol ref={list}>
      {book.map(({ id, title }) => (
        <li key={id}>
          <Link
            href={`/manual/${id}`}
            className="outline-chapter"
            aria-current={id === chapter.id ? 'page' : undefined}
          >
            {title}
          </Link>
          {id === chapter.id && (
            <ol className="outline-headings">
              {chapter.headings
                .filter(({ level }) => level === 2)
                .map(({ anchor, text }) => (
                  <li key={anchor}>
                    <Target
                      chapter={searching ? id : null}
                      anchor={anchor}
                      isHere={anchor === place}
                      onPick={onPick}
                    >
                      {text}
                    </Target>
                  </li>
                ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}

type TargetProps = {
  /** Null when it is on the page. */
  readonly chapter: string | null;
  readonly anchor: string;
  readonly isHere: boolean;
  readonly onPick: () => void;
  readonly children: string;
};

function Target({ chapter, anchor, isHere, onPick, children }: TargetProps) {
  const look = {
    className: 'outline-place',
    onClick: onPick,
    'aria-current': isHere ? ('location' as const) : undefined,
  };
  if (chapter === null)
    return (
      <a href={`#${anchor}`} {...look}>
        {children}
      </a>
    );
  return (
    <Link href={`/manual/${chapter}#${anchor}`} {...look}>
      {children}
    </Link>
  );
}

/** How far below the upper edge a heading still counts as being read. */
const reach = 140;

/** The heading of what is being read: the last that has gone up past the reader's eye. */
function useReadingPlace(headings: readonly Heading[]): string | null {
  const [place, setPlace] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const passed = headings.findLast(({ anchor, level }) => {
        const top = level === 2 && document.getElementById(anchor)?.getBoundingClientRect().top;
        return typeof top === 'number' && top < reach;
      });
      setPlace(passed?.anchor ?? null);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [headings]);
  return place;
}

/** A long outline follows the reader. */
function useInSight(list: RefObject<HTMLElement | null>, place: string | null): void {
  useEffect(() => {
    const outline = list.current?.parentElement;
    const here = place === null ? null : list.current?.querySelector('[aria-current="location"]');
    if (!outline || !here) return;
    const { top, bottom } = outline.getBoundingClientRect();
    const link = here.getBoundingClientRect();
    if (link.top < top || link.bottom > bottom) outline.scrollTop += link.top - (top + bottom) / 2;
  }, [list, place]);
}
