/** What is to be printed, as an address says it: `?levels=HASH,HASH&per=2&solutions=1`. */
import { isHash } from '../../core/resource.ts';

export type Wish = {
  readonly hashes: readonly string[];
  /** So many on a page. */
  readonly per: 1 | 2 | 4;
  /** On pages of their own, after all others. */
  readonly solutions: boolean;
};

/** More than anybody prints at once. */
const most = 60;

export function readWish(search: string): Wish {
  const query = new URLSearchParams(search);
  const hashes = (query.get('levels') ?? '').split(',').filter(isHash);
  const per = ([1, 2, 4] as const).find((each) => `${each}` === query.get('per')) ?? 1;
  return { hashes: [...new Set(hashes)].slice(0, most), per, solutions: query.get('solutions') === '1' };
}

export function writeWish({ hashes, per, solutions }: Wish): string {
  return `?levels=${hashes.join(',')}&per=${per}${solutions ? '&solutions=1' : ''}`;
}

/** So many of the small ones fill a page. */
export const solutionsPerPage = 6;

export function pagesOf<T>(items: readonly T[], per: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / per);
  return Array.from({ length: count }, (_, at) => items.slice(at * per, (at + 1) * per));
}
