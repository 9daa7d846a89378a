/** The rule book: contents, chapters and search, in the reader's language. */
import { Suspense, use } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { useLanguage, useSay } from '../kit/words.tsx';
import { ChapterView } from './ChapterView.tsx';
import { Contents } from './Contents.tsx';
import { loadBook } from './chapters.ts';
import { NoChapter } from './NoChapter.tsx';
import { Outline } from './Outline.tsx';
import { Results } from './Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import { WayBackLink } from './WayBackLink.tsx';
import './ManualPage.css';

export default function ManualPage() {
  const say = useSay();
  const waiting = (
    <div className="manual">
      <p role="status">{say('manual.loading')}</p>
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <Manual />
    </Suspense>
  );
}

function Manual() {
  const { chapter: id } = useParams<{ readonly chapter?: string }>();
  const book = use(loadBook(useLanguage()));
  const [query, setQuery] = useQuery();
  const chapter = book.find((each) => each.id === id) ?? null;
  const isWide = chapter === null && query.trim() === '';
  const page = () => {
    if (query.trim() !== '') return <Results book={book} query={query} />;
    if (chapter) return <ChapterView key={chapter.id} book={book} chapter={chapter} />;
    return id === undefined ? <Contents book={book} /> : <NoChapter />;
  };
  return (
    <div className={isWide ? 'manual manual-wide' : 'manual'}>
      <div className="manual-side">
        <WayBackLink />
        <SearchBox query={query} onQuery={setQuery} />
        {chapter && <Outline book={book} chapter={chapter} searching={query !== ''} />}
      </div>
      <div className="manual-main">{page()}</div>
    </div>
  );
}

/** The question is part of the address, so that the way back from a find leads to the finds. */
function useQuery(): readonly [string, (query: string) => void] {
  const [params, setParams] = useSearchParams();
  const setQuery = (query: string) => setParams(query === '' ? {} : { q: query }, { replace: true });
  return [params.get('q') ?? '', setQuery];
}
