/**
 * The seed of this run. All that a test draws by chance comes from it: properties of fast-check, walks, storms, and
 * what a room under test takes for true chance. `LUDOTECA_SEED=…` sets another; `npm run fuzz` tries many.
 */
import { createHash } from 'node:crypto';
import type { Random } from '../src/core/random.ts';
import { type Seed, stream } from '../src/room/random.ts';

/** Of every `npm test`. */
const usual = 20261117;

/** A whole number of 32 bits: what fast-check takes. */
export const seed = parseSeed(process.env['LUDOTECA_SEED']);

export function parseSeed(text: string | undefined): number {
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (Number.isInteger(value) && value === (value | 0)) return value;
  throw new Error(`LUDOTECA_SEED is a whole number from ${-(2 ** 31)} to ${2 ** 31 - 1}, not “${text}”.`);
}

/** A seed of the same run for each name. */
export function seedOf(name: string): Seed {
  return createHash('sha256').update(`${seed} ${name}`).digest('hex');
}

/** A stream of the same run for each name. */
export function chanceOf(name: string): Random {
  return stream(seedOf(name), 0);
}
