import type { Game, Rules } from '../../core/game.ts';
import { builtinRef } from '../../core/resource.ts';
import { ok } from '../../core/result.ts';
import { parseSeatChoice } from '../../core/seating.ts';
import type { Layout } from './board.ts';
import { check } from './check.ts';
import { outcome, records } from './ending.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import { legacyResources, lexiconKind, openLexicon } from './lexicon/resource.ts';
import { moves } from './moves.ts';
import { narrate, task } from './narration.ts';
import { formatMove } from './notation.ts';
import { botIds, defaults, form, type Options, parseOptions, presets, ready } from './options.ts';
import type { Move, State, View } from './position.ts';
import { parseMove } from './reading.ts';
import { reviewableSeats } from './reviewable.ts';
import { forfeit, play, setup, toAct } from './rules.ts';
import { imagine, redeal, view } from './sight.ts';
import { strengths } from './strengths.ts';
import { renderText } from './text.ts';

function rulesOf(lexicon: Lexicon, layout?: Layout): Rules<Options, State, Move, View> {
  return {
    ready: (options, seats) => ready(lexicon.bag, options, seats.length),
    setup: (options, seats, random) => setup(lexicon, options, seats, random, layout),
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
    reviewableSeats,
    engine: async () => (await import('./engine.ts')).mindOf(lexicon),
  };
}

export const game: Game<Options, State, Move, View> = {
  id: 'scrabble',
  version: 2,
  form,
  defaults,
  defaultsIn: (language) => ({ ...defaults, resource: builtinRef(language) }),
  presets,
  parseOptions,
  seats: () => ({ min: 1, max: 8 }),
  seatForm: () => [],
  parseSeat: (_, raw, taken) => parseSeatChoice(raw, [], botIds, taken),
  bots: botIds,
  strengths,
  rivals: () => [2],
  notation: [
    { name: 'word', short: 'w', form: '8H CASA' },
    { name: 'exchange', short: 'x', form: 'exchange ABC' },
    { name: 'pass', short: 'p', form: 'pass' },
    { name: 'challenge', short: 'c', form: 'challenge' },
  ],
  takeBack: 'room',
  isDealt: () => true,
  resources: [lexiconKind],
  open: (resources) => {
    const lexicon = openLexicon(resources);
    return lexicon.ok ? ok(rulesOf(lexicon.value, 2)) : lexicon;
  },
  legacyResources,
  cli: async () => (await import('./cli.ts')).cli,
};

/** Version 1: premium squares in their first layout, and histories without racks. */
export const earlier: Readonly<Record<number, Game>> = {
  1: {
    ...(game as Game),
    version: 1,
    open: (resources) => {
      const lexicon = openLexicon(resources);
      return lexicon.ok ? ok(rulesOf(lexicon.value) as Rules) : lexicon;
    },
  },
};
