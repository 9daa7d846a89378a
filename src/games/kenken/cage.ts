/** Cages and what their clues ask: −, ÷, mod and power have two cells, taken in whichever order fits. */

export type Operation = '=' | '+' | '-' | '*' | '/' | 'mod' | 'pow';

export type Cage = {
  readonly operation: Operation;
  /** Decimal digits, because 15¹⁴ has no exact place among the numbers. */
  readonly result: string;
  /** In reading order. */
  readonly cells: readonly number[];
};

/** How many cells an operation takes. */
export type Span = 'one' | 'two' | 'several';

export const spans: Readonly<Record<Operation, Span>> = {
  '=': 'one',
  '+': 'several',
  '-': 'two',
  '*': 'several',
  '/': 'two',
  mod: 'two',
  pow: 'two',
};

const signs: Readonly<Record<Operation, string>> = {
  '=': '',
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  mod: 'mod',
  pow: '^',
};

/** The clue as it stands in the corner of the cage. */
export function formatClue({ operation, result }: Cage): string {
  return `${result}${signs[operation]}`;
}

type Pair = (a: number, b: number) => readonly (number | bigint)[];

const pairs: Readonly<Record<'-' | '/' | 'mod' | 'pow', Pair>> = {
  '-': (a, b) => [Math.abs(a - b)],
  '/': (a, b) => [a / b, b / a].filter(Number.isInteger),
  mod: (a, b) => [a % b, b % a],
  pow: (a, b) => [BigInt(a) ** BigInt(b), BigInt(b) ** BigInt(a)],
};

/** All results that these values give, in any order they may be taken. */
export function resultsOf(operation: Operation, values: readonly number[]): readonly (number | bigint)[] {
  switch (operation) {
    case '=':
      return values;
    case '+':
      return [values.reduce((sum, value) => sum + value, 0)];
    case '*':
      return [values.reduce((product, value) => product * BigInt(value), 1n)];
    default:
      return pairs[operation](values[0]!, values[1]!);
  }
}

/** Whether a full cage with these values gives its result. */
export function isRight({ operation, result }: Cage, values: readonly number[]): boolean {
  return resultsOf(operation, values).some((each) => String(each) === result);
}
