import { Progress } from '../kit/Progress.tsx';
import { useSay } from '../kit/words.tsx';
import { Shell } from '../shell/Shell.tsx';

/** While a table, or its replay, is being fetched. */
export function Opening() {
  const say = useSay();
  return (
    <Shell title="" table={{ items: [] }}>
      <div className="table-opening">
        <Progress label={say('table.opening')} />
      </div>
    </Shell>
  );
}
