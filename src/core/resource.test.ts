import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiText, bytesJson, jsonBytes } from './ascii.ts';
import {
  builtinName,
  isHash,
  type Manifest,
  manifestText,
  parseManifest,
  partProblems,
  type ResourceKind,
} from './resource.ts';

const hash = 'ab'.repeat(32);
const manifest: Manifest = { kind: 'lexicon', language: 'ca', texts: { words: hash, bag: hash } };

describe('manifests', () => {
  it('[R22] are written in one way, whatever the order of their parts', () => {
    const text = `{"kind":"lexicon","language":"ca","texts":{"bag":"${hash}","words":"${hash}"}}`;
    expect(manifestText(manifest)).toBe(text);
    expect(manifestText({ texts: { bag: hash, words: hash }, language: 'ca', kind: 'lexicon' })).toBe(text);
    expect(parseManifest(text)).toEqual({ ok: true, value: manifest });
  });
  it.each([
    ['no JSON', 'x'],
    ['null', 'null'],
    ['another order', `{"language":"ca","kind":"lexicon","texts":{"bag":"${hash}","words":"${hash}"}}`],
    ['spaces', `${manifestText(manifest)} `],
    ['more', manifestText(manifest).replace('{', '{"more":1,')],
    ['a strange language', manifestText(manifest).replace('"ca"', '"xx"')],
    ['a hash that is none', manifestText(manifest).replace(hash, 'ab')],
    ['a part that is none', manifestText(manifest).replace('bag', '../bag')],
    ['texts that are none', '{"kind":"level","language":null,"texts":7}'],
  ])('[Q6] %s is refused', (_, text) =>
    expect(parseManifest(text)).toMatchObject({ problems: [{ code: 'manifest-malformed' }] }),
  );
});

describe('parts', () => {
  const kind = { kind: 'heap', parts: ['heap'], optionalParts: ['label'] } as const;
  const codes = (...given: readonly string[]) =>
    partProblems(kind as unknown as ResourceKind, given).map(({ code, path }) => `${code} ${path}`);
  it('[S3] some may be left out, others may not, and there are no more', () => {
    expect(codes('heap')).toEqual([]);
    expect(codes('heap', 'label')).toEqual([]);
    expect(codes('label')).toEqual(['resource-part-missing heap']);
    expect(codes('heap', '__proto__')).toEqual(['resource-part-strange __proto__']);
  });
});

describe('references', () => {
  it('[R10] are hashes, or names of what comes with the games', () => {
    expect(
      ['builtin:ca', 'builtin:5x5-easy-1', 'ca', 'builtin:', 'builtin:../x', 'builtin:__proto__', hash].map(
        builtinName,
      ),
    ).toEqual(['ca', '5x5-easy-1', null, null, null, null, null]);
    expect([hash, hash.toUpperCase(), hash.slice(1), 7].map(isHash)).toEqual([true, false, false, false]);
  });
});

describe('JSON as bytes', () => {
  it('[R22] comes back as it was, and is ASCII', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const bytes = jsonBytes(value);
        expect(bytes.every((byte) => byte < 128)).toBe(true);
        expect(bytesJson(bytes)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    ));
  it('[Q6] anything else is nothing', () => expect(bytesJson(Uint8Array.of(123, 200))).toBeUndefined());
  it('[Q3] long texts too', () => {
    const long = 'x'.repeat(300_000);
    expect(asciiText(Uint8Array.from(long, (char) => char.charCodeAt(0)))).toBe(long);
  });
});
