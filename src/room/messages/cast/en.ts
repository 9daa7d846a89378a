import type { Messages } from '../../../core/phrase.ts';

/** The line of temper of every rival: how they play rather than what they are. For where one is chosen. */
export const en = {
  'rival.bru': 'He is eight and tries everything, just to see.',
  'rival.otto': 'Plays for the company; winning can wait.',
  'rival.mei': 'Laughs when she loses, and is already dealing again.',
  'rival.roc': 'A postman: goes square by square and skips none.',
  'rival.zaida': 'A carpenter: measures twice, cuts once.',
  'rival.kofi': 'Keeps quiet and waits, until he sees the gap.',
  'rival.vega': 'Fast, and lets nothing slip by.',
  'rival.gaspar': 'Fifty years of café games: he saw you coming.',
  'rival.elvira': 'A retired librarian: she never needs to raise her voice.',
  'rival.nap': 'Looks asleep. Is not.',
} satisfies Messages;

export type Key = keyof typeof en;
