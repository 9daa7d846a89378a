/** The way to a result, a row of squares for every step. Each kind has its colour and its sign. */
import type { Share, Square } from '../../core/game.ts';
import { useSay } from '../kit/words.tsx';
import './Daily.css';

export function Squares({ share }: { readonly share: Share }) {
  const say = useSay();
  const { code, params } = share.result;
  return (
    <div className="squares">
      <p className="squares-result">{say('daily.squares', { result: say(code, params) })}</p>
      <ol>
        {share.rows.map(({ squares, says }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
          <li key={at} aria-label={say(says.code, says.params)}>
            {squares.map((square, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: so is a square
              <SquareMark key={place} square={square} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function SquareMark({ square }: { readonly square: Square }) {
  return (
    <svg className="square" data-kind={square} viewBox="0 0 20 20" aria-hidden="true">
      <rect x="0.75" y="0.75" width="18.5" height="18.5" rx="3.5" />
      {square === 'right' && <circle cx="10" cy="10" r="4.6" fill="currentColor" />}
      {square === 'near' && (
        <circle cx="10" cy="10" r="3.9" fill="none" stroke="currentColor" strokeWidth="2" />
      )}
      {square === 'none' && <circle cx="10" cy="10" r="1.4" fill="currentColor" />}
    </svg>
  );
}
