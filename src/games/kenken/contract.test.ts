import { readFileSync } from 'node:fs';
import { contractSuite } from '../../../test/contract/suite.ts';
import { game } from './index.ts';
import { messages } from './messages/index.ts';

const names = ['Ada', 'Leo', 'Mar', 'Pau', 'Ona', 'Biel', 'Nil', 'Joan'];

function table(level: string, seats: number, switches: object = {}) {
  const name = `${level}, ${seats === 1 ? 'alone' : `a race of ${seats}`}`;
  const players = names.slice(0, seats).map((each) => ({ name: each }));
  return { name, options: switches, seats: players };
}

/** The table sizes to try on each level. */
const tables = {
  '3x3-easy-1': [1, 2],
  '4x4-mod-1': [1, 8],
  '5x5-power-1': [1, 3],
  '6x6-mod-power-1': [2],
  '9x9-extreme-1': [1],
  '10x10-mixed-1': [2],
};

for (const [level, seats] of Object.entries(tables)) {
  const text = readFileSync(new URL(`resources/level/${level}.txt`, import.meta.url), 'utf8');
  const quiet = { cleanNotes: false, showErrors: false };
  contractSuite({
    game,
    messages,
    content: { level: { texts: { level: text } } },
    cases: seats.map((count, at) => table(level, count, at === 1 ? quiet : {})),
    games: 2,
    wild: 30,
  });
}
