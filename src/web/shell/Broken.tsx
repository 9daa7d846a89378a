import { Component, type ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Page } from '../kit/Page.tsx';
import { useSay } from '../kit/words.tsx';

type Props = { readonly children: ReactNode };

/** A page that fails says so, and what to do; the games are safe with the room. */
export class Broken extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    return this.state.failed ? <Apology /> : this.props.children;
  }
}

function Apology() {
  const say = useSay();
  return (
    <main data-game="room">
      <Page title={say('shell.broken.title')}>
        <Empty
          title={say('shell.broken.text')}
          text=""
          action={
            <Button kind="main" onClick={() => location.reload()}>
              {say('shell.broken.reload')}
            </Button>
          }
        />
      </Page>
    </main>
  );
}
