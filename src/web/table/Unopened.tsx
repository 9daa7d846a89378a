import type { Problem } from '../../core/result.ts';
import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Page } from '../kit/Page.tsx';
import { useSay } from '../kit/words.tsx';
import { Lost } from '../shell/Lost.tsx';
import { Shell } from '../shell/Shell.tsx';

/** A table that is not there; or one that is, and can't be opened: then that is said, and may be tried again. */
export function Unopened({ why }: { readonly why: Problem }) {
  const say = useSay();
  const reason = say(why.code, why.params);
  if (why.code === 'no-such-table') return <Lost why={reason} />;
  const title = say('table.unopened');
  return (
    <Shell title={title}>
      <Page title={title}>
        <Empty
          title={reason}
          text={say('table.unopened-text')}
          action={
            <>
              <Button kind="main" onClick={() => location.reload()}>
                {say('table.unopened-again')}
              </Button>
              <Button href="/">{say('shell.lost.home')}</Button>
            </>
          }
        />
      </Page>
    </Shell>
  );
}
