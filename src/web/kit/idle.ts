/** Does something once the page has nothing more urgent to do; calling what it gives calls that off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(callback);
}
