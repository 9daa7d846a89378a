import type { Game, Rules } from '../../core/game.ts';
import { ok, type Result, refuse } from '../../core/result.ts';
import { parseSeatChoice } from '../../core/seating.ts';
import { check } from './check.ts';
import { outcome, records } from './ending.ts';
import { parseBag } from './lexicon/bag.ts';
import { type Lexicon, parseDictionary } from './lexicon/dictionary.ts';
import { moves } from './moves.ts';
import { narrate, task } from './narration.ts';
import { formatMove } from './notation.ts';
import { botIds, defaults, form, type Options, parseOptions, ready } from './options.ts';
import type { Move, State, View } from './position.ts';
import { parseMove } from './reading.ts';
import { forfeit, play, setup, toAct } from './rules.ts';
import { imagine, redeal, view } from './sight.ts';
import { renderText } from './text.ts';

function rulesOf(lexicon: Lexicon): Rules<Options, State, Move, View> {
  return {
    ready: (options, seats) => ready(lexicon.bag, options, seats.length),
    setup: (options, seats, random) => setup(lexicon, options, seats, random),
    toAct,
    play: (state, seat, move, random) => play(lexicon, state, seat, move, random),
    forfeit,
    outcome,
    records,
    view,
    redeal,
    moves: (seen, random) => moves(lexicon, seen, random),
    check: (seen, move) => check(lexicon, seen, move),
    formatMove: (move) => formatMove(lexicon.alphabet, move),
    parseMove: (text, seen) => parseMove(lexicon.alphabet, text, seen),
    renderText,
    narrate,
    task,
    scores: ({ scores }) => scores,
    imagine,
    hints: true,
    engine: async () => (await import('./engine.ts')).mindOf(lexicon),
  };
}

/** A resource is a dictionary and a bag of the same name. */
function openResource({ dictionary, bag }: Readonly<Record<string, string>>): Result<Lexicon> {
  if (bag === undefined) return refuse('bag-empty', undefined, 'bag');
  if (dictionary === undefined) return refuse('dictionary-empty', undefined, 'dictionary');
  const tiles = parseBag(bag);
  return tiles.ok ? parseDictionary(dictionary, tiles.value) : tiles;
}

export const game: Game<Options, State, Move, View> = {
  id: 'scrabble',
  version: 1,
  form,
  defaults,
  defaultsIn: (language) => ({ ...defaults, resource: language }),
  parseOptions,
  seats: () => ({ min: 1, max: 8 }),
  seatForm: () => [],
  parseSeat: (_, raw, taken) => parseSeatChoice(raw, [], botIds, taken),
  bots: botIds,
  rivals: () => ['normal'],
  notation: [
    { name: 'word', short: 'w', form: '8H CASA' },
    { name: 'exchange', short: 'x', form: 'exchange ABC' },
    { name: 'pass', short: 'p', form: 'pass' },
    { name: 'challenge', short: 'c', form: 'challenge' },
  ],
  takeBack: 'room',
  assets: ({ resource }) => [
    { kind: 'dictionary', name: resource },
    { kind: 'bag', name: resource },
  ],
  open: (assets) => {
    const lexicon = openResource(assets);
    return lexicon.ok ? ok(rulesOf(lexicon.value)) : lexicon;
  },
};
