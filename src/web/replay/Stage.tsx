/** A game to look through: the board, where one is in it, and the way to and fro. Nothing here changes it. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { Frames } from '../../client/frames.ts';
import { frameNews } from '../../client/news.ts';
import type { Say } from '../../core/phrase.ts';
import type { Seat, SeatWish } from '../../core/seat.ts';
import type { Frame } from '../../room/past.ts';
import { longestPage } from '../../room/protocol.ts';
import { hasOwnMethod } from '../../room/rivals.ts';
import type { OpenGame } from '../../room/table.ts';
import { useWholeFace } from '../gameuis.tsx';
import { useCompact } from '../kit/arrangement.ts';
import { Button } from '../kit/Button.tsx';
import { FitLine } from '../kit/FitLine.tsx';
import { GamePattern } from '../kit/GamePattern.tsx';
import type { BoardProps, GameUi } from '../kit/gameui.ts';
import { ReplayBar } from '../kit/ReplayBar.tsx';
import { SeatList } from '../kit/SeatList.tsx';
import { SectionHead } from '../kit/SectionHead.tsx';
import { TableLayout } from '../kit/TableLayout.tsx';
import { useAnnounce } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { HouseMenu } from '../shell/HouseMenu.tsx';
import { Shell } from '../shell/Shell.tsx';
import { faceOf, Players, useCards } from '../table/Players.tsx';
import { type Standing, useStanding } from './frames.ts';
import { seatsAt } from './seats.ts';
import { useStepping } from './stepping.ts';
import '../table/Table.css';

/** What is looked at. */
export type Shown = {
  readonly game: string;
  readonly name: string;
  readonly names: readonly string[];
  /** Who sat at the table. */
  readonly seats: readonly SeatWish[];
  /** Whose turn it is after the last position; nobody's when that is the end, or not known. */
  readonly toAct: readonly Seat[];
  /** The last position is the end of the game. */
  readonly isOver: boolean;
  readonly opened: OpenGame;
  readonly options: unknown;
  /** The seat one looks from. */
  readonly seat: Seat | null;
  /** At least one; the last is there already. */
  readonly frames: Frames;
};

type StageProps = {
  readonly shown: Shown;
  readonly title: string;
  /** What it is, beside the title. */
  readonly aside: string;
  readonly tools: ReactNode;
  readonly back: ReactNode;
  readonly children?: ReactNode;
};

export function Stage({ shown, title, aside, tools, back, children }: StageProps) {
  const { game, name, opened, frames } = shown;
  const say = useSay();
  const face = useWholeFace(game);
  const compact = useCompact();
  const last = frames.total - 1;
  const stepping = useStepping(last, (position) => frames.at(position) !== undefined);
  const { at, frame, problem } = useStanding(frames, stepping.at);
  const told = problem ? say(problem.code, problem.params) : toldAt({ at, frame }, opened, say);
  useSpoken(last > 0 ? told : '');
  const isTold = last > 0 || frame.move !== null;
  const board = boardOf(shown, frame, say);
  const seats = <Sitters shown={shown} standing={{ at, frame }} face={face} board={board} />;
  return (
    <Shell game={game} title={`${title}: ${name}`} table={{ items: [] }}>
      <TableLayout
        head={
          <header className="head head-replay papered">
            <GamePattern game={game} />
            {compact && <HouseMenu />}
            <h1>{title}</h1>
            <p className="aside">{aside}</p>
            <div className="bar">{tools}</div>
          </header>
        }
        turn={
          isTold && (
            <p className="status status-plain">
              <FitLine text={`${at} ${told}`}>
                {last > 0 && <b>{say('replay.move', { n: at, of: last })}</b>} <span>{told}</span>
              </FitLine>
            </p>
          )
        }
        board={<face.Board {...board} />}
        ratio={face.ratio?.(shown.options) ?? 1}
        seats={shown.seats.length > 1 ? seats : null}
        tools={last > 0 ? <Way last={last} stepping={stepping} /> : null}
        ask={null}
        lists={
          <>
            {children}
            {last > 0 && <MoveList shown={shown} at={stepping.at} onGo={stepping.setAt} />}
            <div className="end-next">{back}</div>
          </>
        }
        line={told}
      />
    </Shell>
  );
}

