import { expect, it } from 'vitest';
import { speaker } from '../../core/phrase.ts';
import { messages } from './index.ts';

it.each([
  ['ca', 'cal com a mínim 1 persona.', 'calen com a mínim 2 persones.'],
  ['es', 'hace falta como mínimo 1 persona.', 'hacen falta como mínimo 2 personas.'],
  ['en', 'at least 1 player.', 'at least 2 players.'],
] as const)('[R53] how many are needed agrees in number: %s', (lang, one, two) => {
  const say = speaker(lang, [messages[lang]], []);
  expect(say('too-few-seats', { min: 1 })).toContain(one);
  expect(say('too-few-seats', { min: 2 })).toContain(two);
});
