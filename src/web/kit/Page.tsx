import { type ReactNode, useEffect } from 'react';
import './Page.css';

type Props = {
  readonly title: string;
  /** A line under the title. */
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A page of the house: its title, what can be done with all of it, and what is on it. */
export function Page({ title, aside, actions, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Ludoteca`;
  }, [title]);
  return (
    <div className="page">
      <header className="page-head">
        <div className="grow">
          <h1 tabIndex={-1}>{title}</h1>
          {aside && <p className="aside">{aside}</p>}
        </div>
        {actions && <div className="bar">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
