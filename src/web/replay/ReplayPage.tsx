/** A game that has been played, or is being played, step by step (R21). Nothing here changes it. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '../../core/result.ts';
import type { Frame } from '../../room/past.ts';
import type { Screen } from '../../room/screen.ts';
import type { Opened } from '../../room/table.ts';
import { frameTold } from '../../room/visit/told.ts';
import { GameWords, useWholeFace } from '../faces.tsx';
import { Button } from '../kit/Button.tsx';
import type { BoardProps } from '../kit/face.ts';
import { ReplayBar } from '../kit/ReplayBar.tsx';
import { replayKey } from '../kit/replay.ts';
import { SectionHead } from '../kit/SectionHead.tsx';
import { useAnnounce } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { Lost } from '../shell/Lost.tsx';
import { Shell } from '../shell/Shell.tsx';
import { Invite } from '../table/Invite.tsx';
import { Opening } from '../table/Opening.tsx';
import { framesOf, lookAt, openRules } from '../table/open.ts';
import '../table/Table.css';

type Loaded = { readonly screen: Screen; readonly opened: Opened; readonly frames: readonly Frame[] };

/** Milliseconds between two moves at the usual pace. */
const paceMs = 1200;

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
  const { Board } = useWholeFace(screen.game);
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
            <Board {...boardOf(loaded, frame, names, say)} />
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

/** Where one is, and the keys that work anywhere on the page. */
function useStepping(last: number) {
  const [at, setAtRaw] = useState(last);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const setAt = useCallback((next: number) => setAtRaw(Math.min(last, Math.max(0, next))), [last]);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), paceMs / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, setAt]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement) return;
      const step = replayKey(event.key, at, last);
      if (step === null) return;
      event.preventDefault();
      if (step === 'play') setPlaying((on) => !on);
      else setAt(step.go);
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, [at, last, setAt]);
  return useMemo(() => ({ at, setAt, playing, setPlaying, speed, setSpeed }), [at, setAt, playing, speed]);
}

function useSpoken(text: string): void {
  const announce = useAnnounce();
  useEffect(() => announce(text), [text, announce]);
}

function useReplay(id: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let wanted = true;
    void load(id).then((read) => {
      if (!wanted) return;
      if (read.ok) setLoaded(read.value);
      else setProblem(read.problems[0]);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  return { loaded, problem };
}

async function load(id: string) {
  const screen = await lookAt(id);
  if (!screen.ok) return screen;
  const [opened, frames] = await Promise.all([openRules(screen.value), framesOf(id, screen.value.hand)]);
  if (!opened.ok) return opened;
  if (!frames.ok) return frames;
  return { ok: true as const, value: { screen: screen.value, opened: opened.value, frames: frames.value } };
}
