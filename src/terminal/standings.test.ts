import { expect, it } from 'vitest';
import { plainPen } from '../core/phrase.ts';
import type { TableInput } from './input.ts';
import { voice } from './language.ts';
import { scorePage } from './pages.ts';
import { sticks } from './sticks.testing.ts';

const say = voice('en', null, []);

/** A table at which these sit, the first of them to play. */
function tableOf(seats: readonly unknown[]): TableInput {
  const game = sticks();
  const screen = { outcome: null, toAct: [0], seats };
  return { say, table: { game, away: [], screen } } as unknown as TableInput;
}

const seat = (name: string, score: number, team?: string) => ({
  name,
  bot: null,
  score,
  picks: team === undefined ? {} : { team },
});
const linesOf = (input: TableInput) =>
  scorePage(input)
    .body(plainPen(say), 30)
    .map((line) => line.replace(/ +/g, ' ').trim());

it('[O3][R12][T] the scores tell what each team has together', () => {
  const seats = [seat('Ada', 5, 'Sol'), seat('Leo', 3, 'Luna'), seat('Mar', 4, 'Sol')];
  expect(linesOf(tableOf(seats))).toEqual([
    '▸ Ada (Sol) 5',
    'Leo (Luna) 3',
    'Mar (Sol) 4',
    '',
    'Sol (Ada, Mar) 9',
    'Luna (Leo) 3',
  ]);
});

it('[R12][T] where there are no teams, nothing more', () =>
  expect(linesOf(tableOf([seat('Ada', 5), seat('Leo', 3)]))).toEqual(['▸ Ada 5', 'Leo 3']));
