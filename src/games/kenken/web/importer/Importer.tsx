/** Bringing a level in: from a file, or as text. Nothing is stored before a button says so. */
import { useEffect, useId, useRef, useState } from 'react';
import type { Say } from '../../../../core/phrase.ts';
import { type Problem, type Result, refuse } from '../../../../core/result.ts';
import { Button } from '../../../../web/kit/Button.tsx';
import { Choice } from '../../../../web/kit/Choice.tsx';
import { Dialog } from '../../../../web/kit/Dialog.tsx';
import type { ImporterProps, Made } from '../../../../web/kit/library.ts';
import { TextField } from '../../../../web/kit/TextField.tsx';
import { useSay } from '../../../../web/kit/words.tsx';
import type { Reading } from '../../formats/index.ts';
import { formatCell } from '../../level.ts';
import { formatProp } from '../../prop.ts';
import { Bench } from '../editor/bench.ts';
import type { Found } from '../editor/jobs.ts';
import { LevelPicture } from '../LevelPicture.tsx';
import { hasSolution, solutionsInWords } from './counted.ts';

/** Characters: more than any level has in any format. */
const longest = 200_000;

export default function Importer({ file, desk, onClose }: ImporterProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [large, setLarge] = useState<Result<never> | null>(null);
  const [reading, setReading] = useState<Reading>({ brackets: 'givens' });
  const { read, swaps } = useReading(large ? '' : text, reading);
  const result = large ?? read;
  const take = async (taken: File) => {
    setName(taken.name.replace(/\.[^.]*$/, '').slice(0, 60));
    setReading({ brackets: reading.brackets ?? 'givens' });
    // Nobody reads ten megabytes to find that they are no level.
    const isLarge = taken.size > 2 * longest;
    setText(isLarge ? '' : await taken.text());
    setLarge(isLarge ? refuse('level-long', { length: taken.size, max: longest }) : null);
  };
  const type = (typed: string) => {
    setLarge(typed.length > longest ? refuse('level-long', { length: typed.length, max: longest }) : null);
    setText(typed.slice(0, longest));
  };
  useFirstFile(file, take);
  const found = result?.ok ? result.value : null;
  const made: Made | null = found && { name, texts: { level: formatProp(found.level) }, entry: null };
  const whyNot = found && !hasSolution(found.count) ? solutionsInWords(found.count, say) : null;
  const save = async () => {
    if (await desk.keep(made!)) onClose();
  };
  const actions = made && (
    <>
      <Button icon="pencil" onClick={() => desk.edit(made)}>
        {say('import.edit')}
      </Button>
      <Button icon="play" why={whyNot} onClick={() => void desk.play(made, movesOf(found!))}>
        {say('editor.play')}
      </Button>
      <Button kind="main" icon="saved" why={whyNot} onClick={() => void save()}>
        {say('editor.save')}
      </Button>
    </>
  );
  return (
    <Dialog open wide title={say('import.title')} actions={actions} onClose={onClose}>
      <div className="k-import">
        <p>{say('import.text')}</p>
        <FileButton onTake={(taken) => void take(taken)} say={say} />
        <TextField label={say('import.paste')} lines={4} value={text} spellCheck={false} onChange={type} />
        {swaps && (
          <div className="k-offer">
            <p>{say('import.swap')}</p>
            <Button kind="main" icon="swap" onClick={() => setReading({ ...reading, swap: true })}>
              {say('import.swap.do')}
            </Button>
          </div>
        )}
        <Choice
          compact
          hideLegend={false}
          legend={say('import.brackets')}
          value={reading.brackets ?? 'givens'}
          options={(['givens', 'entries'] as const).map((each) => ({
            value: each,
            label: say(`import.brackets.${each}`),
          }))}
          onChange={(brackets) => setReading({ ...reading, brackets: brackets as 'givens' | 'entries' })}
        />
        <div aria-live="polite">
          {result && !result.ok && <Problems problems={result.problems} say={say} />}
          {found && <FoundLevel found={found} say={say} />}
        </div>
      </div>
    </Dialog>
  );
}

/** Entries are played, one after the other, at the table that is opened. */
function movesOf({ level, entries }: Found): readonly string[] {
  return (entries ?? []).flatMap((value, cell) =>
    value > 0 && level.givens[cell] === 0 ? [`${formatCell(level.size, cell)} ${value}`] : [],
  );
}

function useFirstFile(file: File | null, take: (file: File) => Promise<void>): void {
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  useEffect(() => {
    if (file) void taking.current(file);
  }, [file]);
}

type Read = { readonly read: Result<Found> | null; readonly swaps: boolean };

const nothing: Read = { read: null, swaps: false };

/** The text as the worker reads it; nothing while it does, or where there is nothing. */
function useReading(text: string, reading: Reading): Read {
  const bench = useRef<Bench | null>(null);
  const [known, setKnown] = useState<Read & { readonly text: string; readonly reading: Reading }>({
    ...nothing,
    text,
    reading,
  });
  useEffect(() => () => bench.current?.close(), []);
  useEffect(() => {
    if (text.trim() === '') return;
    bench.current ??= new Bench();
    return bench.current.run({ do: 'read', text, reading }, (told) => {
      if (told.tell === 'read') setKnown({ text, reading, read: told.read, swaps: told.swaps });
      if (told.tell === 'failed')
        setKnown({ text, reading, read: refuse('editor.count.failed'), swaps: false });
    });
  }, [text, reading]);
  return known.text === text && known.reading === reading && text.trim() !== '' ? known : nothing;
}

function FileButton({ onTake, say }: { readonly onTake: (file: File) => void; readonly say: Say }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="k-import-file">
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        aria-label={say('import.file')}
        onChange={({ target }) => {
          const [taken] = target.files ?? [];
          if (taken) onTake(taken);
          target.value = '';
        }}
      />
      <Button icon="upload" onClick={() => input.current?.click()}>
        {say('import.file')}
      </Button>
      <span className="muted">{say('import.drop')}</span>
    </div>
  );
}

type ProblemsProps = { readonly problems: readonly Problem[]; readonly say: Say };

/** Where, then what: by line and column of the text. */
export function Problems({ problems, say }: ProblemsProps) {
  return (
    <ul className="k-problems">
      {problems.map((problem) => {
        const [, line, column] = /:(\d+):(\d+)$/.exec(problem.path ?? '') ?? [];
        const text = say(problem.code, problem.params);
        return (
          <li key={`${problem.path} ${text}`}>
            {line !== undefined && <b>{say('import.place', { line, column: column! })}</b>}
            {text}
          </li>
        );
      })}
    </ul>
  );
}

function FoundLevel({ found, say }: { readonly found: Found; readonly say: Say }) {
  const { level, entries, count, format } = found;
  const filled = entries?.filter((value) => value > 0).length ?? 0;
  const givens = level.givens.filter(Boolean).length;
  return (
    <div className="k-found">
      <LevelPicture level={level} />
      <div className="k-found-facts">
        <p>
          <b>{say('import.found', { size: level.size, n: level.cages.length })}</b>{' '}
          {say(`import.format.${format}`)}
        </p>
        {givens > 0 && <p>{say('import.givens', { n: givens })}</p>}
        {filled > 0 && <p>{say('import.entries', { n: filled })}</p>}
        <p>{solutionsInWords(count, say)}</p>
      </div>
    </div>
  );
}
