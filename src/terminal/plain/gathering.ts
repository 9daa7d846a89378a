/** A table that waits for its players, in line mode. */
import type { TableInput } from '../input.ts';
import { sentences, turnStatus } from '../status.ts';
import { wrap } from '../text.ts';
import type { Desk } from './desk.ts';
import { answerIn, hearSeats, showQuestion, showSeats } from './making.ts';
import { readTyped } from './typed.ts';

export function showGathering(desk: Desk, input: TableInput): void {
  const { say, table, seating, controller } = input;
  const { write, pen, width } = desk;
  if (seating.questions) {
    showQuestion(desk, seating.questions, [], say);
    return;
  }
  const { id, invite: url } = table;
  write('', pen(say).paint([say('name'), table.screen.name, say('gather.title')].join(' · '), 'strong'));
  if (url !== null) write(...wrap(say('gather.invite', { id, url }), width));
  showSeats(desk, seating, say);
  write('', sentences(controller.notice?.phrases ?? turnStatus(table).phrases, say));
  write(say(table.screen.owner ? 'plain.gather-owner' : 'plain.gather'));
}

export async function hearGathering(desk: Desk, input: TableInput, line: string): Promise<void> {
  const { say, table, seating, guide } = input;
  const typed = readTyped(line, say);
  const { questions } = seating;
  input.controller.tell([]);
  if (typed.is('plain.back', 'back') && seating.back()) return;
  if (questions) await seating.answer(answerIn(questions, [], line, say));
  else if (line.startsWith('/')) await input.submit(line);
  else if (typed.is('cmd.leave', 'leave')) guide.leave();
  else if (typed.is('plain.start', 'start')) await input.start();
  else if (!(await hearSeats(seating, typed)) && typed.word !== '')
    desk.write(say('plain.not-understood', { text: line }));
  // A script that has sat down goes on when the game begins.
  const waits = !desk.isTyped && !table.screen.owner && table.people.length > 0 && !seating.questions;
  if (waits) await input.until(() => table.screen.phase !== 'gathering' || table.gone !== null);
  await table.fresh();
}
