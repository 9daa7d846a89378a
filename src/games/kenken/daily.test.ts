import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../test/seed.ts';
import { must } from '../../core/result.ts';
import { daily, share, weekdayOf } from './daily.ts';
import { make } from './generator/index.ts';
import { gradeLevel } from './human/solver.ts';
import { game } from './index.ts';
import { parseProp } from './prop.ts';
import type { View } from './state.ts';

describe('[K8] levels of the day', () => {
  it('know the days of the week', () => {
    for (let n = 0; n < 3000; n++) {
      const date = new Date(Date.UTC(1999, 11, 20 + n));
      expect(weekdayOf(date.toISOString().slice(0, 10))).toBe((date.getUTCDay() + 6) % 7);
    }
  });
  it('are one of each size from 4 to 9, by its key', () => {
    expect(daily('2026-11-18').map(({ key }) => key)).toEqual(['4', '5', '6', '7', '8', '9']);
    expect(game.daily).toBe(daily);
  });
  it('get harder from Monday to Sunday, and never take a guess', () => {
    const grades = [16, 17, 18, 19, 20, 21, 22].map((date) => {
      const [first] = daily(`2026-11-${date}`);
      return (first!.make!.wish as { grade: string }).grade;
    });
    expect(grades).toEqual(['easy', 'easy', 'normal', 'normal', 'hard', 'hard', 'extreme']);
  });
  it.each(daily('2026-11-20'))('of $key are made in the grade of the day', ({ key, make: wanted }) => {
    const made = must(make(wanted!.wish, chanceOf(`daily ${key}`), { steps: 200_000_000 }));
    const { level } = must(parseProp(made['level']!));
    expect([level.size, gradeLevel(level)?.grade]).toEqual([Number(key), 'hard']);
  });
  it.each([
    ['solved', 247_900, { code: 'share.solved', params: { size: 4, time: '4:07' } }],
    ['solved', 3_723_000, { code: 'share.solved', params: { size: 4, time: '1:02:03' } }],
    ['left', 1000, { code: 'share.left', params: { size: 4, time: '0:01' } }],
  ] as const)('are shared by their size and the time: %s', (status, ms, result) => {
    const view = { level: { size: 4 }, places: [{ status }] } as unknown as View;
    expect(share(view, 0, ms)).toEqual({ result, rows: [] });
  });
});
