/** Tables for tests: a position from a picture, with a dictionary of a few words. */
import type { Language } from '../../core/phrase.ts';
import type { Random } from '../../core/random.ts';
import { prepareResource, type Texts } from '../../core/resource.ts';
import { must, type Result } from '../../core/result.ts';
import { alphabetOf } from './lexicon/alphabet.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import { lexiconKind, openLexicon } from './lexicon/resource.ts';
import { defaults, type Options } from './options.ts';
import type { State } from './position.ts';
import { parseMove } from './reading.ts';
import { play, setup, toAct } from './rules.ts';
import { view } from './sight.ts';
import { readTokens } from './tokens.ts';

/** Words in any order, and the bag's kinds in one line each or separated by commas. */
export function lexiconOf(words: string, bag: string, language: Language | null = null): Lexicon {
  const list = [...new Set(words.split(/\s+/))].sort().join('\n');
  return lexiconFrom({ bag: bag.split(',').join('\n'), words: list }, language);
}

/** A lexicon straight from its texts. */
export function lexiconFrom(texts: Texts, language: Language | null = null): Lexicon {
  const lexicon = must(prepareResource(lexiconKind, { hash: '', texts, language }));
  return must(openLexicon({ lexicon }));
}

export type Scene = {
  readonly lexicon: Lexicon;
  /** Rows with a dot for a free square, blanks in small letters, long tiles in brackets; empty when left out. */
  readonly board?: readonly string[];
  /** A rack a seat: `AB[CH]#`. */
  readonly racks: readonly string[];
  /** The last tile is drawn first. */
  readonly bag?: string;
  readonly options?: Partial<Options>;
};

/** The tiles of the scene count as those of the game. */
export function stateOf({ lexicon, board, racks, bag = '', options = {} }: Scene): State {
  const size = options.size ?? board?.length ?? defaults.size;
  const seats = racks.map((_, seat) => ({ name: `${seat}`, bot: null, picks: {} }));
  const empty = setup(lexicon, { ...defaults, ...options, size }, seats, { uint32: () => 0 });
  const cells = board?.flatMap((row) => tilesOf(lexicon, row).map((tile) => (tile === '.' ? '' : tile)));
  return {
    ...empty,
    board: cells ?? empty.board,
    racks: racks.map((rack) => tilesOf(lexicon, rack)),
    bag: tilesOf(lexicon, bag),
  };
}

/** A move in text by the seat to act. */
export function attempt(lexicon: Lexicon, state: State, text: string): Result<State> {
  const [seat = 0] = toAct(state);
  const move = must(parseMove(lexicon.alphabet, text, view(state, seat)));
  return play(lexicon, state, seat, move, countingUp());
}

/** The state after these moves, each by the seat to act. */
export function played(lexicon: Lexicon, state: State, ...texts: readonly string[]): State {
  return texts.reduce((now, text) => must(attempt(lexicon, now, text)), state);
}

/** Chance enough for a shuffle in a test. */
function countingUp(): Random {
  let next = 0;
  return { uint32: () => next++ };
}

function tilesOf({ bag }: Lexicon, text: string): readonly string[] {
  return readTokens(alphabetOf(bag), text)!.map(({ tile }) => tile ?? '.');
}
