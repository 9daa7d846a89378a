/**
 * A look at a write-ahead log before SQLite opens it (https://sqlite.org/fileformat2.html#walformat). SQLite reads it up
 * to the first frame that is broken and leaves out the rest without a word. Where a process was killed that is right:
 * there the log ends. But a commit that stands behind a broken frame was confirmed to somebody, and is lost.
 */
import { existsSync, readFileSync } from 'node:fs';

const headerBytes = 32;
const frameHeaderBytes = 24;

/** The last bit tells the byte order of the checksums. */
const magic = 0x377f0682;

type Sums = readonly [number, number];

/** Commits of this log that SQLite will leave out. */
export function lostCommits(file: string): number {
  return existsSync(file) ? countLost(readFileSync(file)) : 0;
}

function countLost(wal: Buffer): number {
  if (wal.length <= headerBytes) return 0;
  const pageBytes = wal.readUInt32BE(8);
  // SQLite sees no log at all under such a header; how much there was can't be told any more.
  if (!isHeaderWhole(wal) || pageBytes < 512) return 1;
  const frameBytes = frameHeaderBytes + pageBytes;
  const count = Math.floor((wal.length - headerBytes) / frameBytes);
  const frames = Array.from({ length: count }, (_, at) =>
    wal.subarray(headerBytes + at * frameBytes).subarray(0, frameBytes),
  );
  return frames.slice(wholeFrames(wal, frames) + 1).filter((frame) => isOfLog(wal, frame) && isCommit(frame))
    .length;
}

function isHeaderWhole(wal: Buffer): boolean {
  if ((wal.readUInt32BE(0) & ~1) >>> 0 !== magic) return false;
  const [a, b] = add([0, 0], wal.subarray(0, 24), isBigEndian(wal));
  return a === wal.readUInt32BE(24) && b === wal.readUInt32BE(28);
}

/** Frames from the beginning whose checksums, each built upon the one before, are right. */
function wholeFrames(wal: Buffer, frames: readonly Buffer[]): number {
  let sums: Sums = [wal.readUInt32BE(24), wal.readUInt32BE(28)];
  const broken = frames.findIndex((frame) => {
    sums = add(
      add(sums, frame.subarray(0, 8), isBigEndian(wal)),
      frame.subarray(frameHeaderBytes),
      isBigEndian(wal),
    );
    return !isOfLog(wal, frame) || sums[0] !== frame.readUInt32BE(16) || sums[1] !== frame.readUInt32BE(20);
  });
  return broken < 0 ? frames.length : broken;
}

/** Behind the newest frames stand those of an earlier round, with other salts. */
function isOfLog(wal: Buffer, frame: Buffer): boolean {
  return frame.subarray(8, 16).equals(wal.subarray(16, 24));
}

function isCommit(frame: Buffer): boolean {
  return frame.readUInt32BE(4) !== 0;
}

function isBigEndian(wal: Buffer): boolean {
  return (wal.readUInt32BE(0) & 1) === 1;
}

/** SQLite's checksum, continued over whole pairs of words. */
function add([first, second]: Sums, bytes: Buffer, bigEndian: boolean): Sums {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let a = first;
  let b = second;
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + view.getUint32(at, !bigEndian) + b) >>> 0;
    b = (b + view.getUint32(at + 4, !bigEndian) + a) >>> 0;
  }
  return [a, b];
}
