/** Brings in a table from a file: chosen, or let go of anywhere on the page. */
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Language } from '../../core/phrase.ts';
import type { Entry } from '../../protocol/http.ts';
import { toldOf } from '../../room/foreign.ts';
import { loadWords } from '../gameuis.tsx';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useToast } from '../kit/Toast.tsx';
import { useLanguage, useSay } from '../kit/words.tsx';
import { keepLook } from '../replay/openfile.ts';
import { areaWords, sayIn } from '../speech.ts';
import { useDrop } from './drop.ts';
import { type ImportedFile, refused, takeIn } from './importfile.ts';

export function Importing({ onDone }: { readonly onDone: (entry: Entry) => void }) {
  const say = useSay();
  const chooser = useRef<HTMLInputElement>(null);
  const { busy, take, wrong, forgive } = useImport(onDone);
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
      <WrongFile wrong={wrong} onClose={forgive} />
    </>
  );
}

/** A file of another program, and every problem in it. */
type Wrong = { readonly file: string; readonly told: readonly Told[] };

type Told = ReturnType<typeof toldOf>;

function useImport(onDone: (entry: Entry) => void) {
  const say = useSay();
  const language = useLanguage();
  const toast = useToast();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const bringIn = async (file: File) => {
    setBusy(true);
    const text = await file.text().catch(() => null);
    const taken = text === null ? unreadable : await takeIn(file.size, text).catch(() => away);
    const told = await inWords(language, taken);
    setBusy(false);
    if (taken.kind === 'view-only') {
      keepLook({ file: file.name, text: text! });
      return navigate('/look');
    }
    if (taken.kind === 'made') return tell(taken.entry, told);
    if (taken.foreign) return setWrong({ file: file.name, told });
    toast({
      tone: 'bad',
      text: say('saved.refused', { file: file.name, why: told.map(({ text }) => text).join(' ') }),
    });
  };
  const tell = (entry: Entry, warnings: readonly Told[]) => {
    const { id, name } = entry;
    const open = { label: say('saved.imported-open'), onPick: () => navigate(`/table/${id}`) };
    const text = [say('saved.imported', { name }), ...warnings.map(oneLine)].join(' ');
    toast({ tone: 'good', text, actions: [open], keep: warnings.length > 0 });
    onDone(entry);
  };
  const take = (files: readonly File[]) => {
    if (busy || files.length === 0) return;
    if (files.length > 1) toast({ tone: 'bad', text: say('saved.one-file') });
    else void bringIn(files[0]!);
  };
  return { busy, take, wrong, forgive: () => setWrong(null) };
}

const unreadable = refused([{ code: 'saved.file-unreadable' }]);
const away = refused([{ code: 'room-away' }]);

/** What there is to say about it: what the rules of the game have against it is said in the game's words. */
async function inWords(language: Language, taken: ImportedFile): Promise<readonly Told[]> {
  const { game } = taken;
  const own = await areaWords('saved', language);
  const speak = await sayIn(language, game === null ? own : [...(await loadWords(game, language)), ...own]);
  const told = taken.kind === 'made' ? taken.warnings : taken.kind === 'refused' ? taken.problems : [];
  return told.map((problem) =>
    toldOf(problem.code === 'too-many-tables' ? { ...problem, code: 'saved.no-place' } : problem, speak),
  );
}

function oneLine({ path, text }: Told): string {
  return path === '' ? text : `${path}: ${text}`;
}

function WrongFile({ wrong, onClose }: { readonly wrong: Wrong | null; readonly onClose: () => void }) {
  const say = useSay();
  const close = (
    <Button kind="main" onClick={onClose}>
      {say('saved.wrong.close')}
    </Button>
  );
  return (
    <Dialog
      open={wrong !== null}
      tone="bad"
      title={say('saved.wrong.title', { file: wrong?.file ?? '' })}
      actions={close}
      onClose={onClose}
    >
      <ul className="saved-wrong">
        {wrong?.told.map((each) => (
          <li key={oneLine(each)}>
            {each.path !== '' && <code>{each.path}</code>} {each.text}
          </li>
        ))}
      </ul>
      <p>{say('saved.wrong.text', { n: wrong?.told.length ?? 0 })}</p>
    </Dialog>
  );
}
