import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has more than it shows. What scrolls must then be reachable by keyboard. */
export function useOverflow(ref: RefObject<HTMLElement | null>, shown = true): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!shown || !element) return;
    const measure = () =>
      setOverflows(
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      );
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, [ref, shown]);
  return overflows;
}
