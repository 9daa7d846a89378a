/** A new table in line mode: one question after the other. */
import type { ResourceList } from '../../client/resourcelist.ts';
import type { Say } from '../../core/phrase.ts';
import { sayOr } from '../language.ts';
import type { NewTable } from '../newtable.ts';
import { answerText, kindHelp, type Option, optionsOf, type Questions, readAnswer } from '../questions.ts';
import type { Seating } from '../seating.ts';
import { seatLines } from '../standings.ts';
import type { Desk } from './desk.ts';
import { readTyped, type Typed } from './typed.ts';

export function showMaking(desk: Desk, making: NewTable): void {
  const say = desk.client.say(making.taken.words);
  const { questions, seating } = making;
  if (making.stage === 'opening') desk.write(say('menu.loading'));
  else if (questions) showQuestion(desk, questions, making.listed(say), say, making.list);
  else if (seating) {
    showSeats(desk, seating, say);
    desk.write(say('plain.seats'), ...(desk.client.server === null ? [] : [say('plain.seats-open')]));
  }
}

export function showQuestion(
  { write, pen }: Desk,
  questions: Questions,
  listed: readonly Option[],
  say: Say,
  list: ResourceList | null = null,
): void {
  const { current, problem, progress, value } = questions;
  const { prefix, field } = current;
  const { paint } = pen(say);
  const help = sayOr(say, `${prefix}.${field.key}.help`, kindHelp(current, say));
  const options = optionsOf(current, listed, say);
  write('', paint(`${say('setup.step', progress)} · ${say(`${prefix}.${field.key}`)}`, 'strong'));
  if (help) write(help);
  if (options) write(...options.map(({ label }, at) => `  ${at + 1}  ${label}`));
  if (list) write(say(list.hasMore ? 'setup.search-more' : 'setup.search', { n: list.total }));
  if (problem) write(paint(say(problem.code, problem.params), 'bad'));
  const kept = valueText(value, options);
  if (kept) write(say('plain.preset', { value: kept }));
  write(say('plain.answer'));
}

function valueText(value: unknown, options: readonly Option[] | null): string {
  return options?.find((option) => option.value === value)?.label ?? answerText(value);
}

export function showSeats({ write, pen }: Desk, { seats, problem, game }: Seating, say: Say): void {
  const { paint } = pen(say);
  write('', paint(say('setup.seats'), 'strong'), ...seatLines(seats, game, say));
  if (problem) write(paint(say(problem.code, problem.params), 'bad'));
}

export async function hearMaking({ client, write }: Desk, making: NewTable, line: string): Promise<void> {
  const say = client.say(making.taken.words);
  const typed = readTyped(line, say);
  const { questions } = making;
  if (typed.is('plain.back', 'back')) return client.back();
  if (questions) return making.answer(answerIn(questions, making.listed(say), line, say));
  if (await hearSeats(making.seating!, typed)) return;
  if (typed.is('plain.start', 'start') || typed.word === '') await client.startMade(making);
  else if (client.server !== null && typed.is('plain.open', 'open')) await client.startMade(making, false);
  else write(say('plain.not-understood', { text: line }));
}

/** Somebody sits down, changes or stands up; whether it was that. */
export async function hearSeats(seating: Seating, { is, rest }: Typed): Promise<boolean> {
  if (is('plain.person', 'person')) seating.addPerson();
  else if (is('plain.rival', 'rival', 'bot')) seating.addRival();
  else if (is('plain.change', 'change')) seating.change(Number(rest) - 1);
  else if (is('plain.remove', 'remove')) await seating.remove(Number(rest) - 1);
  else return false;
  return true;
}

/** What was typed; nothing keeps what stands there. */
export function answerIn(questions: Questions, listed: readonly Option[], line: string, say: Say): unknown {
  const { current, value } = questions;
  return line.trim() === '' ? value : readAnswer(current, line, optionsOf(current, listed, say));
}
