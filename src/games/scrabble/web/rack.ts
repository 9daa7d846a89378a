/** The order of one's own tiles: a matter of taste, kept on this screen. */
import { type Alphabet, inOrder } from '../lexicon/alphabet.ts';

/** New slot by new slot, which slot its tile comes from. */
export type Reordering = readonly number[];

/** The rack as it was ordered; tiles that are new come last. */
export function arranged(order: readonly string[], rack: readonly string[]): readonly string[] {
  const left = [...rack];
  const known = order.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...known, ...left];
}

/** The tile of one slot is put before that of another; the rest closes up. */
export function movedTo(count: number, from: number, to: number): Reordering {
  const others = slots(count).filter((slot) => slot !== from);
  return [...others.slice(0, to), from, ...others.slice(to)];
}

/** By the alphabet of the bag, blanks last. */
export function sortedSlots(alphabet: Alphabet, rack: readonly string[]): Reordering {
  const sorted = inOrder(alphabet, rack);
  const place = (slot: number) => sorted.indexOf(rack[slot]!);
  return slots(rack.length).sort((a, b) => place(a) - place(b) || a - b);
}

/** By chance, but never as it was where it can be another: who shuffles wants to see something new. */
export function shuffledSlots(rack: readonly string[], chance: () => number): Reordering {
  for (let tries = 0; tries < 8; tries++) {
    const mixed = slots(rack.length)
      .map((slot) => ({ slot, at: chance() }))
      .sort((a, b) => a.at - b.at)
      .map(({ slot }) => slot);
    if (mixed.some((slot, at) => rack[slot] !== rack[at])) return mixed;
  }
  return slots(rack.length);
}

export function reordered(rack: readonly string[], reordering: Reordering): readonly string[] {
  return reordering.map((slot) => rack[slot]!);
}

function slots(count: number): number[] {
  return [...Array(count).keys()];
}
