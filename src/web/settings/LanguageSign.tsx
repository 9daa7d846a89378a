import type { Language } from '../../core/phrase.ts';

/** A tile with a letter by which one knows the language. */
export function LanguageSign({ language }: { readonly language: Language }) {
  return <span className="language-sign">{letters[language]}</span>;
}

const letters: Readonly<Record<Language, string>> = { ca: 'Ç', es: 'Ñ', en: 'W' };
