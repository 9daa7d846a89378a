import type { ReactNode } from 'react';
import './SectionHead.css';

type Props = {
  readonly children: ReactNode;
  readonly aside?: ReactNode;
  readonly id?: string | undefined;
  readonly level?: 2 | 3 | 4 | undefined;
};

/** The head of a section: italic, a hairline under it, a word at the right. */
export function SectionHead({ children, aside, id, level = 2 }: Props) {
  const Head = `h${level}` as const;
  return (
    <Head className="h-rule" id={id}>
      {children}
      {aside && <small>{aside}</small>}
    </Head>
  );
}
