/** The plays so far (S13): place, words and points, and the position that each led to. */
import { useState } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import { SectionHead } from '../../../web/kit/SectionHead.tsx';
import type { Turn } from '../position.ts';
import type { Hand } from './hand.ts';
import type { Table } from './table.ts';
import './Plays.css';

type Props = { readonly table: Table; readonly hand: Hand };

/** How many are shown before all are asked for. */
const shownAtFirst = 8;

/** The newest first; each opens the position that it led to. */
export default function Plays({ table, hand }: Props) {
  const { view, say, names } = table;
  const { history } = view;
  const [all, setAll] = useState(false);
  const numbered = history.map((turn, at) => ({ turn, n: at + 1 })).reverse();
  const shown = all ? numbered : numbered.slice(0, shownAtFirst);
  const isCut = shown.length < numbered.length;
  return (
    <section>
      <SectionHead
        aside={isCut ? say('plays.newest', { n: shown.length, of: numbered.length }) : numbered.length}
      >
        {say('plays.head')}
      </SectionHead>
      <ol className="s-plays" reversed>
        {shown.map(({ turn, n }) => (
          <li key={n} value={n} data-new={n === history.length || undefined}>
            <button
              type="button"
              aria-pressed={hand.turns === n}
              onClick={() => hand.look(hand.turns === n || n === history.length ? null : n)}
            >
              <span className="s-n">{n}</span>
              <span className="s-who">{names[turn.seat]}</span>
              <TurnText turn={turn} say={say} />
            </button>
          </li>
        ))}
      </ol>
      {isCut && (
        <Button kind="plain" onClick={() => setAll(true)}>
          {say('plays.all')}
        </Button>
      )}
    </section>
  );
}

type TurnProps = { readonly turn: Turn<string | null>; readonly say: Table['say'] };

function TurnText({ turn, say }: TurnProps) {
  if (turn.kind !== 'play') return <span className="s-what">{whatInWords(turn, say)}</span>;
  const [place] = turn.text.split(' ');
  const score = turn.withdrawn ? <s>{turn.score}</s> : turn.score;
  return (
    <>
      <span className="s-at">{place}</span>
      <span className="s-word">
        {turn.withdrawn ? <s>{turn.words[0]}</s> : turn.words[0]}
        {turn.words.length > 1 && <small> {turn.words.slice(1).join(' ')}</small>}
        {turn.usedAll && <small title={say('told.all-tiles')}> +50</small>}
        {turn.withdrawn && <span className="sr">{say('plays.withdrawn')}</span>}
      </span>
      <span className="s-points">{score}</span>
    </>
  );
}

function whatInWords(turn: Exclude<Turn<string | null>, { kind: 'play' }>, say: Table['say']): string {
  if (turn.kind === 'exchange') return say('plays.exchange', { n: turn.tiles.length });
  if (turn.kind === 'challenge') return say(turn.wrong.length > 0 ? 'plays.right' : 'plays.wrong');
  return say(`plays.${turn.kind}`);
}
