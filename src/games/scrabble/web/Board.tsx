/** The board: cloth in a walnut frame, a tile a square; what is laid and not played yet stands out. */
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent as KeyPress,
  lazy,
  type MouseEvent,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
} from 'react';
import { retryLoad } from '../../../web/kit/retryload.ts';
import { columnName } from '../board.ts';
import type { View } from '../position.ts';
import { Asking } from './Asking.tsx';
import { useDrag } from './drag.ts';
import { dropped } from './drop.ts';
import { type Hand, useHand, useNewHand } from './hand.ts';
import { deedOf, useKeys } from './keys.ts';
import { Note } from './Note.tsx';
import { boardAfter, lastRound, squaresOf } from './past.ts';
import { useReport } from './report.ts';
import { Square } from './Square.tsx';
import { looksOf } from './shown.ts';
import { hintedTiles, type Table } from './table.ts';
import { bringsNearer, usePinch, useZoom } from './zoom.ts';
import '../../../web/kit/BoardFrame.css';
import './Board.css';

const PastBar = lazy(retryLoad(() => import('./PastBar.tsx')));

export function Board(table: Table) {
  const hand = useHand(table);
  const frame = useRef<HTMLDivElement>(null);
  const port = useRef<HTMLDivElement>(null);
  const zoom = useZoom();
  useNewHand();
  useReport(table, hand);
  usePinch(port);
  useDrag(frame, hand.isActive, (grip, goal) => dropped(hand, grip, goal));
  const measures = { '--n': table.view.terms.size, '--zoom': zoom } as CSSProperties;
  return (
    <div ref={frame} className="s-board board-frame board-fit" style={measures}>
      <div ref={port} className="s-port" data-zoomed={zoom > 1 || undefined}>
        <Grid table={table} hand={hand} port={port} />
      </div>
      {hand.turns !== null && (
        <Suspense fallback={null}>
          <PastBar table={table} hand={hand} turns={hand.turns} />
        </Suspense>
      )}
      <Asking table={table} hand={hand} />
    </div>
  );
}

const aRow = { role: 'row' } as const;
const aColumn = { role: 'columnheader' } as const;
const aRowHead = { role: 'rowheader' } as const;

type GridProps = {
  readonly table: Table;
  readonly hand: Hand;
  readonly port: RefObject<HTMLDivElement | null>;
};

