import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Page } from '../kit/Page.tsx';
import { useSay } from '../kit/words.tsx';

export function NoChapter() {
  const say = useSay();
  const action = (
    <Button kind="main" href="/manual">
      {say('manual.all')}
    </Button>
  );
  return (
    <Page title={say('manual.title')}>
      <Empty title={say('manual.no-chapter')} text={say('manual.intro')} action={action} />
    </Page>
  );
}
