/** For tests: how a command answers whoever calls it in a script. */
import { expect } from 'vitest';
import type { Ran } from './program.testing.ts';

/** It could do what was asked, and writes it as JSON. */
export function jsonOf({ code, out, err }: Ran) {
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

/** It can't make anything of the call, and says why in one line. */
export function refusesUsage({ code, out, err }: Ran, why: string): void {
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^ludoteca: [^\n]+\n$/);
  expect(err).toContain(why);
}
