/**
 * What must not be in the messages to somebody, as the very text that would give it away. Views are written by the
 * same `JSON.stringify` as these, so a rack that leaks anywhere in a message is found.
 */
import type { Seat } from '../../src/core/seat.ts';

type Code = readonly number[];

type Mastermind = {
  readonly codes: readonly (Code | null)[];
  readonly players: readonly {
    readonly role: string;
    readonly rows: readonly { readonly guess: Code }[];
  }[];
  readonly mode: 'breaker' | 'maker' | 'duel';
};

type Scrabble = {
  readonly racks: readonly (readonly string[])[];
  readonly bag: readonly string[];
  readonly history: readonly {
    readonly seat: Seat;
    readonly kind: string;
    readonly tiles?: readonly string[];
  }[];
};

type Kenken = {
  readonly places: readonly {
    readonly sheet: {
      readonly entries: readonly number[];
      /** Steps in chunks. */
      readonly past: readonly (readonly (readonly number[])[])[];
    };
  }[];
};

/** Shorter lists may turn up by chance. */
const telling = 4;

/** While a game goes on; a viewer without a seat is null. */
export function secretsFrom(game: string, state: unknown, viewer: Seat | null): readonly string[] {
  if (game === 'mastermind') return ofMastermind(state as Mastermind, viewer);
  if (game === 'scrabble') return ofScrabble(state as Scrabble, viewer);
  return game === 'kenken' ? ofKenken(state as Kenken, viewer) : [];
}

/** Codes that nobody has guessed yet, but one's own; in a race the guesses of the others. */
function ofMastermind({ codes, players, mode }: Mastermind, viewer: Seat | null): readonly string[] {
  const mine = (players[viewer ?? -1]?.rows ?? []).map(({ guess }) => JSON.stringify(guess));
  const isMaker = (at: number) => (mode === 'duel' ? at === viewer : players[viewer ?? -1]?.role === 'maker');
  const guessed = players.flatMap(({ rows: all }) => all.map(({ guess }) => JSON.stringify(guess)));
  const hidden = codes
    .flatMap((code, at) => (code && !isMaker(at) ? [JSON.stringify(code)] : []))
    .filter((code) => !guessed.includes(code));
  const breakers = players.filter(({ role }) => role === 'breaker');
  const isRace = mode !== 'duel' && breakers.length > 1 && players[viewer ?? -1]?.role !== 'maker';
  const rows = players.flatMap(({ rows: others }, seat) => (isRace && seat !== viewer ? others : []));
  return [...hidden, ...rows.map(({ guess }) => JSON.stringify(guess))].filter(
    (text) => !mine.includes(text),
  );
}

function ofScrabble({ racks, bag, history }: Scrabble, viewer: Seat | null): readonly string[] {
  const hidden = [
    ...racks.filter((_, seat) => seat !== viewer),
    bag.slice(-7),
    ...history.flatMap(({ seat, kind, tiles = [] }) =>
      kind === 'exchange' && seat !== viewer ? [tiles] : [],
    ),
  ];
  const own = JSON.stringify(racks[viewer ?? -1] ?? []);
  return hidden
    .filter((tiles) => tiles.length >= telling)
    .map((tiles) => JSON.stringify(tiles).slice(1, -1))
    .filter((text) => !own.includes(text));
}

function ofKenken({ places }: Kenken, viewer: Seat | null): readonly string[] {
  const written = places.map(({ sheet }) => {
    const steps = sheet.past.flat();
    // A sheet with hardly anything in it could be anybody's.
    const isTelling = sheet.entries.filter((entry) => entry > 0).length >= telling;
    return [
      ...(isTelling ? [JSON.stringify(sheet.entries)] : []),
      ...(steps.length >= 3 ? [JSON.stringify(steps.slice(-3)).slice(1, -1)] : []),
    ];
  });
  const own = written[viewer ?? -1] ?? [];
  return written.flatMap((texts, seat) =>
    seat === viewer ? [] : texts.filter((text) => !own.includes(text)),
  );
}
