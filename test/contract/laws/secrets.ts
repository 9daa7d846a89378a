/** Laws on what a viewer may know. */

import { ask, type Law } from '../law.ts';
import {
  assert,
  assertJson,
  frozen,
  same,
  samples,
  someMoves,
  viewersOf,
  type Walk,
  wired,
} from '../walk.ts';

/** A state that the viewer cannot tell apart looks the same to them, and something hidden really changed. */
export const nothingLeaks: Law = (walk) => {
  const { rules } = walk;
  for (const viewer of viewersOf(walk)) {
    let dealt = 0;
    let changed = 0;
    for (const [at, { state }] of samples(walk.steps, 12).entries()) {
      const view = rules.view(state, viewer);
      for (let attempt = 0; attempt < 3; attempt++) {
        const other = rules.redeal(state, viewer, ask(walk, 100 + at * 10 + attempt));
        if (other === null) {
          nothingHidden(walk, state, view, viewer);
          break;
        }
        frozen(other);
        assertJson(other, 'redealt state');
        dealt += 1;
        if (!same(rules.view(other, 'open'), rules.view(state, 'open'))) changed += 1;
        assert(
          same(rules.view(other, viewer), view),
          `the view of ${viewer} leaks`,
          view,
          rules.view(other, viewer),
        );
        assert(same(rules.toAct(other), rules.toAct(state)), `whose turn it is tells ${viewer} a secret`);
      }
    }
    assert(dealt === 0 || changed > 0, `redeal for ${viewer} never changed anything`);
  }
};

/** Where redeal says that nothing is hidden, the view alone must give the whole state back. */
function nothingHidden(walk: Walk, state: unknown, view: unknown, viewer: unknown): void {
  const { rules } = walk;
  const imagined = rules.imagine(wired(view), ask(walk, 3));
  assert(
    imagined !== null && same(rules.view(imagined, 'open'), rules.view(state, 'open')),
    `redeal says that nothing is hidden from ${viewer}, but the view does not hold everything`,
    imagined,
    state,
  );
}

/**
 * `last` hides what the rest of the view hides: where many moves of a seat would look the same to another viewer
 * but for `last`, then `last` may tell their kind, but not which one it was.
 */
export const lastLeaksNothing: Law = (walk) => {
  const { rules } = walk;
  for (const [at, { state, next }] of samples(walk.steps, 8).entries()) {
    if (!next) continue;
    const { seat } = next;
    const moves = someMoves(rules, wired(rules.view(state, seat)), ask(walk, 700 + at), 12);
    const played = [next.move, ...moves].flatMap((move) => {
      const result = rules.play(state, seat, move, ask(walk, 8));
      return result.ok ? [{ text: rules.formatMove(move), state: result.value }] : [];
    });
    for (const viewer of viewersOf(walk)) if (viewer !== seat) oneOfMany(walk, viewer, played);
  }
};

function oneOfMany(
  { rules }: Walk,
  viewer: number | 'spectator',
  played: readonly { readonly text: string; readonly state: unknown }[],
): void {
  const [first, ...others] = played.map(({ text, state }) => {
    const { last, ...rest } = rules.view(state, viewer) as Readonly<Record<string, unknown>>;
    return { text, last, rest };
  });
  const alike = others.filter(({ text, rest }) => text !== first!.text && same(rest, first!.rest));
  assert(
    alike.length < 6 || alike.some(({ last }) => same(last, first!.last)),
    `last tells ${viewer} that it was "${first!.text}"`,
    first!.last,
  );
}

export const imagineFits: Law = (walk) => {
  const { rules } = walk;
  for (const [at, { state }] of samples(walk.steps).entries()) {
    for (const viewer of viewersOf(walk)) {
      const view = wired(rules.view(state, viewer));
      const imagined = rules.imagine(view, ask(walk, 200 + at));
      assert(imagined !== null, `nothing fits the view of ${viewer}`, view);
      frozen(imagined);
      assertJson(imagined, 'imagined state');
      assert(
        same(rules.view(imagined, viewer), view),
        `imagine does not fit ${viewer}`,
        view,
        rules.view(imagined, viewer),
      );
    }
  }
};
