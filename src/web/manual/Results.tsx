import { createElement, type KeyboardEvent, useDeferredValue, useMemo } from 'react';
import { Link } from 'wouter';
import { useSay } from '../kit/words.tsx';
import type { Chapter } from './chapter.ts';
import { type Found, type Run, search, sectionsOf } from './search.ts';
import './Results.css';

const most = 40;

/** Where a question is answered: chapter, heading, and the words around the find. */
export function Results({ book, query }: { readonly book: readonly Chapter[]; readonly query: string }) {
  const say = useSay();
  const asked = useDeferredValue(query).trim();
  const sections = useMemo(() => book.flatMap(sectionsOf), [book]);
  const found = useMemo(() => search(sections, asked), [sections, asked]);
  const isEmpty = found.length === 0;
  return (
    <div className="finds">
      <h1 className="finds-title">{say('manual.results')}</h1>
      <p className="finds-said" role="status">
        {say(isEmpty ? 'manual.nothing' : 'manual.found', { query: asked, n: found.length })}
        {isEmpty && <small>{say('manual.nothing-help')}</small>}
      </p>
      <ol onKeyDown={walk}>
        {found.slice(0, most).map((find) => (
          <li key={`${find.section.chapter} ${find.section.anchor}`}>
            <Find find={find} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Find({ find: { section, heading, snippet } }: { readonly find: Found }) {
  const { chapter, title, anchor } = section;
  const place = anchor === null ? '' : `#${anchor}`;
  return (
    <Link className="find" href={`/manual/${chapter}${place}`} data-game={chapter}>
      <span className="find-chapter">{title}</span>
      <Marked className="find-heading" runs={heading} />
      <Marked className="find-snippet" runs={snippet} />
    </Link>
  );
}

function Marked({ className, runs }: { readonly className: string; readonly runs: readonly Run[] }) {
  const shown = runs.map(({ text, hit }) => (hit ? createElement('mark', null, text) : text));
  return createElement('span', { className }, ...shown);
}

function finds(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.find')];
}

export function focusFind(at: number): void {
  finds()[at]?.focus();
}

/** Up and down through the finds; above the first is the question. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const at = finds().indexOf(document.activeElement as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  if (at + step < 0) document.querySelector<HTMLElement>('.manual-search input')?.focus();
  else focusFind(at + step);
}
