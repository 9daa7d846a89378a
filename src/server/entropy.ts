/** True chance of this machine. */
import { randomBytes } from 'node:crypto';
import type { Entropy } from '../host/ports.ts';

/** For invitations that are read out and typed: no letter looks like another, none like the beginning of an option. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

export const systemEntropy: Entropy = {
  id: () => Array.from(randomBytes(18), (byte) => letters[byte % letters.length]).join(''),
  seed: () => randomBytes(32).toString('hex'),
};
