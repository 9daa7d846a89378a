/** `ludoteca kenken solve [FILE…]`: the solutions of levels, proven, or an honest "not decided". */
import { decimal } from '../../../core/phrase.ts';
import { numberOf, type Subcommand, type SubcommandCall } from '../../../core/subcommand.ts';
import { swapOffer } from '../formats/index.ts';
import type { Grid } from '../grid.ts';
import { type Limits, type Solved, solve as solveLevel } from '../solver/solver.ts';
import { type Answer, answerAll, inputOptions } from './input.ts';

const mostSolutions = 1000;

export const solve: Subcommand = {
  operands: '[FILE…]',
  takesFiles: true,
  options: { ...inputOptions, count: { type: 'string' }, ms: { type: 'string' } },
  run: (call) => {
    const { options, complain } = call;
    const count = numberOf(options, 'count', 1, mostSolutions, 2);
    if (!count.ok) return complain(count.problems[0]);
    const ms = numberOf(options, 'ms', 1, 1_000_000_000, null);
    if (!ms.ok) return complain(ms.problems[0]);
    return answerAll(call, answerWith(call, count.value!, ms.value));
  },
};

function answerWith(call: SubcommandCall, most: number, ms: number | null): Answer {
  return ({ name, text, read: { value } }) => {
    const { level, entries } = value;
    const budget = ms === null ? {} : { budget: { spent: call.deadline(ms) } };
    const limits: Limits = { most, ...budget };
    const from = level.givens.map((given, cell) => given || (entries?.[cell] ?? 0));
    const { value: solved, ms: took } = call.timed(() => solveLevel(level, from, limits));
    const isNone = solved.complete && solved.solutions.length === 0;
    const offer = isNone && call.options['swap'] !== true && swapOffer(text) !== null;
    if (call.options['json']) call.write(jsonOf(name, level.size, solved, took, offer));
    else tell(call, name, level.size, solved, took, most);
    if (offer && !call.options['json']) call.decline({ code: 'cli.swap-offer', params: { name } });
    return solved.solutions.length > 0 ? 0 : 1;
  };
}

function jsonOf(name: string, size: number, solved: Solved, ms: number, offer: boolean): string {
  const [first] = solved.solutions;
  return JSON.stringify({
    name,
    size,
    solutions: solved.solutions.length,
    decided: solved.complete,
    rows: first ? rowsOf(size, first) : null,
    nodes: solved.nodes,
    ms: Math.round(ms * 1000) / 1000,
    ...(offer && { swap: true }),
  });
}

function rowsOf(size: number, grid: Grid): readonly Grid[] {
  return Array.from({ length: size }, (_, row) => grid.slice(row * size, (row + 1) * size));
}

function tell(
  call: SubcommandCall,
  name: string,
  size: number,
  solved: Solved,
  ms: number,
  most: number,
): void {
  const { solutions, complete, nodes } = solved;
  const [first] = solutions;
  const params = { name, solutions: solutions.length, nodes, ms: decimal(call.lang, ms, 1) };
  call.write(call.say(`cli.solved-${kindOf(solutions.length, complete, most)}`, params));
  const width = size > 9 ? 3 : 2;
  if (first)
    call.write(...rowsOf(size, first).map((row) => row.map((value) => `${value}`.padStart(width)).join('')));
}

function kindOf(found: number, complete: boolean, most: number): string {
  if (!complete) return 'open';
  if (found === 0) return 'none';
  if (found === 1) return most === 1 ? 'many' : 'one';
  return found < most ? 'all' : 'many';
}
