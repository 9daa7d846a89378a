/** What a table says to whoever sits before it: first the sentence that matters most, then what follows from it. */
import { isOnlyWatching } from '../../client/botmatch.ts';
import type { TableController } from '../../client/controller.ts';
import { endingOf } from '../../client/ending.ts';
import type { TableClient } from '../../client/table.ts';
import type { Phrase, Say } from '../../core/phrase.ts';

export type Status = {
  readonly lead: Phrase;
  readonly rest: readonly Phrase[];
  readonly tone: 'turn' | 'plain' | 'bad';
};

export function statusOf(controller: TableController): Status {
  const { table, notice } = controller;
  if (table.connection !== 'open') return lost(table);
  if (notice?.tone === 'bad' && notice.phrases[0])
    return { lead: notice.phrases[0], rest: notice.phrases.slice(1), tone: 'bad' };
  const { lead, tone } = leadOf(controller);
  const follows = notice ? notice.phrases : rest(controller);
  const more = follows.filter((phrase) => phrase !== lead);
  if (isOnlyWatching(table)) return { lead: { code: 'table.watching' }, rest: [lead, ...more], tone };
  return { lead, rest: more, tone };
}

function lost({ waiting, connection }: TableClient): Status {
  const more =
    waiting > 0 ? [{ code: 'table.sending', params: { n: waiting } }] : [{ code: 'table.nothing-lost' }];
  return {
    lead: { code: connection === 'connecting' ? 'table.connecting' : 'table.away' },
    rest: more,
    tone: 'bad',
  };
}

function leadOf(controller: TableController): Pick<Status, 'lead' | 'tone'> {
  const { table, awaited, isMyTurn } = controller;
  const { phase, paused, seat, toAct, request } = table.screen;
  const plain = (code: string, params: Phrase['params'] = {}) => ({
    lead: { code, params },
    tone: 'plain' as const,
  });
  const ending = endingOf(table);
  if (ending) return { lead: ending.lead, tone: 'turn' };
  if (phase === 'gathering') return plain('table.gathering');
  if (request?.mine) return plain(`table.${request.what}-asked`);
  if (paused) return plain('table.paused');
  if (awaited !== null)
    return { lead: { code: 'table.hand-over', params: { who: { seat: awaited } } }, tone: 'turn' };
  if (seat !== null && toAct.includes(seat)) return { lead: yourTurn(controller, seat), tone: 'turn' };
  if (table.thinking !== null) return plain('table.thinking', { who: { seat: table.thinking } });
  return isMyTurn ? plain('table.your-turn') : plain('table.waiting', { who: { seats: toAct } });
}

/** With several people at this screen it matters who is meant; who plays alone need not be told whose turn it is. */
function yourTurn(controller: TableController, seat: number): Phrase {
  const { people, screen } = controller.table;
  if (people.length > 1) return { code: 'table.your-turn-name', params: { who: { seat } } };
  const task = screen.seats.length === 1 ? taskOf(controller) : null;
  return task ?? { code: 'table.your-turn' };
}

function taskOf({ table, mayMove }: TableController): Phrase | null {
  const { rules, screen } = table;
  return mayMove ? (rules.task?.(screen.view) ?? null) : null;
}

function rest(controller: TableController): readonly Phrase[] {
  const { table, mayMove, awaited } = controller;
  const { view, phase, paused, seats } = table.screen;
  if (phase !== 'playing' || paused || awaited !== null || view === null) return [];
  const task = seats.length > 1 ? taskOf(controller) : null;
  return [...(task ? [task] : []), ...(mayMove ? sinceMine(table) : lastOf(table))];
}

/** What the others did since: one of them in full; of several, who has played, since the board and its list show the rest. */
function sinceMine({ news, screen }: TableClient): readonly Phrase[] {
  const others = news.filter(({ seat }) => seat !== screen.seat);
  const left = others.filter(({ gaveUp }) => gaveUp).flatMap(({ phrases }) => phrases);
  const played = others.filter(({ gaveUp }) => !gaveUp);
  const seats = [...new Set(played.map(({ seat }) => seat))];
  if (seats.length > 1) return [...left, { code: 'play.have-played', params: { who: { seats } } }];
  return [...left, ...(played.at(-1)?.phrases ?? [])];
}

/** While others move, the last that one of them did. */
function lastOf({ news, screen }: TableClient): readonly Phrase[] {
  const last = news.at(-1);
  return last && last.seat !== screen.seat ? last.phrases : [];
}

/** Everything at once, for the live region: also what one's own move brought, and every move of the others in full. */
export function spoken(controller: TableController, say: Say): string {
  const { lead, rest: more } = statusOf(controller);
  const told = [...happened(controller), ...more, lead].map(({ code, params }) => say(code, params));
  return [...new Set(told)].join(' ');
}

function happened(controller: TableController): readonly Phrase[] {
  const { table, notice, awaited, mayMove, hints } = controller;
  const { paused, view, phase } = table.screen;
  if (table.connection !== 'open' || notice || paused || awaited !== null || view === null) return [];
  if (hints?.[0]) return [hints[0].reason];
  const last = table.news.at(-1)?.phrases ?? [];
  if (phase === 'over') return [...last, ...(endingOf(table)?.rest ?? [])];
  return mayMove ? table.news.flatMap(({ phrases }) => phrases) : last;
}
