import { useSay } from '../kit/words.tsx';
import type { Status } from './status.ts';

/** Directly above the board: a serif sentence in the accent, then what follows. The live region speaks it. */
export function StatusLine({ status }: { readonly status: Status }) {
  const say = useSay();
  const { lead, rest, tone } = status;
  return (
    <p className={`status status-${tone}`}>
      <b>{say(lead.code, lead.params)}</b>{' '}
      <span>{rest.map(({ code, params }) => say(code, params)).join(' ')}</span>
    </p>
  );
}
