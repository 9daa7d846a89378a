/** The square as printed paper: hairlines inside, ink between cages, what one writes in the game's own ink. */
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent as KeyPress,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { linesOf } from '../level.ts';
import { countFree } from '../state.ts';
import { acrossOf, Cell } from './Cell.tsx';
import { allowedMode, useConflictMode } from './conflicts.ts';
import { deedOf, type Press } from './keys.ts';
import { useSending } from './line.ts';
import { cageLines, hairlines } from './lines.ts';
import { type Pen, useNewPen, usePen } from './pen.ts';
import { hintedCells, looksOf } from './shown.ts';
import { readMove, sheetShown, type Table } from './table.ts';
import './Board.css';

export function Board(table: Table) {
  const pen = usePen(table);
  useSending(table);
  useNewPen();
  useReport(table);
  const { level, places, me } = pen.view;
  const isSolved = places.some(({ status }, seat) => status === 'solved' && (me ?? seat) === seat);
  const across = acrossOf(level.size);
  const rows = Math.ceil(level.size / across);
  const measures = { '--n': level.size, '--across': across, '--rows': rows } as CSSProperties;
  return (
    <div className="k-board board-fit" style={measures} data-solved={isSolved || undefined}>
      <Grid table={table} pen={pen} />
      <svg className="k-lines" viewBox={`0 0 ${level.size} ${level.size}`} aria-hidden="true">
        <path className="k-hair" d={hairlines(level.size)} />
        <path className="k-walls" d={cageLines(level)} />
      </svg>
    </div>
  );
}

/** Of one's own moves, those whose effect is not simply seen are told above the board. */
function useReport({ view, rules, tell }: Table): void {
  const before = useRef(view);
  useEffect(() => {
    const isNew = before.current !== view;
    before.current = view;
    const { last, me } = view;
    if (isNew && last?.move && last.seat === me && reported.includes(last.move.do)) tell(rules.narrate(view));
  }, [view, rules, tell]);
}

const reported: readonly string[] = ['check', 'right', 'back', 'fill', 'restart'];

const aRow = { role: 'row' } as const;

type GridProps = { readonly table: Table; readonly pen: Pen };

function Grid({ table, pen }: GridProps) {
  const { say, mayAct, hinted, hintMarks = null } = table;
  const { view, cell: chosen } = pen;
  const { level } = view;
  const grid = useRef<HTMLDivElement>(null);
  const [wished] = useConflictMode();
  const mode = allowedMode(wished, view.options.showErrors);
  const { checked = null, ...marks } = sheetShown(view);
  const looks = looksOf({
    level,
    marks,
    checked,
    showsConflicts: mode === 'always' || (mode === 'asked' && pen.asked),
    chosen,
    waits: pen.waits,
    hinted: mayAct ? hintedCells(level, hintMarks, readMove(table, hinted)) : [],
  });
  const focusOn = (cell: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  useKeys(chosen !== null, (press) => {
    const deed = deedOf(level.size, chosen!, press);
    const isIdle = (deed?.do === 'settle' && pen.waits === null) || (deed?.do === 'let-go' && !pen.isBusy);
    if (!deed || isIdle) return false;
    if (deed.do === 'go') focusOn(deed.cell);
    else pen.obey(deed);
    return true;
  });
  const rows = linesOf(level).slice(0, level.size);
  const filled = marks.entries.filter((value, cell) => value > 0 && level.givens[cell] === 0).length;
  const label = say('board.label', { size: level.size, filled, total: countFree(level) });
  const aGrid = {
    role: 'grid',
    'aria-label': label,
    onFocus: ({ target }: FocusEvent) => {
      const cell = cellOf(target);
      if (cell !== null && chosen !== null) pen.choose(cell);
    },
    // A finger does not always bring the focus.
    onClick: ({ target }: MouseEvent) => {
      const cell = cellOf(target);
      if (cell !== null && chosen !== null) pen.choose(cell);
    },
    onKeyDown: (event: KeyPress) => walkOnly(event, chosen, level.size, focusOn),
  } as const;
  return (
    <div {...aGrid} className="k-grid" ref={grid}>
      {rows.map((row) => (
        <div key={row[0]} {...aRow} className="k-row">
          {row.map((cell) => (
            <Cell
              key={cell}
              {...looks[cell]!}
              isStop={cell === (chosen ?? 0)}
              isReadOnly={chosen === null}
              say={say}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Who looks on can walk from cell to cell all the same. */
function walkOnly(
  event: KeyPress,
  chosen: number | null,
  size: number,
  focusOn: (cell: number) => void,
): void {
  const cell = cellOf(event.target);
  const deed = chosen === null && cell !== null ? deedOf(size, cell, pressOf(event)) : null;
  if (deed?.do !== 'go' || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  focusOn(deed.cell);
}

function cellOf(target: EventTarget): number | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  return found ? Number(found.dataset['cell']) : null;
}

type Keyed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

function pressOf({ key, code, shiftKey, ctrlKey, metaKey }: Keyed): Press {
  return { key, code, shiftKey, command: ctrlKey || metaKey };
}

/** Keys of the game, wherever on the table the focus is; fields, dialogs and menus keep theirs. */
function useKeys(on: boolean, press: (press: Press) => boolean): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (isOurs(event) && press(pressOf(event))) event.preventDefault();
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => heard(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}

const typing = 'input, textarea, select, [contenteditable], dialog, [role="menu"], [role="dialog"]';

function isOurs({ key, altKey, isComposing, defaultPrevented, target }: KeyboardEvent): boolean {
  if (altKey || isComposing || defaultPrevented || document.querySelector('dialog[open]')) return false;
  if (!(target instanceof Element) || target.closest('.k-grid')) return true;
  if (target.closest(typing)) return false;
  // Elsewhere, what presses a button presses it, and what scrolls scrolls.
  return /^[\da-z]$/i.test(key) || key === 'Backspace' || key === 'Delete' || target === document.body;
}
