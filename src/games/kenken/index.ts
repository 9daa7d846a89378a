import type { Game, Rules } from '../../core/game.ts';
import { ok } from '../../core/result.ts';
import { parseSeatChoice } from '../../core/seating.ts';
import { renderText } from './drawing.ts';
import { formatMove, type Move, notation, parseMove } from './move.ts';
import { outcome, records } from './outcome.ts';
import { parseProp } from './prop.ts';
import { type Puzzle, puzzleOf } from './puzzle.ts';
import * as rules from './rules.ts';
import { acting, type Options, type State, setup, type View } from './state.ts';
import { narrate } from './text.ts';
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
    moves: rules.moves,
    check: (view, move) => rules.check(puzzle, view, move),
    formatMove: (move) => formatMove(level.size, move),
    parseMove: (text) => parseMove(level.size, text),
    renderText,
    narrate,
    scores: ({ places }) => places.map(({ filled }) => filled),
    imagine,
    hints: true,
    engine: async () => (await import('./engine.ts')).mindOf(puzzle),
  };
}

export const game: Game<Options, State, Move, View> = {
  id: 'kenken',
  version: 1,
  form: rules.form,
  defaults: rules.defaults,
  parseOptions: rules.parseOptions,
  seats: () => ({ min: 1, max: 8 }),
  seatForm: () => [],
  parseSeat: (_, raw, taken) => parseSeatChoice(raw, [], rules.botIds, taken),
  bots: rules.botIds,
  rivals: () => [],
  notation,
  takeBack: 'game',
  assets: ({ level }) => [{ kind: 'level', name: level }],
  open: ({ level = '' }) => {
    const parsed = parseProp(level);
    return parsed.ok ? ok(rulesOf(puzzleOf(parsed.value.level))) : parsed;
  },
};
