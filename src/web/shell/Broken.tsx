import { Component, type ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Page } from '../kit/Page.tsx';
import { useSay } from '../kit/words.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly failed: 'away' | 'broken' | null };

/** A page that fails says so, and what to do; the games are safe with the room. */
export class Broken extends Component<Props, State> {
  override readonly state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: isAway(error) ? 'away' : 'broken' };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    const { failed } = this.state;
    return failed ? <Apology why={failed} /> : this.props.children;
  }
}

/** Each browser says in its own words that a part of the page could not be fetched. */
function isAway(error: unknown): boolean {
  return /dynamically imported module|module script|preload/i.test(String(error));
}

function Apology({ why }: { readonly why: 'away' | 'broken' }) {
  const say = useSay();
  return (
    <main data-game="room">
      <Page title={say(why === 'away' ? 'shell.away.title' : 'shell.broken.title')}>
        <Empty
          title={say(why === 'away' ? 'room-away' : 'shell.broken.text')}
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
