/**
 * Where chance comes from. Pure code never makes its own: the host hands in a stream, one for every event of a
 * table, so that a replay draws the same and an undone draw is drawn anew.
 */
export type Random = {
  /** The next 32 bits, as a whole number from 0 to 2³² − 1. */
  readonly uint32: () => number;
};

/** A whole number from 0 to n − 1, all equally likely (rejects the uneven rest of 2³²). */
export function below(random: Random, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`below(${n})`);
  const limit = 2 ** 32 - (2 ** 32 % n);
  let drawn = random.uint32();
  while (drawn >= limit) drawn = random.uint32();
  return drawn % n;
}

export function pick<T>(random: Random, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('pick from nothing');
  return items[below(random, items.length)]!;
}

/** A shuffled copy (Fisher and Yates). */
export function shuffled<T>(random: Random, items: Iterable<T>): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    [copy[last], copy[other]] = [copy[other]!, copy[last]!];
  }
  return copy;
}
