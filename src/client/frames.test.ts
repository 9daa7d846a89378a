import { describe, expect, it } from 'vitest';
import { must, ok, refuse } from '../core/result.ts';
import type { Frame, ReplayPage } from '../room/past.ts';
import { Frames, framesOf } from './frames.ts';

/** A game whose moves are their numbers in the log: enough to tell one course from another. */
class Course {
  moves: readonly number[];
  seq: number;
  /** Positions that a page holds. */
  most = 100;
  readonly asked: (readonly [number, number])[] = [];

  constructor(moves: number) {
    this.moves = Array.from({ length: moves }, (_, at) => at + 1);
    this.seq = moves;
  }

  move(): void {
    this.seq += 1;
    this.moves = [...this.moves, this.seq];
  }

  undo(to: number): void {
    this.seq += 1;
    this.moves = this.moves.slice(0, to);
  }

  get all(): readonly Frame[] {
    const moved = this.moves.map((seq) => ({ move: { seq, seat: 0, text: 'm' }, view: seq }));
    return [{ move: null, view: 0 }, ...moved];
  }

  frames(): Frames {
    return new Frames(async (from, count) => {
      this.asked.push([from, count]);
      return ok(this.page(from, count));
    });
  }

  page(from: number, count: number): ReplayPage {
    const frames = this.all.slice(from, from + Math.min(count, this.most));
    return { frames, from, total: this.all.length, seq: this.seq };
  }
}

const viewsOf = (frames: Frames) => Array.from({ length: frames.total }, (_, at) => frames.at(at)?.view);

describe('[T7] positions by pages', () => {
  it('come with those around them, and are asked for once', async () => {
    const course = new Course(350);
    const frames = course.frames();
    await Promise.all([frames.load(120), frames.load(180)]);
    await frames.load(199);
    expect(course.asked).toEqual([[100, 100]]);
    expect(frames.total).toBe(351);
    expect([frames.at(99), frames.at(100)?.view, frames.at(199)?.view]).toEqual([undefined, 100, 199]);
  });
  it('come also where they are so large that a page holds few', async () => {
    const course = new Course(50);
    course.most = 3;
    const frames = course.frames();
    await frames.load(20);
    expect(course.asked.map(([from]) => from)).toEqual([0, 20]);
    expect(frames.at(20)?.view).toBe(20);
  });
  it('all of them come one page after another', async () => {
    const course = new Course(250);
    const frames = course.frames();
    await frames.loadFrom(0);
    expect(course.asked.map(([from]) => from)).toEqual([0, 100, 200]);
    expect(viewsOf(frames)).toEqual(course.all.map(({ view }) => view));
  });
  it('beyond the end there are none', async () => {
    const frames = new Course(5).frames();
    expect(await frames.load(300)).toEqual(ok(null));
    expect([frames.total, frames.at(300)]).toEqual([6, undefined]);
  });
  it('what is refused is said, and asked for again', async () => {
    const answers = [refuse('room-away'), ok(new Course(1).page(0, 100))];
    const frames = new Frames(async () => answers.shift()!);
    expect((await frames.load(0)).ok).toBe(false);
    expect((await frames.load(0)).ok).toBe(true);
    expect(frames.at(1)?.view).toBe(1);
  });
  it('of a file are all there', async () => {
    const frames = framesOf(new Course(150).all);
    await frames.load(0);
    expect(viewsOf(frames)).toHaveLength(151);
    expect(frames.at(150)?.view).toBe(150);
  });
});

describe('[R21] a game that goes on between two pages', () => {
  it('has more moves, and what had come stays', async () => {
    const course = new Course(150);
    const frames = course.frames();
    await frames.load(0);
    course.move();
    await frames.load(150);
    expect(course.asked.map(([from]) => from)).toEqual([0, 100]);
    expect(viewsOf(frames)).toEqual(course.all.map(({ view }) => view));
  });
  it('[R17] an undo takes away what it took back, whatever was played instead', async () => {
    const course = new Course(150);
    const frames = course.frames();
    await frames.loadFrom(0);
    course.undo(50);
    for (let n = 0; n < 120; n++) course.move();
    await frames.load(160);
    expect(frames.at(60)).toBeUndefined();
    await frames.loadFrom(0);
    expect(viewsOf(frames)).toEqual(course.all.map(({ view }) => view));
  });
  it('[R16] a return to a saved position may bring another line, even of old moves', async () => {
    const one: Frame = { move: { seq: 5, seat: 0, text: '1' }, view: 'one' };
    const two: Frame = { move: { seq: 6, seat: 0, text: '2' }, view: 'two' };
    const start: Frame = { move: null, view: 'start' };
    let page: ReplayPage = { frames: [start, one], from: 0, total: 2, seq: 9 };
    const frames = new Frames(async (from) => ok({ ...page, frames: page.frames.slice(from), from }));
    await frames.loadFrom(0);
    page = { frames: [start, two], from: 0, total: 2, seq: 10, returnedAt: 10 };
    await frames.follow(1);
    await frames.loadFrom(0);
    expect([frames.at(0), frames.at(1)]).toEqual([start, two]);
  });
  it('a page from before does not bring back what was undone', async () => {
    const course = new Course(250);
    const held = Promise.withResolvers<void>();
    const frames = new Frames(async (from, count) => {
      const page = course.page(from, count);
      if (from === 200) await held.promise;
      return ok(page);
    });
    const late = frames.load(210);
    course.undo(190);
    must(await frames.load(190));
    held.resolve();
    await late;
    expect([frames.total, frames.at(210)]).toEqual([191, undefined]);
  });
  it('is followed move by move without reading it again', async () => {
    const course = new Course(1000);
    const frames = course.frames();
    await frames.loadFrom(950);
    course.asked.length = 0;
    course.move();
    await frames.follow(1001);
    expect(course.asked).toEqual([[1000, 100]]);
    expect(frames.at(1001)?.view).toBe(1001);
    course.undo(990);
    await frames.follow(990);
    expect([frames.total, frames.at(990)?.view, frames.at(991)]).toEqual([991, 990, undefined]);
    expect(frames.at(960)?.view).toBe(960);
  });
});
