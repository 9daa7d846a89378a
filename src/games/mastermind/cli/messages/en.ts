import type { Messages } from '../../../../core/phrase.ts';

/** What `ludoteca mastermind` says. */
export const en = {
  'cli.mastermind':
    'Break codes of Mastermind: all of them (survey), one (solve), or just the next guess (next).',
  'cli.mastermind.survey':
    'Break every code of a board, or a sample of them, and tell how many guesses that takes.',
  'cli.mastermind.solve': 'Break one code, guess by guess, with the codes that each guess leaves.',
  'cli.mastermind.next': 'The next guess after these guesses and answers, and how many codes are left.',
  'cli.option.positions': 'Positions, 3 to 8 (default 4).',
  'cli.option.colors': 'Colours, 4 to 12 (default 6).',
  'cli.option.no-repeats': 'No colour comes twice.',
  'cli.option.holes': 'Positions may stay empty, written 0.',
  'cli.option.strategy': 'five-guess, genetic or optimal (default five-guess).',
  'cli.option.within': 'optimal on 4 × 6: at most so many guesses, from 5 on.',
  'cli.option.sample.survey': 'only so many codes, drawn by chance.',
  'cli.option.secret.solve': 'the code to break, such as 1122; 9 is followed by A, B, C.',
  'cli.option.history.next': 'guesses with their answers, such as "1122:1,1 3344:0,2".',
  'cli.mastermind-what':
    'mastermind has survey, solve --secret CODE and next --history GUESSES. Try: ludoteca mastermind --help',
  'cli.choice': 'The strategies are {choices}.',
  'cli.within':
    '--within takes 5 or more, and only goes with --strategy optimal on 4 positions and 6 colours.',
  'cli.no-code': '“{text}” is not a code: digits 1 to 9, then A, B, C.',
  'cli.history': '“{text}” is not a guess with its answer, such as 1122:1,1.',
  'cli.survey-many': 'These are {codes} codes, too many to play them all. Try a sample: --sample 100',
  'cli.contradiction': 'No code fits all these answers.',
  'cli.survey':
    '{positions} × {colors}, {strategy}: {codes} {codes:code|codes}, {total} {total:guess|guesses}, {average} on average, {max} at most, {ms} ms.',
  'cli.left': '{left} {left:code|codes} left',
} satisfies Messages;

export type Key = keyof typeof en;
