import { expect, it } from 'vitest';
import { corpus, levelOf, solutionOf } from '../../../../test/data/kenken/corpus.ts';
import { solve } from './solver.ts';

it('[K6] hard levels up to 15 × 15, with mod, power and large cages, are decided', () => {
  for (const entry of corpus('hard-26'))
    expect(solve(levelOf(entry)), entry.name).toMatchObject({
      solutions: [solutionOf(entry)],
      complete: true,
    });
});

it('[K6] that there is no solution is proven', () => {
  for (const entry of corpus('unsat-20'))
    expect(solve(levelOf(entry)), entry.name).toMatchObject({ solutions: [], complete: true });
});
