/** The cover of a game: its picture, its name, and three ways in. Who presses the picture plays. */
import { useId } from 'react';
import { Link } from 'wouter';
import { CoverPicture } from '../covers.tsx';
import { Button } from '../kit/Button.tsx';
import { GamePattern } from '../kit/GamePattern.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { sayOr, useSay } from '../kit/words.tsx';
import type { GameText } from '../saved/gametexts.ts';
import './Cover.css';

type Props = {
  readonly game: string;
  readonly text: GameText;
  readonly busy: boolean;
  readonly onPlay: () => void;
};

export function Cover({ game, text, busy, onPlay }: Props) {
  const say = useSay();
  const named = { game: text.name };
  const play = useId();
  return (
    <article className="cover" data-game={game}>
      <label className="cover-art papered" htmlFor={play}>
        <GamePattern game={game} />
        <CoverPicture
          game={game}
          otherwise={<span className="cover-initial">{[...text.name][0] ?? ''}</span>}
        />
      </label>
      <h2>
        <Link href={`/new/${game}`}>{text.name}</Link>
      </h2>
      <p>{sayOr(say, `home.cover.${game}`, text.tagline)}</p>
      <div className="bar">
        <Button id={play} kind="main" busy={busy} aria-label={say('home.play-game', named)} onClick={onPlay}>
          {say('home.play')}
        </Button>
        <IconButton
          edged
          icon="people"
          label={say('home.friends-game', named)}
          href={`/new/${game}?friends=1`}
        />
        <IconButton
          edged
          icon="gear"
          className="cover-options"
          label={say('home.options-game', named)}
          href={`/new/${game}`}
        />
      </div>
    </article>
  );
}
