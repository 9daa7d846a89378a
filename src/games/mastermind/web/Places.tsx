import { useEffect, useRef } from 'react';
import type { Say } from '../../../core/phrase.ts';
import type { Code, Peg } from '../code.ts';
import { type CodeDraft, isHeld } from './draft.ts';
import { useLongPress } from './longpress.ts';
import { PegPicture } from './Pegs.tsx';
import { upTo } from './range.ts';
import { placeInWords } from './words.ts';

type Props = {
  readonly label: string;
  readonly draft: CodeDraft;
  /** A code that was proposed: shown where nothing lies yet. */
  readonly ghost: Code | null;
  /** On its way: nothing more can be changed. */
  readonly faded: boolean;
  readonly onPoint: (place: number) => void;
  /** Keeps a peg for the next guess, or no longer; null where there is none. */
  readonly onHold: ((place: number) => void) | null;
  readonly say: Say;
};

/** The row that is being filled: one stop for the Tab key, arrows go along it. */
export function Places({ label, draft, ghost, faded, onPoint, onHold, say }: Props) {
  const pressing = useLongPress((place) => onHold?.(place));
  const group = useRef<HTMLSpanElement>(null);
  const { pegs, at } = draft;
  useEffect(() => {
    if (group.current?.contains(document.activeElement))
      group.current.querySelector<HTMLElement>(`[data-place="${at}"]`)?.focus();
  }, [at]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: places on a board are no fieldset
    <span className="m-holes" role="group" aria-label={label} ref={group} data-faded={faded || undefined}>
      {upTo(pegs.length).map((place) => (
        <button
          key={place}
          type="button"
          className="m-place"
          tabIndex={place === at ? 0 : -1}
          aria-label={placeInWords(say, place, pegs[place]!, isHeld(draft, place))}
          aria-current={(place === at && !faded) || undefined}
          data-place={place}
          data-held={isHeld(draft, place) || undefined}
          {...gripAt(pegs[place]!, place)}
          {...pressing(place)}
          onClick={(event) => event.defaultPrevented || onPoint(place)}
        >
          <Laid peg={pegs[place]!} ghost={ghost?.[place] ?? null} />
        </button>
      ))}
    </span>
  );
}

function gripAt(peg: Peg | null, place: number) {
  return peg === null ? {} : { 'data-grip': 'row', 'data-peg': peg, 'data-at': place };
}

function Laid({ peg, ghost }: { readonly peg: Peg | null; readonly ghost: Peg | null }) {
  if (peg !== null || ghost === null) return <PegPicture key={peg} peg={peg} />;
  return (
    <span className="m-ghost">
      <PegPicture peg={ghost} />
    </span>
  );
}
