/** The pad and the tools: numbers with how many are left, notes, eraser, back and forth, check, and what is rarer. */
import { type CSSProperties, lazy, Suspense, useState } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import { MenuButton } from '../../../web/kit/MenuButton.tsx';
import { retryLoad } from '../../../web/kit/retryload.ts';
import type { SheetView } from '../sheet.ts';
import { isRace } from '../state.ts';
import { has } from '../values.ts';
import type { Asked } from './Asking.tsx';
import { allowedMode, useConflictMode } from './conflicts.ts';
import { goBack, useLine } from './line.ts';
import { type Pen, usePen } from './pen.ts';
import { leftOf } from './shown.ts';
import { ownSheet, type Table } from './table.ts';
import './Tools.css';

const Asking = lazy(retryLoad(() => import('./Asking.tsx')));

export function Tools(table: Table) {
  const pen = usePen(table);
  const [asked, setAsked] = useState<Asked | null>(null);
  const sheet = ownSheet(pen.view);
  if (!sheet || table.replaying) return null;
  return (
    <section className="k-tools">
      <Pad table={table} pen={pen} sheet={sheet} />
      <Acts table={table} pen={pen} sheet={sheet} onAsk={setAsked} />
      {asked && (
        <Suspense fallback={null}>
          <Asking
            asked={asked}
            say={table.say}
            onYes={() => pen.play(asked === 'solve' ? { do: 'solve', filling: null } : { do: 'check' })}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

type Props = { readonly table: Table; readonly pen: Pen; readonly sheet: SheetView };

function Pad({ table, pen, sheet }: Props) {
  const { say } = table;
  const { level } = pen.view;
  const across = level.size > 6 ? Math.ceil(level.size / 2) : level.size;
  const noted = pen.takesNotes && pen.cell !== null ? sheet.notes[pen.cell]! : 0;
  return (
    <fieldset
      className="k-pad"
      aria-label={say(pen.takesNotes ? 'pad.notes' : 'pad.numbers')}
      data-notes={pen.takesNotes || undefined}
      style={{ '--across': across } as CSSProperties}
    >
      {leftOf(level, sheet.entries).map(({ value, left }) => (
        <button
          key={value}
          type="button"
          className="k-key"
          aria-pressed={pen.takesNotes ? has(noted, value) : undefined}
          data-done={left === 0 || undefined}
          onClick={() => pen.write(value)}
        >
          <span aria-hidden="true">{value}</span>
          <small aria-hidden="true">{left === 0 ? '✓' : left}</small>
          <span className="sr">{say(left === 0 ? 'pad.done' : 'pad.key', { value, n: left })}</span>
        </button>
      ))}
    </fieldset>
  );
}

type ActsProps = Props & { readonly onAsk: (asked: Asked) => void };

function Acts({ table, pen, sheet, onAsk }: ActsProps) {
  const { say } = table;
  const word = (code: string) => <span className="k-word">{say(code)}</span>;
  const isAlone = !isRace(pen.view.places);
  // The first look at the solution is asked for: it may cost the time its place in the ranking.
  const check = () => (isAlone && sheet.checks === 0 ? onAsk('check') : pen.play({ do: 'check' }));
  return (
    <div className="k-acts">
      <Button
        kind="plain"
        className="k-tool"
        icon="pencil"
        title={say('do.notes')}
        aria-pressed={pen.takesNotes}
        aria-keyshortcuts="N"
        onClick={() => pen.obey({ do: 'turn-pen' })}
      >
        {word('do.notes')}
      </Button>
      <Button
        kind="plain"
        className="k-tool"
        icon="eraser"
        title={say('do.erase')}
        aria-keyshortcuts="Backspace"
        onClick={() => pen.obey({ do: 'erase' })}
      >
        {word('do.erase')}
      </Button>
      <Button
        kind="plain"
        className="k-tool"
        icon="undo"
        title={say('do.undo')}
        aria-keyshortcuts="Control+Z"
        why={sheet.canUndo ? null : say('undo-nothing')}
        onClick={() => pen.obey({ do: 'undo' })}
      >
        {word('do.undo')}
      </Button>
      <Button
        kind="plain"
        className="k-tool"
        icon="redo"
        title={say('do.redo')}
        aria-keyshortcuts="Control+Y"
        why={sheet.canRedo ? null : say('redo-nothing')}
        onClick={() => pen.obey({ do: 'redo' })}
      >
        {word('do.redo')}
      </Button>
      <Button
        kind="plain"
        className="k-tool"
        icon="check"
        title={say(isAlone ? 'says.check' : 'says.check-rules')}
        onClick={check}
      >
        {word('do.check')}
      </Button>
      <More table={table} pen={pen} sheet={sheet} onAsk={onAsk} />
      {table.aids}
    </div>
  );
}

/** What is done once in a game, or never. */
function More({ table, pen, sheet, onAsk }: ActsProps) {
  const { say } = table;
  const [wished] = useConflictMode();
  const { back } = useLine();
  const { options, places } = pen.view;
  const isAsked = allowedMode(wished, options.showErrors) === 'asked';
  const isEmpty = sheet.canUndo ? null : say('undo-nothing');
  return (
    <MenuButton
      label={say('do.more')}
      icon="more"
      items={[
        {
          label: say('do.fill-lines'),
          icon: 'pencil',
          onPick: () => pen.play({ do: 'fill', by: 'lines' }),
        },
        {
          label: say('do.fill-cages'),
          icon: 'pencil',
          onPick: () => pen.play({ do: 'fill', by: 'cages' }),
        },
        ...(isAsked ? [{ label: say('do.show'), icon: 'eye' as const, onPick: pen.ask }] : []),
        ...(isRace(places)
          ? []
          : [
              {
                label: say('do.back'),
                icon: 'first' as const,
                why: isEmpty,
                onPick: () => back === null && goBack(),
              },
            ]),
        { label: say('do.restart'), icon: 'replay', why: isEmpty, onPick: () => pen.play({ do: 'restart' }) },
        { label: say('do.solve'), icon: 'flag', bad: true, onPick: () => onAsk('solve') },
      ]}
    />
  );
}
