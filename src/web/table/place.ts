/** The place of the board: a cover takes exactly that, so that nothing around it moves. */
import { useEffect, useState } from 'react';

export type Size = { readonly width: number; readonly height: number };

/**
 * Where the board lies (a ref of its slot), and how large it was when it was last seen; null before that, and once the
 * window has another size: nobody knows then how large it would be.
 */
export function usePlace(covered: boolean) {
  const [size, setSize] = useState<Size | null>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const board = slot?.firstElementChild;
    if (covered || !(board instanceof HTMLElement)) return;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.borderBoxSize[0];
      if (box) setSize({ width: box.inlineSize, height: box.blockSize });
    });
    observer.observe(board);
    return () => observer.disconnect();
  }, [slot, covered]);
  useEffect(() => {
    if (!covered) return;
    const forget = () => setSize(null);
    addEventListener('resize', forget);
    return () => removeEventListener('resize', forget);
  }, [covered]);
  return { setSlot, size };
}
