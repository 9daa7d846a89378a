/** Keys as screens know them. Several may come at once, when somebody types fast or pastes. */
import type { Key } from 'ink';
import { createContext, useContext, useLayoutEffect } from 'react';

type KeyName =
  | 'enter'
  | 'escape'
  | 'tab'
  | 'backspace'
  | 'delete'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'pageup'
  | 'pagedown'
  | 'home'
  | 'end';

export type Press = {
  readonly name: KeyName | 'text';
  /** What was typed; with `ctrl`, the letter held with it. */
  readonly text: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
};

const names: readonly (readonly [keyof Key, KeyName])[] = [
  ['return', 'enter'],
  ['escape', 'escape'],
  ['tab', 'tab'],
  ['backspace', 'backspace'],
  ['delete', 'delete'],
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['leftArrow', 'left'],
  ['rightArrow', 'right'],
  ['pageUp', 'pageup'],
  ['pageDown', 'pagedown'],
  ['home', 'home'],
  ['end', 'end'],
];

function presses(input: string, key: Key): readonly Press[] {
  const { shift, ctrl } = key;
  const name = names.find(([field]) => key[field])?.[1];
  if (name) return [{ name, text: '', shift, ctrl }];
  if (ctrl || key.meta) return ctrl ? [{ name: 'text', text: input, shift, ctrl }] : [];
  return input
    .split(/([\r\n\t])/)
    .filter((part) => part !== '')
    .map((part) => {
      const control = part === '\t' ? 'tab' : part === '\r' || part === '\n' ? 'enter' : null;
      return { name: control ?? 'text', text: control ? '' : part, shift: false, ctrl: false };
    });
}

/** ActiveSeat keys to the screen that is shown, one at a time: each may bring another screen, which gets the next. */
export class Keyboard {
  #handle: ((press: Press) => void) | null = null;
  #waiting: Press[] = [];
  #busy = false;

  type(input: string, key: Key): void {
    this.#waiting.push(...presses(input, key));
    if (!this.#busy) this.#next();
  }

  listen(handle: (press: Press) => void): () => void {
    this.#handle = handle;
    return () => {
      if (this.#handle === handle) this.#handle = null;
    };
  }

  #next(): void {
    const press = this.#waiting.shift();
    this.#busy = press !== undefined;
    if (!press) return;
    this.#handle?.(press);
    setImmediate(() => this.#next());
  }
}

const keyboards = createContext<Keyboard | null>(null);
export const KeyboardProvider = keyboards.Provider;

export function usePress(handle: (press: Press) => void): void {
  const keyboard = useContext(keyboards);
  useLayoutEffect(() => keyboard?.listen(handle));
}

/** A single letter, as menus take them. */
export function letterOf({ name, text, ctrl }: Press): string {
  return name === 'text' && !ctrl ? text.toLowerCase() : '';
}
