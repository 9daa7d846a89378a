/**
 * Events as earlier programs wrote them, read as today's. A log that was begun in one format may be continued in the
 * next, so every event is known by its own shape; nothing that is stored is written again.
 *
 * Format 1 had a kind of event for each answer to somebody who asked to undo. Before a game could have several games of
 * the day, a log said the day only.
 */
import type { Event, EventBody } from './event.ts';

/** Which game of the day it was when a table did not say: there was one, the code of Mastermind. */
const onlyDailyKey = 'code';

/** Of table files; a log has no format of its own. */
export const fileFormats = [1, 2] as const;

export type EarlierBody =
  | { readonly kind: 'undo-asked'; readonly to: number }
  | { readonly kind: 'undo-agreed' }
  | { readonly kind: 'undo-declined' };

/** An event of any format. */
export type StoredEvent = Omit<Event, 'body'> & { readonly body: EventBody | EarlierBody };

export function upgrade({ body, ...rest }: StoredEvent): Event {
  return { ...rest, body: upgradeBody(body) };
}

function upgradeBody(body: StoredEvent['body']): EventBody {
  switch (body.kind) {
    case 'undo-asked':
      return { kind: 'asked', what: 'undo', to: body.to };
    case 'undo-agreed':
      return { kind: 'answered', agree: true };
    case 'undo-declined':
      return { kind: 'answered', agree: false };
    case 'created':
      return withDailyKey(body);
    default:
      return body;
  }
}

/** A log or a summary of a day also says which of its game's. */
export function withDailyKey<T extends { readonly daily?: string; readonly dailyKey?: string }>(of: T): T {
  return of.daily === undefined || of.dailyKey !== undefined ? of : { ...of, dailyKey: onlyDailyKey };
}
