import type { ReactNode } from 'react';
import './TableLayout.css';

type Props = { readonly label: string; readonly text: ReactNode; readonly children: ReactNode };

/** What lies in a table's place for requests and hints: what it is about, and the buttons that answer it. */
export function Ask({ label, text, children }: Props) {
  return (
    <section className="ask" aria-label={label}>
      <div className="ask-text">{text}</div>
      {children}
    </section>
  );
}
