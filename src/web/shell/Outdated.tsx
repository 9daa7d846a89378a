import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Page } from '../kit/Page.tsx';
import { useSay } from '../kit/words.tsx';
import { Shell } from './Shell.tsx';

/** The page and its room are of different versions: loaded again, they are of the same. */
export function Outdated({ why }: { readonly why: string }) {
  const say = useSay();
  return (
    <Shell title={say('shell.outdated.title')}>
      <Page title={say('shell.outdated.title')}>
        <Empty
          title={why}
          text=""
          action={
            <Button kind="main" onClick={() => location.reload()}>
              {say('shell.broken.reload')}
            </Button>
          }
        />
      </Page>
    </Shell>
  );
}
