import { readFileSync } from 'node:fs';
import { contractSuite } from '../../../test/contract/suite.ts';
import { game } from './index.ts';
import { messages } from './messages/index.ts';

const data = (name: string) =>
  readFileSync(new URL(`../../../test/data/scrabble/${name}`, import.meta.url), 'utf8');
const bag = (name: string) => readFileSync(new URL(`resources/bag/${name}.txt`, import.meta.url), 'utf8');

const ada = { name: 'Ada' };
const leo = { name: 'Leo', bot: 'hard' };
const mar = { name: 'Mar' };
const pau = { name: 'Pau', bot: 'easy' };

contractSuite({
  game,
  messages,
  content: { lexicon: { texts: { words: data('ca-words.txt'), bag: data('ca-bag.txt') }, language: 'ca' } },
  games: 2,
  questions: 30,
  cases: [
    { name: 'ca: the smallest board, alone', options: { size: 5 }, seats: [ada] },
    { name: 'ca: an even board', options: { size: 8 }, seats: [ada, leo] },
    { name: 'ca: racks of one', options: { size: 7, rack: 1 }, seats: [ada, leo] },
    { name: 'ca: free challenges', options: { size: 7, challenge: 'single' }, seats: [ada, leo] },
    {
      name: 'ca: five points for a wrong challenge, three seats',
      options: { size: 8, rack: 4, challenge: 'five' },
      seats: [ada, leo, mar],
    },
    { name: 'ca: nobody checks', options: { size: 6, challenge: 'none' }, seats: [ada, leo] },
  ],
});

contractSuite({
  game,
  messages,
  content: { lexicon: { texts: { words: data('es-words.txt'), bag: data('es-bag.txt') }, language: 'es' } },
  games: 2,
  questions: 30,
  cases: [
    { name: 'es: Spanish endings', options: { size: 9 }, seats: [ada, leo] },
    {
      name: 'es: a wrong challenge costs the turn',
      options: { size: 7, rack: 3, challenge: 'double' },
      seats: [ada, leo],
    },
    {
      name: 'es: ten points, four seats, a doubled bag',
      options: { size: 9, rack: 5, challenge: 'ten', doubleBag: true },
      seats: [ada, leo, mar, pau],
    },
    {
      name: 'es: settled otherwise',
      options: {
        size: 5,
        ending: 'scoreless',
        scoreless: 3,
        exchange: 'set',
        exchangeMin: 20,
      },
      seats: [ada, leo, mar],
    },
  ],
});

contractSuite({
  game,
  messages,
  content: { lexicon: { texts: { words: data('en-words.txt'), bag: bag('en') }, language: 'en' } },
  games: 1,
  questions: 30,
  cases: [
    { name: 'en: the classic board', options: {}, seats: [ada, leo] },
    {
      name: 'en: a large board, four seats',
      options: { size: 21 },
      seats: [ada, leo, mar, pau],
    },
  ],
});
