/** One cell of the square. It is drawn again only when something about itself changes. */
import { type CSSProperties, memo } from 'react';
import type { Say } from '../../../core/phrase.ts';
import { has, valuesIn } from '../values.ts';
import type { CellLook } from './shown.ts';
import { cellInWords } from './words.ts';

type Props = CellLook & { readonly isStop: boolean; readonly isReadOnly: boolean; readonly say: Say };

export const Cell = memo(CellView, isSame);

function CellView({ isStop, isReadOnly, say, ...look }: Props) {
  const { cell, size, value, notes, clue, near, waits, gone } = look;
  return (
    <div
      {...spoken(look, isReadOnly)}
      className="k-cell"
      tabIndex={isStop ? 0 : -1}
      data-cell={cell}
      data-near={near ?? undefined}
      data-same={look.isSame || undefined}
      data-given={look.isGiven || undefined}
      data-bad={look.isRepeated || look.isWrong || undefined}
      data-wrong={look.isWrong || undefined}
      data-hinted={look.hinted ?? undefined}
      style={{ '--wave': Math.floor(cell / size) + (cell % size) } as CSSProperties}
    >
      <span className="sr">{cellInWords(look, say)}</span>
      {clue !== null && (
        <span
          aria-hidden="true"
          className="k-clue"
          data-bad={look.isCageWrong || undefined}
          style={{ '--long': clue.length } as CSSProperties}
        >
          {clue}
        </span>
      )}
      {waits !== null && (
        <span aria-hidden="true" className="k-digit k-waits">
          {waits}
        </span>
      )}
      {waits === null && value > 0 && (
        <span aria-hidden="true" className="k-digit" data-long={value > 9 || undefined}>
          {value}
        </span>
      )}
      {waits === null && value === 0 && (notes | gone) > 0 && (
        <CellNotes size={size} notes={notes} gone={gone} />
      )}
    </div>
  );
}

/** A cell of a grid, in which one goes by arrows; a plain table does not know that. */
function spoken(look: CellLook, isReadOnly: boolean) {
  return {
    role: 'gridcell',
    'aria-selected': look.near === 'chosen',
    'aria-readonly': isReadOnly || look.isGiven,
    'aria-invalid': look.isRepeated || look.isWrong || undefined,
  } as const;
}

type NotesProps = { readonly size: number; readonly notes: number; readonly gone: number };

/** Each value has a place of its own; what a hint rules out is struck through, noted or not. */
function CellNotes({ size, notes, gone }: NotesProps) {
  const across = acrossOf(size);
  return (
    <span aria-hidden="true" className="k-notes">
      {valuesIn(notes | gone).map((value) => (
        <span
          key={value}
          data-gone={has(gone, value) || undefined}
          style={{ gridColumn: ((value - 1) % across) + 1, gridRow: Math.ceil(value / across) }}
        >
          {value}
        </span>
      ))}
    </span>
  );
}

/** How many notes lie beside each other. */
export function acrossOf(size: number): number {
  return size > 9 ? 4 : 3;
}

function isSame({ cage, ...before }: Props, { cage: cageNow, ...now }: Props): boolean {
  const keys = Object.keys(now) as readonly (keyof typeof now)[];
  return (
    keys.every((key) => before[key] === now[key]) &&
    cage.operation === cageNow.operation &&
    cage.result === cageNow.result &&
    cage.count === cageNow.count
  );
}
