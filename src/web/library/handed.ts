/** What is on its way to the editor from another page. */
import type { Made } from '../kit/library.ts';

let handed: Made | null = null;

export function handOver(made: Made): void {
  handed = made;
}

/** It stays until the editor is there to take it: a page that still waits for its parts begins anew. */
export function whatIsHanded(): Made | null {
  return handed;
}

/** A reload finds it among the drafts. */
export function forgetHanded(): void {
  handed = null;
}
