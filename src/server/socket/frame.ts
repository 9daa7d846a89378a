/**
 * Text messages as WebSocket frames (RFC 6455, 5.2), all in one piece. `ws` hands every frame to the stream as two
 * pieces, and each costs as much as writing the bytes; most of what the room sends is a screen with an answer.
 */

/** Unmasked, as a server sends them, and whole: FIN with opcode 1. */
const textFrame = 0x81;

export function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const total = lengths.reduce((sum, length) => sum + headerBytes(length) + length, 0);
  const bytes = Buffer.allocUnsafe(total);
  let at = 0;
  for (const [index, text] of texts.entries()) {
    at = writeHeader(bytes, at, lengths[index]!);
    at += bytes.write(text, at);
  }
  return bytes;
}

function headerBytes(length: number): number {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
}

function writeHeader(bytes: Buffer, at: number, length: number): number {
  bytes[at] = textFrame;
  if (length < 126) {
    bytes[at + 1] = length;
    return at + 2;
  }
  bytes[at + 1] = length < 65_536 ? 126 : 127;
  if (length < 65_536) return bytes.writeUInt16BE(length, at + 2);
  return bytes.writeBigUInt64BE(BigInt(length), at + 2);
}
