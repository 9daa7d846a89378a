/** What a game prints of the content it is played with; the page around it, with its sheets, is the same for all. */
import type { ComponentType } from 'react';

export type PrintUi = {
  /** Of the content. */
  readonly kind: string;
  /** From the bytes that pages get; with its solution, or without. */
  readonly Figure: ComponentType<{ readonly page: Uint8Array; readonly solution: unknown }>;
  /** In a thread of the page's own; null for what can't be solved, or not in time. */
  readonly solve: (page: Uint8Array) => Promise<unknown>;
};
