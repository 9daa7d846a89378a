/** The sheet one draws on: drag through cells for a cage, or go with the arrows and draw with Shift. */
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Say } from '../../../../core/phrase.ts';
import { formatClue, type Operation } from '../../cage.ts';
import { differences } from '../../editor/count.ts';
import type { DraftCage } from '../../editor/draft.ts';
import { editorDeed } from '../../editor/keys.ts';
import { type Trace, traced, traceFrom } from '../../editor/trace.ts';
import type { Grid } from '../../grid.ts';
import { formatCell, linesOf } from '../../level.ts';
import { cageLines, hairlines } from '../lines.ts';
import type { Desk } from './desk.ts';
import { outlineOf } from './outline.ts';
import '../Board.css';
import './Editor.css';

type Props = {
  readonly desk: Desk;
  /** Solutions that are known: one to be shown, two that differ. */
  readonly solutions: readonly Grid[];
  readonly showsSolution: boolean;
  readonly say: Say;
};

export function EditorBoard({ desk, solutions, showsSolution, say }: Props) {
  const { draft, checks, cell: chosen, cage } = desk;
  const { size } = draft;
  const grid = useRef<HTMLDivElement>(null);
  const { trace, hands } = useHands(desk, grid);
  const focusOn = useRef(false);
  useEffect(() => {
    if (!focusOn.current) return;
    focusOn.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-cell="${chosen}"]`)?.focus();
  }, [chosen]);
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.nativeEvent.isComposing) return;
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const deed = editorDeed({ key, shiftKey, command: ctrlKey || metaKey });
    if (!deed) return;
    event.preventDefault();
    focusOn.current = true;
    desk.obey(deed);
  };
  const differing = differences(solutions);
  const drawing = trace && trace.cells.length > 1 ? trace.cells : null;
  const faulty = draft.cages.filter((each) => checks.faults.get(each));
  const aGrid = {
    ...hands,
    onKeyDown: press,
    role: 'grid',
    'aria-label': say('editor.sheet', { size, cages: draft.cages.length }),
  } as const;
  const aRow = { role: 'row' } as const;
  return (
    <div className="k-board k-editor board-fit" style={{ '--n': size } as CSSProperties}>
      <div {...aGrid} className="k-grid" ref={grid}>
        {linesOf(draft)
          .slice(0, size)
          .map((row) => (
            <div key={row[0]} {...aRow} className="k-row">
              {row.map((cell) => (
                <SheetCell
                  key={cell}
                  desk={desk}
                  cell={cell}
                  isChosen={cell === chosen}
                  isNear={cage?.cells.includes(cell) ?? false}
                  isDrawn={drawing?.includes(cell) ?? false}
                  values={valuesAt(cell, solutions, differing, showsSolution)}
                  say={say}
                />
              ))}
            </div>
          ))}
      </div>
      <svg className="k-lines" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path className="k-hair" d={hairlines(size)} />
        <path className="k-walls" d={`${cageLines(draft)}M0 0h${size}v${size}h${-size}Z`} />
        {faulty.map((each) => (
          <path key={each.cells[0]} className="k-faulty" d={outlineOf(size, each.cells, 0.06)} />
        ))}
        {cage && !drawing && <path className="k-ring" d={outlineOf(size, cage.cells, 0.035)} />}
        {drawing && <path className="k-ring k-drawing" d={outlineOf(size, drawing, 0.035)} />}
      </svg>
    </div>
  );
}

/** Both values where two solutions differ; the one value where the solution is shown. */
function valuesAt(
  cell: number,
  solutions: readonly Grid[],
  differing: readonly number[],
  showsSolution: boolean,
): readonly number[] {
  if (differing.includes(cell)) return [solutions[0]![cell]!, solutions[1]![cell]!];
  return showsSolution && solutions[0] ? [solutions[0][cell]!] : [];
}

type CellProps = {
  readonly desk: Desk;
  readonly cell: number;
  readonly isChosen: boolean;
  readonly isNear: boolean;
  readonly isDrawn: boolean;
  readonly values: readonly number[];
  readonly say: Say;
};

function SheetCell({ desk, cell, isChosen, isNear, isDrawn, values, say }: CellProps) {
  const { draft, checks } = desk;
  const cage = draft.cages.find(({ cells }) => cells.includes(cell)) ?? null;
  const given = draft.givens[cell]!;
  const waits = isChosen ? desk.waits : null;
  const clue = cage?.cells[0] === cell ? clueText(cage) : null;
  const fault = cage ? (checks.faults.get(cage) ?? null) : null;
  const [one, other] = values;
  const spoken = { role: 'gridcell', 'aria-selected': isChosen } as const;
  return (
    <div
      {...spoken}
      className="k-cell"
      tabIndex={isChosen ? 0 : -1}
      data-cell={cell}
      data-near={isChosen ? 'chosen' : isNear ? 'cage' : undefined}
      data-drawn={isDrawn || undefined}
      data-bare={cage ? undefined : ''}
      data-given={given > 0 || undefined}
      data-bad={checks.repeated.has(cell) || undefined}
    >
      <span className="sr">{cellInWords(desk, cell, cage, values, say)}</span>
      {clue !== null && (
        <span
          aria-hidden="true"
          className="k-clue"
          data-bad={fault ? '' : undefined}
          style={{ '--long': clue.length } as CSSProperties}
        >
          {clue}
        </span>
      )}
      {fault && cage?.cells[0] === cell && <span aria-hidden="true" className="k-warn" />}
      {waits !== null && (
        <span aria-hidden="true" className="k-digit k-waits">
          {waits}
        </span>
      )}
      {waits === null && given > 0 && (
        <span aria-hidden="true" className="k-digit" data-long={given > 9 || undefined}>
          {given}
        </span>
      )}
      {waits === null && given === 0 && one !== undefined && other !== undefined && (
        <span aria-hidden="true" className="k-both">
          {say('editor.both', { one, other })}
        </span>
      )}
      {waits === null && given === 0 && one !== undefined && other === undefined && (
        <span aria-hidden="true" className="k-digit k-solved" data-long={one > 9 || undefined}>
          {one}
        </span>
      )}
    </div>
  );
}

/** As in the corner of the cage; a question mark stands for what is missing. */
export function clueText({ operation, result, cells }: DraftCage): string {
  const shown = result === '' ? '?' : result;
  return operation === null ? shown : formatClue({ operation, result: shown, cells });
}

function cellInWords(
  { draft, checks }: Desk,
  cell: number,
  cage: DraftCage | null,
  values: readonly number[],
  say: Say,
): string {
  const given = draft.givens[cell]!;
  const fault = cage && checks.faults.get(cage);
  return [
    formatCell(draft.size, cell).toUpperCase(),
    cage ? say('cell.cage', { n: cage.cells.length, clue: clueInWords(cage, say) }) : say('editor.bare'),
    ...(given > 0 ? [say('cell.given', { value: given })] : []),
    ...(checks.repeated.has(cell) ? [say('cell.repeated')] : []),
    ...(fault ? [say(`editor.fault.${fault}`)] : []),
    ...(values.length === 2 ? [say('editor.both', { one: values[0]!, other: values[1]! })] : []),
    ...(values.length === 1 ? [say('editor.solved', { value: values[0]! })] : []),
  ].join(', ');
}

function clueInWords({ operation, result }: DraftCage, say: Say): string {
  if (operation === null || result === '') return say('editor.clueless');
  return say(`clue.${operation satisfies Operation}`, { result });
}

/** A finger or a mouse: one cell chooses it, more draw a cage; from the chosen cage on, it grows. */
function useHands(desk: Desk, grid: { readonly current: HTMLDivElement | null }) {
  const [trace, setTrace] = useState<Trace | null>(null);
  const { size } = desk.draft;
  const cellBelow = ({ clientX, clientY }: PointerEvent): number | null => {
    const box = grid.current!.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top].map((far) => Math.floor((far * size) / box.width));
    return Math.min(x!, y!) < 0 || Math.max(x!, y!) >= size ? null : y! * size + x!;
  };
  const hands = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      const cell = cellBelow(event);
      if (cell === null || event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setTrace(traceFrom(cell));
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const cell = trace && cellBelow(event);
      if (trace && cell !== null) setTrace(traced(size, trace, cell));
    },
    onPointerUp: () => {
      if (!trace) return;
      const [first] = trace.cells;
      if (trace.cells.length === 1) desk.choose(first!);
      else desk.draw(trace.cells, desk.cage?.cells.includes(first!) ?? false);
      setTrace(null);
      grid.current?.querySelector<HTMLElement>(`[data-cell="${first}"]`)?.focus();
    },
    onPointerCancel: () => setTrace(null),
  };
  return { trace, hands };
}
