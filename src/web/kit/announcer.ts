/** Telling the reader something from anywhere on the page. ToastProvider listens. */
import { createContext, useContext } from 'react';
import type { Toast } from './notices.ts';

type Announcer = {
  readonly toast: (toast: Toast) => void;
  /** Spoken only. Urgent cuts in on what is being read. */
  readonly announce: (text: string, urgent?: boolean) => void;
  /** What was said is no longer there to be walked back to: the next to sit down may not know it. */
  readonly clear: () => void;
};

export const AnnouncerContext = createContext<Announcer>({
  toast: () => {},
  announce: () => {},
  clear: () => {},
});

export function useToast(): Announcer['toast'] {
  return useContext(AnnouncerContext).toast;
}

export function useAnnounce(): Announcer['announce'] {
  return useContext(AnnouncerContext).announce;
}

export function useClear(): Announcer['clear'] {
  return useContext(AnnouncerContext).clear;
}
