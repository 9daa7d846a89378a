/** Who is in the room in each language, and what their tables are called. */
import type { Language } from '../../src/core/phrase.ts';

export type Cast = {
  /** Whoever looks, then the friends. */
  readonly people: readonly [string, string, string, string];
  readonly tables: Readonly<
    Record<
      | 'mastermind'
      | 'broken'
      | 'rolit'
      | 'rolitOver'
      | 'scrabble'
      | 'kenken'
      | 'lobby'
      | 'covered'
      | 'open'
      | 'duel',
      string
    >
  >;
};

export const casts: Readonly<Record<Language, Cast>> = {
  en: {
    people: ['Ada', 'Leo', 'Nora', 'Sam'],
    tables: {
      mastermind: 'Rainy Sunday',
      broken: 'After dinner',
      rolit: 'The big circle',
      rolitOver: 'A quick one',
      scrabble: 'Letters and tea',
      kenken: 'Six by six',
      lobby: 'Friday at eight',
      covered: 'Two at one screen',
      open: 'Words in English',
      duel: 'A duel of codes',
    },
  },
  ca: {
    people: ['Aina', 'Marcel', 'Núria', 'Oriol'],
    tables: {
      mastermind: 'Diumenge de pluja',
      broken: 'Després de sopar',
      rolit: 'El cercle gran',
      rolitOver: 'Una de ràpida',
      scrabble: 'Lletres i te',
      kenken: 'Sis per sis',
      lobby: 'Divendres a les vuit',
      covered: 'Dos a la mateixa pantalla',
      open: 'Paraules en català',
      duel: 'Duel de codis',
    },
  },
  es: {
    people: ['Lucía', 'Bruno', 'Elena', 'Hugo'],
    tables: {
      mastermind: 'Domingo de lluvia',
      broken: 'Después de cenar',
      rolit: 'El círculo grande',
      rolitOver: 'Una rápida',
      scrabble: 'Letras y té',
      kenken: 'Seis por seis',
      lobby: 'Viernes a las ocho',
      covered: 'Dos ante una pantalla',
      open: 'Palabras en español',
      duel: 'Duelo de códigos',
    },
  },
};
