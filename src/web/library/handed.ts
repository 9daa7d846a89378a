/** What is on its way to the editor from another page. */
import type { Made } from '../kit/library.ts';

let handed: Made | null = null;

export function handOver(made: Made): void {
  handed = made;
}

/** Once: a reload finds it among the drafts. */
export function takeHanded(): Made | null {
  const taken = handed;
  handed = null;
  return taken;
}
