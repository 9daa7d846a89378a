import type { ReactNode } from 'react';
import { FitLine } from '../kit/FitLine.tsx';
import type { GameUi } from '../kit/gameui.ts';
import { Told } from '../kit/Told.tsx';
import { useSay } from '../kit/words.tsx';
import type { Status } from './status.ts';

type Props = {
  readonly status: Status;
  readonly face: Partial<GameUi>;
  /** What the game adds on one's own turn. */
  readonly children?: ReactNode;
};

/** Directly above the board: a serif sentence in the accent, then what follows. The live region speaks it. */
export function StatusLine({ status, face, children }: Props) {
  const { lead, rest, tone } = status;
  const say = useSay();
  const first = say(lead.code, lead.params);
  const more = rest.map(({ code, params }) => say(code, params)).join(' ');
  return (
    <p className={`status status-${tone}`}>
      <FitLine text={`${first} ${more}`}>
        <b>
          <Told phrases={[lead]} Piece={face.Piece} />
        </b>{' '}
        <span>
          <Told phrases={rest} Piece={face.Piece} /> {children}
        </span>
      </FitLine>
    </p>
  );
}
