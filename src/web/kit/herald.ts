/** Telling the reader something from anywhere on the page. ToastProvider listens. */
import { createContext, useContext } from 'react';
import type { Toast } from './notices.ts';

type Herald = {
  readonly toast: (toast: Toast) => void;
  /** Spoken only. Urgent cuts in on what is being read. */
  readonly announce: (text: string, urgent?: boolean) => void;
  /** What was said is no longer there to be walked back to: the next to sit down may not know it. */
  readonly hush: () => void;
};

export const HeraldContext = createContext<Herald>({ toast: () => {}, announce: () => {}, hush: () => {} });

export function useToast(): Herald['toast'] {
  return useContext(HeraldContext).toast;
}

export function useAnnounce(): Herald['announce'] {
  return useContext(HeraldContext).announce;
}

export function useHush(): Herald['hush'] {
  return useContext(HeraldContext).hush;
}
