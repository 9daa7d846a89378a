/**
 * Plays as numbers, side by side in arrays that grow by doubling: a search fills it without making an object a play.
 * The tiles of a play lie on the free squares of its line one after the other, from its first.
 */
import { doubled } from './arrays.ts';
import { type Cell, tileBitsOfCell } from './grid.ts';

const downBit = 1 << 12;
const lineShift = 6;
const atMask = 63;

export class PlayList {
  count = 0;
  score = new Int32Array(1024);
  /** Tiles laid, blanks among them, and tiles of the main word. */
  laid = new Uint8Array(1024);
  blanks = new Uint8Array(1024);
  length = new Uint8Array(1024);
  /** Direction, line and first new tile in it. */
  #place = new Uint16Array(1024);
  #start = new Uint32Array(1024);
  #tiles = new Uint8Array(8192);
  #used = 0;

  clear(): void {
    this.count = 0;
    this.#used = 0;
  }

  /** `tiles` holds the cells laid, in the order of the line. */
  add(play: number, score: number, laid: number, blanks: number, length: number, tiles: Uint8Array): void {
    if (this.count === this.score.length) this.#grow();
    if (this.#used + laid > this.#tiles.length) this.#tiles = doubled(this.#tiles);
    const at = this.count++;
    this.score[at] = score;
    this.laid[at] = laid;
    this.blanks[at] = blanks;
    this.length[at] = length;
    this.#place[at] = play;
    this.#start[at] = this.#used;
    for (let each = 0; each < laid; each++) this.#tiles[this.#used + each] = tiles[each]!;
    this.#used += laid;
  }

  across(at: number): boolean {
    return (this.#place[at]! & downBit) === 0;
  }

  /** Its row when it goes across, else its column. */
  line(at: number): number {
    return (this.#place[at]! & ~downBit) >> lineShift;
  }

  /** Where in the line its first new tile lies. */
  first(at: number): number {
    return this.#place[at]! & atMask;
  }

  tile(at: number, each: number): Cell {
    return this.#tiles[this.#start[at]! + each]!;
  }

  /** What is left of a rack, counted by tile number, after the play; `left` is written over. The last one is the blank. */
  leave(at: number, rack: Uint8Array, left: Uint8Array): void {
    left.set(rack);
    const start = this.#start[at]!;
    const blank = rack.length - 1;
    for (let each = start; each < start + this.laid[at]!; each++) {
      const cell = this.#tiles[each]!;
      left[cell > tileBitsOfCell ? blank : cell - 1]! -= 1;
    }
  }

  #grow(): void {
    this.score = doubled(this.score);
    this.laid = doubled(this.laid);
    this.blanks = doubled(this.blanks);
    this.length = doubled(this.length);
    this.#place = doubled(this.#place);
    this.#start = doubled(this.#start);
  }
}

export function placeOf(isDown: boolean, line: number, first: number): number {
  return (isDown ? downBit : 0) | (line << lineShift) | first;
}