type SittersProps = {
  readonly shown: Shown;
  readonly standing: Standing;
  readonly face: GameUi;
  readonly board: BoardProps;
};

/** Everybody at the table, as they stood in this position. */
function Sitters({ shown, standing, face, board }: SittersProps) {
  const say = useSay();
  const compact = useCompact();
  const { game } = shown.opened;
  const seats = seatsAt(shown, standing).map((seat) => ({
    ...seat,
    kind: hasOwnMethod(game, seat) ? say(`bot.${seat.bot}`) : null,
    rival: faceOf(game, seat),
    away: false,
  }));
  const cards = useCards(seats, board.view, face);
  // At the end of a table the ranking takes the place of the roster's names; here there is none.
  const isEnd = standing.at === shown.frames.total - 1 && shown.isOver;
  return (
    <>
      <Players seats={seats} view={board.view} face={face} board={board} />
      {isEnd && !compact && face.Roster && seats.length > 1 && (
        <SeatList label={say('table.players')} seats={cards} form="roster" />
      )}
    </>
  );
}

type Stepping = ReturnType<typeof useStepping>;

function Way({ last, stepping }: { readonly last: number; readonly stepping: Stepping }) {
  const { at, setAt, playing, setPlaying, speed, setSpeed } = stepping;
  const place = { at, last, playing, speed };
  return <ReplayBar {...place} onGo={setAt} onPlay={setPlaying} onSpeed={setSpeed} />;
}

type MoveListProps = { readonly shown: Shown; readonly at: number; readonly onGo: (at: number) => void };

/** The moves around this one: a long game has a list for every page. */
function MoveList({ shown, at, onGo }: MoveListProps) {
  const say = useSay();
  const { frames } = shown;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => keepInSight(list.current, at % longestPage), [at]);
  const first = at - (at % longestPage);
  const end = Math.min(frames.total, first + longestPage);
  return (
    <section>
      <SectionHead>{say('table.history')}</SectionHead>
      {first > 0 && (
        <Button kind="plain" onClick={() => onGo(first - 1)}>
          {say('table.earlier')}
        </Button>
      )}
      <ol className="moves moves-go" ref={list}>
        {Array.from({ length: end - first }, (_, n) => first + n).map((n) => (
          <MoveRow key={n} shown={shown} n={n} isHere={n === at} onGo={onGo} />
        ))}
      </ol>
      {end < frames.total && (
        <Button kind="plain" onClick={() => onGo(end)}>
          {say('table.later')}
        </Button>
      )}
    </section>
  );
}

type MoveRowProps = Omit<MoveListProps, 'at'> & { readonly n: number; readonly isHere: boolean };

function MoveRow({ shown: { frames, opened }, n, isHere, onGo }: MoveRowProps) {
  const say = useSay();
  const frame = frames.at(n);
  return (
    <li>
      <button type="button" aria-current={isHere ? 'step' : undefined} onClick={() => onGo(n)}>
        <span className="moves-n">{n}</span>
        <span>{frame ? toldAt({ at: n, frame }, opened, say) : '…'}</span>
      </button>
    </li>
  );
}

function toldAt({ at, frame }: Standing, { rules }: OpenGame, say: Say): string {
  const told = frameNews(frame, rules).map(({ code, params }) => say(code, params));
  return told.join(' ') || say(at === 0 ? 'replay.start' : 'replay.unknown');
}

/** Scrolls the list only, never the page. */
function keepInSight(list: HTMLOListElement | null, at: number): void {
  const row = list?.children[at];
  if (!list || !(row instanceof HTMLElement)) return;
  const top = row.offsetTop - list.offsetTop;
  const isAbove = top < list.scrollTop;
  const isBelow = top + row.offsetHeight > list.scrollTop + list.clientHeight;
  if (isAbove || isBelow) list.scrollTop = top - list.clientHeight / 2;
}

function boardOf({ opened, options, seat, names }: Shown, { view }: Frame, say: Say): BoardProps {
  return {
    view,
    rules: opened.rules,
    options,
    seat,
    mayAct: false,
    names,
    say,
    draft: null,
    setDraft: () => undefined,
    play: () => undefined,
    pending: null,
    hinted: null,
    tell: () => undefined,
    replaying: true,
  };
}

function useSpoken(text: string): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text, announce]);
}
