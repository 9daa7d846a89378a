/** The board: light wood in a walnut frame, one cell after the other; a cell is pointed at, chosen and played. */
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { type Board as BoardShape, boards, type Cell } from '../boards.ts';
import type { View } from '../rules.ts';
import { useBallSheet } from './ballSheet.ts';
import { type CellProps, CellView } from './Cell.tsx';
import { type Hand, letGo, pick, useHand, useShown } from './hand.ts';
import { type Highlights, useLit } from './highlights.ts';
import { roundCells } from './moveentry.ts';
import { outlineOf } from './outline.ts';
import { pointAt } from './pointed.ts';
import { useRolling } from './rolling.ts';
import { stepFrom } from './steps.ts';
import type { Table } from './table.ts';
import { toneOf } from './tone.ts';
import { Rim, Wood } from './Wood.tsx';
import './Board.css';

export function Board(table: Table) {
  const { view } = table;
  const { shape } = view;
  const hand = useHand(table);
  const shown = useShown(table, hand);
  useBallSheet();
  useEffect(() => () => pointAt({ hovered: null, focused: null }), []);
  return (
    <div className="r-board board-fit" style={sizes(view)}>
      <Wood shape={shape} />
      <Rim shape={shape} cell={shown ?? view.last?.cell ?? null} />
      <Grid table={table} hand={hand} shown={shown} />
    </div>
  );
}

type GridProps = {
  readonly table: Table;
  readonly hand: Hand;
  readonly shown: Cell | null;
};

function Grid({ table, hand, shown }: GridProps) {
  const { view, say } = table;
  const board = boards[view.shape];
  const [stop, setStop] = useState<Cell>(board.centre[0]);
  const listeners = listenersOf(table, hand, board, setStop);
  useWayIn(stop, !table.replaying);
  const lit = useLit(table, hand, shown);
  const grid = useRolling(view);
  const round = useMemo(() => roundCells(view, table.past ?? null), [view, table.past]);
  const mine = view.me === null ? null : view.players[view.me]!.color;
  const cellProps = (cell: Cell): CellProps => {
    const owner = view.balls[board.places[cell]!]!;
    const ghost = owner === null ? ghostOn(cell, table, lit) : null;
    const turnFrom = lit.turning.get(cell) ?? null;
    return {
      cell,
      owner,
      tone: owner === null ? ghost && mine : toneOf(view, owner),
      turns: lit.choices.get(cell) ?? null,
      ghost,
      turnFrom,
      turnTo: turnFrom === null ? null : mine,
      last: view.last?.cell === cell,
      round: round.length > 1 && round.includes(cell) ? round.indexOf(cell) + 1 : null,
      stop: cell === stop,
      say,
    };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board of any shape is no table
    <div className="r-grid" role="grid" aria-label={boardInWords(table)} ref={grid} {...listeners}>
      {board.rows.map((row, at) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: its cells take the focus
        <div key={row.find(Boolean)} className="r-row" role="row" aria-rowindex={at + 1}>
          {row.map((cell) => cell !== null && <CellView key={cell} {...cellProps(cell)} />)}
        </div>
      ))}
    </div>
  );
}

/** While the focus is nowhere, an arrow leads to the board. */
function useWayIn(stop: Cell, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (!isNowhere || !key.startsWith('Arrow') || ctrlKey || metaKey || altKey || shiftKey) return;
      event.preventDefault();
      document.querySelector<HTMLElement>(`.r-grid [data-cell="${stop}"]`)?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [stop, isOpen]);
}

function ghostOn(
  cell: Cell,
  { pending, hinted, mayAct }: Table,
  { chosen, shown }: Highlights,
): CellProps['ghost'] {
  if (cell === chosen) return pending === null ? 'chosen' : 'sent';
  if (cell === shown) return 'pointed';
  return mayAct && cell === hinted ? 'hinted' : null;
}

/** Cells don't listen: what happens to them is heard by the grid. */
function listenersOf(table: Table, hand: Hand, board: BoardShape, setStop: (cell: Cell) => void) {
  return {
    onClick: ({ target }: MouseEvent) => {
      const cell = cellOf(target);
      if (cell) pick(table, hand, cell);
    },
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') pointAt({ hovered: cellOf(target) });
    },
    onPointerLeave: () => pointAt({ hovered: null }),
    onFocus: ({ target }: FocusEvent) => {
      const cell = cellOf(target);
      if (cell) setStop(cell);
      if (target.matches(':focus-visible')) pointAt({ hovered: null, focused: cell });
    },
    onBlur: () => pointAt({ focused: null }),
    onKeyDown: (event: KeyboardEvent) => {
      const cell = cellOf(event.target);
      if (cell && pressed(table, hand, board, cell, event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
  };
}

/** Whether the key was one of the board's. */
function pressed(
  table: Table,
  hand: Hand,
  board: BoardShape,
  cell: Cell,
  { key, ctrlKey, metaKey, altKey, currentTarget }: KeyboardEvent,
): boolean {
  const next = altKey || table.replaying ? null : stepFrom(board, cell, key, ctrlKey || metaKey);
  if (next) currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  else if (ctrlKey || metaKey || altKey) return false;
  else if (key === 'Enter' || key === ' ') pick(table, hand, cell);
  else if (key === 'Escape' && table.draft !== null) letGo(table);
  else return false;
  return true;
}

function cellOf(target: EventTarget): Cell | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  return found?.dataset['cell'] ?? null;
}

function boardInWords({ view, say }: Table): string {
  const free = view.balls.filter((owner) => owner === null).length;
  return say('board.label', {
    shape: { say: `form.shape.${view.shape}` },
    balls: view.balls.length - free,
    free,
  });
}

function sizes({ shape }: View): CSSProperties {
  const { side } = boards[shape];
  return { '--side': side, '--across': 2 * outlineOf(shape).outer } as CSSProperties;
}
