/**
 * What the house says in this language: its areas, but for those whose words come with them (speech.ts), then the room,
 * then what every form needs.
 */
import { ca as core } from '../../core/messages/ca.ts';
import type { Messages } from '../../core/phrase.ts';
import { ca as room } from '../../room/messages/ca.ts';

const areas = import.meta.glob<Readonly<Record<string, Messages>>>(
  ['../*/messages/ca.ts', '!../{account,library,manual,new,print,rivals,saved}/**'],
  { eager: true },
);

export const messages: Messages = Object.assign(
  {},
  core,
  room,
  ...Object.values(areas).map((area) => area['ca']),
);
