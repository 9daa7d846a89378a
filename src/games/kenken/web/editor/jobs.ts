/** What the worker of the page is asked, and what it answers. */
import type { Result } from '../../../../core/result.ts';
import type { Count } from '../../editor/count.ts';
import type { Proposal } from '../../editor/unique.ts';
import type { Format, Reading } from '../../formats/index.ts';
import type { Grade } from '../../human/steps.ts';
import type { Level } from '../../level.ts';
import type { Prop } from '../../prop.ts';

export type Job =
  /** Count; then the grade, or what would leave one solution. */
  | { readonly do: 'look'; readonly level: Level }
  | { readonly do: 'make'; readonly wish: unknown; readonly seed: readonly number[] }
  | { readonly do: 'read'; readonly text: string; readonly reading: Reading };

export type Told =
  | { readonly tell: 'count'; readonly count: Count }
  | { readonly tell: 'grade'; readonly grade: Grade | null }
  | { readonly tell: 'proposal'; readonly proposal: Proposal }
  /** From 0 to 1. */
  | { readonly tell: 'progress'; readonly done: number }
  | { readonly tell: 'made'; readonly made: Result<Level> }
  /** `swaps`: it has no solution, or can't be read, unless mod and power are exchanged. */
  | { readonly tell: 'read'; readonly read: Result<Found>; readonly swaps: boolean }
  /** Nothing more comes. */
  | { readonly tell: 'end' }
  | { readonly tell: 'failed' };

/** A level that was read. */
export type Found = Prop & {
  readonly format: Format;
  readonly count: Count;
};

export type Asked = Job & { readonly id: number };
export type Answer = Told & { readonly id: number };
