/**
 * What the house says in this language: its areas, but for those whose words come with them (speech.ts), then the room,
 * then what every form needs.
 */
import { es as core } from '../../core/messages/es.ts';
import type { Messages } from '../../core/phrase.ts';
import { es as room } from '../../room/messages/es.ts';

const areas = import.meta.glob<Readonly<Record<string, Messages>>>(
  ['../*/messages/es.ts', '!../{account,library,manual,new,print,rivals,saved}/**'],
  { eager: true },
);

export const messages: Messages = Object.assign(
  {},
  core,
  room,
  ...Object.values(areas).map((area) => area['es']),
);
