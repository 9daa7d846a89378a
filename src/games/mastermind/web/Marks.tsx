import type { Fate, Marks } from '../marks.ts';
import './Marks.css';
import { upTo } from './range.ts';

type Props = {
  readonly marks: Marks;
  readonly positions: number;
  /** They have just been given: they appear one by one. */
  readonly fresh?: boolean;
};

/** Full discs for the right place, rings for the right colour, dots for nothing; the words stand elsewhere. */
export function MarkRow({ marks, positions, fresh = false }: Props) {
  return (
    <span className="m-marks" data-fresh={fresh || undefined} aria-hidden="true">
      {upTo(positions).map((at) => (
        <Mark key={at} kind={kindAt(marks, at)} delay={fresh ? at * pace : 0} />
      ))}
    </span>
  );
}

function kindAt({ right, near }: Marks, at: number): Fate {
  if (at < right) return 'right';
  return at < right + near ? 'near' : 'nothing';
}

/** Milliseconds from one mark to the next. */
const pace = 80;

export function Mark({ kind, delay = 0 }: { readonly kind: Fate; readonly delay?: number }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" style={delay ? { animationDelay: `${delay}ms` } : undefined}>
      {kind === 'right' && <circle cx="8" cy="8" r="6.8" fill="currentColor" />}
      {kind === 'near' && (
        <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="2.6" />
      )}
      {kind === 'nothing' && <circle cx="8" cy="8" r="1.9" fill="currentColor" opacity=".7" />}
    </svg>
  );
}
