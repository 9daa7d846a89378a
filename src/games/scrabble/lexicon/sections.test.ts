import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packSections, readSections, sectionOf } from './sections.ts';

const someSections = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.uint8Array({ maxLength: 30 }), {
  maxKeys: 5,
});

describe('sections', () => {
  it('[S5] are found again by their names, where they lie, each at the start of a word', () => {
    fc.assert(
      fc.property(someSections, (sections) => {
        const packed = packSections(sections);
        const found = readSections(packed);
        expect(found).toBeInstanceOf(Map);
        for (const [name, bytes] of Object.entries(sections)) {
          const section = sectionOf(packed, name)!;
          expect([...section]).toEqual([...bytes]);
          expect([section.buffer, section.byteOffset % 4]).toEqual([packed.buffer, 0]);
        }
        expect(sectionOf(packed, 'NONE')).toBeNull();
      }),
    );
  });

  it('[Q6] what was cut, or has one bit turned over, is noticed', () => {
    fc.assert(
      fc.property(someSections, fc.nat(), fc.nat(7), (sections, place, bit) => {
        const packed = packSections(sections);
        const at = place % packed.length;
        expect(readSections(packed.subarray(0, at))).toBeTypeOf('string');
        expect(
          readSections(packed.map((byte, index) => (index === at ? byte ^ (1 << bit) : byte))),
        ).toBeTypeOf('string');
      }),
    );
  });

  it('[Q6] other bytes are foreign, and never an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(readSections(bytes)).toBe('foreign');
      }),
    );
  });
});
