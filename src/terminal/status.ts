/** What a table says to its player in words: answers, whose turn it is, how it ended. */

import { isOnlyWatching } from '../client/botmatch.ts';
import { endingOf } from '../client/ending.ts';
import type { TableClient } from '../client/table.ts';
import type { Phrase, Say } from '../core/phrase.ts';
import { type CommandId, commandName } from './commands.ts';

/** The line above the input. */
export type Status = {
  readonly phrases: readonly Phrase[];
  readonly tone: 'plain' | 'good' | 'bad';
  /** The game whose words come first, where there is no table that tells. */
  readonly game?: string | null;
};

/** What can be done when it is over. */
export function endKeys({ table, say }: { readonly table: TableClient; readonly say: Say }): string {
  const own: readonly CommandId[] = [
    ...(table.screen.daily === null ? [] : (['share'] as const)),
    ...(table.rules.reviewableSeats ? (['review'] as const) : []),
  ];
  const isDealt = table.game.isDealt?.(table.screen.options) && !table.screen.others;
  const same = isDealt && table.screen.daily === null ? (['same'] as const) : [];
  return [...own, 'again' as const, ...same, 'replay' as const, 'leave' as const]
    .map((id) => `/${commandName(id, say)}`)
    .join(' · ');
}

/** Whose turn it is, or how the game ended; before that, whatever keeps it from going on. */
export function turnStatus(table: TableClient): Status {
  const { paused, view, seat, toAct, request, phase } = table.screen;
  if (table.connection !== 'open') return { phrases: lost(table), tone: 'bad' };
  const ending = endingOf(table);
  if (ending) return { phrases: [ending.lead, ...ending.rest], tone: 'good' };
  if (phase === 'gathering') return { phrases: [{ code: gathering(table) }], tone: 'plain' };
  if (request?.waiting) {
    const asks = { code: `${request.what}.asks`, params: { who: { seat: request.by } } };
    return { phrases: [asks], tone: 'good' };
  }
  if (request?.mine) return { phrases: [{ code: `${request.what}.asked` }], tone: 'plain' };
  if (paused)
    return { phrases: [{ code: view === null ? 'play.paused' : 'play.paused-show' }], tone: 'plain' };
  if (seat !== null && toAct.includes(seat)) return { phrases: yourTurn(table, seat), tone: 'good' };
  const waits = waiting(table);
  return { phrases: isOnlyWatching(table) ? [{ code: 'play.watching' }, waits] : [waits], tone: 'plain' };
}

function waiting({ thinking, screen }: TableClient): Phrase {
  if (thinking !== null) return { code: 'play.thinking', params: { who: { seat: thinking } } };
  return { code: 'play.waiting', params: { who: { seats: screen.toAct } } };
}

function yourTurn({ rules, screen }: TableClient, seat: number): readonly Phrase[] {
  const task = screen.view === null ? null : (rules.task?.(screen.view) ?? null);
  const turn = { code: 'play.your-turn', params: { who: { seat } } };
  return task ? [turn, task] : [turn];
}

function lost({ waiting }: TableClient): readonly Phrase[] {
  const more = { code: 'wire.waiting', params: { n: waiting } };
  return waiting > 0 ? [{ code: 'wire.lost' }, more] : [{ code: 'wire.lost' }];
}

function gathering({ screen, people }: TableClient): string {
  if (screen.owner) return 'gather.start';
  return people.length > 0 ? 'gather.wait' : 'gather.sit';
}

/** What happened since the active seat last moved. */
export function newsPhrases({ news }: TableClient): readonly Phrase[] {
  return news.flatMap(({ phrases }) => phrases);
}

export function sentences(phrases: readonly Phrase[], say: Say): string {
  return phrases.map(({ code, params }) => say(code, params)).join(' ');
}
