/** What a law is: a plain function that throws, so that a test can also hold it against games that break it. */
import type { Random } from '../../src/core/random.ts';
import { stream } from '../../src/room/random.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Walk } from './walk.ts';

export type Law = (walk: Walk, said: Vocabulary) => void | Promise<void>;

/** A stream of its own for every question, the same each time. */
export const ask = (walk: Walk, question: number): Random => stream(walk.seed, 2 ** 41 + question);
