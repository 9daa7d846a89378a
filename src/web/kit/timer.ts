import { useEffect, useRef } from 'react';

/** Calls once after so many milliseconds; null stands still, another number begins again. */
export function useTimer(after: number | null, call: () => void): void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => {
    if (after === null) return;
    const timer = setTimeout(() => latest.current(), after);
    return () => clearTimeout(timer);
  }, [after]);
}
