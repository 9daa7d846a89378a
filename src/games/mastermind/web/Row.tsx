import type { ReactNode } from 'react';
import type { Say } from '../../../core/phrase.ts';
import { IconButton } from '../../../web/kit/IconButton.tsx';
import { useLanguage } from '../../../web/kit/words.tsx';
import { type Marks, marksInWords } from '../marks.ts';
import type { Row } from '../table.ts';
import { MarkRow } from './Marks.tsx';
import { PegPicture } from './Pegs.tsx';
import { upTo } from './range.ts';
import { rowInWords } from './words.ts';

type PastProps = {
  readonly at: number;
  /** Null: not for these eyes. */
  readonly row: Row | null;
  readonly positions: number;
  readonly say: Say;
  /** The codemaker is answering it: the marks given so far. */
  readonly answering?: Marks | null;
  readonly fresh: boolean;
  readonly faded: boolean;
  readonly count: number | null;
  /** What it should have been told. */
  readonly truth: Marks | null;
  readonly onCopy: (() => void) | null;
};

/** A guess that has been made. Its pegs can be picked up; who listens hears the row as one sentence. */
export function PastRow(props: PastProps) {
  const { at, row, positions, say, answering, fresh, faded, count, truth, onCopy } = props;
  const marks = answering ?? row?.marks ?? null;
  return (
    <li
      className="m-row"
      data-now={answering !== undefined || undefined}
      data-wrong={truth !== null || undefined}
    >
      <span className="sr">
        {rowInWords(say, at, row)} {truth && say('row.should', { marks: marksText(say, truth) })}
      </span>
      <span className="m-n" aria-hidden="true">
        {at + 1}
      </span>
      <span className="m-holes" aria-hidden="true">
        {upTo(positions).map((place) => (
          <PastPeg key={place} peg={row?.guess[place] ?? null} at={place} held={onCopy !== null} />
        ))}
      </span>
      <span className="m-told" data-faded={faded || undefined}>
        {marks && <MarkRow marks={marks} positions={positions} fresh={fresh} />}
      </span>
      <span className="m-tail">
        {truth ? <Truth marks={truth} positions={positions} /> : <Left count={count} />}
        {onCopy && (
          <IconButton
            icon="copy"
            className="m-copy"
            label={say('row.copy', { n: at + 1 })}
            onClick={onCopy}
          />
        )}
      </span>
    </li>
  );
}

function PastPeg({
  peg,
  at,
  held,
}: {
  readonly peg: number | null;
  readonly at: number;
  readonly held: boolean;
}) {
  if (peg === null) return <span className="m-place m-unknown">?</span>;
  const grip = held && { 'data-grip': 'past', 'data-peg': peg, 'data-at': at };
  return (
    <span className="m-place" {...grip}>
      <PegPicture peg={peg} />
    </span>
  );
}

/** How many codes are left: large numbers in short. */
function Left({ count }: { readonly count: number | null }) {
  const language = useLanguage();
  const style = count !== null && count >= 100_000 ? { notation: 'compact' as const } : {};
  return (
    <span aria-hidden="true">
      {count === null ? null : new Intl.NumberFormat(language, style).format(count)}
    </span>
  );
}

/** The answer was wrong: a sign, and what it should have been. */
function Truth({ marks, positions }: { readonly marks: Marks; readonly positions: number }) {
  return (
    <span className="m-truth" aria-hidden="true">
      ≠<MarkRow marks={marks} positions={positions} />
    </span>
  );
}

function marksText(say: Say, marks: Marks): string {
  const { code, params } = marksInWords(marks);
  return say(code, params);
}

/** The row in play. */
export function OpenRow({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  return (
    <li className="m-row" data-now="" data-open="">
      <span className="m-n" aria-hidden="true">
        {at + 1}
      </span>
      {children}
      <span />
      <span />
    </li>
  );
}

/** A row that is still to come. */
export function LaterRow({ at, positions }: { readonly at: number; readonly positions: number }) {
  return (
    <li className="m-row" data-later="" aria-hidden="true">
      <span className="m-n">{at + 1}</span>
      <span className="m-holes">
        {upTo(positions).map((place) => (
          <span key={place} className="m-place">
            <PegPicture peg={null} />
          </span>
        ))}
      </span>
      <span />
      <span />
    </li>
  );
}
