/** The table page: the board first, beside it who plays, what one plays with, what happened. */
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { noHints } from '../../client/actions.ts';
import type { TableController } from '../../client/controller.ts';
import { isMismatch } from '../../room/protocol.ts';
import { useWholeFace } from '../gameuis.tsx';
import { useCompact } from '../kit/arrangement.ts';
import type { BoardProps, GameUi } from '../kit/gameui.ts';
import { retryLoad } from '../kit/retryload.ts';
import { ListTool, TableLayout } from '../kit/TableLayout.tsx';
import { useAnnounce, useClear } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { usePreferences } from '../preferences.ts';
import { Lost } from '../shell/Lost.tsx';
import { Outdated } from '../shell/Outdated.tsx';
import { Shell } from '../shell/Shell.tsx';
import { play as sound } from '../sound.ts';
import { useQuestionMark } from './asking.ts';
import { Covered } from './Covered.tsx';
import { useDraft } from './draft.ts';
import { Head, HintButton, isHintOffered, UndoButton } from './Head.tsx';
import { HintStrip } from './HintStrip.tsx';
import { History } from './History.tsx';
import { LazyIntroductions } from './LazyIntroductions.tsx';
import { usePast } from './past.ts';
import { asked, RequestAnswer } from './RequestAnswer.tsx';
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
const fetchEndTools = retryLoad(() => import('./EndTools.tsx'));
const EndTools = lazy(fetchEndTools);

type Props = { readonly controller: TableController; readonly names: readonly string[] };

