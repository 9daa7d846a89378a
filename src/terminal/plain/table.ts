/** A table in line mode: the board is written again whenever something happened. */

import { clockText } from '../../client/clock.ts';
import type { TableInput } from '../input.ts';
import { settingsText } from '../settings.ts';
import { sharedText } from '../share.ts';
import { rows, rowText } from '../standings.ts';
import { endKeys, newsPhrases, sentences, turnStatus } from '../status.ts';
import { wrap } from '../text.ts';
import type { Desk } from './desk.ts';
import { hearGathering, showGathering } from './gathering.ts';

/** What was last written, so that a mere answer does not bring the board again. */
export type Shown = { readonly input: TableInput; readonly key: string };

/** What would be written anew. */
export function keyOf({ client }: Desk, input: TableInput): string {
  const { seq, seat } = input.table.screen;
  return JSON.stringify([seq, seat, input.controller.awaited, client.lang]);
}

export function showTable(desk: Desk, input: TableInput, before: Shown | null): Shown {
  const { seats, phase } = input.table.screen;
  const key = keyOf(desk, input);
  const { say } = input;
  const changed = before?.input !== input || before.key !== key;
  if (phase === 'gathering') showGathering(desk, input);
  else if (input.controller.awaited !== null) {
    if (changed) desk.wipe();
    desk.write('', say('play.cover', { who: seats[input.controller.awaited]!.name }), say('play.cover-keys'));
  } else {
    if (changed) writeTable(desk, input, before?.input !== input);
    writeStatus(desk, input);
  }
  return { input, key };
}

/** The first time with what was chosen for it. */
function writeTable({ write, pen, width }: Desk, input: TableInput, isNew: boolean): void {
  const { say, table } = input;
  const { name, view, hintsLeft } = table.screen;
  const drawn = pen(say);
  const hints = hintsLeft === null ? [] : [say('play.hints-left', { n: hintsLeft })];
  write('', drawn.paint([say('name'), name, clockText(table.clock()), ...hints].join(' · '), 'strong'));
  const settings = isNew ? settingsText(input) : '';
  if (settings !== '') write(...wrap(settings, width));
  for (const phrase of newsPhrases(table)) write(...wrap(say(phrase.code, phrase.params), width));
  if (view !== null) write('', table.rules.renderText(view, drawn));
  write('', ...rows(input).map((row) => rowText(row, Math.min(width, 40)).trimEnd()), '');
  const shared = sharedText(input);
  if (shared !== null) write(shared, '');
}

function writeStatus({ write, pen }: Desk, input: TableInput): void {
  const { say, confirmation, table } = input;
  const turn = turnStatus(table);
  const { phrases, tone } = input.controller.notice ?? turn;
  const text = sentences(confirmation ? [confirmation.phrase] : phrases, say);
  write(tone === 'plain' || confirmation ? text : pen(say).paint(text, tone));
  if (confirmation) return;
  if (input.controller.notice && !input.controller.isOver) write(sentences(turn.phrases, say));
  if (input.controller.isOver) write(endKeys(input));
}

export async function hearTable(desk: Desk, input: TableInput, line: string): Promise<void> {
  const { table, say } = input;
  if (table.screen.phase === 'gathering') return hearGathering(desk, input, line);
  await input.submit(line);
  await table.fresh();
  // Whoever waits for other people may want to say something meanwhile; a script can't do anything with that.
  const isFree = desk.isTyped && table.screen.others;
  if (input.isSettled || table.people.length === 0 || isFree) return;
  desk.write(sentences(turnStatus(table).phrases, say));
  await input.whenSettled();
  await table.fresh();
}
