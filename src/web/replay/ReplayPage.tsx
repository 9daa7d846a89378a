/** A game that has been played, or is being played, step by step (R21). Nothing here changes it. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Seat } from '../../core/seat.ts';
import type { Frame } from '../../room/past.ts';
import { frameTold } from '../../room/visit/told.ts';
import { GameWords, useWholeFace } from '../faces.tsx';
import { Button } from '../kit/Button.tsx';
import type { BoardProps } from '../kit/face.ts';
import { ReplayBar } from '../kit/ReplayBar.tsx';
import { SectionHead } from '../kit/SectionHead.tsx';
import { useAnnounce } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { Lost } from '../shell/Lost.tsx';
import { Shell } from '../shell/Shell.tsx';
import { Invite } from '../table/Invite.tsx';
import { Opening } from '../table/Opening.tsx';
import { reviewOf } from '../table/open.ts';
import { type Loaded, useReplay } from './load.ts';
import { useStepping } from './stepping.ts';
import '../table/Table.css';

const Looking = lazy(() => import('../review/Looking.tsx'));

export default function ReplayPage({ id }: { readonly id: string }) {
  const { loaded, problem } = useReplay(id);
  const say = useSay();
  if (problem) return <Lost why={say(problem.code, problem.params)} />;
  if (!loaded) return <Opening />;
  const names = loaded.screen.seats.map(({ name }) => name);
  return (
    <GameWords game={loaded.screen.game} names={names}>
      <Replay id={id} loaded={loaded} names={names} />
    </GameWords>
  );
}

type ReplayProps = { readonly id: string; readonly loaded: Loaded; readonly names: readonly string[] };

function Replay({ id, loaded, names }: ReplayProps) {
  const { screen, opened, frames } = loaded;
  const say = useSay();
  const face = useWholeFace(screen.game);
  const last = frames.length - 1;
  const { at, setAt, playing, setPlaying, speed, setSpeed } = useStepping(last);
  const [sharing, setSharing] = useState(false);
  const frame = frames[at]!;
  const told =
    frameTold(frame, opened.rules)
      .map(({ code, params }) => say(code, params))
      .join(' ') || say('replay.start');
  useSpoken(told);
  return (
    <Shell game={screen.game} title={`${say('table.replay')}: ${screen.name}`} table={{ items: [] }}>
      <div className="table table-replay">
        <header className="head">
          <h1>{say('table.replay')}</h1>
          <p className="aside">
            {say('name')}, {screen.name}
          </p>
          <div className="bar">
            <Button kind="plain" icon="link" onClick={() => setSharing(true)}>
              {say('replay.share')}
            </Button>
            <Button kind="plain" icon="download" href={`/api/tables/${id}/export`} download>
              {say('table.export')}
            </Button>
          </div>
        </header>
        <div className="play-col">
          <p className="status status-plain">
            <b>{say('replay.move', { n: at, of: last })}</b> <span>{told}</span>
          </p>
          <div className="board-slot">
            <face.Board {...boardOf(loaded, frame, names, say)} />
          </div>
        </div>
        <div className="side">
          <div className="dock">
            <ReplayBar
              at={at}
              last={last}
              playing={playing}
              speed={speed}
              onGo={setAt}
              onPlay={setPlaying}
              onSpeed={setSpeed}
            />
          </div>
          <MoveList loaded={loaded} at={at} onGo={setAt} />
          {screen.phase === 'over' && opened.rules.review && (
            <Suspense fallback={null}>
              <Looking
                rules={opened.rules}
                view={frames[last]!.view}
                mine={mineOf(loaded)}
                names={names}
                face={face}
                ask={(seat, gone) => reviewOf(id, seat, gone)}
              />
            </Suspense>
          )}
          <div className="end-next">
            <Button icon="back" href={`/table/${id}`}>
              {say('replay.to-table')}
            </Button>
          </div>
        </div>
      </div>
      <Invite id={id} open={sharing} onClose={() => setSharing(false)} path="replay" />
    </Shell>
  );
}

function mineOf({ screen }: Loaded): readonly Seat[] {
  return screen.seats.flatMap(({ mine, bot }, seat) => (mine && bot === null ? [seat] : []));
}

function MoveList({
  loaded,
  at,
  onGo,
}: {
  readonly loaded: Loaded;
  readonly at: number;
  readonly onGo: (at: number) => void;
}) {
  const say = useSay();
  const { frames, opened } = loaded;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => keepInSight(list.current, at), [at]);
  return (
    <section>
      <SectionHead>{say('table.history')}</SectionHead>
      <ol className="moves moves-go" ref={list}>
        {frames.map((frame, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move is its number
          <li key={n}>
            <button type="button" aria-current={n === at ? 'step' : undefined} onClick={() => onGo(n)}>
              <span className="moves-n">{n}</span>
              <span>
                {frame.move
                  ? frameTold(frame, opened.rules)
                      .map(({ code, params }) => say(code, params))
                      .join(' ')
                  : say('replay.start')}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
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

function boardOf(
  { screen, opened }: Loaded,
  { view }: Frame,
  names: readonly string[],
  say: BoardProps['say'],
): BoardProps {
  return {
    view,
    rules: opened.rules,
    options: screen.options,
    hand: screen.phase === 'over' ? null : screen.hand,
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
  useEffect(() => announce(text), [text, announce]);
}
