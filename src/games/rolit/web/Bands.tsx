/** The share of every colour, move by move: bands that grow and shrink. */
import { memo } from 'react';
import type { Say } from '../../../core/phrase.ts';
import { SectionHead } from '../../../web/kit/SectionHead.tsx';
import type { Color } from '../colors.ts';
import type { View } from '../rules.ts';
import { BandPicture } from './BandPicture.tsx';
import { useBallSheet } from './ballSheet.ts';
import { bandsOf, type Stack } from './shares.ts';
import './Bands.css';

type Props = { readonly past: readonly View[]; readonly say: Say };

/** Two positions make a picture; before that there is nothing to see. */
export const Bands = memo(function Bands({ past, say }: Props) {
  useBallSheet();
  const { colors, stacks } = bandsOf(past);
  if (stacks.length < 2) return null;
  const now = stacks.at(-1)!;
  const shown = colors
    .map((color, at) => ({ color, at }))
    .filter(({ at }) => stacks.some((stack) => stack[at] !== stack[at + 1]));
  return (
    <section className="r-note">
      <SectionHead aside={say('bands.moves', { n: past.length - 1 })}>{say('bands.head')}</SectionHead>
      <div className="r-bands" role="img" aria-label={bandsInWords(shown, stacks, say)}>
        <BandPicture stacks={stacks} shown={shown} />
        {shown.map(({ color, at }) => (
          <Mark key={at} color={color} from={now[at]!} to={now[at + 1]!} />
        ))}
      </div>
    </section>
  );
});

type MarkProps = { readonly color: Color | null; readonly from: number; readonly to: number };

/** The symbol at the end of its band, where it has room. */
function Mark({ color, from, to }: MarkProps) {
  if (color === null || to - from < 0.13) return null;
  return <i className="r-mark" data-tone={color} style={{ translate: `0 ${((from + to) / 2) * 112}px` }} />;
}

type Shown = readonly { readonly color: Color | null; readonly at: number }[];

/** The same in numbers, four times in the game. */
function bandsInWords(shown: Shown, stacks: readonly Stack[], say: Say): string {
  const quarters = [0.25, 0.5, 0.75, 1].map((part) => stacks[Math.round((stacks.length - 1) * part)]!);
  const told = shown.map(({ color, at }) => {
    const percents = quarters.map((stack) => Math.round((stack[at + 1]! - stack[at]!) * 100));
    return `${say(color ? `seat.color.${color}` : 'cell.neutral')} ${percents.join(', ')}`;
  });
  return `${say('bands.label')} ${told.join('; ')}`;
}
