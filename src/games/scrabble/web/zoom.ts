/** The board enlarged, where its squares are too small for a finger: by pinching, by a press on it, by a button. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { storeOf } from '../../../web/kit/store.ts';

const zoom = storeOf({ times: 1 });

export const useZoom = () => zoom.use().times;

/** A square is to be this large, in pixels, for a finger to choose it with ease. */
const comfortable = 37;
/** Smaller than this, a press enlarges the board before it chooses anything. */
const smallest = 21;
const most = 6;

/** So many times larger than whole, for squares of this many pixels; at least half as large again. */
export function timesFor(square: number): number {
  return Math.min(most, Math.max(1.6, comfortable / square));
}

export function zoomTo(times: number): void {
  zoom.set({ times: Math.min(most, times < 1.1 ? 1 : times) });
}

type Middle = { readonly x: number; readonly y: number };

/** Where on the board the middle of its window is to come, from 0 to 1. */
let wished: Middle | null = null;

/** Enlarges or shrinks around a point of the board. */
function zoomAt(port: HTMLElement, times: number, x: number, y: number): void {
  const { left, top } = port.getBoundingClientRect();
  wished = {
    x: (port.scrollLeft + x - left) / port.scrollWidth,
    y: (port.scrollTop + y - top) / port.scrollHeight,
  };
  zoomTo(times);
}

/** Whether a press at this place only brings the board nearer. */
export function bringsNearer(port: HTMLElement, square: HTMLElement, x: number, y: number): boolean {
  const { width } = square.getBoundingClientRect();
  if (width >= smallest || zoom.get().times > 1) return false;
  zoomAt(port, timesFor(width), x, y);
  return true;
}

/** Enlarges to squares that can be chosen, or shows the whole board again. */
export function toggleZoom(): void {
  const port = document.querySelector<HTMLElement>('.s-port');
  const square = port?.querySelector<HTMLElement>('.s-square');
  if (!port || !square) return;
  if (zoom.get().times > 1) {
    zoomTo(1);
    return;
  }
  const { left, top, width, height } = port.getBoundingClientRect();
  const near = port.querySelector('[data-arrow], [data-how="laid"]')?.getBoundingClientRect();
  const x = near ? near.left + near.width / 2 : left + width / 2;
  const y = near ? near.top + near.height / 2 : top + height / 2;
  zoomAt(port, timesFor(square.getBoundingClientRect().width), x, y);
}

/** Two fingers on the board enlarge it; what was between them stays there. */
export function usePinch(port: RefObject<HTMLElement | null>): void {
  const times = useZoom();
  const before = useRef(times);
  useEffect(() => () => zoomTo(1), []);
  useLayoutEffect(() => {
    const element = port.current;
    if (!element || before.current === times) return;
    before.current = times;
    const middle = wished ?? { x: 0.5, y: 0.5 };
    wished = null;
    element.scrollTo({
      left: middle.x * element.scrollWidth - element.clientWidth / 2,
      top: middle.y * element.scrollHeight - element.clientHeight / 2,
      behavior: 'instant',
    });
  }, [port, times]);
  const begin = useRef<{ readonly apart: number; readonly times: number } | null>(null);
  const pinch = useEffectEvent((event: TouchEvent) => {
    const [one, two] = event.touches;
    if (!one || !two || !port.current) return;
    event.preventDefault();
    const apart = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    if (event.type === 'touchstart') begin.current = { apart, times };
    if (!begin.current) return;
    const wanted = (begin.current.times * apart) / begin.current.apart;
    const [x, y] = [(one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2];
    if (Math.abs(wanted - times) > 0.02) zoomAt(port.current, Math.max(1, wanted), x, y);
  });
  useEffect(() => {
    const element = port.current;
    if (!element) return;
    const listen = (event: TouchEvent) => pinch(event);
    element.addEventListener('touchstart', listen, { passive: false });
    element.addEventListener('touchmove', listen, { passive: false });
    return () => {
      element.removeEventListener('touchstart', listen);
      element.removeEventListener('touchmove', listen);
    };
  }, [port]);
}
