import { FitLine } from '../kit/FitLine.tsx';
import { useSay } from '../kit/words.tsx';
import type { Status } from './status.ts';

/** Directly above the board: a serif sentence in the accent, then what follows. The live region speaks it. */
export function StatusLine({ status }: { readonly status: Status }) {
  const say = useSay();
  const { lead, rest, tone } = status;
  const first = say(lead.code, lead.params);
  const more = rest.map(({ code, params }) => say(code, params)).join(' ');
  return (
    <p className={`status status-${tone}`}>
      <FitLine text={`${first} ${more}`}>
        <b>{first}</b> <span>{more}</span>
      </FitLine>
    </p>
  );
}
