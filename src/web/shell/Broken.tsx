import { Component, type ReactNode } from 'react';
import { useSay } from '../kit/words.tsx';
import { Apology } from './Apology.tsx';

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
    return failed ? <Failure why={failed} /> : this.props.children;
  }
}

/** Each browser says in its own words that a part of the page could not be fetched. */
function isAway(error: unknown): boolean {
  return /dynamically imported module|module script|preload/i.test(String(error));
}

/** Without the shell, which may be what has failed. */
function Failure({ why }: { readonly why: 'away' | 'broken' }) {
  const say = useSay();
  const isAway = why === 'away';
  return (
    <main data-game="room">
      <Apology
        title={say(isAway ? 'shell.away.title' : 'shell.broken.title')}
        why={say(isAway ? 'room-away' : 'shell.broken.text')}
      />
    </main>
  );
}
