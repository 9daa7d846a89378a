/** The board: the shield with the code, and a row for every turn. One row is in play, or the code, or an answer. */
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import type { Seat } from '../../../core/seat.ts';
import { BoardFrame } from '../../../web/kit/BoardFrame.tsx';
import { useOverflow } from '../../../web/kit/overflow.ts';
import type { Code } from '../code.ts';
import { codeInTheEnd, wrongReplies } from '../outcome.ts';
import { answered, phaseOf, targetOf, type View } from '../table.ts';
import { useCounts } from './counts.ts';
import { cleared, filled, laid, pointedAt, swapped } from './draft.ts';
import { type Goal, type Grip, useDrag } from './drag.ts';
import { type Hand, type Table, taskInWords, useHand } from './hand.ts';
import { useKept } from './kept.ts';
import { useKeys } from './listen.ts';
import { Places } from './Places.tsx';
import { LaterRow, OpenRow, PastRow } from './Row.tsx';
import { marksAcross, widthOf } from './ratio.ts';
import { Shield } from './Shield.tsx';
import { breakers, seatShown } from './shown.ts';
import { Whose } from './Whose.tsx';
import './Board.css';
import { upTo } from './range.ts';
import { useWish } from './wishes.ts';

export function Board(table: Table) {
  const { view, names, say, mayAct } = table;
  const hand = useHand(table);
  const [seat, look] = useSeat(table);
  const [wished] = useWish('possible');
  const root = useRef<HTMLDivElement>(null);
  const isLaying = mayAct && (hand.task === 'guess' || hand.task === 'code');
  useKeys(mayAct, hand.press);
  useDrag(root, isLaying, {
    onDrop: (grip, goal) => drop(view, hand, grip, goal),
    onTap: ({ from, peg, at }) => from === 'past' && hand.edit(laid(view.board, hand.code, peg, at)),
  });
  useTaskTold(table);
  useKept(view, table.draft, table.setDraft);
  return (
    <div className="m-table" ref={root} style={sizes(view)} {...shape(view, wished)}>
      {breakers(view).length > 1 && <Whose view={view} names={names} seat={seat} onLook={look} say={say} />}
      <BoardFrame className="m-board" label={say('rows.of', { who: { seat } })}>
        <ShieldOf table={table} hand={hand} seat={seat} />
        <Rows table={table} hand={hand} seat={seat} />
      </BoardFrame>
    </div>
  );
}

type PartProps = { readonly table: Table; readonly hand: Hand; readonly seat: Seat };

function ShieldOf({ table, hand, seat }: PartProps) {
  const { view, say } = table;
  const [wished] = useWish('possible');
  const isMaking = hand.task === 'code';
  const isWrong = phaseOf(view) === 'over' && wrongReplies(view).some((wrong) => wrong.seat === seat);
  const isHeaded = wished || phaseOf(view) === 'over';
  return (
    <Shield
      code={isMaking ? null : codeInTheEnd(view, targetOf(view, seat))}
      positions={view.board.positions}
      say={say}
      head={isWrong ? say('wrong.column') : isHeaded ? say('possible.head') : null}
      making={isMaking ? <OpenPlaces table={table} hand={hand} label={say('row.code')} /> : null}
    />
  );
}

function Rows({ table, hand, seat }: PartProps) {
  const { view, say, mayAct } = table;
  const { board } = view;
  const { rows } = view.players[seat]!;
  const isOver = phaseOf(view) === 'over';
  const [wished] = useWish('possible');
  const counts = useCounts(board, answered(rows), wished || isOver);
  const wrong = isOver ? wrongReplies(view).filter((each) => each.seat === seat) : [];
  const isAnswering = hand.task === 'reply' && seat === view.waiting[0];
  const mayCopy = mayAct && (hand.task === 'guess' || hand.task === 'code');
  const isOpen = hand.task === 'guess' && seat === view.me;
  const list = useRef<HTMLOListElement>(null);
  useInSight(list, isOpen ? rows.length : rows.length - 1);
  const scrolls = useOverflow(list);
  return (
    <ol className="m-rows" ref={list} tabIndex={scrolls ? 0 : undefined}>
      {upTo(board.turns).map((at) => {
        const row = rows[at];
        const key = at;
        if (row === undefined && isOpen && at === rows.length)
          return (
            <OpenRow key={key} at={at}>
              <OpenPlaces table={table} hand={hand} label={say('row.now', { n: at + 1 })} />
            </OpenRow>
          );
        if (row === undefined) return <LaterRow key={key} at={at} positions={board.positions} />;
        const isLast = at === rows.length - 1;
        return (
          <PastRow
            key={key}
            at={at}
            row={row}
            positions={board.positions}
            say={say}
            {...(isAnswering && isLast && { answering: marksShown(hand) })}
            fresh={isLast && !isAnswering}
            faded={hand.pending?.kind === 'reply'}
            count={counts[at] ?? null}
            truth={wrong.find((each) => each.row === at)?.truth ?? null}
            onCopy={mayCopy && row !== null ? () => hand.edit(filled(row.guess)) : null}
          />
        );
      })}
    </ol>
  );
}

