import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Page } from '../kit/Page.tsx';
import { useSay } from '../kit/words.tsx';
import { Shell } from './Shell.tsx';

/** Nothing is at this address; or what was there is gone, and then `why` says so. */
export function Lost({ why }: { readonly why?: string }) {
  const say = useSay();
  return (
    <Shell title={say('shell.lost.title')}>
      <Page title={say('shell.lost.title')}>
        <Empty
          title={why ?? say('shell.lost.text')}
          text=""
          action={
            <Button kind="main" href="/">
              {say('shell.lost.home')}
            </Button>
          }
        />
      </Page>
    </Shell>
  );
}
