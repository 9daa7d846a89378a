/** What is asked in between, wherever the player is: yes or no, or a line of text. */
import type { Phrase } from '../core/phrase.ts';

/** A question before something that can't be taken back. */
type Question = { readonly phrase: Phrase; readonly yes: () => void | Promise<void> };

export type Prompt = {
  readonly phrase: Phrase;
  /** What stands there already. */
  readonly preset: string;
  readonly done: (text: string) => void | Promise<void>;
};

export class Dialogue {
  question: Question | null = null;
  prompt: Prompt | null = null;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  ask(phrase: Phrase, yes: Question['yes']): void {
    this.question = { phrase, yes };
    this.#changed();
  }

  askFor(phrase: Phrase, preset: string, done: Prompt['done']): void {
    this.prompt = { phrase, preset, done };
    this.#changed();
  }

  async answer(yes: boolean): Promise<void> {
    const { question } = this;
    this.close();
    this.#changed();
    if (yes) await question?.yes();
  }

  /** The line that was asked for; null calls it off. */
  async write(text: string | null): Promise<void> {
    const { prompt } = this;
    this.close();
    this.#changed();
    if (text !== null && text.trim() !== '') await prompt?.done(text.trim());
  }

  close(): void {
    this.question = null;
    this.prompt = null;
  }
}
