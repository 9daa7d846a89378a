/** Everything the page says in this language: what its areas say, then the room, then what every form needs. */
import { es as core } from '../../core/messages/es.ts';
import type { Messages } from '../../core/phrase.ts';
import { es as room } from '../../room/messages/es.ts';

const areas = import.meta.glob<Readonly<Record<string, Messages>>>('../*/messages/es.ts', { eager: true });

export const messages: Messages = Object.assign(
  {},
  core,
  room,
  ...Object.values(areas).map((area) => area['es']),
);
