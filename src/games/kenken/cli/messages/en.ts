import type { Messages } from '../../../../core/phrase.ts';
import { en as formats } from '../../formats/messages/en.ts';

/** What `ludoteca kenken` says. */
export const en = {
  ...formats,
  'cli.kenken': 'Solve, grade, explain, generate and convert KenKen levels.',
  'cli.kenken-what': 'kenken has {subcommands}. Try: ludoteca kenken --help',
  'cli.kenken.solve':
    'Solve levels (PROP, Keen id or JSON; - reads what comes in), and prove how many solutions there are, up to --count.',
  'cli.kenken.grade': 'Tell how hard levels are for a person, and what their steps weigh together.',
  'cli.kenken.explain': 'Tell the steps by which a person solves a level.',
  'cli.kenken.generate': 'Make levels with exactly one solution, in the grade asked for.',
  'cli.kenken.convert': 'Write a level in another format.',
  'cli.option.jsonl': 'Read lines with a name and a prop (JSON) from the files, or from what comes in.',
  'cli.option.count.solve': 'Look for so many solutions, up to 1000 (default 2).',
  'cli.option.count.generate': 'Make so many levels, up to 1000 (default 1).',
  'cli.option.ms.solve': 'How long each level may take, in milliseconds (default no limit).',
  'cli.option.swap': 'Code 5 is power and 6 is mod, as some programs write.',
  'cli.option.size': 'Size of the square, from 3 to 9.',
  'cli.option.grade': 'easy, normal, hard, extreme or unreasonable.',
  'cli.option.ops': 'Operations, any of +-*/%^ (% is mod, ^ is power) (default +-*/).',
  'cli.option.max-cage': 'Most cells in a cage, from 2 to 6 (default 6).',
  'cli.option.format': 'prop, keen or json (default prop).',
  'cli.option.from': 'prop, keen or json (detected by default).',
  'cli.option.to': 'prop, keen or json (default prop).',
  'cli.option.brackets': 'What values in brackets are: givens, or entries to go on from (default givens).',
  'cli.format': '{option} takes {choices}.',
  'cli.jsonl-line': 'Line {line}: this is not {example}.',
  'cli.solved-one': '{name}: one solution ({nodes} nodes, {ms} ms)',
  'cli.solved-many': '{name}: {solutions} solutions or more; the first ({nodes} nodes, {ms} ms)',
  'cli.solved-all': '{name}: {solutions} solutions, and no more; the first ({nodes} nodes, {ms} ms)',
  'cli.solved-none': '{name}: no solution, proven ({nodes} nodes, {ms} ms)',
  'cli.solved-open': '{name}: not decided ({nodes} nodes, {ms} ms)',
  'cli.swap-offer': '{name}: it has a solution with mod and power swapped: --swap.',
  'cli.graded': '{name}: {grade} (weight {weight})',
  'cli.ungraded-none': '{name}: no grade, because it has no solution.',
  'cli.ungraded-many': '{name}: no grade, because it has several solutions.',
  'cli.ungraded-open': '{name}: no grade was found in time.',
} satisfies Messages;

export type Key = keyof typeof en;
