import type { Notation } from '../../core/game.ts';
import type { BoardProps } from '../kit/gameui.ts';
import { SectionHead } from '../kit/SectionHead.tsx';
import './Notes.css';

type Props = BoardProps & { readonly notation: readonly Notation[] };

/** How to move, for whoever plays here. */
export function Notes({ seat, replaying, say, notation }: Props) {
  if (seat === null || replaying) return null;
  return (
    <section className="g-how">
      <SectionHead>{say('generic.how')}</SectionHead>
      <p>{say('generic.how-point')}</p>
      <p>{say('generic.how-write')}</p>
      {notation.length > 0 && (
        <dl>
          {notation.map(({ name, form }) => (
            <div key={name}>
              <dt>{form}</dt>
              <dd>{say(`notation.${name}`)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
