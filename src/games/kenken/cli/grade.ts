/** `ludoteca kenken grade [FILE…]`: how hard levels are for a person. */
import type { Subcommand, SubcommandCall } from '../../../core/subcommand.ts';
import { type Graded, gradeLevel } from '../human/solver.ts';
import type { Level } from '../level.ts';
import { solve as solveLevel } from '../solver/solver.ts';
import { type Answer, answerAll, inputOptions } from './input.ts';

/** Half a minute or so, for each of two searches. */
const mostSteps = 500_000_000;

export const grade: Subcommand = {
  operands: '[FILE…]',
  takesFiles: true,
  options: inputOptions,
  run: (call) => answerAll(call, answerWith(call)),
};

/** Null where there is not one solution, with why: none, several, or not decided. */
export function gradeOfLevel(level: Level): {
  readonly graded: Graded | null;
  readonly why: 'none' | 'many' | 'open';
} {
  const { solutions, complete } = solveLevel(level, level.givens, { steps: { left: mostSteps } });
  if (!complete) return { graded: null, why: 'open' };
  if (solutions.length !== 1) return { graded: null, why: solutions.length === 0 ? 'none' : 'many' };
  return { graded: gradeLevel(level, { left: mostSteps }), why: 'open' };
}

function answerWith(call: SubcommandCall): Answer {
  return ({ name, read: { value } }) => {
    const { graded, why } = gradeOfLevel(value.level);
    if (call.options['json'])
      call.write(
        JSON.stringify({
          name,
          grade: graded?.grade ?? null,
          weight: graded?.weight ?? null,
          ...(!graded && { why }),
        }),
      );
    else if (graded)
      call.write(
        call.say('cli.graded', { name, grade: { say: `grade.${graded.grade}` }, weight: graded.weight }),
      );
    else call.decline({ code: `cli.ungraded-${why}`, params: { name } });
    return graded ? 0 : 1;
  };
}
