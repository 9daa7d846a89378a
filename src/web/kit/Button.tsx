import type { MouseEvent, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { useToast } from './announcer.ts';
import { Icon, type IconName } from './Icon.tsx';
import './Button.css';

export type ButtonKind = 'main' | 'plain' | 'bad';

/** What may be said about a button to those who do not see it. */
type Spoken = {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-pressed'?: boolean | undefined;
  readonly 'aria-current'?: 'page' | 'true' | undefined;
  readonly 'aria-haspopup'?: 'menu' | 'dialog' | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-keyshortcuts'?: string | undefined;
  /** Where the focus goes first when its dialog opens. */
  readonly 'data-autofocus'?: boolean | undefined;
};

/** With `target` the browser itself follows a link, otherwise the page does. */
type Way = {
  readonly href?: string | undefined;
  readonly target?: string | undefined;
};

export type ButtonProps = Spoken &
  Way & {
    readonly kind?: ButtonKind | undefined;
    readonly large?: boolean | undefined;
    readonly icon?: IconName | undefined;
    /** On its way: it cannot be pressed again until that is over. */
    readonly busy?: boolean | undefined;
    /** Not possible now, and this is why; the button stays where it is and says so when pressed. */
    readonly why?: string | null | undefined;
    readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
    readonly type?: 'button' | 'submit' | undefined;
    readonly form?: string | undefined;
    readonly popoverTarget?: string | undefined;
    readonly className?: string | undefined;
    readonly ref?: Ref<HTMLButtonElement> | undefined;
    readonly children?: ReactNode;
  };

export function Button(props: ButtonProps) {
  const { kind, large, icon, busy = false, why, href, target, onClick, className, ...rest } = props;
  const { type = 'button', form, popoverTarget, ref, children, ...spoken } = rest;
  const toast = useToast();
  const names = ['btn', kind && `btn-${kind}`, large && 'btn-lg', busy && 'btn-busy', className];
  const shown = {
    ...spoken,
    className: names.filter(Boolean).join(' '),
    title: why ?? spoken.title,
    children: (
      <>
        {icon && <Icon name={icon} />}
        {children}
      </>
    ),
  };
  if (href !== undefined && !why && !busy) {
    if (!target) return <Link {...shown} href={href} onClick={onClick} />;
    return <a {...shown} href={href} target={target} rel="noreferrer" onClick={onClick} />;
  }
  const press = (event: MouseEvent<HTMLElement>) => {
    if (!why && !busy) return onClick?.(event);
    event.preventDefault();
    if (why) toast({ tone: 'info', text: why });
  };
  return (
    <button
      {...shown}
      ref={ref}
      type={type}
      form={form}
      popoverTarget={popoverTarget}
      aria-disabled={Boolean(why) || busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    />
  );
}
