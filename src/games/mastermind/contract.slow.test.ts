import { contractSuite } from '../../../test/contract/suite.ts';
import { game } from './index.ts';
import { messages } from './messages/index.ts';

const people = ['Ada', 'Leo', 'Mar', 'Pau', 'Ona', 'Biel', 'Nil', 'Joan'];
const breakers = (count: number) => people.slice(0, count).map((name) => ({ name }));
const withMaker = (count: number, maker = 0) =>
  breakers(count).map((seat, at) => ({ ...seat, picks: { role: at === maker ? 'maker' : 'breaker' } }));
const custom = (positions: number, colors: number, repeats: boolean, holes: boolean) => ({
  difficulty: 'custom',
  positions,
  colors,
  repeats,
  holes,
});

const subject = { game, messages, content: {} };
const head = { role: 'maker', code: 'head' };

/** A few wild moves; then a bot breaks the code. */
contractSuite({
  ...subject,
  wild: 4,
  cases: [
    { name: 'alone, easy', options: { role: 'breaker', difficulty: 'easy' }, seats: breakers(1) },
    { name: 'alone, hard', options: { role: 'breaker', difficulty: 'hard', turns: 6 }, seats: breakers(1) },
    { name: 'three at once', options: { role: 'breaker', difficulty: 'normal' }, seats: breakers(3) },
    {
      name: 'eight at once, no repeats',
      options: { role: 'breaker', turns: 6, ...custom(3, 4, false, false) },
      seats: breakers(8),
    },
    {
      name: 'a maker and a breaker',
      options: { role: 'maker', difficulty: 'normal' },
      seats: withMaker(2, 1),
    },
    {
      name: 'a maker and three breakers, no repeats, holes',
      options: { role: 'maker', ...custom(4, 5, false, true) },
      seats: withMaker(4),
    },
    { name: 'code in the head', options: { ...head, difficulty: 'normal' }, seats: withMaker(2) },
    {
      name: 'code in the head, three breakers',
      options: { ...head, ...custom(5, 6, true, false) },
      seats: withMaker(4, 2),
    },
    { name: 'duel', options: { role: 'duel', difficulty: 'normal' }, seats: breakers(2) },
  ],
});

/** Where bots would think for very long. */
contractSuite({
  ...subject,
  wild: 4,
  questions: 60,
  cases: [
    {
      name: 'two on the largest board',
      options: { role: 'breaker', turns: 12, ...custom(8, 12, true, true) },
      seats: breakers(2),
    },
  ],
});

/** Wild to the end: turns are used up, and answers contradict each other. */
contractSuite({
  ...subject,
  cases: [
    { name: 'wild, two at once', options: { role: 'breaker', difficulty: 'normal' }, seats: breakers(2) },
    { name: 'wild answers', options: { ...head, difficulty: 'easy' }, seats: withMaker(2) },
    {
      name: 'wild answers, three breakers',
      options: { ...head, ...custom(6, 9, false, false) },
      seats: withMaker(4, 3),
    },
    {
      name: 'wild duel with holes',
      options: { role: 'duel', ...custom(6, 4, false, true) },
      seats: breakers(2),
    },
  ],
});
