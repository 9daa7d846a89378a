import { defineConfig } from 'vitest/config';
import { patience } from './test/patience.ts';

/** Stories in a browser. */
const stories = ['test/browser/**/*.test.ts'];
/** Tests that open rooms, start processes and threads, or wait for them. */
const rooms = [
  'test/wire/**/*.test.ts',
  'test/*.slow.test.ts',
  'src/{host,server,terminal}/**/*.test.{ts,tsx}',
];
const all = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'];
/** Left out by `npm run check`. */
const slow = process.env['LUDOTECA_QUICK'] === '1' ? ['**/*.slow.test.ts'] : [];

/** All pages in many windows and languages, which takes half an hour: `npm run walk` only. */
const walks =
  process.env['LUDOTECA_WALK'] === '1'
    ? [project('walk', 3, { include: ['test/browser/*.walk.ts'], maxWorkers: 1 })]
    : [];

/**
 * Three kinds of tests, one after the other: engines take all cores they get, and whoever waits for a page or a
 * process must not wait for them. Limits are for a machine many times slower than ours: they end what hangs.
 */
export default defineConfig({
  test: {
    isolate: false,
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/announce.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: patience } },
    projects: [
      project('pure', 0, { include: all, exclude: [...stories, ...rooms, ...slow], maxWorkers: '100%' }),
      project('rooms', 1, { include: rooms, exclude: slow }),
      project('stories', 2, { include: stories, exclude: slow, maxWorkers: 1 }),
      ...walks,
    ],
  },
});

function project(name: string, groupOrder: number, more: object) {
  return { extends: true as const, test: { name, sequence: { groupOrder }, ...more } };
}
