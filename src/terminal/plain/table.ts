/** A table in line mode: the board is written again whenever something happened. */

import { clockText } from '../../client/clock.ts';
import type { Session } from '../session.ts';
import { settingsText } from '../settings.ts';
import { sharedText } from '../share.ts';
import { rows, rowText } from '../standings.ts';
import { endKeys, sentences, turnStatus } from '../status.ts';
import { wrap } from '../text.ts';
import type { Desk } from './desk.ts';
import { hearGathering, showGathering } from './gathering.ts';

/** What was last written, so that a mere answer does not bring the board again. */
export type Shown = { readonly session: Session; readonly key: string };

/** What would be written anew. */
export function keyOf({ client }: Desk, session: Session): string {
  const { seq, hand } = session.table.screen;
  return JSON.stringify([seq, hand, session.awaited, client.lang]);
}

export function showTable(desk: Desk, session: Session, before: Shown | null): Shown {
  const { seats, phase } = session.table.screen;
  const key = keyOf(desk, session);
  const { say } = session;
  const changed = before?.session !== session || before.key !== key;
  if (phase === 'gathering') showGathering(desk, session);
  else if (session.awaited !== null) {
    if (changed) desk.wipe();
    desk.write('', say('play.cover', { who: seats[session.awaited]!.name }), say('play.cover-keys'));
  } else {
    if (changed) writeTable(desk, session, before?.session !== session);
    writeStatus(desk, session);
  }
  return { session, key };
}

/** The first time with what was chosen for it. */
function writeTable({ write, pen, width }: Desk, session: Session, isNew: boolean): void {
  const { say, table } = session;
  const { name, view, hintsLeft } = table.screen;
  const drawn = pen(say);
  const hints = hintsLeft === null ? [] : [say('play.hints-left', { n: hintsLeft })];
  write('', drawn.paint([say('name'), name, clockText(table.clock()), ...hints].join(' · '), 'strong'));
  const settings = isNew ? settingsText(session) : '';
  if (settings !== '') write(...wrap(settings, width));
  for (const phrase of table.news) write(...wrap(say(phrase.code, phrase.params), width));
  if (view !== null) write('', table.rules.renderText(view, drawn));
  write('', ...rows(session).map((row) => rowText(row, Math.min(width, 40)).trimEnd()), '');
  const shared = sharedText(session);
  if (shared !== null) write(shared, '');
}

function writeStatus({ write, pen }: Desk, session: Session): void {
  const { say, confirmation, table } = session;
  const turn = turnStatus(table);
  const { phrases, tone } = session.status ?? turn;
  const text = sentences(confirmation ? [confirmation.phrase] : phrases, say);
  write(tone === 'plain' || confirmation ? text : pen(say).paint(text, tone));
  if (confirmation) return;
  if (session.status && !session.isOver) write(sentences(turn.phrases, say));
  if (session.isOver) write(endKeys(session));
}

export async function hearTable(desk: Desk, session: Session, line: string): Promise<void> {
  const { table, say } = session;
  if (table.screen.phase === 'gathering') return hearGathering(desk, session, line);
  await session.submit(line);
  await table.fresh();
  // Whoever waits for other people may want to say something meanwhile; a script can't do anything with that.
  const isFree = desk.isTyped && table.screen.others;
  if (session.isSettled || table.people.length === 0 || isFree) return;
  desk.write(sentences(turnStatus(table).phrases, say));
  await session.whenSettled();
  await table.fresh();
}
