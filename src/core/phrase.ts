import type { Seat } from './seat.ts';

/**
 * A sentence in no language yet: the key of a message and what goes into it. Games speak in phrases; whoever
 * shows them (terminal, page, log) holds the messages and the names of the seats.
 */
export type Phrase = { readonly code: string; readonly params?: Params };

export type Params = Readonly<Record<string, Param>>;

/**
 * Seats become names, `say` another message of the same game (the name of a colour, say); `list` is joined. Pieces are
 * named by the codes of their messages, and drawn where the screen has pictures of them.
 */
export type Param =
  | string
  | number
  | { readonly seat: Seat }
  | { readonly seats: readonly Seat[] }
  | { readonly list: readonly string[] }
  | { readonly pieces: readonly string[] }
  | { readonly say: string; readonly with?: Readonly<Record<string, string | number>> };

export const languages = ['ca', 'es', 'en'] as const;
export type Language = (typeof languages)[number];

/**
 * Messages are plain text. `{name}` is replaced by the parameter; `{n:one|many}` chooses by the number n. Where `who` is
 * the reader, `CODE.you` is said in place of `CODE`, if there is one. Catalan `de {name}` becomes `d’` before a vowel.
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

const hole = /(\bde )?\{(\w+)(?::([^|{}]*)\|([^|{}]*))?\}/gi;
const vowel = /^h?[aeiouàèéíòóúïü]/i;

/** A speaker for one language: looks a code up in the first catalogue that has it. `me` is the seat of who listens. */
export function speaker(
  lang: Language,
  catalogues: readonly Messages[],
  names: readonly string[],
  me: Seat | null = null,
): Say {
  const plural = new Intl.PluralRules(lang);
  const list = new Intl.ListFormat(lang);
  const number = new Intl.NumberFormat(lang);
  const show = (param: Param): string => {
    if (typeof param === 'string') return param;
    if (typeof param === 'number') return number.format(param);
    if ('say' in param) return say(param.say, param.with);
    if ('list' in param) return list.format(param.list);
    if ('pieces' in param) return param.pieces.map((piece) => say(piece)).join(', ');
    if ('seat' in param) return names[param.seat] ?? `#${param.seat + 1}`;
    return list.format(param.seats.map((seat) => show({ seat })));
  };
  /** In Catalan "de" loses its vowel before another one: "torn d’Elvira". */
  const before = (of: string, shown: string) =>
    lang === 'ca' && of !== '' && vowel.test(shown) ? `${of[0]}’${shown}` : of + shown;
  const find = (code: string) => catalogues.find((messages) => Object.hasOwn(messages, code))?.[code];
  const say: Say = (code, params = {}) => {
    const own = me !== null && isAbout(params['who'], me) ? find(`${code}.you`) : undefined;
    const text = own ?? find(code);
    if (text === undefined) return code;
    return text.replace(hole, (whole, of = '', key: string, one?: string, many?: string) => {
      const param = params[key];
      if (param === undefined) return whole;
      if (one === undefined || many === undefined) return before(of, show(param));
      return of + (plural.select(Number(param)) === 'one' ? one : many);
    });
  };
  return say;
}

function isAbout(who: Param | undefined, me: Seat): boolean {
  if (typeof who !== 'object') return false;
  if ('seat' in who) return who.seat === me;
  return 'seats' in who && who.seats.length === 1 && who.seats[0] === me;
}

/** A sentence in parts: words, and between them pieces that can be drawn. */
export type Part = string | { readonly pieces: readonly string[] };

const gap = '\u0000';

export function partsOf(say: Say, { code, params = {} }: Phrase): readonly Part[] {
  const drawn = Object.entries(params).flatMap(([key, param]) =>
    typeof param === 'object' && 'pieces' in param ? [{ key, param }] : [],
  );
  const gaps = Object.fromEntries(drawn.map(({ key }, at) => [key, `${gap}${at}${gap}`]));
  const split = say(code, { ...params, ...gaps }).split(gap);
  // Text and numbers of gaps take turns.
  const parts = split.map((part, at) => (at % 2 === 0 ? part : drawn[Number(part)]!.param));
  return parts.filter((part) => part !== '');
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
