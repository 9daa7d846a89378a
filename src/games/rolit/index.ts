import type { Game, Rules } from '../../core/game.ts';
import { ok } from '../../core/result.ts';
import { renderText } from './drawing.ts';
import * as options from './options.ts';
import { outcome, records, scores } from './ranking.ts';
import type { Move, State, View } from './rules.ts';
import * as rules from './rules.ts';
import { strengths } from './strengths.ts';
import { formatMove, narrate, notation, parseMove } from './text.ts';

const opened: Rules<options.Options, State, Move, View> = {
  ready: options.ready,
  setup: rules.setup,
  drawsSeats: true,
  toAct: rules.toAct,
  play: rules.play,
  forfeit: rules.forfeit,
  outcome,
  records,
  view: rules.view,
  redeal: () => null,
  moves: rules.moves,
  check: rules.check,
  formatMove,
  parseMove,
  renderText,
  narrate,
  task: (view) => (rules.moves(view)[0] === 'pass' ? { code: 'must-pass' } : null),
  scores,
  imagine: ({ me: _, ...state }) => state,
  hints: true,
  engine: async () => (await import('./engine.ts')).engine,
};

export const game: Game<options.Options, State, Move, View> = {
  id: 'rolit',
  version: 1,
  form: options.form,
  defaults: options.defaults,
  defaultsIn: options.defaultsIn,
  parseOptions: options.parseOptions,
  seats: options.seats,
  seatForm: options.seatForm,
  parseSeat: options.parseSeat,
  bots: options.botIds,
  strengths,
  rivals: options.rivals,
  notation,
  takeBack: 'room',
  resources: [],
  open: () => ok(opened),
  files: {
    kinds: ['report', 'replay-report'],
    extension: 'json',
    codec: async () => (await import('./report/codec.ts')).codec,
  },
  cli: async () => (await import('./cli.ts')).cli,
};
