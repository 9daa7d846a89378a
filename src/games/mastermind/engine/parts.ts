/** A set of codes, parted by their answers to a guess. */
import { answers, answerTo, type Packed, stride } from './packed.ts';

export type Part = { readonly answer: number; readonly codes: Packed };

const sizes = new Int32Array(answers);
const places = new Int32Array(answers);

/** The codes by their answer to a guess. */
export function partsOf(codes: Packed, guess: Packed, g: number, positions: number): readonly Part[] {
  const told = new Uint8Array(codes.length / stride);
  sizes.fill(0);
  for (let n = 0; n < told.length; n++) {
    told[n] = answerTo(codes, n * stride, guess, g, positions);
    sizes[told[n]!]! += 1;
  }
  const parts: Part[] = [];
  for (let answer = 0; answer < answers; answer++) {
    if (sizes[answer] === 0) continue;
    places[answer] = parts.length;
    parts.push({ answer, codes: new Int32Array(sizes[answer]! * stride) });
  }
  sizes.fill(0);
  for (let n = 0; n < told.length; n++) {
    const part = parts[places[told[n]!]!]!.codes;
    const at = stride * sizes[told[n]!]!++;
    for (let word = 0; word < stride; word++) part[at + word] = codes[n * stride + word]!;
  }
  return parts;
}
