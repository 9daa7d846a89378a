import type { Game, Rules } from '../../core/game.ts';
import { ok } from '../../core/result.ts';
import { parseSeatChoice } from '../../core/seating.ts';
import type { Cost } from './answers.ts';
import { daily, share } from './daily.ts';
import { renderText } from './drawing.ts';
import { firstRules } from './first.ts';
import { formatMove, type Move, notation } from './move.ts';
import { outcome, records } from './outcome.ts';
import type { Puzzle } from './puzzle.ts';
import { legacyResources, levelKind, openPuzzle } from './resource.ts';
import * as rules from './rules.ts';
import { acting, type Options, reviewableSeats, type State, setup, type View } from './state.ts';
import { strengths } from './strengths.ts';
import { narrate, task } from './text.ts';
import { imagine, redeal, viewOf } from './view.ts';

function rulesOf(puzzle: Puzzle, cost: Cost): Rules<Options, State, Move, View> {
  const { level } = puzzle;
  return {
    ready: () => rules.ready(puzzle),
    setup: (options, seats) => setup(level, options, seats),
    toAct: ({ places }) => acting(places),
    play: (state, seat, move) => rules.play(puzzle, state, seat, move, cost),
    forfeit: rules.forfeit,
    outcome: (state) => outcome(level, state),
    ...(cost === 'hint' && { answers: ({ places }: State, seat: number) => places[seat]!.sheet.answers }),
    records: (state) => records(puzzle, state),
    view: (state, viewer) => viewOf(puzzle, state, viewer),
    redeal: (state, viewer, random) => redeal(puzzle, state, viewer, random),
    moves: (view) => rules.moves(puzzle, view),
    check: (view, move) => rules.check(view, move, cost),
    formatMove: (move) => formatMove(level.size, move),
    parseMove: (text) => rules.read(puzzle, text),
    renderText,
    narrate,
    task,
    scores: ({ places }) => places.map(({ filled }) => filled),
    imagine,
    share,
    hints: true,
    reviewableSeats,
    engine: async () => (await import('./engine.ts')).mindOf(puzzle),
  };
}

/** A check that told more than the rules do spoiled the time. */
function secondRules(puzzle: Puzzle): ReturnType<typeof rulesOf> {
  return rulesOf(puzzle, 'ranking');
}

export const game: Game<Options, State, Move, View> = {
  id: 'kenken',
  version: 3,
  form: rules.form,
  defaults: rules.defaults,
  daily,
  parseOptions: rules.parseOptions,
  seats: () => ({ min: 1, max: 8 }),
  seatForm: () => [],
  parseSeat: (_, raw, taken) => parseSeatChoice(raw, [], rules.botIds, taken),
  bots: rules.botIds,
  strengths,
  rivals: () => [],
  notation,
  restsAlone: true,
  takeBack: { undo: 'undo', redo: 'redo' },
  solve: 'solve',
  cli: async () => (await import('./cli.ts')).cli,
  resources: [levelKind],
  open: (resources) => {
    const puzzle = openPuzzle(resources);
    return puzzle.ok ? ok(rulesOf(puzzle.value, 'hint')) : puzzle;
  },
  legacyResources,
};

/** The rules of versions 1 and 2, for tables that were begun by them. */
export const earlier: Readonly<Record<number, Game>> = {
  1: {
    ...(game as Game),
    version: 1,
    open: (resources) => {
      const puzzle = openPuzzle(resources);
      return puzzle.ok ? ok(firstRules(puzzle.value, secondRules) as Rules) : puzzle;
    },
  },
  2: {
    ...(game as Game),
    version: 2,
    open: (resources) => {
      const puzzle = openPuzzle(resources);
      return puzzle.ok ? ok(secondRules(puzzle.value) as Rules) : puzzle;
    },
  },
};
