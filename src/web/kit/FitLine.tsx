import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './FitLine.css';

type Props = {
  /** All of it, as it is read: other words are tried in one line again. */
  readonly text: string;
  readonly children: ReactNode;
};

/** A sentence in one line; one that is too long for it gets two smaller lines in the same box. */
export function FitLine({ text, children }: Props) {
  return <Line key={text}>{children}</Line>;
}

/** Whether it fits is asked when the page has been laid out anyway, and said past React: nobody sees it change. */
function Line({ children }: { readonly children: ReactNode }) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const span = line.current!;
    const watch = new ResizeObserver(() => {
      delete span.dataset['long'];
      if (span.scrollWidth > span.clientWidth) span.dataset['long'] = '';
    });
    watch.observe(span.parentElement!);
    return () => watch.disconnect();
  }, []);
  return (
    <span className="fit-line" ref={line}>
      {children}
    </span>
  );
}
