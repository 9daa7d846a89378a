/** What keys mean on the board: steps to other cells, digits, and what else one does with a pen. */

export type Press = {
  readonly key: string;
  /** Where the key lies, whatever is printed on it. */
  readonly code: string;
  readonly shiftKey: boolean;
  /** Ctrl, or Command. */
  readonly command: boolean;
};

export type Deed =
  | { readonly do: 'go'; readonly cell: number }
  /** `note`: as a note in any case; else as the pen is set. */
  | { readonly do: 'digit'; readonly digit: number; readonly note: boolean }
  /** `settle` says that the digit typed is the whole number. */
  | { readonly do: 'erase' | 'turn-pen' | 'undo' | 'redo' | 'settle' | 'let-go' };

export function deedOf(size: number, cell: number, press: Press): Deed | null {
  const next = stepFrom(size, cell, press.key, press.command);
  if (next !== null) return { do: 'go', cell: next };
  return press.command ? withCommand(press) : (digitOf(press) ?? plain(press.key));
}

function withCommand({ key, shiftKey }: Press): Deed | null {
  const letter = key.toLowerCase();
  if (letter === 'z') return { do: shiftKey ? 'redo' : 'undo' };
  return letter === 'y' ? { do: 'redo' } : null;
}

/** With Shift the sign above a digit comes; on keyboards where digits need Shift, they are digits. */
function digitOf({ key, code, shiftKey }: Press): Deed | null {
  if (/^\d$/.test(key)) return { do: 'digit', digit: Number(key), note: false };
  const [, digit] = (shiftKey && /^Digit(\d)$/.exec(code)) || [];
  return digit === undefined ? null : { do: 'digit', digit: Number(digit), note: true };
}

function plain(key: string): Deed | null {
  switch (key) {
    case 'Backspace':
    case 'Delete':
      return { do: 'erase' };
    case 'n':
    case 'N':
    case ' ':
      return { do: 'turn-pen' };
    case 'Enter':
      return { do: 'settle' };
    case 'Escape':
      return { do: 'let-go' };
    default:
      return null;
  }
}

/** Round the edges nothing goes on; Home and End go along the row, with Ctrl to the corners, the page keys along the column. */
export function stepFrom(size: number, cell: number, key: string, command: boolean): number | null {
  const [row, column] = [Math.floor(cell / size), cell % size];
  const at = (r: number, c: number) =>
    Math.min(Math.max(r, 0), size - 1) * size + Math.min(Math.max(c, 0), size - 1);
  switch (key) {
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'Home':
      return command ? 0 : at(row, 0);
    case 'End':
      return command ? size * size - 1 : at(row, size);
    case 'PageUp':
      return at(0, column);
    case 'PageDown':
      return at(size, column);
    default:
      return null;
  }
}

/** What has been typed of a number: `waits` for a second digit, or it is whole. */
export type Typed = { readonly waits: number } | { readonly value: number } | null;

/** A digit after what waits. Only where 10 is a value does a 1 wait; a 0 begins nothing. */
export function typed(size: number, waits: number | null, digit: number): Typed {
  if (waits !== null) return { value: 10 * waits + digit };
  if (digit === 0) return null;
  return 10 * digit <= size ? { waits: digit } : { value: digit };
}
