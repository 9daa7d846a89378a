import type { Messages } from '../../../core/phrase.ts';

/** The games of the day: the same for everybody, once. */
export const en = {
  'daily.head': 'Today’s challenges',
  'daily.new': 'The same for everybody, to be played once.',
  'daily.playing': 'Already started.',
  'daily.over': 'Done: {result}',
  'daily.gone': 'Done for today.',
  'daily.done-of': '{done} of {n} done. One of each size, the same for everybody, once only.',
  'daily.play': 'Play',
  'daily.play-it': 'Play: {title}',
  'daily.go-on': 'Continue',
  'daily.go-on-with': 'Continue: {title}',
  'daily.share': 'Share',
  'daily.share-it': 'Share: {title}',
  'daily.copied': 'Result copied. Paste it wherever you like.',
  'daily.by-hand': 'Your result as text',
  'daily.by-hand-help': 'It is selected: copy it with Ctrl+C.',
  'daily.squares': 'Result: {result}',
} satisfies Messages;

export type Key = keyof typeof en;
