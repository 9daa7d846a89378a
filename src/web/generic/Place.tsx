/** A place of the board: a button that says where it is and what is there. */
import type { KeyboardEvent, ReactNode } from 'react';
import type { Say } from '../../core/phrase.ts';
import { isPiece, type Spot } from './spots.ts';

export type States = {
  readonly isPossible: boolean;
  readonly isChosen: boolean;
  readonly isHinted: boolean;
  readonly isPending: boolean;
};

type PlaceProps = {
  readonly spot: Spot;
  readonly states: States;
  /** Where the Tab key stops; the others are a few arrows away. */
  readonly isStop: boolean;
  readonly mayAct: boolean;
  readonly say: Say;
  readonly onFocus: () => void;
  readonly onPick: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
};

export function Place({ spot, states, isStop, mayAct, say, onFocus, onPick, onKey, children }: PlaceProps) {
  return (
    <button
      type="button"
      className={classOf(spot, states)}
      data-place={spot.place}
      tabIndex={isStop ? 0 : -1}
      aria-label={nameOf(spot, states, say)}
      aria-disabled={!mayAct || undefined}
      onFocus={onFocus}
      onClick={onPick}
      onKeyDown={onKey}
    >
      {children}
    </button>
  );
}

/** A place that the drawing itself marks in the accent needs no line under it. */
function classOf({ text, tone }: Spot, { isPossible, isChosen, isHinted, isPending }: States): string {
  const names = [
    'g-spot',
    [...text].length === 1 && 'g-spot-one',
    isPossible && tone !== 'accent' && 'g-spot-possible',
    isChosen && 'g-spot-chosen',
    isHinted && 'g-spot-hinted',
    isPending && 'g-spot-pending',
  ];
  return names.filter(Boolean).join(' ');
}

/** “d4, yellow”. */
function nameOf(spot: Spot, { isPossible, isChosen, isHinted }: States, say: Say): string {
  const marks = [isPossible && 'possible', isHinted && 'proposed', isChosen && 'chosen'];
  const said = marks.flatMap((mark) => (mark ? [say(`generic.${mark}`)] : []));
  return [spot.place, contentOf(spot, say), ...said].join(', ');
}

const blanks = new Set(['', '.', '·', '+', '_']);

function contentOf({ text, tone }: Spot, say: Say): string {
  const sign = text.trim();
  if (blanks.has(sign)) return say('generic.empty');
  return isPiece(tone) && [...sign].length === 1 ? say(`generic.tone.${tone}`) : sign;
}
