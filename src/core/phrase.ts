import type { Seat } from './seat.ts';

/**
 * A sentence in no language yet: the key of a message and what goes into it. Games speak in phrases; whoever
 * shows them (terminal, page, log) holds the messages and the names of the seats.
 */
export type Phrase = { readonly code: string; readonly params?: Params };

export type Params = Readonly<Record<string, Param>>;

/** Seats become names, `say` another message of the same game (the name of a colour, say); `list` is joined. */
export type Param =
  | string
  | number
  | { readonly seat: Seat }
  | { readonly seats: readonly Seat[] }
  | { readonly list: readonly string[] }
  | { readonly say: string };

export const languages = ['ca', 'es', 'en'] as const;
export type Language = (typeof languages)[number];

/**
 * Messages are plain text. `{name}` is replaced by the parameter; `{n:one|many}` chooses by the number n.
 * A message module says `satisfies Messages<Key>`, so that a missing one does not compile.
 */
export type Messages<Key extends string = string> = Readonly<Record<Key, string>>;

export type Say = (code: string, params?: Params) => string;

/** Tones a drawing may use: the pieces by name, and a few for emphasis. A plain pen leaves them out. */
export const pieceTones = [
  'yellow',
  'red',
  'green',
  'blue',
  'orange',
  'pink',
  'purple',
  'black',
  'brown',
  'beige',
  'turquoise',
  'white',
] as const;
export type PieceTone = (typeof pieceTones)[number];
export type Tone = PieceTone | 'dim' | 'strong' | 'accent' | 'good' | 'bad';

/** What a text drawing is made with: words in the reader's language, and colour where the screen has it. */
export type Pen = {
  readonly say: Say;
  readonly paint: (text: string, tone: Tone) => string;
  /** A piece of a line that one can point at, where the screen allows it; `place` begins a move there: `d4`. */
  readonly spot: (text: string, place: string) => string;
  /** Columns and rows that a drawing may fill, where it may be drawn larger than need be. */
  readonly room?: { readonly columns: number; readonly rows: number };
  /** What the reader has typed so far, for games that show it where it would be laid. */
  readonly typed?: string;
};

const hole = /\{(\w+)(?::([^|{}]*)\|([^|{}]*))?\}/g;

/** A speaker for one language: looks a code up in the first catalogue that has it. */
export function speaker(lang: Language, catalogues: readonly Messages[], names: readonly string[]): Say {
  const plural = new Intl.PluralRules(lang);
  const list = new Intl.ListFormat(lang);
  const number = new Intl.NumberFormat(lang);
  const show = (param: Param): string => {
    if (typeof param === 'string') return param;
    if (typeof param === 'number') return number.format(param);
    if ('say' in param) return say(param.say);
    if ('list' in param) return list.format(param.list);
    if ('seat' in param) return names[param.seat] ?? `#${param.seat + 1}`;
    return list.format(param.seats.map((seat) => show({ seat })));
  };
  const say: Say = (code, params = {}) => {
    const text = catalogues.find((messages) => Object.hasOwn(messages, code))?.[code];
    if (text === undefined) return code;
    return text.replace(hole, (whole, key: string, one?: string, many?: string) => {
      const param = params[key];
      if (param === undefined) return whole;
      if (one === undefined || many === undefined) return show(param);
      return plural.select(Number(param)) === 'one' ? one : many;
    });
  };
  return say;
}

/** A pen without colours or places. */
export function plainPen(say: Say): Pen {
  return { say, paint: (text) => text, spot: (text) => text };
}

/** With so many decimals, as people write them. */
export function decimal(lang: Language, value: number, digits: number): string {
  const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(lang, exactly).format(value);
}
