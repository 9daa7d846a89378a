import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as ws from 'ws';
import { framed } from './frame.ts';

/** Not in the types of `ws`. */
const { Sender } = ws as unknown as { Sender: { frame(data: Buffer, options: object): readonly Buffer[] } };

/** As `ws` makes it. */
const reference = (text: string) =>
  Buffer.concat(Sender.frame(Buffer.from(text), { fin: true, opcode: 1, mask: false, rsv1: false }));

describe('[S1] frames', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('%i bytes are framed as by ws', (length) => {
    const text = 'x'.repeat(length);
    expect(framed([text]).equals(reference(text))).toBe(true);
  });
  it('several in one piece, with letters of any length', () =>
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 })), (texts) => {
        expect(framed(texts).equals(Buffer.concat(texts.map(reference)))).toBe(true);
      }),
    ));
});
