/** The share of every colour, move by move: bands that grow and shrink. */
import { memo } from 'react';
import type { Say } from '../../../core/phrase.ts';
import { PieceMark } from '../../../web/kit/PieceMark.tsx';
import { SectionHead } from '../../../web/kit/SectionHead.tsx';
import type { View } from '../rules.ts';
import { type Band, bandsOf } from './shares.ts';
import './Bands.css';

type Props = { readonly past: readonly View[]; readonly say: Say };

/** Two positions make a picture; before that there is nothing to see. */
export const Bands = memo(function Bands({ past, say }: Props) {
  const bands = bandsOf(past);
  const moves = (bands[0]?.spans.length ?? 0) - 1;
  if (moves < 1) return null;
  return (
    <section>
      <SectionHead aside={say('bands.moves', { n: past.length - 1 })}>{say('bands.head')}</SectionHead>
      <div className="r-bands" role="img" aria-label={bandsInWords(bands, say)}>
        <svg viewBox={`0 0 ${moves} 1`} preserveAspectRatio="none" aria-hidden="true">
          {bands.map((band) => (
            <path key={band.color} d={pathOf(band)} fill={band.color ? `var(--${band.color})` : '#8d8577'} />
          ))}
        </svg>
        {bands.map((band) => (
          <Mark key={band.color} band={band} />
        ))}
      </div>
    </section>
  );
});

/** Down the left edges, and back up along the right ones. */
function pathOf({ spans }: Band): string {
  const top = spans.map(([from], at) => `${at} ${round(from)}`);
  const bottom = spans.map(([, to], at) => `${at} ${round(to)}`).reverse();
  return `M${[...top, ...bottom].join('L')}Z`;
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

/** The symbol at the end of its band, where it has room. */
function Mark({ band: { color, spans } }: { readonly band: Band }) {
  const [from, to] = spans.at(-1)!;
  if (color === null || to - from < 0.13) return null;
  return (
    <PieceMark tone={color} style={{ top: `${((from + to) / 2) * 100}%`, color: `var(--${color}-on)` }} />
  );
}

/** The same in numbers, four times in the game. */
function bandsInWords(bands: readonly Band[], say: Say): string {
  const told = bands.map(({ color, spans }) => {
    const quarters = [0.25, 0.5, 0.75, 1].map((part) => spans[Math.round((spans.length - 1) * part)]!);
    const percents = quarters.map(([from, to]) => Math.round((to - from) * 100));
    return `${say(color ? `seat.color.${color}` : 'cell.neutral')} ${percents.join(', ')}`;
  });
  return `${say('bands.label')} ${told.join('; ')}`;
}