export function TableView({ controller, names }: Props) {
  const { game } = controller.table;
  const phase = useSeen(controller, ({ table }) => table.screen.phase);
  const gone = useSeen(controller, ({ table }) => table.gone);
  const say = useSay();
  const [, go] = useLocation();
  const [wished, setWished] = useState<Wished | null>(null);
  useQuestionMark(() => setWished('keys'));
  if (gone && isMismatch(gone)) return <Outdated why={say(gone.code)} />;
  if (gone) return <Lost why={say(gone.code, gone.params)} />;
  const head = <Head controller={controller} onWish={setWished} />;
  return (
    <Shell game={game.id} table={{ items: menuItems(say, controller, setWished, () => go('/')) }}>
      <Voice controller={controller} />
      {phase === 'gathering' ? (
        <div className="gathering">
          {head}
          <Suspense fallback={null}>
            <Lobby controller={controller} />
          </Suspense>
        </div>
      ) : (
        <Play controller={controller} names={names} head={head} />
      )}
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

type PlayProps = Props & { readonly head: ReactNode };

function Play({ controller, names, head }: PlayProps) {
  useAllSeen(controller);
  const { table } = controller;
  const { screen } = table;
  const say = useSay();
  const face = useWholeFace(screen.game);
  const board = useBoard(controller, names, face.openPast ?? false);
  const hasBegun = screen.moveCount > 0;
  useEffect(() => {
    if (!hasBegun) return;
    void fetchEnd();
    void fetchEndTools();
  }, [hasBegun]);
  const [wasPlaying] = useState(!hasEnded(controller));
  const isCovered = (screen.paused && screen.view === null) || controller.awaited !== null;
  const shown = isCovered ? null : board;
  const isOver = screen.outcome !== null;
  return (
    <TableLayout
      head={head}
      turn={<Turn controller={controller} face={face} board={shown} />}
      board={shown === null ? <Covered controller={controller} /> : <face.Board {...shown} />}
      ratio={face.ratio?.(screen.options) ?? 1}
      seats={screen.seats.length > 1 ? <Seats controller={controller} face={face} board={shown} /> : null}
      tools={toolsOf(controller, face, shown, wasPlaying)}
      toolsUnder={face.toolsUnder && !isOver}
      ask={askOf(controller, face, shown)}
      lists={<Lists controller={controller} names={names} face={face} board={shown} />}
      line={table.news
        .flatMap(({ phrases }) => phrases)
        .map(({ code, params }) => say(code, params))
        .join(' ')}
      isOver={isOver}
    />
  );
}

function hasEnded({ table }: TableController): boolean {
  return table.screen.phase === 'over';
}

/** What one plays with; at the end, what can be done then; null where there is neither. */
function toolsOf(
  controller: TableController,
  face: GameUi,
  board: BoardProps | null,
  sawEnd: boolean,
): ReactNode {
  const { seat } = controller.table.screen;
  if (hasEnded(controller))
    return (
      <Suspense fallback={null}>
        <EndTools controller={controller} face={face} sawEnd={sawEnd} />
      </Suspense>
    );
  if (!board || !face.Tools || seat === null) return null;
  return <face.Tools {...board} aids={<Aids controller={controller} inDock={face.aidsInDock ?? false} />} />;
}

/** One thing at a time: a hint waits for the answer to a request. */
function askOf(controller: TableController, face: GameUi, board: BoardProps | null): ReactNode {
  if (asked(controller)) return <RequestAnswer controller={controller} />;
  if (!board?.mayAct || board.hinted === null) return null;
  return <HintStrip controller={controller} face={face} />;
}

type TurnProps = {
  readonly controller: TableController;
  readonly face: GameUi;
  readonly board: BoardProps | null;
};

/** A cover says itself why it is there: the line then stays empty. */
function Turn({ controller, face, board }: TurnProps) {
  const status = statusOf(controller);
  if (board === null && isSaidBelow(status))
    return (
      <p className="status status-plain" aria-hidden="true">
        {'\u00a0'}
      </p>
    );
  return (
    <StatusLine status={status} face={face}>
      {board?.mayAct && status.tone !== 'bad' && face.StatusNote && <face.StatusNote {...board} />}
    </StatusLine>
  );
}

function isSaidBelow({ lead }: Status): boolean {
  return lead.code === 'table.paused' || lead.code === 'table.hand-over';
}

type ListsProps = Props & { readonly face: GameUi; readonly board: BoardProps | null };

function Lists({ controller, names, face, board }: ListsProps) {
  const { table } = controller;
  const { outcome, seq } = table.screen;
  return (
    <>
      {outcome && (
        <Suspense fallback={null}>
          <EndCard controller={controller} face={face} />
        </Suspense>
      )}
      {outcome && table.rules.reviewableSeats && board && (
        <Suspense fallback={null}>
          <Looking
            key={seq}
            rules={table.rules}
            view={board.view}
            mine={table.people}
            names={names}
            face={face}
            ask={(seat, gone) => table.review(seat, gone)}
          />
        </Suspense>
      )}
      <LazyIntroductions controller={controller} />
      {board && face.Notes && <face.Notes {...board} />}
      {board && <History controller={controller} />}
    </>
  );
}

type AidsProps = { readonly controller: TableController; readonly inDock: boolean };

/** In a dock they stand from right to left, the main button first; wide, hint and undo are in the head. */
function Aids({ controller, inDock }: AidsProps) {
  const isCompact = useCompact();
  const isHere = inDock && isCompact;
  return (
    <>
      {isHere && isHintOffered(controller) && <HintButton controller={controller} inDock />}
      {isHere && <UndoButton controller={controller} inDock />}
      <ListTool />
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
    hintMarks: hints?.[0]?.stages ? (controller.toldHint?.marks ?? null) : null,
    tell: (phrases, tone) => controller.tell(phrases, tone),
    replaying: false,
    noHints: noHints(screen),
    oneClick,
    past,
  };
}

/** Says aloud what happens: moves of others, whose turn it is, what was refused. The tab tells it too. */
function Voice({ controller }: { readonly controller: TableController }) {
  useAllSeen(controller);
  const announce = useAnnounce();
  const clear = useClear();
  const say = useSay();
  const question = asked(controller);
  const told = spoken(controller, say);
  const text = question ? `${say(question.code, question.params)} ${told}` : told;
  const isBad = controller.notice?.tone === 'bad';
  const { isMyTurn } = controller;
  const { lead } = statusOf(controller);
  const title = isMyTurn ? `● ${say(lead.code, lead.params)}` : controller.table.screen.name;
  useTab(`${title} · ${say('name')}`, isMyTurn);
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
