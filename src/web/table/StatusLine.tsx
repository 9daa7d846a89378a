import type { ReactNode } from 'react';
import type { GameUi } from '../kit/gameui.ts';
import { Told } from '../kit/Told.tsx';
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
  return (
    <p className={`status status-${tone}`}>
      <b>
        <Told phrases={[lead]} Piece={face.Piece} />
      </b>{' '}
      <span>
        <Told phrases={rest} Piece={face.Piece} /> {children}
      </span>
    </p>
  );
}
