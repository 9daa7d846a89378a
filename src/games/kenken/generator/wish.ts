/** What a level is asked for: size, grade, operations and the largest cage. Whatever comes from outside is checked here. */
import { type Problem, problem, type Result, unless } from '../../../core/result.ts';
import type { Operation } from '../cage.ts';
import { type Grade, gradeNames } from '../human/steps.ts';

export type Wish = {
  readonly size: number;
  readonly grade: Grade;
  /** Without `=`, which every level may need. */
  readonly operations: readonly Operation[];
  readonly largestCage: number;
};

export const sizes = { min: 3, max: 9 } as const;
export const cageSizes = { min: 2, max: 6, usual: 6 } as const;
const signs: Readonly<Record<string, Operation>> = {
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
  '%': 'mod',
  '^': 'pow',
};
export const allSigns = Object.keys(signs).join('');
const usualSigns = '+-*/';

/** `{ size: 6, grade: 'hard', operations: '+-*', largestCage: 4 }`; the last two may be missing. */
export function parseWish(raw: unknown): Result<Wish> {
  const {
    size,
    grade,
    operations = usualSigns,
    largestCage = cageSizes.usual,
    ...rest
  } = Object(raw) as Record<string, unknown>;
  const problems: Problem[] = Object.keys(rest).map((key) =>
    problem('wish-key', { key: key.slice(0, 40) }, key.slice(0, 40)),
  );
  if (!isWhole(size, sizes)) problems.push(problem('wish-size', { ...sizes }, 'size'));
  if (!gradeNames.some((each) => each === grade))
    problems.push(problem('wish-grade', { grades: gradeNames.join(', ') }, 'grade'));
  if (!isSigns(operations)) problems.push(problem('wish-operations', { signs: allSigns }, 'operations'));
  if (!isWhole(largestCage, cageSizes))
    problems.push(problem('wish-cage', { min: cageSizes.min, max: cageSizes.max }, 'largestCage'));
  return unless(problems, () => ({
    size: size as number,
    grade: grade as Grade,
    operations: [...new Set(operations as string)].map((sign) => signs[sign]!),
    largestCage: largestCage as number,
  }));
}

function isWhole(raw: unknown, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return Number.isInteger(raw) && (raw as number) >= min && (raw as number) <= max;
}

function isSigns(raw: unknown): boolean {
  return typeof raw === 'string' && raw.length <= 20 && /^[-+*/%^]+$/.test(raw);
}
