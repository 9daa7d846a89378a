import { contractSuite } from '../../../test/contract/suite.ts';
import { game } from './index.ts';
import { messages } from './messages/index.ts';

contractSuite({
  game,
  messages,
  content: {},
  cases: [
    { name: 'two players', options: {}, seats: [{ name: 'Ada' }, { name: 'Leo' }] },
    {
      name: 'four players, five at once',
      options: { sticks: 60, most: 5 },
      seats: [{ name: 'Ada' }, { name: 'Leo', bot: 'greedy' }, { name: 'Mar' }, { name: 'Pau' }],
    },
  ],
});
