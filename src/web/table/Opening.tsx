import { useCallback, useEffect, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { Progress } from '../kit/Progress.tsx';
import { useAnnounce } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { Shell } from '../shell/Shell.tsx';

type Props = {
  /** How much of its content is prepared; null where nobody knows, undefined where nothing has to be. */
  readonly done?: number | null | undefined;
};

/** While a table, or its replay, is being fetched; and prepared, where that has to be done first. */
export function Opening({ done }: Props) {
  const say = useSay();
  return (
    <Shell title="" table={{ items: [] }}>
      <div className="table-opening">
        {done === undefined ? <Progress label={say('table.opening')} /> : <Preparing done={done} />}
      </div>
    </Shell>
  );
}

/** Said once; how much is done can be seen, and asked of the bar. */
function Preparing({ done }: { readonly done: number | null }) {
  const say = useSay();
  const announce = useAnnounce();
  const sentence = say('table.preparing');
  useEffect(() => announce(sentence, false), [announce, sentence]);
  return (
    <div className="table-preparing">
      <Progress label={sentence} value={done ?? undefined} />
      <p className="muted">{say('table.preparing-text')}</p>
      <Button href="/">{say('shell.lost.home')}</Button>
    </div>
  );
}

/** What `Opening` shows, and what tells it. */
export function usePreparing() {
  const [done, setDone] = useState<number | null | undefined>(undefined);
  const preparing = useCallback((now: number | null) => setDone(now), []);
  return { done, preparing };
}
