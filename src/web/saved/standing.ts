/** How a table stands, as a sentence: whose turn it is, who won, or why it can't be opened. */
import type { Language, Phrase, Say } from '../../core/phrase.ts';
import type { Entry, EntrySeat } from '../../protocol/http.ts';

export function standing(entry: Entry): Phrase {
  const { phase, seats, toAct, winners, waiting, game, version } = entry;
  const seated = (of: readonly number[]) => of.flatMap((seat) => seats[seat] ?? []);
  if (entry.quarantined !== null) return whyQuarantined(entry.quarantined, game, version);
  if (phase === 'gathering') return { code: 'saved.gathering' };
  if (phase === 'over') return ending(seated(winners), seats);
  const mine = seated(toAct).filter((seat) => seat.mine);
  // With several people at this screen it matters which of them.
  const alone = seats.filter((seat) => seat.mine).length === 1;
  if (waiting && alone) return { code: 'saved.your-turn' };
  return { code: 'saved.turn', params: names(mine.length > 0 ? mine : seated(toAct)) };
}

/** A list does not know which thing is missing. */
function whyQuarantined(code: string, game: string, version: number): Phrase {
  const lacksContent = code === 'resource-missing' || code === 'asset-missing';
  return lacksContent ? { code: 'saved.resource-missing' } : { code, params: { game, version } };
}

function ending(winners: readonly EntrySeat[], seats: readonly EntrySeat[]): Phrase {
  const alone = seats.filter((seat) => seat.mine).length === 1;
  if (winners.length === 0) return { code: 'saved.drawn' };
  if (alone && winners.length === 1 && winners[0]!.mine) return { code: 'saved.you-won' };
  return { code: 'saved.won', params: { ...names(winners), n: winners.length } };
}

function names(seats: readonly EntrySeat[]): { readonly who: string } {
  return { who: seats.map(({ name }) => name).join(', ') };
}

/** Everybody with their points: "Aina 106, Marcel 102". */
export function players({ seats }: Entry, language: Language): string {
  const number = new Intl.NumberFormat(language);
  return seats
    .map(({ name, score }) => (score === null ? name : `${name} ${number.format(score)}`))
    .join(', ');
}

/** Whom I play with: everybody but the only seat of mine. */
export function companions({ seats }: Entry, language: Language): string | null {
  const mine = seats.filter((seat) => seat.mine);
  const others = mine.length === 1 ? seats.filter((seat) => !seat.mine) : seats;
  if (others.length === 0) return null;
  return new Intl.ListFormat(language).format(others.map(({ name }) => name));
}

/** "106 to 102", where there are few enough to be read so; mine first. */
export function scoreLine({ seats }: Entry, say: Say): string | null {
  const scores = seats.toSorted((a, b) => Number(b.mine) - Number(a.mine)).map(({ score }) => score);
  if (scores.length < 2 || scores.length > 4 || scores.some((score) => score === null)) return null;
  return scores.map((score) => say('saved.points', { n: score! })).join(say('saved.to'));
}

/** "today, 18:05", "yesterday, 9:30", "3 November". */
export function moment(at: number, now: number, locale: string): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at);
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (days === 0 || days === 1) return `${near.format(-days, 'day')}, ${time}`;
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const long: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };
  return new Intl.DateTimeFormat(locale, sameYear ? long : { ...long, year: 'numeric' }).format(at);
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
