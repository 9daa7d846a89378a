/** Collects every phrase a game utters, and checks that all three languages can say it. */
import * as core from '../../src/core/messages/index.ts';
import {
  type Language,
  languages,
  type Messages,
  type Pen,
  type Phrase,
  plainPen,
  speaker,
} from '../../src/core/phrase.ts';
import type { Refusal } from '../../src/core/result.ts';
import { assert } from './walk.ts';

export class Vocabulary {
  readonly pen: Pen;
  readonly #catalogues: Readonly<Record<Language, readonly Messages[]>>;

  constructor(messages: Readonly<Record<Language, Messages>>) {
    this.#catalogues = {
      ca: [messages.ca, core.messages.ca],
      es: [messages.es, core.messages.es],
      en: [messages.en, core.messages.en],
    };
    const say = speaker('en', this.#catalogues.en, [
      'Ada',
      'Leo',
      'Mar',
      'Pau',
      'Ona',
      'Biel',
      'Nil',
      'Joan',
    ]);
    this.pen = plainPen((code, params) => {
      this.phrase({ code, ...(params && { params }) }, 'renderText');
      return say(code, params);
    });
  }

  phrases(all: readonly Phrase[], where: string): void {
    for (const each of all) this.phrase(each, where);
  }

  phrase({ code, params = {} }: Phrase, where: string): void {
    for (const lang of languages) {
      const text = this.#text(lang, code);
      assert(text !== undefined, `no message "${code}" in ${lang} (${where})`);
      for (const hole of holesOf(text)) {
        assert(hole in params, `message "${code}" in ${lang} wants {${hole}} (${where})`, params);
      }
    }
    for (const param of Object.values(params)) {
      if (typeof param === 'object' && 'say' in param)
        this.phrase({ code: param.say }, `${where}, in ${code}`);
    }
  }

  refusal(refused: Refusal, where: string): void {
    assert(refused.problems.length > 0, `refused without a reason (${where})`);
    this.phrases(refused.problems, where);
  }

  #text(lang: Language, code: string): string | undefined {
    return this.#catalogues[lang].find((messages) => Object.hasOwn(messages, code))?.[code];
  }
}

/** The parameters that a message asks for, those that only choose a plural included. */
function holesOf(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)(?::[^|{}]*\|[^|{}]*)?\}/g)].map((match) => match[1]!);
}

/** The parameters that a message shows. */
export function shownBy(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))].sort();
}
