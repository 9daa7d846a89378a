/**
 * Takes true chance away from this process: a room under test draws ids, seeds and codes from the seed of the run.
 * Every size has a stream of its own, so that a seed is the same however many requests were numbered before it.
 * As a module by itself (`node --import`) it does so for a room in a process of its own, which is told by variables
 * what its streams are called and when it takes place.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { below, type Random } from '../src/core/random.ts';
import { chanceOf } from './seed.ts';

const { LUDOTECA_TEST_CHANCE: name, LUDOTECA_TEST_TIME: time } = process.env;
if (name !== undefined) seedEntropy(name);
if (time !== undefined) moveClock(Number(time));

/** From now on `randomBytes`, `randomInt`, `randomUUID` and `getRandomValues` draw from streams of this name. */
export function seedEntropy(of: string): void {
  const streams = new Map<string, Random>();
  const chance = (what: string) => {
    const known = streams.get(what) ?? chanceOf(`${of}, ${what}`);
    streams.set(what, known);
    return known;
  };
  const bytes = (size: number) => {
    const drawn = chance(`${size} bytes`);
    return Buffer.from(Array.from({ length: size }, () => drawn.uint32() >>> 24));
  };
  Object.assign(crypto, {
    randomBytes: (size: number, done?: (error: null, drawn: Buffer) => void) =>
      done ? setImmediate(() => done(null, bytes(size))) : bytes(size),
    randomInt: (from: number, to?: number) =>
      to === undefined ? below(chance('numbers'), from) : from + below(chance('numbers'), to - from),
    randomUUID: () =>
      bytes(16)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
  });
  syncBuiltinESMExports();
  Object.defineProperty(globalThis.crypto, 'getRandomValues', {
    configurable: true,
    value: (words: Uint8Array | Uint32Array) => {
      for (const at of words.keys()) words[at] = chance('words').uint32();
      return words;
    },
  });
}

/** The clock goes as always, from this moment on. */
function moveClock(start: number): void {
  const ahead = start - Date.now();
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, args) =>
      Reflect.construct(RealDate, args.length === 0 ? [RealDate.now() + ahead] : args),
    get: (RealDate, key) => (key === 'now' ? () => RealDate.now() + ahead : Reflect.get(RealDate, key)),
  });
}
