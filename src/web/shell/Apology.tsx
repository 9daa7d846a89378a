import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Page } from '../kit/Page.tsx';
import { useSay } from '../kit/words.tsx';

type Props = { readonly title: string; readonly why: string };

/** What went wrong with a page that helps itself by being loaded again. */
export function Apology({ title, why }: Props) {
  const say = useSay();
  return (
    <Page title={title}>
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
  );
}
