/** A table in line mode: the whole board once, then only its lines that have changed; `/board` writes it again. */

import { clockText } from '../../client/clock.ts';
import { dealText } from '../deal.ts';
import type { TableInput } from '../input.ts';
import { settingsText } from '../settings.ts';
import { sharedText } from '../share.ts';
import { rows, rowText } from '../standings.ts';
import { endKeys, newsPhrases, sentences, turnStatus } from '../status.ts';
import { wrap } from '../text.ts';
import type { Desk } from './desk.ts';
import { hearGathering, showGathering } from './gathering.ts';

/** What was last written, so that a mere answer does not bring the board again, and a move only what it changed. */
export type Shown = {
  readonly input: TableInput;
  readonly key: string;
  /** For whose eyes, and in which language. */
  readonly whose: string;
  /** The lines of the board, and those of the seats. */
  readonly board: readonly string[];
  readonly seats: readonly string[];
};

/** What would be written anew. */
export function keyOf({ client }: Desk, input: TableInput): string {
  const { seq, seat } = input.table.screen;
  return JSON.stringify([seq, seat, input.controller.awaited, client.lang]);
}

export function showTable(desk: Desk, input: TableInput, before: Shown | null): Shown {
  const { seats, phase } = input.table.screen;
  const now = shownOf(desk, input);
  const { say } = input;
  const changed = before?.input !== input || before.key !== now.key;
  if (phase === 'gathering') showGathering(desk, input);
  else if (input.controller.awaited !== null) {
    if (changed) desk.wipe();
    desk.write('', say('play.cover', { who: seats[input.controller.awaited]!.name }), say('play.cover-keys'));
  } else {
    if (changed) writeTable(desk, now, before);
    writeStatus(desk, input);
  }
  return now;
}

function shownOf(desk: Desk, input: TableInput): Shown {
  const { table, say, controller } = input;
  const { view, seat, phase } = table.screen;
  const drawn = view === null ? '' : table.rules.renderText(view, desk.pen(say));
  return {
    input,
    key: keyOf(desk, input),
    whose: JSON.stringify([seat, phase, controller.awaited, desk.client.lang]),
    board: drawn.split('\n'),
    seats: (table.rules.drawsSeats && !table.screen.outcome ? [] : rows(input)).map((row) =>
      rowText(row, Math.min(desk.width, 40)).trimEnd(),
    ),
  };
}

/** All of it for other eyes, or where most of it is new. */
function newLines(now: readonly string[], before: readonly string[] | null): readonly string[] {
  const changed = now.filter((line, at) => line !== before?.[at] && line.trim() !== '');
  return before === null || changed.length > now.length / 2 ? now : changed;
}

function writeTable(desk: Desk, now: Shown, before: Shown | null): void {
  const { write, width } = desk;
  const { input } = now;
  const { table, say } = input;
  const seen = before?.input === input && before.whose === now.whose ? before : null;
  write('');
  if (!seen) writeHead(desk, input, before?.input !== input);
  for (const phrase of newsPhrases(table)) write(...wrap(say(phrase.code, phrase.params), width));
  const gap = seen ? [] : [''];
  if (table.screen.view !== null) write(...gap, ...newLines(now.board, seen?.board ?? null));
  write(...gap, ...newLines(now.seats, seen?.seats ?? null), ...gap);
  const deal = dealText(input);
  if (deal !== '') write(...wrap(deal, width), '');
  const shared = sharedText(input);
  if (shared !== null) write(shared, '');
}

/** The first time with what was chosen for it. */
function writeHead({ write, pen, width }: Desk, input: TableInput, isNew: boolean): void {
  const { say, table } = input;
  const { name, hintsLeft } = table.screen;
  const hints = hintsLeft === null ? [] : [say('play.hints-left', { n: hintsLeft })];
  write(pen(say).paint([say('name'), name, clockText(table.clock()), ...hints].join(' · '), 'strong'));
  const settings = isNew ? settingsText(input) : '';
  if (settings !== '') write(...wrap(settings, width));
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
