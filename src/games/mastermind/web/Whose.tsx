import type { Say } from '../../../core/phrase.ts';
import type { Seat } from '../../../core/seat.ts';
import type { View } from '../table.ts';
import { breakers } from './shown.ts';
import './Whose.css';

type Props = {
  readonly view: View;
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly onLook: (seat: Seat) => void;
  readonly say: Say;
};

/** Where several break codes: whose guesses the board shows. */
export function Whose({ view, names, seat, onLook, say }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a few buttons are no fieldset
    <div className="m-whose" role="group" aria-label={say('rows.whose')}>
      {breakers(view).map((each) => {
        const { rows, done } = view.players[each]!;
        return (
          <button key={each} type="button" aria-pressed={each === seat} onClick={() => onLook(each)}>
            <span className="m-name">{names[each]}</span>
            <span className="num" data-done={done ?? undefined}>
              {rows.length}
            </span>
          </button>
        );
      })}
    </div>
  );
}
