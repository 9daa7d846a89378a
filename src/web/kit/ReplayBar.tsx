import type { CSSProperties, KeyboardEvent } from 'react';
import { nextSpeed } from '../../core/pace.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { replayKey } from './replay.ts';
import { useSay } from './words.tsx';
import './ReplayBar.css';

type Props = {
  /** How many moves have been made at the place shown, from 0 to `last`. */
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  /** 1 is the usual pace. */
  readonly speed: number;
  readonly onGo: (at: number) => void;
  readonly onPlay: (playing: boolean) => void;
  readonly onSpeed: (speed: number) => void;
};

/** To and fro in a game that has been played. */
export function ReplayBar({ at, last, playing, speed, onGo, onPlay, onSpeed }: Props) {
  const say = useSay();
  const play = () => {
    if (!playing && at >= last) onGo(0);
    onPlay(!playing);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
    const step = replayKey(event.key, at, last);
    if (step === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === 'play') play();
    else onGo(step.go);
  };
  const atStart = at <= 0 ? say('kit.replay.atStart') : null;
  const atEnd = at >= last ? say('kit.replay.atEnd') : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form
    <div className="replay" role="group" aria-label={say('kit.replay')} onKeyDown={keys}>
      <div className="replay-keys">
        <IconButton icon="first" label={say('kit.replay.first')} why={atStart} onClick={() => onGo(0)} />
        <IconButton icon="back" label={say('kit.replay.back')} why={atStart} onClick={() => onGo(at - 1)} />
        <IconButton
          kind="main"
          icon={playing ? 'pause' : 'play'}
          label={say(playing ? 'kit.replay.pause' : 'kit.replay.play')}
          onClick={play}
        />
        <IconButton
          icon="forward"
          label={say('kit.replay.forward')}
          why={atEnd}
          onClick={() => onGo(at + 1)}
        />
        <IconButton icon="last" label={say('kit.replay.last')} why={atEnd} onClick={() => onGo(last)} />
      </div>
      <div className="replay-range">
        <input
          className="range"
          type="range"
          min={0}
          max={last}
          value={at}
          style={{ '--filled': `${last > 0 ? (at / last) * 100 : 0}%` } as CSSProperties}
          aria-label={say('kit.replay.move')}
          aria-valuetext={say('kit.replay.at', { at, last })}
          onChange={(event) => onGo(Number(event.target.value))}
        />
      </div>
      <div className="replay-end">
        <span className="replay-at" aria-hidden="true">
          {at} <small>/ {last}</small>
        </span>
        <Button
          kind="plain"
          className="replay-speed"
          aria-label={say('kit.replay.speed', { n: speed })}
          title={say('kit.replay.speed', { n: speed })}
          onClick={() => onSpeed(nextSpeed(speed))}
        >
          {say('kit.replay.times', { n: speed })}
        </Button>
      </div>
    </div>
  );
}
