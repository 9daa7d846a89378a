/** Who stands where at the end. */
import type { Standing } from '../../../core/game.ts';

export type Step = { readonly place: number; readonly standings: readonly Standing[] };

/** The first three places as they stand beside each other, the first in the middle. Equal ones share a step. */
export function stepsOf(standings: readonly Standing[]): readonly Step[] {
  const steps = [2, 1, 3].map((place) => ({
    place,
    standings: standings.filter((each) => each.place === place),
  }));
  return steps.filter(({ standings: those }) => those.length > 0);
}
