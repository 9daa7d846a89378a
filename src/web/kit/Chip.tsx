import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import './Chip.css';

type Props = {
  readonly tone?: 'accent' | 'warn' | 'good' | 'bad' | undefined;
  readonly icon?: IconName | undefined;
  /** Something drawn before the words, in place of an icon. */
  readonly picture?: ReactNode;
  readonly current?: boolean | undefined;
  readonly children: ReactNode;
};

/** A small label that cannot be pressed. */
export function Chip({ tone, icon, picture, current, children }: Props) {
  return (
    <span className={tone ? `chip chip-${tone}` : 'chip'} aria-current={current || undefined}>
      {icon && <Icon name={icon} />}
      {picture}
      <span className="chip-text">{children}</span>
    </span>
  );
}
