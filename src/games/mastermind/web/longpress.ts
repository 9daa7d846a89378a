/** A long press of a finger, or the right button of a mouse. What was pressed long is not clicked as well. */
import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';

const longMs = 450;
/** More than this is a movement. */
const slack = 6;

type Start = { readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> };

/** The listeners of a place. */
export function useLongPress(act: (place: number) => void) {
  const start = useRef<Start | null>(null);
  const done = useRef(false);
  const stop = () => {
    clearTimeout(start.current?.timer);
    start.current = null;
  };
  useEffect(() => () => clearTimeout(start.current?.timer), []);
  return (place: number) => ({
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      stop();
      done.current = false;
      if (pointerType === 'mouse') return;
      const timer = setTimeout(() => {
        done.current = true;
        act(place);
      }, longMs);
      start.current = { x: clientX, y: clientY, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > slack) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: SyntheticEvent<HTMLElement, MouseEvent>) => {
      event.preventDefault();
      // A finger's long press says so too, on some devices: it has been heard already.
      const { pointerType } = event.nativeEvent as Partial<globalThis.PointerEvent>;
      if (pointerType === 'mouse' || pointerType === undefined) act(place);
    },
    onClickCapture: (event: SyntheticEvent) => {
      if (done.current) event.preventDefault();
      done.current = false;
    },
  });
}
