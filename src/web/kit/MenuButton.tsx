import { type KeyboardEvent, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { useToast } from './announcer.ts';
import { Button, type ButtonKind } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { menuKey, menuPlace } from './menu.ts';
import './MenuButton.css';

export type MenuItem = {
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly onPick: () => void;
  /** Undoes or ends something. */
  readonly bad?: boolean | undefined;
  /** Not possible now, and this is why. */
  readonly why?: string | null | undefined;
};

type Props = {
  readonly label: string;
  readonly icon: IconName;
  readonly items: readonly MenuItem[];
  /** Shows the label beside the icon. */
  readonly worded?: boolean | undefined;
  readonly kind?: ButtonKind | undefined;
  /** Time to fetch what an item will show. */
  readonly onOpen?: (() => void) | undefined;
};

/** A button with a menu. The browser's popover opens it above everything and closes it on a click elsewhere. */
export function MenuButton({ label, icon, items, worded = false, kind, onOpen }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => (open ? closeWhenMoved(sheet.current) : undefined), [open]);
  const toggled = (event: ToggleEvent) => {
    const opens = event.newState === 'open';
    setOpen(opens);
    if (!opens || !sheet.current || !button.current) return;
    onOpen?.();
    place(sheet.current, button.current);
    itemsOf(sheet.current)[0]?.focus();
  };
  const opener = {
    ref: button,
    icon,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    'aria-controls': id,
    popoverTarget: id,
  };
  return (
    <>
      {worded ? (
        <Button {...opener} kind={kind}>
          {label}
        </Button>
      ) : (
        <IconButton {...opener} kind={kind ?? 'plain'} label={label} />
      )}
      <div
        ref={sheet}
        id={id}
        className="menu-sheet"
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={toggled}
        onKeyDown={walk}
      >
        {items.map((item) => (
          <Item key={item.label} item={item} close={() => sheet.current?.hidePopover()} />
        ))}
      </div>
    </>
  );
}

function Item({ item, close }: { readonly item: MenuItem; readonly close: () => void }) {
  const toast = useToast();
  const { label, icon, bad, why } = item;
  const pick = () => {
    close();
    if (why) toast({ tone: 'info', text: why });
    else item.onPick();
  };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={bad ? 'menu-item menu-bad' : 'menu-item'}
      aria-disabled={Boolean(why) || undefined}
      onClick={pick}
    >
      {icon && <Icon name={icon} />}
      <span>
        {label}
        {why && <span className="menu-why">{why}</span>}
      </span>
    </button>
  );
}

function itemsOf(sheet: HTMLElement): readonly HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const sheet = event.currentTarget;
  const items = itemsOf(sheet);
  if (event.key === 'Tab') sheet.hidePopover();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = menuKey(
    event.key,
    at,
    items.map((item) => item.textContent ?? ''),
  );
  if (next === null) return;
  event.preventDefault();
  event.stopPropagation();
  items[next]?.focus();
}

function place(sheet: HTMLElement, button: HTMLElement): void {
  const { width, height } = sheet.getBoundingClientRect();
  const page = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = menuPlace(button.getBoundingClientRect(), { width, height }, page);
  sheet.style.left = `${left}px`;
  sheet.style.top = `${top}px`;
}

/** The page moved under it: it no longer stands at its button. */
function closeWhenMoved(sheet: HTMLElement | null): () => void {
  const stop = new AbortController();
  const close = (event: Event) => {
    if (!(event.target instanceof Node && sheet?.contains(event.target))) sheet?.hidePopover();
  };
  window.addEventListener('scroll', close, { signal: stop.signal, capture: true, passive: true });
  window.addEventListener('resize', close, { signal: stop.signal });
  return () => stop.abort();
}
