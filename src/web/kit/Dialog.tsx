/**
 * A sheet above the page, by the browser's own <dialog>: what is behind is out of reach, Esc and a click beside it
 * close it, and the focus goes back where it was.
 */
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { enterLayer } from './layer.ts';
import { useOverflow } from './overflow.ts';
import { useSay } from './words.tsx';
import './Dialog.css';

type DialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** A sign beside the title. */
  readonly tone?: 'good' | 'bad' | 'info' | undefined;
  readonly wide?: boolean | undefined;
  /** Without the cross in the corner: the actions are all there is to choose. */
  readonly bare?: boolean | undefined;
};

/** Closed, it holds nothing: what is inside begins anew each time. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

const signs: Readonly<Record<'good' | 'bad' | 'info', IconName>> = {
  good: 'check',
  bad: 'alert',
  info: 'info',
};

function OpenDialog({ onClose, wide, ...sheet }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, onClose);
  return (
    <dialog ref={dialog} className={wide ? 'dialog dialog-wide' : 'dialog'} aria-labelledby={id}>
      <DialogSheet {...sheet} id={id} onClose={onClose} />
    </dialog>
  );
}

type SheetProps = Omit<DialogProps, 'open' | 'wide'> & { readonly id: string };

/** What a dialog shows: title, what it is about, what can be done. */
export function DialogSheet({ id, title, onClose, actions, children, tone, bare }: SheetProps) {
  const say = useSay();
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(body);
  return (
    <div className={tone ? `dialog-sheet dialog-${tone}` : 'dialog-sheet'}>
      <header className="dialog-head">
        {tone && (
          <span className="dialog-sign">
            <Icon name={signs[tone]} />
          </span>
        )}
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {!bare && <IconButton icon="x" label={say('kit.close')} onClick={onClose} />}
      </header>
      <div ref={body} className="dialog-body" tabIndex={scrolls ? 0 : undefined}>
        {children}
      </div>
      {actions && <footer className="dialog-actions">{actions}</footer>}
    </div>
  );
}

function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    const leave = enterLayer(dialog);
    dialog.showModal();
    firstPlace(dialog)?.focus();
    const forget = listen(dialog, () => close.current());
    return () => {
      forget();
      leave();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref]);
}

/** Esc, a click on the veil (pressed and released there), and whatever else the browser closes it by. */
function listen(dialog: HTMLDialogElement, close: () => void): () => void {
  let pressedBeside = false;
  const stop = new AbortController();
  const { signal } = stop;
  const cancel = (event: Event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    close();
  };
  const press = (event: Event) => {
    pressedBeside = event.target === dialog;
  };
  const release = (event: Event) => {
    if (pressedBeside && event.target === dialog) close();
  };
  dialog.addEventListener('cancel', cancel, { signal });
  dialog.addEventListener('close', close, { signal });
  dialog.addEventListener('pointerdown', press, { signal });
  dialog.addEventListener('click', release, { signal });
  return () => stop.abort();
}

/** Where the focus goes first: what asks for it, a field, the mildest action, else the title. */
function firstPlace(dialog: HTMLElement): HTMLElement | null {
  const wanted = [
    '[data-autofocus]',
    '.dialog-body :is(input, select, textarea):not([disabled])',
    '.dialog-actions .btn:not(.btn-bad)',
    'h2',
  ];
  return wanted.map((selector) => dialog.querySelector<HTMLElement>(selector)).find(Boolean) ?? null;
}
