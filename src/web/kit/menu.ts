/** What a menu does with keys, and where it opens. */

/** The item a key leads to, null if the key is not the menu's. `at` is -1 before the first. */
export function menuKey(key: string, at: number, labels: readonly string[]): number | null {
  const count = labels.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return byLetter(key, at, labels);
}

/** The next item that begins with a letter, round and round. */
function byLetter(key: string, at: number, labels: readonly string[]): number | null {
  if ([...key].length !== 1 || key === ' ') return null;
  const turned = labels.map((_, step) => (at + 1 + step + labels.length) % labels.length);
  return turned.find((index) => fold(labels[index]!).startsWith(fold(key))) ?? null;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

const edge = 8;
const gap = 6;

/** Under the button and flush with its right edge; above it where there is more room; never out of sight. */
export function menuPlace(
  button: Box,
  menu: Size,
  page: Size,
): { readonly left: number; readonly top: number } {
  const below = button.bottom + gap;
  const above = button.top - gap - menu.height;
  const fits = below + menu.height <= page.height - edge;
  const top = fits || above < edge ? below : above;
  return {
    left: within(button.right - menu.width, page.width - menu.width),
    top: within(top, page.height - menu.height),
  };
}

function within(value: number, end: number): number {
  return Math.max(edge, Math.min(value, end - edge));
}
