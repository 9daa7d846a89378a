import type { Game, Rules } from '../../core/game.ts';
import { ok } from '../../core/result.ts';
import { parseSeatChoice } from '../../core/seating.ts';
import type { Move, Options, State, View } from './rules.ts';
import * as rules from './rules.ts';
import { formatMove, narrate, parseMove, renderText } from './text.ts';

const opened: Rules<Options, State, Move, View> = {
  ...rules,
  formatMove,
  parseMove,
  renderText,
  narrate,
  hints: false,
  engine: async () => (await import('./engine.ts')).engine,
  ready: () => ok(null),
  records: () => [],
  redeal: () => null,
  scores: ({ playing }) => playing.map(() => null),
  imagine: ({ me: _, ...state }) => state,
};

export const game: Game<Options, State, Move, View> = {
  id: 'template',
  version: 1,
  form: rules.form,
  defaults: rules.defaults,
  parseOptions: rules.parseOptions,
  seats: () => ({ min: 2, max: 4 }),
  seatForm: () => [],
  parseSeat: (_, raw, taken) => parseSeatChoice(raw, [], ['random', 'greedy'], taken),
  bots: ['random', 'greedy'],
  strengths: { 1: 'random', 4: 'greedy' },
  rivals: () => [1],
  notation: [{ name: 'take', short: 't', form: 'take 2' }],
  takeBack: 'room',
  resources: [],
  open: () => ok(opened),
};
