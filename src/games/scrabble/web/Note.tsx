/** At the laid tiles: what they are worth, or why they may not lie so. Seen only: the line above the board says it. */
import type { CSSProperties } from 'react';
import type { Say } from '../../../core/phrase.ts';
import { Icon } from '../../../web/kit/Icon.tsx';
import type { Laid } from './laying.ts';
import type { Preview } from './preview.ts';
import { squareAt } from './squares.ts';

type Props = {
  readonly size: number;
  readonly laid: readonly Laid[];
  readonly preview: Preview | null;
  readonly say: Say;
};

/** One tile is the beginning of a word: no need to be told that it is short. */
const harmless: readonly string[] = ['opening-short'];

export function Note({ size, laid, preview, say }: Props) {
  if (!preview) return null;
  const { problems, score, across, words } = preview;
  const [problem] = problems.filter(({ code }) => !harmless.includes(code));
  if (problem) {
    const last = laid.at(-1)!;
    const isLow = last.row >= size - 2;
    return (
      <p aria-hidden="true" className="s-why" data-above={isLow || undefined} style={placed(last)}>
        <Icon name="alert" />
        <span>{say(problem.code, problem.params)}</span>
      </p>
    );
  }
  const end = words[0]?.squares.at(-1);
  if (score === null || end === undefined || problems.length > 0) return null;
  const { row, col } = squareAt(size, end);
  const isAtEdge = across ? col === size - 1 : row === size - 1;
  return (
    <span
      aria-hidden="true"
      className="s-flag"
      data-across={across || undefined}
      data-edge={isAtEdge || undefined}
      style={placed({ row, col })}
    >
      {score}
    </span>
  );
}

function placed({ row, col }: { readonly row: number; readonly col: number }): CSSProperties {
  return { '--row': row, '--col': col } as CSSProperties;
}
