import { contractSuite } from '../../../test/contract/suite.ts';
import { shapes } from './boards.ts';
import { colors } from './colors.ts';
import { game } from './index.ts';
import { messages } from './messages/index.ts';

const names = ['Ada', 'Leo', 'Mar', 'Pau', 'Ona', 'Biel', 'Nil', 'Joan', 'Roc', 'Laia'];

function seats(count: number, teams: readonly string[] = []): readonly unknown[] {
  return names.slice(0, count).map((name, at) => {
    const team = teams[at % teams.length];
    return { name, picks: { color: colors[at]!, ...(team && { team }) } };
  });
}

contractSuite({
  game,
  messages,
  content: {},
  games: 2,
  questions: 12,
  cases: [
    ...shapes.map((shape) => ({ name: `free on ${shape}`, options: { shape }, seats: seats(3) })),
    { name: 'free, two players', options: { shape: 'SS' }, seats: seats(2) },
    { name: 'free, ten players', options: { shape: 'CS' }, seats: seats(10) },
    ...[2, 3, 4, 7].map((count) => ({
      name: `official, ${count} players`,
      options: { variant: 'official' },
      seats: seats(count),
    })),
    ...(['SS', 'SM', 'CS', 'DS'] as const).map((shape) => ({
      name: `othello on ${shape}`,
      options: { variant: 'othello', shape },
      seats: seats(2),
    })),
    {
      name: 'two teams of two',
      options: { mode: 'teams', shape: 'DM' },
      seats: seats(4, ['Sol', 'Luna']),
    },
    {
      name: 'official, three teams of different size',
      options: { variant: 'official', shape: 'CS', mode: 'teams', teams: ['X', 'Y', 'Z'] },
      seats: seats(5, ['X', 'Y', 'Z']),
    },
    {
      name: 'from a position',
      options: { variant: 'official', shape: 'CS', start: '3 2 d4=0 e4=1 e5=n d5=2 f4=1' },
      seats: seats(3),
    },
  ],
});
