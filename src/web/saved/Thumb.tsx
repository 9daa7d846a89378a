/** A table in small: its board where the game can draw one, else the game's mark. Decorative. */
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { Entry } from '../../protocol/http.ts';
import { useScreen } from '../data.ts';
import { useFace } from '../gameuis.tsx';
import { GameMark } from '../kit/GameMark.tsx';
import { GamePattern } from '../kit/GamePattern.tsx';
import './Thumb.css';

type Props = { readonly entry: Entry; readonly name: string };

export function Thumb({ entry, name }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const isBoard = seen && entry.phase !== 'gathering' && entry.quarantined === null;
  const mark = <Mark game={entry.game} name={name} />;
  return (
    <span ref={place} className="thumb" data-game={entry.game} aria-hidden="true">
      <Suspense fallback={mark}>{isBoard ? <Board entry={entry} name={name} /> : mark}</Suspense>
    </span>
  );
}

function Board({ entry, name }: Props) {
  const { Thumb: Small } = useFace(entry.game);
  const screen = useScreen(entry.id, entry.updated);
  const view = screen?.view ?? null;
  return Small && view !== null ? <Small view={view} /> : <Mark game={entry.game} name={name} />;
}

function Mark({ game, name }: { readonly game: string; readonly name: string }) {
  return (
    <span className="thumb-mark papered">
      <GamePattern game={game} />
      <GameMark game={game} name={name} />
    </span>
  );
}

/** Whether it has come into sight: a long list asks only for what is looked at. */
function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || seen) return;
    const observer = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, seen]);
  return seen;
}
