/** The table page: the board first, beside it who plays, what one plays with, what happened. */
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { TableController } from '../../client/controller.ts';
import { isMismatch } from '../../room/protocol.ts';
import { useWholeFace } from '../gameuis.tsx';
import type { BoardProps } from '../kit/gameui.ts';
import { useNarrow } from '../kit/narrow.ts';
import { retryLoad } from '../kit/retryload.ts';
import { useAnnounce, useClear } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { usePreferences } from '../preferences.ts';
import { Lost } from '../shell/Lost.tsx';
import { Outdated } from '../shell/Outdated.tsx';
import { Shell } from '../shell/Shell.tsx';
import { play as sound } from '../sound.ts';
import { Covered } from './Covered.tsx';
import { useDraft } from './draft.ts';
import { Head, HintButton, isHintOffered, UndoButton } from './Head.tsx';
import { HintStrip } from './HintStrip.tsx';
import { History } from './History.tsx';
import { usePast } from './past.ts';
import { usePlace } from './place.ts';
import { RequestAnswer } from './RequestAnswer.tsx';
import { Seats } from './Seats.tsx';
import { StatusLine } from './StatusLine.tsx';
import { useAllSeen, useSeen } from './seen.ts';
import { type Status, spoken, statusOf } from './status.ts';
import { useTab } from './tab.ts';
import { type Wished, Wishes } from './Wishes.tsx';
import './Table.css';

const Looking = lazy(retryLoad(() => import('../review/Looking.tsx')));
const Lobby = lazy(retryLoad(() => import('./Lobby.tsx')));
/** Fetched after the first move: so it is there even if the room is away at the end. */
const fetchEnd = retryLoad(() => import('./EndCard.tsx'));
const EndCard = lazy(fetchEnd);

type Props = { readonly controller: TableController; readonly names: readonly string[] };

export function TableView({ controller, names }: Props) {
  const { game } = controller.table;
  const phase = useSeen(controller, ({ table }) => table.screen.phase);
  const gone = useSeen(controller, ({ table }) => table.gone);
  const say = useSay();
  const [, go] = useLocation();
  const [wished, setWished] = useState<Wished | null>(null);
  if (gone && isMismatch(gone)) return <Outdated why={say(gone.code)} />;
  if (gone) return <Lost why={say(gone.code, gone.params)} />;
  return (
    <Shell game={game.id} table={{ items: menuItems(say, controller, setWished, () => go('/')) }}>
      <Voice controller={controller} />
      <div className={`table table-${phase}`}>
        <Head controller={controller} onWish={setWished} />
        {phase === 'gathering' ? (
          <Suspense fallback={null}>
            <Lobby controller={controller} />
          </Suspense>
        ) : (
          <Play controller={controller} names={names} />
        )}
      </div>
      <Wishes controller={controller} wished={wished} onClose={() => setWished(null)} />
    </Shell>
  );
}

function menuItems(
  say: ReturnType<typeof useSay>,
  controller: TableController,
  onWish: (wished: Wished) => void,
  onLeave: () => void,
) {
  return [
    ...(controller.whyNot('save') === null
      ? [{ icon: 'pin' as const, label: say('table.save'), onPick: () => onWish('save') }]
      : []),
    { icon: 'door' as const, label: say('table.leave'), onPick: onLeave },
  ];
}

