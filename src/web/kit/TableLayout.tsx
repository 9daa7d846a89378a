/**
 * How a table lies in the window: a place for everything, and the board takes what is left. The window alone says which
 * of three arrangements it is; games and pages fill the places. docs/adding-a-game.md tells a board how to use it.
 */
import {
  type CSSProperties,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useArrangement, useDense } from './arrangement.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { offerNoticePlace } from './noticeplace.ts';
import { useOverflow } from './overflow.ts';
import { useSay } from './words.tsx';
import './TableLayout.css';

type Props = {
  /** Title and tools; low, only its tools, beside the turn. */
  readonly head: ReactNode;
  /** Whose turn it is, in one line. */
  readonly turn: ReactNode;
  /** It fills its place: `.board-fit`, or by 100cqw and 100cqh. */
  readonly board: ReactNode;
  /** Width of the board by its height. */
  readonly ratio: number;
  /** Nobody else sits here: null. */
  readonly seats: ReactNode;
  /** What one plays with, and the main button: in the column, or the dock. */
  readonly tools: ReactNode;
  /** Wide, the tools lie under the board. */
  readonly toolsUnder?: boolean | undefined;
  /** A request or a hint: it lies in a place of its own and moves nothing. */
  readonly ask: ReactNode;
  /** The only part that scrolls. */
  readonly lists: ReactNode;
  /** The newest of the lists in a line, where there is room for no more. */
  readonly line: string;
  /** The game is over: the lists are what is read now, the board stays beside them. */
  readonly isOver?: boolean | undefined;
};

/** Below this lists are a sheet; below the other not even a line of them is shown. */
const least = { lists: 96, line: 44 };

type Lists = {
  /** There is no room for them: a tool opens them as a sheet. */
  readonly areShort: boolean;
  readonly areOpen: boolean;
  readonly open: (open: boolean) => void;
  readonly id: string;
};

const ListsContext = createContext<Lists>({ areShort: false, areOpen: false, open: () => undefined, id: '' });

export function TableLayout(props: Props) {
  const { head, turn, board, ratio, seats, tools, toolsUnder, ask, lists, line, isOver } = props;
  const arrangement = useArrangement();
  const isDense = useDense();
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const [wished, setWished] = useState(false);
  const id = useId();
  const areShort = room < least.lists;
  const areOpen = wished && areShort;
  const shared = useMemo(() => ({ areShort, areOpen, open: setWished, id }), [areShort, areOpen, id]);
  return (
    <ListsContext value={shared}>
      <div
        className="layout"
        style={{ '--ratio': ratio } as CSSProperties}
        data-arrangement={arrangement}
        data-compact={arrangement === 'wide' ? undefined : ''}
        data-dense={isDense ? '' : undefined}
        data-under={toolsUnder ? '' : undefined}
        data-solo={seats === null ? '' : undefined}
        data-idle={tools === null ? '' : undefined}
        data-over={isOver ? '' : undefined}
        data-short={areShort ? '' : undefined}
        data-sheet={areOpen ? '' : undefined}
      >
        {head}
        <div className="layout-turn">{turn}</div>
        <div className="layout-board">{board}</div>
        {seats !== null && <div className="layout-seats">{seats}</div>}
        {tools !== null && <div className="layout-tools">{tools}</div>}
        {ask !== null && <div className="layout-ask">{ask}</div>}
        <Room onChange={setRoom} />
        {areShort && room >= least.line && line !== '' && <ListLine>{line}</ListLine>}
        <ListPlace>{lists}</ListPlace>
        <div className="layout-notices" ref={offerNoticePlace} />
      </div>
    </ListsContext>
  );
}

/** It lies where the lists lie, and so knows how much room there is for them. */
function Room({ onChange }: { readonly onChange: (room: number) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current!;
    const watch = new ResizeObserver(() => onChange(element.clientHeight));
    watch.observe(element);
    return () => watch.disconnect();
  }, [onChange]);
  return <div className="layout-room" ref={place} />;
}

function ListPlace({ children }: { readonly children: ReactNode }) {
  const { areShort, areOpen, open, id } = useContext(ListsContext);
  const place = useRef<HTMLElement>(null);
  const scrolls = useOverflow(place);
  const say = useSay();
  useEffect(() => {
    if (areOpen) place.current?.focus();
  }, [areOpen]);
  const keys = (event: KeyboardEvent) => {
    if (!areOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    open(false);
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
  };
  return (
    <section
      id={id}
      ref={place}
      className="layout-lists"
      aria-label={say('kit.lists')}
      tabIndex={areOpen ? -1 : scrolls && !areShort ? 0 : undefined}
      hidden={areShort && !areOpen}
      onKeyDown={keys}
    >
      <div className="layout-lists-in">
        {areOpen && (
          <div className="layout-close">
            <IconButton kind="plain" icon="x" label={say('kit.close')} onClick={() => open(false)} />
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

/** One line of the lists: it opens all of them. */
function ListLine({ children }: { readonly children: string }) {
  const { areOpen, open, id } = useContext(ListsContext);
  return (
    <button
      type="button"
      className="layout-line"
      aria-expanded={areOpen}
      aria-controls={id}
      onClick={() => open(!areOpen)}
    >
      <span>{children}</span>
      <Icon name="list" />
    </button>
  );
}

/** Among the tools of every game: opens the lists where they have no room of their own. */
export function ListTool() {
  const { areShort, areOpen, open, id } = useContext(ListsContext);
  const say = useSay();
  if (!areShort) return null;
  return (
    <IconButton
      edged
      icon="list"
      label={say('kit.lists')}
      aria-expanded={areOpen}
      aria-controls={id}
      onClick={() => open(!areOpen)}
    />
  );
}
