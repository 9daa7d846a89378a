/** Sets of values 1 … 16 as bits: value v is bit v. Small enough for notes in a state, quick enough to search with. */

export type Values = number;

export function allValues(size: number): Values {
  return 2 ** (size + 1) - 2;
}

export function setOf(values: Iterable<number>): Values {
  let set = 0;
  for (const value of values) set |= 1 << value;
  return set;
}

/** In rising order. */
export function valuesIn(set: Values): readonly number[] {
  const values: number[] = [];
  for (let value = 1; set >> value > 0; value++) if (has(set, value)) values.push(value);
  return values;
}

export function has(set: Values, value: number): boolean {
  return ((set >> value) & 1) === 1;
}

export function without(set: Values, others: Values): Values {
  return set & ~others;
}

export function isSingle(set: Values): boolean {
  return set !== 0 && (set & (set - 1)) === 0;
}

export function countOf(set: Values): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

export function least(set: Values): number {
  return 31 - Math.clz32(set & -set);
}

export function greatest(set: Values): number {
  return 31 - Math.clz32(set);
}
