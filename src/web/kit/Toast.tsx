/**
 * Short notices at the foot of the page, or where a table has a place for them, and the two live regions through which
 * the page speaks. They never take the focus. While a dialog is open they move into it, since everything outside is out
 * of reach then: they lie above its sheet, where no dialog reaches.
 */
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { AnnouncerContext } from './announcer.ts';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { useTopLayer } from './layer.ts';
import { useNoticePlace } from './noticeplace.ts';
import { changeNotices, type Notice, stays, type Toast } from './notices.ts';
import { useTimer } from './timer.ts';
import { useSay } from './words.tsx';
import './Toast.css';

export { useAnnounce, useClear, useToast } from './announcer.ts';
export type { Toast } from './notices.ts';

type Speech = { readonly id: number; readonly text: string; readonly urgent: boolean };

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [notices, change] = useReducer(changeNotices, []);
  const [speeches, setSpeeches] = useState<readonly Speech[]>([]);
  const announce = useCallback((text: string, urgent = false) => {
    setSpeeches((said) => [...said.slice(-3), { id: (said.at(-1)?.id ?? 0) + 1, text, urgent }]);
  }, []);
  const clear = useCallback(() => {
    // The last one keeps its number, so that the next is new.
    setSpeeches((said) => said.slice(-1).map((last) => ({ ...last, text: '' })));
  }, []);
  const toast = useCallback(
    (added: Toast) => {
      change({ add: added });
      announce(added.text, added.tone === 'bad');
    },
    [announce],
  );
  const close = useCallback((id: number) => change({ close: id }), []);
  const announcer = useMemo(() => ({ toast, announce, clear }), [toast, announce, clear]);
  const layer = useTopLayer();
  const place = useNoticePlace();
  const heard = useRef(0);
  useEffect(() => {
    heard.current = speeches.at(-1)?.id ?? 0;
  });
  const regions = <LiveRegions speeches={speeches} heard={heard.current} />;
  const shown = notices.length > 0 && <Notices notices={notices} onClose={close} />;
  return (
    <AnnouncerContext value={announcer}>
      {children}
      {layer ? createPortal(regions, layer) : regions}
      {layer || place ? createPortal(shown, (layer ?? place)!) : shown}
    </AnnouncerContext>
  );
}

/**
 * Each sentence is a line of its own: only what is new is read, and the same sentence can be new again. Regions that
 * move into a dialog leave the old ones behind and wait a moment, since what is there from the start is not read.
 */
function LiveRegions({ speeches, heard }: { readonly speeches: readonly Speech[]; readonly heard: number }) {
  const [before] = useState(heard);
  const [ready, setReady] = useState(false);
  useTimer(150, () => setReady(true));
  const lines = (urgent: boolean) =>
    speeches
      .filter((speech) => ready && speech.id > before && speech.urgent === urgent)
      .map(({ id, text }) => <p key={id}>{text}</p>);
  return (
    <div className="sr live">
      <div role="status" aria-atomic="false">
        {lines(false)}
      </div>
      <div role="alert" aria-atomic="false">
        {lines(true)}
      </div>
    </div>
  );
}

type NoticesProps = { readonly notices: readonly Notice[]; readonly onClose: (id: number) => void };

function Notices({ notices, onClose }: NoticesProps) {
  const say = useSay();
  return (
    <section className="toasts" aria-label={say('kit.notices')}>
      {notices.map((notice) => (
        <TimedNotice key={notice.id} notice={notice} onClose={() => onClose(notice.id)} />
      ))}
    </section>
  );
}

/** Its time stands still while a pointer or the focus is on it. */
function TimedNotice({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }) {
  const [held, hold] = useState(false);
  useTimer(held ? null : stays(notice), onClose);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits
    <div
      role="presentation"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <ToastCard toast={notice} onClose={onClose} />
    </div>
  );
}

const signs: Readonly<Record<Toast['tone'], IconName>> = { good: 'check', bad: 'alert', info: 'info' };

/** How a notice looks. */
export function ToastCard({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  const say = useSay();
  const { tone, text, actions = [] } = toast;
  return (
    <div className={`toast toast-${tone}`}>
      <Icon name={signs[tone]} />
      <span className="grow">{text}</span>
      <span className="bar">
        {actions.map(({ label, onPick }, at) => (
          <Button
            key={label}
            kind={at === 0 ? undefined : 'plain'}
            className="toast-act"
            onClick={() => {
              onClose();
              onPick();
            }}
          >
            {label}
          </Button>
        ))}
        <IconButton icon="x" label={say('kit.close')} onClick={onClose} />
      </span>
    </div>
  );
}
