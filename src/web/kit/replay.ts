/** Walking through a game that is over. */

type ReplayStep = { readonly go: number } | 'play';

/** What a key does at a place in the game; null: not one of its keys. */
export function replayKey(key: string, at: number, last: number): ReplayStep | null {
  const go = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: last,
    PageUp: at - 10,
    PageDown: at + 10,
  }[key];
  if (go !== undefined) return { go: Math.max(0, Math.min(last, go)) };
  return key === ' ' || key === 'k' ? 'play' : null;
}
