/** Who speaks: the language of the page, and the words it has. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { localeOf } from '../../core/locale.ts';
import { type Language, type Messages, type Say, speaker } from '../../core/phrase.ts';
import type { Seat } from '../../core/seat.ts';

type Voice = { readonly language: Language; readonly catalogues: readonly Messages[]; readonly say: Say };

const VoiceContext = createContext<Voice>({ language: 'en', catalogues: [], say: (code) => code });

type Props = {
  readonly language?: Language;
  /** Looked through first; those of the page around come after. */
  readonly catalogues: readonly Messages[];
  /** How the seats of the table are called. */
  readonly names?: readonly string[];
  /** The seat of who reads, where that is one. */
  readonly me?: Seat | null;
  readonly children: ReactNode;
};

export function WordsProvider({ language, catalogues, names = none, me = null, children }: Props) {
  const around = useContext(VoiceContext);
  const voice = useMemo(() => {
    const spoken = language ?? around.language;
    const all = language ? catalogues : [...catalogues, ...around.catalogues];
    return { language: spoken, catalogues: all, say: speaker(spoken, all, names, me) };
  }, [language, catalogues, names, me, around]);
  return <VoiceContext value={voice}>{children}</VoiceContext>;
}

export function useSay(): Say {
  return useContext(VoiceContext).say;
}

export function useLanguage(): Language {
  return useContext(VoiceContext).language;
}

/** The region in which dates and times are written. */
export function useLocale(): string {
  return localeOf(useLanguage(), navigator.languages);
}

/** A message if there is one, else something that can stand in for it. */
export function sayOr(say: Say, code: string, otherwise: string): string {
  const said = say(code);
  return said === code ? otherwise : said;
}

const none: readonly string[] = [];
