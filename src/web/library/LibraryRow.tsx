/** One of the library: what it is, whose, and what can be done with it. */
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Texts } from '../../core/resource.ts';
import type { Problem } from '../../core/result.ts';
import { api } from '../api.ts';
import { loadGame } from '../gameuis.tsx';
import { Button } from '../kit/Button.tsx';
import type { LibraryDesk, LibraryItem } from '../kit/library.ts';
import { MenuButton, type MenuItem } from '../kit/MenuButton.tsx';
import { Question } from '../kit/Question.tsx';
import { useToast } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { library } from './desk.tsx';
import { partsOf } from './parts.ts';
import { layTable } from './playing.ts';
import { useShelf } from './shelves.ts';

type Props = {
  readonly game: string;
  readonly item: LibraryItem;
  readonly name: string;
  readonly desk: LibraryDesk;
  readonly onChange: () => Promise<void>;
};

export function LibraryRow(props: Props) {
  const { game, item, name } = props;
  const say = useSay();
  const { Facts } = useShelf(game);
  const { play, isBusy, items, question, problem } = useRow(props);
  return (
    <li className="library-row">
      <RowPicture game={game} item={item} />
      <div className="library-text">
        <h2>{name}</h2>
        <p className="library-by">{byWhom(item, say)}</p>
        {problem && (
          <p className="library-wrong" role="alert">
            {say(problem.code, problem.params)}
          </p>
        )}
      </div>
      <p className="library-facts">
        <Facts item={item} />
      </p>
      <div className="library-acts">
        <Button busy={isBusy} aria-label={say('library.play-named', { name })} onClick={() => void play()}>
          {say('library.play')}
        </Button>
        <MenuButton icon="more" label={say('library.more', { name })} items={items} />
      </div>
      {question}
    </li>
  );
}

function byWhom({ entry }: LibraryItem, say: ReturnType<typeof useSay>): string {
  if (!entry) return say('library.by.room');
  if (entry.mine) return say('library.by.me');
  return entry.owner === null ? say('library.by.nobody') : say('library.by', { name: entry.owner });
}

/** What went wrong is told in the row it went wrong with. */
function useRow({ game, item, name, desk, onChange }: Props) {
  const say = useSay();
  const toast = useToast();
  const [, navigate] = useLocation();
  const ui = useShelf(game);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, ask] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { entry, hash, ref } = item;
  const play = async () => {
    setBusy(true);
    const table = await layTable(game, ui.kind, ref);
    setBusy(false);
    if (table.ok) navigate(`/table/${table.value}`);
    else setProblem(table.problems[0]);
  };
  const withTexts = async (then: (texts: Texts) => Promise<Problem | null>) => {
    const texts = await library.texts(hash, await partsOf(game, ui.kind));
    setProblem(texts.ok ? await then(texts.value) : texts.problems[0]);
  };
  const edit = () => {
    if (entry?.mine) return navigate(`/library/${game}/edit/${entry.id}`);
    void withTexts(async (texts) => {
      desk.edit({ name, texts, entry: null });
      return null;
    });
  };
  const copy = () =>
    void withTexts(async (texts) => {
      const kept = await desk.keep({ name: say('library.copy-of', { name }), texts, entry: null });
      if (kept) await onChange();
      return null;
    });
  const share = () =>
    void withTexts(async (texts) => {
      const fragment = ui.fragment(name, texts);
      if (!fragment.ok) return fragment.problems[0];
      const link = `${location.origin}/library/${game}/open#${fragment.value}`;
      const isCopied = await desk.copy(link);
      toast({
        tone: isCopied ? 'good' : 'info',
        text: isCopied ? say('library.link.copied') : link,
        keep: !isCopied,
      });
      return null;
    });
  const remove = async () => {
    const removed = await library.remove(entry!.id);
    if (!removed.ok) return setProblem(removed.problems[0]);
    toast({ tone: 'good', text: say('library.deleted', { name }) });
    document.querySelector<HTMLElement>('.page-head h1')?.focus();
    await onChange();
  };
  const notMine = entry?.mine ? null : say('library.not-mine');
  const items: readonly MenuItem[] = [
    { label: say(entry?.mine ? 'library.edit' : 'library.edit-copy'), icon: 'pencil', onPick: edit },
    { label: say('library.copy'), icon: 'copy', onPick: copy },
    { label: say('library.link'), icon: 'link', onPick: share },
    ...ui.exports.map(
      ({ label, ending, write }): MenuItem => ({
        label: say(label),
        icon: 'download',
        onPick: () =>
          void withTexts(async (texts) => {
            const written = write(texts);
            if (!written.ok) return written.problems[0];
            desk.download(`${item.name}.${ending}`, written.value);
            return null;
          }),
      }),
    ),
    { label: say('library.print'), icon: 'print', onPick: () => navigate(ui.printed([hash])) },
    { label: say('library.delete'), icon: 'trash', bad: true, why: notMine, onPick: () => ask(true) },
  ];
  const question = (
    <Question
      open={isAsking}
      title={say('library.ask-delete', { name })}
      text={say('library.ask-delete.text')}
      choices={[
        { label: say('library.ask-delete.keep'), onPick: () => {} },
        { label: say('library.delete'), kind: 'bad', onPick: () => void remove() },
      ]}
      onClose={() => ask(false)}
    />
  );
  return { play, isBusy, items, question, problem };
}

/** Fetched when the row comes into sight, and then kept by the browser: content never changes. */
function RowPicture({ game, item: { hash } }: Pick<Props, 'game' | 'item'>) {
  const { Picture, kind } = useShelf(game);
  const place = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Uint8Array | null>(null);
  useEffect(() => {
    let isWanted = true;
    const fetchIt = async () => {
      const { resources } = await loadGame(game);
      const { format = 0 } = resources.find((each) => each.kind === kind) ?? {};
      const found = await api.resource(hash, format);
      if (isWanted && found.ok) setPage(found.value.page);
    };
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        watch.disconnect();
        void fetchIt();
      },
      { rootMargin: '200px' },
    );
    watch.observe(place.current!);
    return () => {
      isWanted = false;
      watch.disconnect();
    };
  }, [game, kind, hash]);
  return (
    <div className="library-picture" ref={place} aria-hidden="true">
      {page && (
        <Suspense fallback={null}>
          <Picture page={page} />
        </Suspense>
      )}
    </div>
  );
}
