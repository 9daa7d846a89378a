import type { Game, Rules } from '../../core/game.ts';
import { ok } from '../../core/result.ts';
import { renderText } from './drawing.ts';
import type { Options } from './options.ts';
import * as options from './options.ts';
import { outcome, records, reviewableSeats, scores } from './outcome.ts';
import { check, forfeit, moves, play, setup } from './rules.ts';
import { daily, share } from './share.ts';
import { strengths } from './strengths.ts';
import { type Move, type State, taskOf, toAct, type View } from './table.ts';
import { doubt, formatMove, narrate, parseMove, task } from './text.ts';
import { imagine, redeal, view } from './view.ts';

const rules: Rules<Options, State, Move, View> = {
  ready: options.ready,
  setup,
  toAct,
  play,
  forfeit,
  outcome,
  records,
  view,
  redeal,
  moves,
  check,
  formatMove,
  parseMove,
  renderText,
  narrate,
  task,
  doubt,
  scores,
  imagine,
  share,
  hints: true,
  hasHint: (view) => taskOf(view, view.me) === 'guess',
  reviewableSeats,
  engine: async () => (await import('./engine.ts')).engine,
};

export const game: Game<Options, State, Move, View> = {
  id: 'mastermind',
  version: 1,
  form: options.form,
  defaults: options.defaults,
  daily,
  parseOptions: options.parseOptions,
  seats: options.seats,
  seatForm: options.seatForm,
  parseSeat: options.parseSeat,
  bots: options.botIds,
  strengths,
  rivals: options.rivals,
  asksRivals: true,
  notation: [
    { name: 'guess', short: 'g', form: '1122' },
    { name: 'reply', short: 'r', form: '2,1' },
    { name: 'code', short: 'k', form: 'code 1122' },
  ],
  takeBack: 'room',
  isDealt: ({ role }) => role === 'breaker',
  resources: [],
  open: () => ok(rules),
  cli: async () => (await import('./cli.ts')).cli,
};
