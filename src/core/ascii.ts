/** JSON as bytes of ASCII, and back: for prepared bytes, in zones that have no encoder of UTF-8. */

export function jsonBytes(value: unknown): Uint8Array {
  const text = JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

/** Undefined for what is no JSON. */
export function bytesJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(asciiText(bytes));
  } catch {
    return undefined;
  }
}

export function asciiText(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 4096)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 4096)));
  return pieces.join('');
}
