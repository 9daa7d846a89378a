/** A table as lists show it, in words. */
import type { Phrase, Say } from '../core/phrase.ts';
import type { Entry } from './roomaccess.ts';
import { clean } from './text.ts';

export function entryTitle({ name, game }: Entry, say: Say): string {
  const title = say('name');
  return `${clean(name)} · ${title === 'name' ? clean(game) : title}`;
}

/** Who plays with which points, and how it stands; or why it can't be played any more. */
export function entryDetail(entry: Entry, say: Say): string {
  if (entry.quarantined !== null) {
    const { game, version } = entry;
    return say(entry.quarantined, { game, version, kind: '?' });
  }
  const players = entry.seats.map(({ name, score }) => [clean(name), score ?? []].flat().join(' '));
  const { code, params } = standing(entry);
  return [...(players.length > 0 ? [players.join(', ')] : []), say(code, params)].join(' · ');
}

/** When something last happened there. */
export function entryDate({ updated }: Entry, locale: string): string {
  return dateText(updated, locale);
}

export function dateText(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(at);
}

function standing({ phase, waiting, seats, toAct, winners, moves }: Entry): Phrase {
  const names = (of: readonly number[]) => ({ list: of.map((seat) => seats[seat]?.name ?? '') });
  if (phase === 'gathering') return { code: 'list.gathering' };
  if (phase === 'over') {
    const { length: n } = winners;
    return n === 0 ? { code: 'list.drawn' } : { code: 'list.won', params: { n, who: names(winners) } };
  }
  if (waiting && seats.filter(({ mine }) => mine).length === 1)
    return { code: 'list.your-turn', params: { moves } };
  return { code: 'list.turn', params: { moves, who: names(toAct) } };
}
