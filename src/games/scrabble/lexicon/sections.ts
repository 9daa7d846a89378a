/**
 * Several things in one run of bytes, each under a name, read where they lie: what engines get beside the graph of words,
 * and a lexicon as a file.
 *
 * Layout, in little-endian words of 32 bits: magic, format, checksum of all that follows, bytes of the list; then the list
 * as JSON, `[[name, bytes], …]`, and the sections in that order. List and sections are filled up to whole words.
 */
import { checksumOf, wordsOf } from './bytes.ts';

type List = readonly (readonly [name: string, bytes: number])[];

const magic = 0x4345534c;
const format = 1;
const headBytes = 16;
/** Bytes: a handful of names. */
const longestList = 4000;

export function packSections(sections: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const list: List = Object.entries(sections).map(([name, { length }]) => [name, length]);
  const written = new TextEncoder().encode(JSON.stringify(list));
  const size = list.reduce((sum, [, length]) => sum + whole(length), headBytes + whole(written.length));
  const bytes = new Uint8Array(size);
  bytes.set(written, headBytes);
  let at = headBytes + whole(written.length);
  for (const [name, length] of list) {
    bytes.set(sections[name]!, at);
    at += whole(length);
  }
  const head = new DataView(bytes.buffer);
  head.setUint32(0, magic, true);
  head.setUint32(4, format, true);
  head.setUint32(12, written.length, true);
  head.setUint32(8, sumOf(bytes), true);
  return bytes;
}

/** Why bytes have no sections: they are something else, of another format, or not whole. */
export type Flaw = 'foreign' | 'version' | 'damaged';

/** All sections by name, as views; or what is wrong with the bytes. */
export function readSections(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> | Flaw {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || head.getUint32(0, true) !== magic) return 'foreign';
  if (bytes.length < headBytes || bytes.length % 4 !== 0) return 'damaged';
  if (head.getUint32(4, true) !== format) return 'version';
  const length = head.getUint32(12, true);
  if (head.getUint32(8, true) !== sumOf(bytes) || length > longestList) return 'damaged';
  const sections = new Map<string, Uint8Array>();
  let at = headBytes + whole(length);
  for (const [name, size] of listIn(bytes.subarray(headBytes, headBytes + length))) {
    sections.set(name, bytes.subarray(at, at + size));
    at += whole(size);
  }
  return at === bytes.length ? sections : 'damaged';
}

/** Empty for what is no list. */
function listIn(bytes: Uint8Array): List {
  try {
    const list: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(list) && list.every(isLine) ? list : [];
  } catch {
    return [];
  }
}

function isLine(line: unknown): line is List[number] {
  const [name, size] = Array.isArray(line) ? line : [];
  return typeof name === 'string' && Number.isSafeInteger(size) && size >= 0;
}

/** One of them; null where there is none of that name, or the bytes are not whole. */
export function sectionOf(bytes: Uint8Array, name: string): Uint8Array | null {
  const sections = readSections(bytes);
  return typeof sections === 'string' ? null : (sections.get(name) ?? null);
}

/** Up to the next whole word. */
function whole(bytes: number): number {
  return Math.ceil(bytes / 4) * 4;
}

/** Of everything behind the checksum. */
function sumOf(bytes: Uint8Array): number {
  return checksumOf(wordsOf(bytes), 3);
}