function Grid({ table, hand, port }: GridProps) {
  const { say, view } = table;
  const { size } = view.terms;
  const grid = useRef<HTMLDivElement>(null);
  const isPast = hand.turns !== null;
  const isLaying = hand.isActive && !isPast;
  const looks = looksOf({
    view,
    board: hand.turns === null ? view.board : boardAfter(view, hand.turns),
    fresh: freshIn(view, hand.turns),
    laid: isPast ? [] : hand.laid,
    hinted: isPast || hand.laid.length > 0 ? [] : hintedTiles(table),
    preview: isPast ? null : hand.preview,
    at: isLaying ? hand.at : null,
    across: hand.across,
  });
  const focusOn = (square: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  const centre = Math.floor(size / 2) * (size + 1);
  useKeys(hand.isActive, (press) => {
    const deed = deedOf(size, hand.at ?? centre, press);
    if (!deed) return false;
    if (deed.do === 'go') focusOn(hand.at === null && !isIn(grid) ? centre : deed.square);
    else return obeyed(hand, deed, isIn(grid));
    return true;
  });
  useFollowing(grid, hand.at);
  const aGrid = {
    role: 'grid',
    'aria-label': boardInWords(table),
    onFocus: ({ target }: FocusEvent) => {
      const square = squareOf(target);
      if (square !== null && hand.isActive) hand.choose(square);
    },
    // A mouse chooses by its click; the focus it would bring chooses too soon.
    onMouseDown: (event: MouseEvent) => {
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    onClick: ({ target, clientX, clientY }: MouseEvent) => {
      const square = squareOf(target);
      if (square === null) return;
      const place = (target as Element).closest<HTMLElement>('[data-square]')!;
      if (!bringsNearer(port.current!, place, clientX, clientY)) hand.press(square);
    },
    onContextMenu: (event: MouseEvent) => {
      const square = squareOf(event.target);
      if (square === null || looks[square]!.how !== 'laid') return;
      event.preventDefault();
      hand.takeBack(square);
    },
    onKeyDown: (event: KeyPress) => walkOnly(event, hand.isActive, size, focusOn),
  } as const;
  const lines = Array.from({ length: size }, (_, at) => at);
  return (
    <div {...aGrid} className="s-grid" ref={grid} data-past={isPast || undefined}>
      <div {...aRow} className="s-row s-head">
        <span className="s-corner" />
        {lines.map((col) => (
          <span key={col} {...aColumn}>
            {columnName(col)}
          </span>
        ))}
      </div>
      {lines.map((row) => (
        <div key={row} {...aRow} className="s-row">
          <span {...aRowHead}>{row + 1}</span>
          {looks.slice(row * size, (row + 1) * size).map((look) => (
            <Square
              key={look.square}
              {...look}
              isStop={look.square === (hand.at ?? centre)}
              isReadOnly={!isLaying}
              say={say}
            />
          ))}
        </div>
      ))}
      {!isPast && <Note size={size} laid={hand.laid} preview={hand.preview} say={say} />}
    </div>
  );
}

/** Of a past position, the tiles of its own turn; else those of the last round. */
function freshIn(view: View, turns: number | null): readonly number[] {
  if (turns === null) return lastRound(view, view.me);
  const turn = view.history[turns - 1];
  return turn?.kind === 'play' ? squaresOf(view, turn) : [];
}

type Done = Exclude<NonNullable<ReturnType<typeof deedOf>>, { do: 'go' }>;

/** Whether there was anything to do. Who goes by keys stays on the board. */
function obeyed(hand: Hand, deed: Done, isOnBoard: boolean): boolean {
  const { laid, at, exchanged, picked, turns } = hand;
  if (deed.do === 'type') {
    if (at === null && laid.length === 0) return false;
    hand.type(deed.letter, deed.asBlank);
  } else if (deed.do === 'turn') {
    if (at === null) return false;
    hand.turn();
  } else if (deed.do === 'take-last') {
    if (laid.length === 0) return false;
    hand.takeLast();
  } else if (deed.do === 'take-all') {
    if (turns !== null) hand.look(null);
    else if (laid.length === 0 && at === null && exchanged === null && picked === null) return false;
    else hand.takeAll(isOnBoard);
  } else {
    if (laid.length === 0 && exchanged === null) return false;
    hand.submit();
  }
  return true;
}

/** Who goes by keys is taken along as tiles are laid. */
function useFollowing(grid: RefObject<HTMLDivElement | null>, at: number | null): void {
  useEffect(() => {
    const square = at === null ? null : grid.current?.querySelector<HTMLElement>(`[data-square="${at}"]`);
    if (!square) return;
    if (isIn(grid) && document.activeElement !== square) square.focus();
    square.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [grid, at]);
}

function isIn(grid: RefObject<HTMLDivElement | null>): boolean {
  return grid.current?.contains(document.activeElement) ?? false;
}

/** Who looks on can walk from square to square all the same. */
function walkOnly(event: KeyPress, isActive: boolean, size: number, focusOn: (square: number) => void): void {
  const square = squareOf(event.target);
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (isActive || square === null || altKey) return;
  const deed = deedOf(size, square, { key, shiftKey, command: ctrlKey || metaKey });
  if (deed?.do !== 'go') return;
  event.preventDefault();
  event.stopPropagation();
  focusOn(deed.square);
}

function squareOf(target: EventTarget): number | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return found ? Number(found.dataset['square']) : null;
}

function boardInWords({ view, say }: Table): string {
  const { terms, board } = view;
  return say('board.label', { size: terms.size, n: board.filter((tile) => tile !== '').length });
}
