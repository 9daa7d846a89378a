import { expect, it } from 'vitest';
import { builtIn, builtInNames } from '../../../test/data/kenken/corpus.ts';
import { must } from '../../core/result.ts';
import { formatProp, parseProp } from './prop.ts';
import { onlySolution, puzzleOf } from './puzzle.ts';
import { defaults } from './rules.ts';
import { solve } from './solver/search.ts';

it('[K2] there are levels of all sizes from 3 to 9', () => {
  for (const size of [3, 4, 5, 6, 7, 8, 9])
    expect(builtInNames().some((name) => name.startsWith(`${size}x${size}-easy`))).toBe(true);
});

it('[R10] quick play has a level', () => {
  expect(builtInNames()).toContain(defaults.level);
});

it.each(builtInNames())('[K8] %s is canonical, of its size, and has exactly one solution', (name) => {
  const { level } = must(parseProp(builtIn(name)));
  expect(formatProp(level)).toBe(builtIn(name));
  expect(name.startsWith(`${level.size}x${level.size}-`)).toBe(true);
  const { solutions, complete } = solve(level);
  expect(complete && solutions.length).toBe(1);
});

it.each(builtInNames())('[K6] %s is solved within the steps that a move may take', (name) => {
  expect(onlySolution(puzzleOf(must(parseProp(builtIn(name))).level))).not.toBeNull();
});
