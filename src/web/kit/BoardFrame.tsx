import type { ReactNode } from 'react';
import './BoardFrame.css';

type Props = {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The walnut frame a board lies in. How wide it is and what space it leaves, the game says. */
export function BoardFrame({ label, className = '', children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is no fieldset
    <div className={`board-frame ${className}`.trim()} role="group" aria-label={label}>
      {children}
    </div>
  );
}
