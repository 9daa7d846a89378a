/** Events and summaries for the tests and measurements of stores. */

import type { Summary } from '../../host/store.ts';
import type { Event } from '../../room/event.ts';

export function event(seq: number, over: Partial<Event> = {}): Event {
  const body = { kind: 'moved', seat: seq % 2, text: `8H QUIXOTRY ${seq}` } as const;
  return { seq, at: 1_795_000_000_000 + seq, actor: 'p-anna', cmd: `c${seq}`, body, ...over };
}

/** The first event of a table that is played with content of these hashes, by kind. */
export function created(hashes: Readonly<Record<string, string>>): Event {
  const options = {};
  const named = Object.entries(hashes).map(([kind, hash]) => [kind, { hash, name: kind }]);
  const resources = Object.fromEntries(named);
  const made = { name: 'Dissabte', game: 'kenken', version: 1, options, seed: 's', hints: null } as const;
  return event(1, { body: { kind: 'created', ...made, resources, owner: 'p-anna', origin: 'import' } });
}

/** As many events as asked for, from `first` on. */
export function events(first: number, count: number): readonly Event[] {
  return Array.from({ length: count }, (_, at) => event(first + at));
}

export function summary(over: Partial<Summary> = {}): Summary {
  return {
    game: 'rolit',
    version: 1,
    name: 'Dissabte',
    owner: 'p-anna',
    origin: 'new',
    phase: 'playing',
    seats: [seat('Anna', 'p-anna'), seat('Bernat', 'p-bernat')],
    toAct: [0],
    winners: [],
    moves: 4,
    created: 1_795_000_000_000,
    updated: 1_795_000_000_000,
    seq: 1,
    setAside: null,
    ...over,
  };
}

export function seat(name: string, player: string | null): Summary['seats'][number] {
  return { name, bot: player === null ? 'strong' : null, player, score: 12 };
}
