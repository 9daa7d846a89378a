import { Button, type ButtonProps } from './Button.tsx';
import type { IconName } from './Icon.tsx';

type Props = Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> & {
  readonly icon: IconName;
  readonly label: string;
  /** With an edge, like a button with words; otherwise it lies flat. */
  readonly edged?: boolean | undefined;
  /** How many wait behind it; the label should say so too. */
  readonly count?: number | undefined;
};

/** A button that shows only its icon. */
export function IconButton({ label, count = 0, edged = false, kind, className = '', ...rest }: Props) {
  return (
    <Button
      {...rest}
      kind={kind ?? (edged ? undefined : 'plain')}
      aria-label={label}
      title={label}
      className={`btn-icon ${className}`.trim()}
    >
      {count > 0 && (
        <span className="btn-count" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Button>
  );
}
