/** The pad and the tools: numbers with how many are left, notes, eraser, back and forth, check, and what is rarer. */
import { type CSSProperties, lazy, Suspense, useState } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import { MenuButton } from '../../../web/kit/MenuButton.tsx';
import { retryLoad } from '../../../web/kit/retryload.ts';
import type { Move } from '../move.ts';
import type { SheetView } from '../sheet.ts';
import { has } from '../values.ts';
import type { Asked } from './Asking.tsx';
import { allowedMode, useConflictMode } from './conflicts.ts';
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
            says={saysOf(table, moveOf(asked))}
            say={table.say}
            onYes={() => pen.play(moveOf(asked))}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function moveOf(asked: Asked): Move {
  return asked === 'solve' ? { do: 'solve', filling: null } : { do: 'check', by: 'solution' };
}

/** What the game says of a move beforehand. */
function saysOf({ rules, view, say }: Table, move: Move): string {
  const checked = rules.check(view, move);
  const phrases = checked.ok ? checked.value.says : checked.problems;
  return phrases.map(({ code, params }) => say(code, params)).join(' ');
}

/** By the solution, where that may be asked for; else by the rules, which costs nothing. */
function isCompared({ view, noHints = null }: Table): boolean {
  return view.compares && noHints === null;
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
  const compares = isCompared(table);
  const move: Move = { do: 'check', by: compares ? 'solution' : 'rules' };
  // The first look at the solution is asked for: it costs something.
  const check = () => (compares && sheet.checks === 0 ? onAsk('check') : pen.play(move));
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
      <Button kind="plain" className="k-tool" icon="check" title={saysOf(table, move)} onClick={check}>
        {word('do.check')}
      </Button>
      <More table={table} pen={pen} sheet={sheet} onAsk={onAsk} />
      {table.aids}
    </div>
  );
}

/** Answers by the solution; by the rules alone there would be nothing to ask. */
function solutionItems(say: Table['say'], pen: Pen, isEmpty: string | null) {
  const by = 'solution';
  return [
    { label: say('do.right'), icon: 'check' as const, onPick: () => pen.play({ do: 'right', by }) },
    {
      label: say('do.back'),
      icon: 'first' as const,
      why: isEmpty,
      onPick: () => pen.play({ do: 'back', by }),
    },
  ];
}

/** What is done once in a game, or never. */
function More({ table, pen, sheet, onAsk }: ActsProps) {
  const { say } = table;
  const [wished] = useConflictMode();
  const { options } = pen.view;
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
        ...(isCompared(table) ? solutionItems(say, pen, isEmpty) : []),
        { label: say('do.restart'), icon: 'replay', why: isEmpty, onPick: () => pen.play({ do: 'restart' }) },
        { label: say('do.solve'), icon: 'flag', bad: true, onPick: () => onAsk('solve') },
      ]}
    />
  );
}
