/** What is told as it happens: moves of others, a wire that was cut, that something is being loaded. */
import { type Client, loadingText } from '../client.ts';
import type { TableInput } from '../input.ts';
import { sentences, turnStatus } from '../status.ts';
import type { Desk } from './desk.ts';

type Seen = { readonly kind: string; readonly seq: number; readonly isCut: boolean };

/** `news` is called when the table looks different and nobody is just doing something there. */
export function commentary({ client, write }: Pick<Desk, 'client' | 'write'>, news: () => void): () => void {
  let before: Seen = seen(client);
  return () => {
    if (isOnItsWay(client)) return;
    const now = seen(client);
    const past = before;
    before = now;
    const { place } = client;
    if (place.kind === 'loading' && now.kind !== past.kind) write(loadingText(place, client.say()));
    if (place.kind !== 'table') return;
    const { input } = place;
    if (now.isCut && !past.isCut) write(sentences(turnStatus(input.table).phrases, input.say));
    if (past.isCut && !now.isCut) write(input.say('wire.back'));
    if (now.seq === past.seq && now.kind === past.kind) return;
    if (isBotMatch(input)) tellLast(input, write);
    else news();
  };
}

/** Bots play among themselves: a line a move. */
export function isBotMatch({ table }: TableInput): boolean {
  return table.screen.phase !== 'gathering' && table.screen.seats.every(({ bot }) => bot !== null);
}

function tellLast({ table, say }: TableInput, write: Desk['write']): void {
  const last = table.news.at(-1);
  if (last) write(sentences(last.phrases, say));
}

function seen({ place }: Client): Seen {
  if (place.kind === 'loading' && place.isPreparing) return { kind: 'preparing', seq: 0, isCut: false };
  if (place.kind !== 'table') return { kind: place.kind, seq: 0, isCut: false };
  const { screen, connection } = place.input.table;
  return { kind: place.kind, seq: screen.seq, isCut: connection === 'away' };
}

/** A screen that is not here yet is no news. */
function isOnItsWay({ place }: Client): boolean {
  if (place.kind !== 'table') return false;
  const { phase, paused, view } = place.input.table.screen;
  return phase === 'playing' && !paused && view === null;
}
