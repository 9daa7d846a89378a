import type { FocusEvent, ReactNode } from 'react';

type Props = {
  readonly onLeave: () => void;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Notices when the focus goes from inside to outside. */
export function LeaveArea({ onLeave, className, children }: Props) {
  const blur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what bubbles up from the field inside
    <div className={className} onBlur={blur}>
      {children}
    </div>
  );
}
