import { Button, type ButtonProps } from './Button.tsx';
import type { IconName } from './Icon.tsx';

type Props = Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> & {
  readonly icon: IconName;
  readonly label: string;
  /** With an edge, like a button with words; otherwise it lies flat. */
  readonly edged?: boolean | undefined;
  /** A word below the icon, where the icon alone says too little. */
  readonly caption?: string | undefined;
  /** How many wait behind it; the label should say so too. */
  readonly count?: number | undefined;
};

/** A button that shows its icon, and at most a word below it. */
export function IconButton(props: Props) {
  const { label, caption, count = 0, edged = false, kind, className = '', ...rest } = props;
  const captioned = caption === undefined ? '' : 'btn-captioned';
  return (
    <Button
      {...rest}
      kind={kind ?? (edged ? undefined : 'plain')}
      aria-label={label}
      title={label}
      className={['btn-icon', captioned, className].filter(Boolean).join(' ')}
    >
      {caption !== undefined && (
        <span className="btn-caption" aria-hidden="true">
          {caption}
        </span>
      )}
      {count > 0 && (
        <span className="btn-count" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Button>
  );
}
