/** Solves a level for the page that prints it. */
import { parseProp } from '../../prop.ts';
import { solve } from '../../solver/solver.ts';

/** Some seconds; all but a few levels take some milliseconds. */
const steps = 100_000_000;

addEventListener('message', ({ data }: MessageEvent<string>) => {
  const parsed = parseProp(data);
  const { level } = parsed.ok ? parsed.value : { level: null };
  const found = level && solve(level, level.givens, { most: 1, steps: { left: steps } }).solutions[0];
  postMessage(found ?? null);
});
