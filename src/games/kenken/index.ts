import type { Game, Rules } from '../../core/game.ts';
import { ok } from '../../core/result.ts';
import { parseSeatChoice } from '../../core/seating.ts';
import { renderText } from './drawing.ts';
import { firstRules } from './first.ts';
import { formatMove, type Move, notation } from './move.ts';
import { outcome, records } from './outcome.ts';
import type { Puzzle } from './puzzle.ts';
import { legacyResources, levelKind, openPuzzle } from './resource.ts';
import * as rules from './rules.ts';
import { acting, type Options, type State, setup, type View } from './state.ts';
import { strengths } from './strengths.ts';
import { narrate, task } from './text.ts';
import { imagine, redeal, viewOf } from './view.ts';

function rulesOf(puzzle: Puzzle): Rules<Options, State, Move, View> {
  const { level } = puzzle;
  return {
    ready: () => rules.ready(puzzle),
    setup: (options, seats) => setup(level, options, seats),
    toAct: ({ places }) => acting(places),
    play: (state, seat, move) => rules.play(puzzle, state, seat, move),
    forfeit: rules.forfeit,
    outcome: (state) => outcome(level, state),
    records: (state) => records(puzzle, state),
    view: (state, viewer) => viewOf(level, state, viewer),
    redeal: (state, viewer, random) => redeal(level, state, viewer, random),
    moves: (view) => rules.moves(puzzle, view),
    check: rules.check,
    formatMove: (move) => formatMove(level.size, move),
    parseMove: (text) => rules.read(puzzle, text),
    renderText,
    narrate,
    task,
    scores: ({ places }) => places.map(({ filled }) => filled),
    imagine,
    hints: true,
    engine: async () => (await import('./engine.ts')).mindOf(puzzle),
  };
}

export const game: Game<Options, State, Move, View> = {
  id: 'kenken',
  version: 2,
  form: rules.form,
  defaults: rules.defaults,
  parseOptions: rules.parseOptions,
  seats: () => ({ min: 1, max: 8 }),
  seatForm: () => [],
  parseSeat: (_, raw, taken) => parseSeatChoice(raw, [], rules.botIds, taken),
  bots: rules.botIds,
  strengths,
  rivals: () => [],
  notation,
  takeBack: { undo: 'undo', redo: 'redo' },
  solve: 'solve',
  cli: async () => (await import('./cli.ts')).cli,
  resources: [levelKind],
  open: (resources) => {
    const puzzle = openPuzzle(resources);
    return puzzle.ok ? ok(rulesOf(puzzle.value)) : puzzle;
  },
  legacyResources,
};

/** The rules of version 1, for tables that were begun by them. */
export const earlier: Readonly<Record<number, Game>> = {
  1: {
    ...(game as Game),
    version: 1,
    open: (resources) => {
      const puzzle = openPuzzle(resources);
      return puzzle.ok ? ok(firstRules(puzzle.value, rulesOf) as Rules) : puzzle;
    },
  },
};
