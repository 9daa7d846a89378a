/** What keys mean: steps on the board, letters, and what else one does with tiles. */
import { useEffect, useEffectEvent } from 'react';
import { letterOf } from './typing.ts';

export type Press = {
  readonly key: string;
  readonly shiftKey: boolean;
  /** Ctrl, or Command. */
  readonly command: boolean;
};

export type Deed =
  | { readonly do: 'go'; readonly square: number }
  | { readonly do: 'type'; readonly letter: string; readonly asBlank: boolean }
  | { readonly do: 'turn' | 'take-last' | 'take-all' | 'submit' };

/** What a key does with the arrow on this square. */
export function deedOf(size: number, square: number, { key, shiftKey, command }: Press): Deed | null {
  const next = stepFrom(size, square, key, command);
  if (next !== null) return { do: 'go', square: next };
  if (command) return null;
  if (key === ' ') return { do: 'turn' };
  if (key === 'Backspace' || key === 'Delete') return { do: 'take-last' };
  if (key === 'Escape') return { do: 'take-all' };
  if (key === 'Enter') return { do: 'submit' };
  const letter = letterOf(key);
  return letter === null ? null : { do: 'type', letter, asBlank: shiftKey };
}

/** Beyond the edges nothing goes on; Home and End go along the row, with Ctrl to the corners, the page keys along the column. */
export function stepFrom(size: number, square: number, key: string, command: boolean): number | null {
  const [row, col] = [Math.floor(square / size), square % size];
  const at = (r: number, c: number) =>
    Math.min(Math.max(r, 0), size - 1) * size + Math.min(Math.max(c, 0), size - 1);
  switch (key) {
    case 'ArrowLeft':
      return at(row, col - 1);
    case 'ArrowRight':
      return at(row, col + 1);
    case 'ArrowUp':
      return at(row - 1, col);
    case 'ArrowDown':
      return at(row + 1, col);
    case 'Home':
      return command ? 0 : at(row, 0);
    case 'End':
      return command ? size * size - 1 : at(row, size);
    case 'PageUp':
      return at(0, col);
    case 'PageDown':
      return at(size, col);
    default:
      return null;
  }
}

/** Keys of the game, wherever on the table the focus is; fields, dialogs and menus keep theirs. */
export function useKeys(on: boolean, press: (press: Press) => boolean): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (isOurs(event) && press({ key, shiftKey, command: ctrlKey || metaKey })) event.preventDefault();
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => heard(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}

const typing = 'input, textarea, select, [contenteditable], dialog, [role="menu"], [role="dialog"]';

function isOurs({ key, altKey, isComposing, defaultPrevented, target }: KeyboardEvent): boolean {
  if (altKey || isComposing || defaultPrevented || document.querySelector('dialog[open]')) return false;
  if (!(target instanceof Element) || target === document.body || target.closest('.s-grid')) return true;
  if (target.closest(typing)) return false;
  // Elsewhere, what presses a button presses it, and what scrolls scrolls.
  return letterOf(key) !== null || key === 'Backspace' || key === 'Escape';
}
