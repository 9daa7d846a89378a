/** One's times on what was played: this one with what its hints cost, and the best. */
import { useEffect, useState } from 'react';
import { clockText } from '../../client/clock.ts';
import type { TableController } from '../../client/controller.ts';
import type { OwnTimes as Answer } from '../../protocol/http.ts';
import { api } from '../api.ts';
import { useSay } from '../kit/words.tsx';

export function OwnTimes({ controller }: { readonly controller: TableController }) {
  const say = useSay();
  const { id, people, screen } = controller.table;
  const times = useTimes(id, people.length > 0);
  if (!times) return null;
  const { timeMs, counts, bestMs, beforeMs } = times;
  // Without hints it is the time that stands above.
  const isDearer = timeMs - screen.playedMs >= 1000;
  const isBest = counts && bestMs === timeMs && beforeMs !== null && beforeMs > timeMs;
  return (
    <div className="own-times">
      <dl>
        {isDearer && (
          <div>
            <dt>{say('table.time-now')}</dt>
            <dd className="num">{clockText(timeMs)}</dd>
          </div>
        )}
        {bestMs !== null && (
          <div>
            <dt>{say('table.time-best')}</dt>
            <dd className="num">{clockText(bestMs)}</dd>
          </div>
        )}
      </dl>
      {isBest && <p>{say('table.time-better', { time: clockText(beforeMs) })}</p>}
      {!counts && <p>{say('table.time-casual')}</p>}
    </div>
  );
}

function useTimes(id: string, asks: boolean): Answer['times'] {
  const [times, setTimes] = useState<Answer['times']>(null);
  useEffect(() => {
    if (!asks) return;
    let wanted = true;
    void api.times(id).then((found) => {
      if (wanted && found.ok) setTimes(found.value);
    });
    return () => {
      wanted = false;
    };
  }, [id, asks]);
  return times;
}
