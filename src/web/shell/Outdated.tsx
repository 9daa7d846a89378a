import { useSay } from '../kit/words.tsx';
import { Apology } from './Apology.tsx';
import { Shell } from './Shell.tsx';

/** The page and its room are of different versions: loaded again, they are of the same. */
export function Outdated({ why }: { readonly why: string }) {
  const title = useSay()('shell.outdated.title');
  return (
    <Shell title={title}>
      <Apology title={title} why={why} />
    </Shell>
  );
}
