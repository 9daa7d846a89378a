import type { ReactNode } from 'react';
import { EmptyArt } from './EmptyArt.tsx';
import './Empty.css';

type Props = {
  readonly art?: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
  readonly level?: 2 | 3 | 4 | undefined;
};

/** Nothing here yet, and how that can change. */
export function Empty({ art = <EmptyArt game="room" />, title, text, action, level = 2 }: Props) {
  const Head = `h${level}` as const;
  return (
    <div className="empty">
      {art}
      <Head>{title}</Head>
      <p>{text}</p>
      {action}
    </div>
  );
}
