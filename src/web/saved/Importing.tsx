/** Brings in a table from a file: chosen, or let go of anywhere on the page. */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type Problem, type Result, refuse } from '../../core/result.ts';
import { api, type Entry } from '../api.ts';
import { loadWords } from '../faces.tsx';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useToast } from '../kit/Toast.tsx';
import { useLanguage, useSay } from '../kit/words.tsx';
import { sayIn } from '../speech.ts';
import { gameIn, readTable } from './file.ts';

export function Importing({ onDone }: { readonly onDone: (entry: Entry) => void }) {
  const say = useSay();
  const chooser = useRef<HTMLInputElement>(null);
  const { busy, take } = useImport(onDone);
  const dragging = useDrop(take);
  return (
    <>
      <Button className="saved-import" icon="upload" busy={busy} onClick={() => chooser.current?.click()}>
        <span>{say('saved.import')}</span>
      </Button>
      <input
        ref={chooser}
        className="sr"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {dragging && (
        <div className="saved-drop" role="status">
          <Icon name="upload" />
          {say('saved.drop')}
        </div>
      )}
    </>
  );
}

function useImport(onDone: (entry: Entry) => void) {
  const say = useSay();
  const language = useLanguage();
  const toast = useToast();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const bringIn = async (file: File) => {
    setBusy(true);
    const text = await file.text().catch(() => null);
    const made = text === null ? refuse('saved.file-unreadable') : await send(file.size, text);
    setBusy(false);
    if (!made.ok) {
      const why = await inWords(made.problems[0], text ?? '');
      return toast({ tone: 'bad', text: say('saved.refused', { file: file.name, why }) });
    }
    const { id, name } = made.value;
    const open = { label: say('saved.imported-open'), onPick: () => navigate(`/table/${id}`) };
    toast({ tone: 'good', text: say('saved.imported', { name }), actions: [open] });
    onDone(made.value);
  };
  /** What the rules of the game have against it is said in the game's words. */
  const inWords = async ({ code, params }: Problem, text: string) => {
    const game = gameIn(text);
    const speak = await sayIn(language, game === null ? [] : await loadWords(game, language));
    return speak(code === 'too-many-tables' ? 'saved.no-place' : code, params);
  };
  const take = (files: readonly File[]) => {
    if (busy || files.length === 0) return;
    if (files.length > 1) toast({ tone: 'bad', text: say('saved.one-file') });
    else void bringIn(files[0]!);
  };
  return { busy, take };
}

async function send(size: number, text: string): Promise<Result<Entry>> {
  const read = readTable(size, text);
  return read.ok ? api.post<Entry>('/tables/import', read.value) : read;
}

/** Files that are dragged over the page: whether there are any, and where they are let go. */
function useDrop(take: (files: readonly File[]) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragging(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setDragging(false);
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragging(false);
      taking.current([...event.dataTransfer.files]);
    };
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => stop.abort();
  }, []);
  return dragging;
}
