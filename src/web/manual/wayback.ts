/**
 * Whoever opened the manual from a table finds the way back to it. The way is read from the browser's own history
 * where it can be; otherwise whoever links to the manual may leave it as `state={{ from: '/table/…' }}`.
 */
export type WayBack = { readonly path: string; readonly steps: number | null };

/** What we need of the browser's navigation, which not every browser has. */
type Trail = {
  readonly entries: () => readonly { readonly url: string | null }[];
  readonly currentEntry: { readonly index: number } | null;
};

export function wayBack(): WayBack | null {
  const trail = (window as { readonly navigation?: Trail }).navigation;
  const urls = trail?.entries().slice(0, (trail.currentEntry?.index ?? -1) + 1) ?? [];
  return fromTrail(urls.map(({ url }) => pathOf(url))) ?? fromState(history.state);
}

/** The page before the manual, if it was a table; the last of the trail is the page we are on. */
export function fromTrail(paths: readonly string[]): WayBack | null {
  const at = paths.findLastIndex((path) => !/^\/manual(\/|$)/.test(path));
  const path = paths[at];
  return path !== undefined && isTable(path) ? { path, steps: paths.length - 1 - at } : null;
}

function fromState(state: unknown): WayBack | null {
  const from = (state as { readonly from?: unknown } | null)?.from;
  return typeof from === 'string' && isTable(from) ? { path: from, steps: null } : null;
}

function isTable(path: string): boolean {
  return /^\/(table|replay)\/[\w-]+$/.test(path);
}

function pathOf(url: string | null): string {
  return url === null ? '' : new URL(url).pathname;
}
