/** The line being typed. It changes key by key, faster than screens are drawn, so it is no part of their state. */
import { clean, widthOf } from '../text.ts';
import type { Press } from './keys.ts';

const longest = 500;

export class Editor {
  #chars: string[] = [];
  #at = 0;
  /** How far back in what was typed before; 0 = the line itself. */
  #back = 0;
  #draft = '';

  constructor(text = '') {
    this.set(text);
  }

  get text(): string {
    return this.#chars.join('');
  }

  set(text: string): void {
    this.#chars = [...clean(text)].slice(0, longest);
    this.#at = this.#chars.length;
  }

  clear(): void {
    this.set('');
    this.#back = 0;
  }

  /** Older (1) or newer (−1) of the lines typed before. */
  recall(by: number, typed: readonly string[]): void {
    if (this.#back === 0) this.#draft = this.text;
    this.#back = Math.min(typed.length, Math.max(0, this.#back + by));
    this.set(this.#back === 0 ? this.#draft : typed.at(-this.#back)!);
  }

  /** Whether the key was one for the line. */
  press(press: Press): boolean {
    if (press.name === 'text') return press.ctrl ? this.#control(press.text) : this.#insert(press.text);
    if (press.shift || press.ctrl) return false;
    switch (press.name) {
      case 'backspace':
        return this.#remove(this.#at - 1, this.#at);
      case 'delete':
        return this.#remove(this.#at, this.#at + 1);
      case 'left':
        return this.#move(this.#at - 1);
      case 'right':
        return this.#move(this.#at + 1);
      case 'home':
        return this.#move(0);
      case 'end':
        return this.#move(this.#chars.length);
      default:
        return false;
    }
  }

  /** The part that fits into a width, and the column of the cursor in it. */
  window(width: number): { readonly text: string; readonly cursor: number } {
    let from = 0;
    const before = () => widthOf(this.#chars.slice(from, this.#at).join(''));
    while (before() >= width) from += 1;
    let to = this.#chars.length;
    while (widthOf(this.#chars.slice(from, to).join('')) > width) to -= 1;
    return { text: this.#chars.slice(from, to).join(''), cursor: before() };
  }

  #insert(text: string): boolean {
    const added = [...clean(text)].slice(0, longest - this.#chars.length);
    this.#chars.splice(this.#at, 0, ...added);
    return this.#move(this.#at + added.length);
  }

  #remove(from: number, to: number): boolean {
    if (from >= 0) {
      this.#chars.splice(from, to - from);
      this.#move(from);
    }
    return true;
  }

  #move(to: number): boolean {
    this.#at = Math.min(this.#chars.length, Math.max(0, to));
    return true;
  }

  /** The few control keys that every shell has. */
  #control(letter: string): boolean {
    const before = this.#chars.slice(0, this.#at).join('');
    if (letter === 'a') return this.#move(0);
    if (letter === 'e') return this.#move(this.#chars.length);
    if (letter === 'u') return this.#remove(0, this.#at);
    if (letter === 'k') return this.#remove(this.#at, this.#chars.length);
    if (letter === 'w') return this.#remove([...before.replace(/\S*\s*$/u, '')].length, this.#at);
    return false;
  }
}
