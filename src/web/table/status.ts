/** What a table says to whoever sits before it: first the sentence that matters most, then what follows from it. */

import type { TableController } from '../../client/controller.ts';
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
  return { lead, rest: notice ? notice.phrases : rest(controller), tone };
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

function leadOf({ table, awaited, isMyTurn }: TableController): Pick<Status, 'lead' | 'tone'> {
  const { outcome, phase, paused, seat, toAct, request } = table.screen;
  const plain = (code: string, params: Phrase['params'] = {}) => ({
    lead: { code, params },
    tone: 'plain' as const,
  });
  if (outcome) return { lead: winners(outcome.winners, table), tone: 'turn' };
  if (phase === 'gathering') return plain('table.gathering');
  if (request?.mine) return plain(`table.${request.what}-asked`);
  if (paused) return plain('table.paused');
  if (awaited !== null)
    return { lead: { code: 'table.hand-over', params: { who: { seat: awaited } } }, tone: 'turn' };
  if (seat !== null && toAct.includes(seat)) return { lead: yourTurn(table, seat), tone: 'turn' };
  if (table.thinking !== null) return plain('table.thinking', { who: { seat: table.thinking } });
  return isMyTurn ? plain('table.your-turn') : plain('table.waiting', { who: { seats: toAct } });
}

/** With several people at this screen it matters who is meant. */
function yourTurn({ people }: TableClient, seat: number): Phrase {
  return people.length > 1
    ? { code: 'table.your-turn-name', params: { who: { seat } } }
    : { code: 'table.your-turn' };
}

function winners(won: readonly number[], { people }: TableClient): Phrase {
  if (won.length === 0) return { code: 'table.won-nobody' };
  if (people.length === 1 && won.includes(people[0]!))
    return { code: won.length === 1 ? 'table.won-you' : 'table.won-you-too' };
  return { code: 'table.won', params: { n: won.length, who: { seats: won } } };
}

function rest({ table, mayMove, awaited }: TableController): readonly Phrase[] {
  const { outcome, view, phase, paused } = table.screen;
  if (outcome) return [outcome.reason];
  if (phase !== 'playing' || paused || awaited !== null || view === null) return [];
  const task = mayMove ? (table.rules.task?.(view) ?? null) : null;
  return [...table.news.slice(-2), ...(task ? [task] : [])];
}

/** Everything at once, for the live region. */
export function spoken(controller: TableController, say: Say): string {
  const { lead, rest: more } = statusOf(controller);
  const told = [...more.filter(({ code }) => code !== lead.code), lead];
  return told.map(({ code, params }) => say(code, params)).join(' ');
}
