import { type IconName, icons } from './icons.ts';
import './Icon.css';

export type { IconName } from './icons.ts';

/** Drawn with a pen on a 24 grid. It says nothing by itself: what it stands beside has the words. */
export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }) {
  const heavy = name === 'more' ? 'ico-more ' : '';
  return (
    <svg className={`ico ${heavy}${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
