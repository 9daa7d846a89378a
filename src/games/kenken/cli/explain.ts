/** `ludoteca kenken explain FILE`: the steps by which a person solves a level, in words. */
import type { Subcommand, SubcommandCall } from '../../../core/subcommand.ts';
import { HumanSolver } from '../human/solver.ts';
import type { Step } from '../human/steps.ts';
import { phraseOf } from '../human/words.ts';
import { formatCell, type Level } from '../level.ts';
import { valuesIn } from '../values.ts';
import { type Answer, answerAll } from './input.ts';

export const explain: Subcommand = {
  operands: 'FILE',
  takesFile: true,
  options: { swap: { type: 'boolean' }, json: { type: 'boolean' } },
  run: (call) => answerAll(call, answerWith(call)),
};

function answerWith(call: SubcommandCall): Answer {
  return ({ read: { value } }) => {
    const { level, entries } = value;
    const from = level.givens.map((given, cell) => given || (entries?.[cell] ?? 0));
    const person = new HumanSolver(level, from);
    for (let step = person.next(); step !== null; step = person.next()) tell(call, level, from, step);
    if (person.isBroken) return call.decline({ code: 'solve-none' });
    if (!person.isDone && !call.options['json']) call.write(call.say('step.guess'));
    return person.isDone ? 0 : 1;
  };
}

/** What stands there already needs no word. */
function tell(call: SubcommandCall, level: Level, from: readonly number[], step: Step): void {
  const { code, params } = phraseOf(level, step);
  const isThere = step.writes !== undefined && from[step.writes.cell]! > 0;
  if (call.options['json']) call.write(JSON.stringify(jsonOf(level, step)));
  else if (!isThere) call.write(call.say(code, params));
}

function jsonOf({ size }: Level, { technique, cells, strikes, writes }: Step): unknown {
  const named = (cell: number) => formatCell(size, cell);
  return {
    technique,
    cells: cells.map(named),
    strikes: strikes.map(({ cell, values }) => ({ cell: named(cell), values: valuesIn(values) })),
    ...(writes && { writes: { cell: named(writes.cell), value: writes.value } }),
  };
}
