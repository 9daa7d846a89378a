import { expect, it } from 'vitest';
import { speaker } from '../../core/phrase.ts';
import { game as rolit } from '../../games/rolit/index.ts';
import { messages } from '../../games/rolit/messages/index.ts';
import { changeable } from './changeable.ts';
import { ca } from './messages/ca.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';

const own = { ca, es, en };

it.each([
  ['ca', 'Canvia nom o color', 'Canvia nom, color o equip', 'Canvia nom'],
  ['es', 'Cambiar nombre o color', 'Cambiar nombre, color o equipo', 'Cambiar nombre'],
  ['en', 'Change name or colour', 'Change name, colour, or team', 'Change name'],
] as const)('[R30] a seat says what can be changed of it: %s', (language, alone, teams, plain) => {
  const say = speaker(language, [own[language], messages[language]], []);
  const said = (what: string) => say('table.change-seat', { what });
  const options = { variant: 'free', shape: 'SM', mode: 'classic', teams: ['Sol', 'Luna'] };
  expect(said(changeable(rolit.seatForm(options, []), language, say))).toBe(alone);
  expect(said(changeable(rolit.seatForm({ ...options, mode: 'teams' }, []), language, say))).toBe(teams);
  expect(said(changeable([], language, say))).toBe(plain);
});
