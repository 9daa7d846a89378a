/** How a table stands, as a sentence: whose turn it is, who won, or why it can't be opened. */
import type { Language, Phrase, Say } from '../../core/phrase.ts';
import type { Entry, EntrySeat } from '../../protocol/http.ts';

export function standing(entry: Entry): Phrase {
  const { phase, seats, toAct, winners, waiting, game, version } = entry;
  const seated = (of: readonly number[]) => of.flatMap((seat) => seats[seat] ?? []);
  if (entry.quarantined !== null) return whyQuarantined(entry.quarantined, game, version);
  if (phase === 'gathering') return { code: 'standing.gathering' };
  if (phase === 'over') return ending(seated(winners), seats);
  const mine = seated(toAct).filter((seat) => seat.mine);
  // With several people at this screen it matters which of them.
  const alone = seats.filter((seat) => seat.mine).length === 1;
  if (waiting && alone) return { code: 'standing.your-turn' };
  return { code: 'standing.turn', params: names(mine.length > 0 ? mine : seated(toAct)) };
}

/** A list does not know which thing is missing. */
function whyQuarantined(code: string, game: string, version: number): Phrase {
  const lacksContent = code === 'resource-missing' || code === 'asset-missing';
  return lacksContent ? { code: 'standing.resource-missing' } : { code, params: { game, version } };
}

/** Several may have won: a team, or those who share the first place. */
function ending(winners: readonly EntrySeat[], seats: readonly EntrySeat[]): Phrase {
  const alone = seats.filter((seat) => seat.mine).length === 1;
  if (winners.length === 0) return { code: 'standing.drawn' };
  if (!alone || !winners.some((seat) => seat.mine)) return naming('standing.won', winners);
  const others = winners.filter((seat) => !seat.mine);
  return others.length === 0 ? { code: 'standing.you-won' } : naming('standing.you-won-with', others);
}

const mostNames = 4;

/** A long list names the first and counts the rest. */
function naming(code: string, seats: readonly EntrySeat[]): Phrase {
  const { length: n } = seats;
  if (n <= mostNames) return { code, params: { ...names(seats), n } };
  const first = seats.slice(0, mostNames - 1).map(({ name }) => name);
  return { code: `${code}-more`, params: { who: first.join(', '), n: n - first.length } };
}

function names(seats: readonly EntrySeat[]) {
  return { who: { list: seats.map(({ name }) => name) } };
}

/** Everybody with their points and the level of rivals: "Aina 106, Zaida (hard) 102". */
export function players({ seats }: Entry, language: Language, say: Say): string {
  const number = new Intl.NumberFormat(language);
  return seats
    .map((seat) => [nameIn(seat, say), ...(seat.score === null ? [] : [number.format(seat.score)])].join(' '))
    .join(', ');
}

/** A rival has its level beside its name. */
function nameIn({ name, strength }: EntrySeat, say: Say): string {
  return strength === undefined ? name : say('standing.rival', { name, word: say(`strength.${strength}`) });
}

/** Whom I play with: everybody but the only seat of mine. */
export function companions({ seats }: Entry, language: Language, say: Say): string | null {
  const mine = seats.filter((seat) => seat.mine);
  const others = mine.length === 1 ? seats.filter((seat) => !seat.mine) : seats;
  if (others.length === 0) return null;
  return new Intl.ListFormat(language).format(others.map((seat) => nameIn(seat, say)));
}

/** Between two "106 to 102", mine first; among more, how I stand beside the best of the others. */
export function scoreLine({ seats }: Entry, say: Say): string | null {
  const sorted = seats.toSorted((a, b) => Number(b.mine) - Number(a.mine));
  const scores = sorted.map(({ score }) => score);
  if (scores.length < 2 || !scores.every((score) => score !== null)) return null;
  const [n, ...others] = scores as [number, ...number[]];
  const most = Math.max(...others);
  if (others.length === 1) return say('standing.points', { n, most });
  if (!sorted[0]!.mine || sorted[1]!.mine) return null;
  return say(n > most ? 'standing.ahead' : n === most ? 'standing.level' : 'standing.behind', { n, most });
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
