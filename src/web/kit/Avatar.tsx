import type { CSSProperties } from 'react';
import type { PieceTone } from '../../core/phrase.ts';
import './Avatar.css';

/** The first letter of a name in a disc. The name itself stands beside it. */
export function Avatar({
  name,
  tone,
}: {
  readonly name: string;
  readonly tone?: PieceTone | null | undefined;
}) {
  const style =
    tone && ({ '--avatar': `var(--${tone})`, '--avatar-on': `var(--${tone}-on)` } as CSSProperties);
  return (
    <span className="avatar" style={style || undefined} aria-hidden="true">
      {initial(name)}
    </span>
  );
}

function initial(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '·';
}
