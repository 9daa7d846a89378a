/** One table in the list. */
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'wouter';
import type { Say } from '../../core/phrase.ts';
import type { Problem } from '../../core/result.ts';
import type { Entry } from '../../protocol/http.ts';
import { Button } from '../kit/Button.tsx';
import { MenuButton, type MenuItem } from '../kit/MenuButton.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useLanguage, useLocale, useSay } from '../kit/words.tsx';
import type { Deeds } from './deeds.tsx';
import { type Export, exportItems, type FileKind, useExport } from './exporting.ts';
import { moment, players, standing } from './standing.ts';
import { Thumb } from './Thumb.tsx';

type Props = {
  readonly entry: Entry;
  readonly game: string;
  /** What it can be exported as for other programs. */
  readonly files: readonly FileKind[];
  readonly marked: boolean;
  readonly onMark: (marked: boolean) => void;
  readonly deeds: Deeds;
};

export function SavedRow({ entry, game, files, marked, onMark, deeds }: Props) {
  const say = useSay();
  const [, navigate] = useLocation();
  const onExport = useExport();
  const [renaming, setRenaming] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { id, name, phase, quarantined } = entry;
  const stopRenaming = () => {
    flushSync(() => setRenaming(false));
    title.current?.focus();
  };
  const items = menuOf(entry, files, say, {
    rename: () => setRenaming(true),
    replay: () => navigate(`/replay/${id}`),
    duplicate: () => void deeds.duplicate(entry),
    remove: () => deeds.askDelete([entry]),
    export: onExport,
  });
  return (
    <li className="saved-row">
      <label className="saved-mark">
        <input type="checkbox" checked={marked} onChange={(event) => onMark(event.target.checked)} />
        <span className="sr">{say('saved.choose', { name })}</span>
      </label>
      <Thumb entry={entry} name={game} />
      <div className="saved-text">
        {renaming ? (
          <Rename entry={entry} deeds={deeds} onDone={stopRenaming} />
        ) : (
          <h2 ref={title} tabIndex={-1}>
            {quarantined === null ? <Link href={`/table/${id}`}>{name}</Link> : name}
          </h2>
        )}
        <Details entry={entry} game={game} />
      </div>
      <div className="saved-acts">
        {quarantined === null && phase !== 'over' && (
          <Button href={`/table/${id}`} aria-label={say('saved.continue-at', { name })}>
            {say('saved.continue')}
          </Button>
        )}
        {quarantined === null && phase === 'over' && (
          <Button icon="replay" href={`/replay/${id}`} aria-label={say('saved.replay-of', { name })}>
            {say('saved.replay')}
          </Button>
        )}
        <MenuButton icon="more" label={say('saved.more', { name })} items={items} />
      </div>
    </li>
  );
}

function Details({ entry, game }: { readonly entry: Entry; readonly game: string }) {
  const say = useSay();
  const language = useLanguage();
  const { code, params } = standing(entry);
  const who = players(entry, language, say);
  const { updated, waiting, quarantined } = entry;
  return (
    <>
      <p className="saved-players">{who === '' ? game : `${game}: ${who}`}</p>
      <p className="saved-standing">
        <span className={quarantined !== null ? 'saved-bad' : waiting ? 'saved-waiting' : undefined}>
          {quarantined !== null && `${say('saved.quarantined')}. `}
          {say(code, params)}
        </span>{' '}
        <time dateTime={new Date(updated).toISOString()}>{moment(updated, Date.now(), useLocale())}</time>
      </p>
    </>
  );
}

type Picks = Readonly<Record<'rename' | 'replay' | 'duplicate' | 'remove', () => void>> & {
  readonly export: Export;
};

/** What is not possible says why. */
function menuOf(entry: Entry, files: readonly FileKind[], say: Say, picks: Picks): readonly MenuItem[] {
  const { id, owner, phase, quarantined } = entry;
  const notMine = owner ? null : say('owner-only');
  const broken = quarantined === null ? null : say('saved.quarantined');
  const notBegun = phase === 'gathering' ? say('not-playing') : null;
  return [
    { label: say('saved.rename'), icon: 'pencil', onPick: picks.rename, why: notMine },
    ...(phase === 'over'
      ? []
      : [
          {
            label: say('saved.replay'),
            icon: 'replay',
            onPick: picks.replay,
            why: broken ?? notBegun,
          } as const,
        ]),
    { label: say('saved.duplicate'), icon: 'copy', onPick: picks.duplicate, why: broken },
    ...exportItems(id, [{ kind: null, name: say('saved.export') }], broken, picks.export),
    ...exportItems(id, files, broken ?? notBegun, picks.export),
    { label: say('saved.delete'), icon: 'trash', bad: true, onPick: picks.remove, why: notMine },
  ];
}

type RenameProps = { readonly entry: Entry; readonly deeds: Deeds; readonly onDone: () => void };

/** The name in place; what is wrong with it is said there. */
function Rename({ entry, deeds, onDone }: RenameProps) {
  const say = useSay();
  const [name, setName] = useState(entry.name);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === entry.name) return onDone();
    setBusy(true);
    const found = await deeds.rename(entry, name);
    setBusy(false);
    setProblem(found);
    if (found) form.current?.querySelector('input')?.focus();
    else onDone();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <form ref={form} className="saved-rename" noValidate onSubmit={submit} onKeyDown={keys}>
      <TextField
        label={say('saved.new-name')}
        value={name}
        onChange={(text) => {
          setName(text);
          setProblem(null);
        }}
        error={problem && say(problem.code, problem.params)}
        autoFocus
        selected
        autoComplete="off"
      />
      <Button kind="main" type="submit" busy={busy}>
        {say('saved.keep')}
      </Button>
      <Button kind="plain" onClick={onDone}>
        {say('saved.cancel')}
      </Button>
    </form>
  );
}