/** Where there is no room for all rows, the one that matters comes to the lower edge. Only the list scrolls. */
function useInSight(list: RefObject<HTMLOListElement | null>, at: number): void {
  useEffect(() => {
    const rows = list.current!;
    const show = () => {
      const pitch = rows.scrollHeight / rows.childElementCount;
      rows.scrollTop = Math.ceil(pitch * (at + 1) - rows.clientHeight);
    };
    const watch = new ResizeObserver(show);
    watch.observe(rows);
    return () => watch.disconnect();
  }, [list, at]);
}

function OpenPlaces({
  table,
  hand,
  label,
}: {
  readonly table: Table;
  readonly hand: Hand;
  readonly label: string;
}) {
  const { say } = table;
  const sent = codeOf(hand.pending);
  return (
    <Places
      label={label}
      draft={sent ? filled(sent) : hand.code}
      ghost={sent ? null : codeOf(hand.hinted)}
      faded={sent !== null}
      onPoint={(place) => hand.edit(pointedAt(hand.code, place))}
      onHold={hand.task === 'guess' ? hand.hold : null}
      say={say}
    />
  );
}

function codeOf(move: Hand['pending']): Code | null {
  return move === null || move.kind === 'reply' ? null : move.code;
}

function marksShown({ pending, marks }: Hand) {
  if (pending?.kind === 'reply') return pending.marks;
  return { right: marks.exact ?? 0, near: marks.misplaced ?? 0 };
}

/** A peg dropped on a place goes there; one taken off the row is gone. */
function drop(view: View, { code, edit }: Hand, { from, peg, at }: Grip, goal: Goal): void {
  if (typeof goal === 'number')
    edit(from === 'row' ? swapped(code, at, goal) : laid(view.board, code, peg, goal));
  else if (goal === 'away' && from === 'row') edit(cleared(code, at));
}

/** Whose rows are shown: those that matter, or those somebody wants to look at until something happens. */
function useSeat({ view, draft }: Table): readonly [Seat, (seat: Seat) => void] {
  const [looked, setLooked] = useState<{ readonly seat: Seat; readonly when: string } | null>(null);
  const now = JSON.stringify([view.last, view.waiting, view.players.map(({ rows }) => rows.length), draft]);
  const seat = looked?.when === now ? looked.seat : seatShown(view);
  return [seat, (next) => setLooked({ seat: next, when: now })];
}

/** Making codes and answering is said above the board in the words of the page. */
function useTaskTold({ view, mayAct, tell }: Table): void {
  const words = mayAct ? taskInWords(view) : [];
  const text = JSON.stringify([words, view.players.map(({ rows }) => rows.length)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for every new task
  useEffect(() => {
    if (words.length > 0) tell(words);
  }, [text]);
}

function sizes({ board }: View): CSSProperties {
  return {
    '--places': board.positions,
    '--turns': board.turns,
    '--marks-across': marksAcross(board.positions),
    '--units': widthOf(board.positions),
  } as CSSProperties;
}

/** What needs more room, and what can do with less. */
function shape(view: View, isCounting: boolean) {
  const { board } = view;
  const isWrong = phaseOf(view) === 'over' && wrongReplies(view).length > 0;
  return {
    'data-several': breakers(view).length > 1 || undefined,
    'data-long': board.turns > 10 || undefined,
    'data-slim': (board.positions > 5 && !isCounting && phaseOf(view) !== 'over') || undefined,
    'data-counting': isCounting || phaseOf(view) === 'over' || undefined,
    'data-wrong': isWrong || undefined,
  };
}
