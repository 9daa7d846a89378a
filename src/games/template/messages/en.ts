import type { Messages } from '../../../core/phrase.ts';

export const en = {
  name: 'Template',
  tagline: 'Take the last stick',
  'form.sticks': 'Sticks in the heap',
  'form.most': 'Most sticks per turn',
  'bot.random': 'at random',
  'bot.greedy': 'calculating',
  'notation.take': 'Take that many sticks.',
  'take-range': 'Take between 1 and {most}.',
  leaves: 'Leaves {left} {left:stick|sticks}.',
  heap: '{left} {left:stick|sticks}',
  took: '{who} took {taken} {taken:stick|sticks}.',
  'over.empty': 'The heap is empty.',
  'over.alone': 'Nobody else is playing.',
} satisfies Messages;

export type Key = keyof typeof en;