function Play({ controller, names }: Props) {
  useAllSeen(controller);
  const { table } = controller;
  const { screen } = table;
  const face = useWholeFace(screen.game);
  const board = useBoard(controller, names, face.openPast ?? false);
  const hasBegun = screen.moveCount > 0;
  useEffect(() => {
    if (hasBegun) void fetchEnd();
  }, [hasBegun]);
  const covered = (screen.paused && screen.view === null) || controller.awaited !== null;
  const place = usePlace(covered || board === null);
  const dock = useDock();
  const narrow = useNarrow();
  const status = statusOf(controller);
  const hint = <HintStrip controller={controller} face={face} />;
  const seats = <Seats controller={controller} face={face} board={covered ? null : board} />;
  return (
    <>
      <div className="play-col">
        {narrow && seats}
        {narrow && hint}
        {covered && isSaidBelow(status) ? (
          <p className="status status-plain" aria-hidden="true">
            {'\u00a0'}
          </p>
        ) : (
          <StatusLine status={status} face={face}>
            {board?.mayAct && status.tone !== 'bad' && face.StatusNote && <face.StatusNote {...board} />}
          </StatusLine>
        )}
        <RequestAnswer controller={controller} />
        <div className="board-slot" ref={place.setSlot}>
          {covered || board === null ? (
            <Covered controller={controller} size={place.size} />
          ) : (
            <face.Board {...board} />
          )}
        </div>
      </div>
      <div className="side">
        {!narrow && seats}
        {screen.outcome && (
          <Suspense fallback={null}>
            <EndCard controller={controller} face={face} />
          </Suspense>
        )}
        {screen.outcome && table.rules.reviewableSeats && board && (
          <Suspense fallback={null}>
            <Looking
              key={screen.seq}
              rules={table.rules}
              view={board.view}
              mine={table.people}
              names={names}
              face={face}
              ask={(seat, gone) => table.review(seat, gone)}
            />
          </Suspense>
        )}
        {board && !covered && screen.phase === 'playing' && face.Tools && screen.seat !== null && (
          <div className="dock" ref={dock}>
            <face.Tools {...board} aids={narrow && face.aidsInDock && <Aids controller={controller} />} />
          </div>
        )}
        {!narrow && hint}
        {board && !covered && face.Notes && <face.Notes {...board} />}
        {!covered && <History controller={controller} />}
      </div>
    </>
  );
}

/** A cover says itself why it is there. */
function isSaidBelow({ lead }: Status): boolean {
  return lead.code === 'table.paused' || lead.code === 'table.hand-over';
}

/** In a dock they stand from right to left, the main button first. */
function Aids({ controller }: { readonly controller: TableController }) {
  return (
    <>
      {isHintOffered(controller) && <HintButton controller={controller} inDock />}
      <UndoButton controller={controller} inDock />
    </>
  );
}

/** What the board is told; null while there is nothing to show yet. */
function useBoard(
  controller: TableController,
  names: readonly string[],
  openPast: boolean,
): BoardProps | null {
  const { table, pending, hints, view } = controller;
  const { screen, rules, id } = table;
  const say = useSay();
  const { oneClick } = usePreferences();
  const [draft, setDraft] = useDraft(id, screen.seat, screen.phase === 'over');
  const past = usePast(table, openPast);
  if (view === null) return null;
  return {
    view,
    rules,
    options: screen.options,
    seat: screen.seat,
    mayAct: controller.mayMove,
    names,
    say,
    draft,
    setDraft,
    play: (move) => {
      // One move at a time: a second click is not a second move.
      if (pending !== null) return sound('refused');
      sound('move');
      void controller
        .play(rules.formatMove(move), () => setDraft(null))
        .then((accepted) => accepted || sound('refused'));
    },
    pending,
    hinted: hints?.[0]?.move ?? null,
    tell: (phrases, tone) => controller.tell(phrases, tone),
    replaying: false,
    oneClick,
    past,
  };
}

/** Toasts and the page's foot must know how high the dock of a phone is. */
function useDock() {
  return (dock: HTMLDivElement | null) => {
    if (!dock) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--dock', `${dock.offsetHeight}px`));
    observer.observe(dock);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock');
    };
  };
}

/** Says aloud what happens: moves of others, whose turn it is, what was refused. The tab tells it too. */
function Voice({ controller }: { readonly controller: TableController }) {
  useAllSeen(controller);
  const announce = useAnnounce();
  const clear = useClear();
  const say = useSay();
  const text = spoken(controller, say);
  const isBad = controller.notice?.tone === 'bad';
  const { isMyTurn } = controller;
  const { lead } = statusOf(controller);
  const told = isMyTurn ? `● ${say(lead.code, lead.params)}` : controller.table.screen.name;
  useTab(`${told} · ${say('name')}`, isMyTurn);
  const isOver = controller.table.screen.phase === 'over';
  const isCovered = controller.awaited !== null;
  // Together with what is shown: the page is then laid out once.
  useLayoutEffect(() => {
    if (isCovered) clear();
  }, [isCovered, clear]);
  useLayoutEffect(() => {
    if (text !== '') announce(text, isBad);
  }, [text, isBad, announce]);
  useEffect(() => {
    if (isMyTurn) sound('turn');
  }, [isMyTurn]);
  useEffect(() => {
    if (isOver) sound('end');
  }, [isOver]);
  return null;
}
