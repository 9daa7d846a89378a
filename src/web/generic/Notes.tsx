import type { Notation } from '../../core/game.ts';
import { useCompact } from '../kit/arrangement.ts';
import type { BoardProps } from '../kit/gameui.ts';
import { SectionHead } from '../kit/SectionHead.tsx';
import { Drawn } from './Drawn.tsx';
import { useParts } from './useparts.ts';
import './Notes.css';

type Props = BoardProps & { readonly notation: readonly Notation[] };

/** What stands beside the board, where that has no room for it; how to move, for whoever plays here. */
export function Notes(props: Props) {
  const compact = useCompact();
  const { aside } = useParts(props);
  if (props.replaying) return null;
  return (
    <>
      {compact && aside.length > 0 && (
        <section className="g-text g-noted">
          <Drawn lines={aside} />
        </section>
      )}
      {props.seat !== null && <How {...props} />}
    </>
  );
}

function How({ say, notation }: Props) {
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
