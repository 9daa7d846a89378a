/** What keys mean on the sheet of the editor. */
import type { Operation } from '../cage.ts';

export type Press = {
  readonly key: string;
  readonly shiftKey: boolean;
  /** Ctrl, or Command. */
  readonly command: boolean;
};

export type EditorDeed =
  | { readonly do: 'go' | 'draw'; readonly way: string }
  | { readonly do: 'digit'; readonly digit: number }
  | { readonly do: 'operation'; readonly operation: Operation }
  /** `given`: digits are given values from now on, or results again. */
  | { readonly do: 'given' | 'alone' | 'backspace' | 'erase' | 'undo' | 'redo' };

const operations: Readonly<Record<string, Operation>> = {
  '=': '=',
  '+': '+',
  '-': '-',
  '−': '-',
  '*': '*',
  x: '*',
  '×': '*',
  '/': '/',
  ':': '/',
  '÷': '/',
  '%': 'mod',
  m: 'mod',
  '^': 'pow',
  p: 'pow',
};

const ways = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down))$/;

export function editorDeed({ key, shiftKey, command }: Press): EditorDeed | null {
  if (ways.test(key)) return { do: shiftKey && key.startsWith('Arrow') ? 'draw' : 'go', way: key };
  if (command) return withCommand(key.toLowerCase(), shiftKey);
  const operation = Object.hasOwn(operations, key.toLowerCase()) ? operations[key.toLowerCase()] : undefined;
  if (operation !== undefined) return { do: 'operation', operation };
  if (/^\d$/.test(key)) return { do: 'digit', digit: Number(key) };
  switch (key) {
    case 'g':
    case 'G':
      return { do: 'given' };
    case ' ':
      return { do: 'alone' };
    case 'Backspace':
      return { do: 'backspace' };
    case 'Delete':
      return { do: 'erase' };
    default:
      return null;
  }
}

function withCommand(letter: string, shiftKey: boolean): EditorDeed | null {
  if (letter === 'z') return { do: shiftKey ? 'redo' : 'undo' };
  return letter === 'y' ? { do: 'redo' } : null;
}
