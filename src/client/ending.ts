/** How a game ended, for whoever sits before a screen: who won and by how much, why it is over, in what time, with what help. */
import type { Margin, Outcome, Standing } from '../core/game.ts';
import type { Params, Phrase } from '../core/phrase.ts';
import type { Seat } from '../core/seat.ts';
import type { Screen } from '../room/screen.ts';
import { clockText } from './clock.ts';
import type { TableClient } from './table.ts';

export type Ending = {
  /** The sentence that matters most. */
  readonly lead: Phrase;
  readonly rest: readonly Phrase[];
};

type Ended = Pick<TableClient, 'screen' | 'people'>;

/** Null while the game goes on. */
export function endingOf(table: Ended): Ending | null {
  const { outcome } = table.screen;
  if (!outcome) return null;
  const lead = leadOf(outcome, table);
  const reason = lead === outcome.reason ? [] : [outcome.reason];
  return { lead, rest: [...reason, ...circumstances(table)] };
}

/** Where nobody won, or one plays alone, the game itself says what became of it. */
function leadOf(outcome: Outcome, table: Ended): Phrase {
  const { winners, standings, reason, by } = outcome;
  if (winners.length === 0) return reason;
  if (table.screen.seats.length === 1) return by ? withMargin('end.done', { who: { seat: 0 } }, by) : reason;
  const sides = standings.filter(({ seats }) => seats.some((seat) => winners.includes(seat)));
  return sides.length > 1 ? shared(sides, outcome, table) : won(sides[0]!, outcome, table);
}

function won({ team, seats }: Standing, { winners, by }: Outcome, { people }: Ended): Phrase {
  const who = seats.filter((seat) => winners.includes(seat));
  if (team === null) return withMargin('end.won', { who: { seats: who }, n: who.length }, by);
  const isOurs = people.length > 0 && people.every((seat) => who.includes(seat));
  return isOurs ? withMargin('end.won-team', {}, by) : withMargin('end.team', { team }, by);
}

/** Several sides are first: those who are not mine are named. */
function shared(sides: readonly Standing[], { winners, by }: Outcome, { screen, people }: Ended): Phrase {
  const isMine = ({ seats }: Standing) =>
    people.length > 0 && people.every((seat) => seats.includes(seat) && winners.includes(seat));
  const mine = sides.find(isMine);
  const names = sides.filter((side) => side !== mine).map((side) => sideName(side, winners, screen));
  const code = mine === undefined ? 'end.shared' : mine.team === null ? 'end.shared-you' : 'end.shared-team';
  return withMargin(code, { who: { list: names } }, by);
}

function sideName({ team, seats }: Standing, winners: readonly Seat[], screen: Screen): string {
  const [first] = seats.filter((seat) => winners.includes(seat));
  return team ?? screen.seats[first!]!.name;
}

function withMargin(code: string, params: Params, by: Margin | undefined): Phrase {
  return { code, params: { ...params, by: by ? { say: by.code, with: by.params } : '' } };
}

/** The time, and the help that those before this screen had. */
function circumstances({ screen, people }: Ended): readonly Phrase[] {
  const hints = people.reduce((sum, seat) => sum + (screen.seats[seat]?.hintsUsed ?? 0), 0);
  return [
    { code: 'end.took', params: { time: clockText(screen.playedMs) } },
    ...(hints > 0 ? [{ code: 'end.hints', params: { n: hints } }] : []),
    ...(screen.undone ? [{ code: 'end.undone' }] : []),
  ];
}
