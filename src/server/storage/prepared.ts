/** Prepared bytes as they are kept: each part with a checksum, the facts among them as JSON. */
import { crc32 } from 'node:zlib';
import type { Prepared, PreparedPart, PreparedParts } from '../../host/store.ts';

export type PreparedRow = {
  readonly part: PreparedPart | 'facts';
  readonly checksum: number;
  readonly bytes: Uint8Array;
};

export function preparedRows({ facts, parts }: Prepared): readonly PreparedRow[] {
  const { page, host, engine } = parts;
  const written = new TextEncoder().encode(JSON.stringify(facts));
  const all = { facts: written, page, host, engine };
  return Object.entries(all).map(([part, bytes]) => ({
    part: part as PreparedRow['part'],
    checksum: crc32(bytes),
    bytes,
  }));
}

/** Null if a part is missing, or not what was put: then it is simply made again. */
export function preparedOf<Part extends PreparedPart>(
  rows: readonly PreparedRow[],
  wanted: readonly Part[],
): PreparedParts<Part> | null {
  const whole = rows.filter(({ bytes, checksum }) => crc32(bytes) === checksum);
  const found = new Map(whole.map(({ part, bytes }) => [part, bytes]));
  const facts = found.get('facts');
  if (!facts || !wanted.every((part) => found.has(part))) return null;
  const parts = Object.fromEntries(wanted.map((part) => [part, found.get(part)!]));
  return {
    facts: JSON.parse(new TextDecoder().decode(facts)),
    parts: parts as PreparedParts<Part>['parts'],
  };
}
