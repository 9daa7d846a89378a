/** What the page does for the parts of a game: stores under a name, opens tables, hands over to the editor. */
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { LibraryApi } from '../../client/libraryapi.ts';
import type { Problem, Result } from '../../core/result.ts';
import { api } from '../api.ts';
import { copyText } from '../copy.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import type { LibraryDesk, LibraryItem, Made } from '../kit/library.ts';
import { TextField } from '../kit/TextField.tsx';
import { useToast } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { keepFile } from '../saved/keepfile.ts';
import { handOver } from './handed.ts';
import { layTable } from './playing.ts';

export const library = new LibraryApi(api);

type Asking = { readonly made: Made; readonly answer: (item: LibraryItem | null) => void };

/** The desk, and the dialog that it may have to show: to be put somewhere on the page. */
export function useLibraryDesk(
  game: string,
  kind: string,
): { readonly desk: LibraryDesk; readonly dialog: ReactNode } {
  const say = useSay();
  const toast = useToast();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState<Asking | null>(null);
  /** What was stored from this page, by its texts: it need not be stored again to be played. */
  const stored = useRef(new Map<string, LibraryItem>());
  const complain = ({ code, params }: Problem) => toast({ tone: 'bad', text: say(code, params) });
  const keep = (made: Made) =>
    new Promise<LibraryItem | null>((resolve) => setAsking({ made, answer: resolve }));
  const answered = (item: LibraryItem | null) => {
    if (item && asking) {
      stored.current.set(JSON.stringify(asking.made.texts), item);
      toast({ tone: 'good', text: say('library.kept', { name: item.name }) });
    }
    asking?.answer(item);
    setAsking(null);
  };
  const play: LibraryDesk['play'] = async (made, moves = []) => {
    const item = stored.current.get(JSON.stringify(made.texts)) ?? (await keep(made));
    if (!item) return;
    const table = await layTable(game, kind, item.ref);
    if (!table.ok) return complain(table.problems[0]);
    if (moves.length > 0) {
      const { playThere } = await import('./playthere.ts');
      const played = await playThere(table.value, moves);
      if (!played.ok) complain(played.problems[0]);
    }
    navigate(`/table/${table.value}`);
  };
  const edit = (made: Made) => {
    handOver(made);
    navigate(`/library/${game}/new`);
  };
  const download = (name: string, text: string) => keepFile({ name, text });
  const dialog = asking && (
    <KeepDialog game={game} kind={kind} made={asking.made} onKept={answered} onClose={() => answered(null)} />
  );
  return { desk: { keep, play, edit, copy: copyText, download }, dialog };
}

type KeepProps = {
  readonly game: string;
  readonly kind: string;
  readonly made: Made;
  readonly onKept: (item: LibraryItem) => void;
  readonly onClose: () => void;
};

/** Asks for a name. One that is taken is replaced only when that is said. */
function KeepDialog({ game, kind, made, onKept, onClose }: KeepProps) {
  const say = useSay();
  const [name, setName] = useState(made.name);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const taken = problems.find(({ code }) => code === 'resource-name-taken');
  const isNewVersion = made.entry !== null && name === made.name;
  const send = (replace: boolean): Promise<Result<LibraryItem>> =>
    isNewVersion
      ? library.renew(made.entry!, made.texts)
      : library.bring({ game, kind, name, texts: made.texts, replace });
  const keep = async (replace: boolean) => {
    setBusy(true);
    const kept = await send(replace);
    setBusy(false);
    if (kept.ok) onKept(kept.value);
    else setProblems(kept.problems);
  };
  const others = problems.filter(({ path }) => path !== 'name');
  const [ofName] = problems.filter(({ path, code }) => path === 'name' && code !== 'resource-name-taken');
  return (
    <Dialog
      open
      title={say('library.keep')}
      onClose={onClose}
      actions={
        taken ? (
          <>
            <Button onClick={() => setProblems([])}>{say('library.keep.other')}</Button>
            <Button kind="bad" busy={isBusy} onClick={() => void keep(true)}>
              {say('library.keep.replace')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{say('library.cancel')}</Button>
            <Button kind="main" busy={isBusy} onClick={() => void keep(false)}>
              {say('library.keep.do')}
            </Button>
          </>
        )
      }
    >
      {taken ? (
        <p role="alert">{say('library.keep.taken', { name })}</p>
      ) : (
        <TextField
          label={say('library.keep.name')}
          value={name}
          autoFocus
          selected
          autoComplete="off"
          help={say(isNewVersion ? 'library.keep.version' : 'library.keep.help')}
          error={ofName ? say(ofName.code, ofName.params) : null}
          onChange={(next) => {
            setName(next);
            setProblems([]);
          }}
          onEnter={() => void keep(false)}
        />
      )}
      {others.map(({ code, params, path }) => (
        <p key={`${code} ${path}`} className="library-wrong" role="alert">
          {say(code, params)}
        </p>
      ))}
    </Dialog>
  );
}
