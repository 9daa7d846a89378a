/** A new table in line mode: one question after the other. */
import type { Say } from '../../core/phrase.ts';
import { sayOr } from '../language.ts';
import type { NewTable } from '../newtable.ts';
import { answerText, kindHelp, type Option, optionsOf, readAnswer } from '../questions.ts';
import { seatLines } from '../standings.ts';
import { fold } from '../text.ts';
import type { Desk } from './desk.ts';

export function showMaking(desk: Desk, making: NewTable): void {
  const say = desk.client.say(making.taken.words);
  if (making.stage === 'opening') desk.write(say('menu.loading'));
  else if (making.questions) showQuestion(desk, making, say);
  else showSeats(desk, making, say);
}

function showQuestion({ write, pen }: Desk, making: NewTable, say: Say): void {
  const { current, problem, progress, value } = making.questions!;
  const { prefix, field } = current;
  const { paint } = pen(say);
  const help = sayOr(say, `${prefix}.${field.key}.help`, kindHelp(current, say));
  const options = optionsOf(current, making.assets, say);
  write('', paint(`${say('setup.step', progress)} · ${say(`${prefix}.${field.key}`)}`, 'strong'));
  if (help) write(help);
  if (options) write(...options.map(({ label }, at) => `  ${at + 1}  ${label}`));
  if (problem) write(paint(say(problem.code, problem.params), 'bad'));
  const kept = valueText(value, options);
  if (kept) write(say('plain.preset', { value: kept }));
  write(say('plain.answer'));
}

function valueText(value: unknown, options: readonly Option[] | null): string {
  return options?.find((option) => option.value === value)?.label ?? answerText(value);
}

function showSeats({ write, pen }: Desk, making: NewTable, say: Say): void {
  const { paint } = pen(say);
  write('', paint(say('setup.seats'), 'strong'), ...seatLines(making.table?.seats ?? [], say));
  if (making.problem) write(paint(say(making.problem.code, making.problem.params), 'bad'));
  write(say('plain.seats'));
}

export async function hearMaking({ client, write }: Desk, making: NewTable, line: string): Promise<void> {
  const say = client.say(making.taken.words);
  const [word = '', which = ''] = fold(line).split(/\s+/);
  const is = (code: string, english: string) => word === fold(say(code)) || word === english;
  if (is('plain.back', 'back')) return client.back();
  if (making.questions) return answer(making, line, say);
  if (is('plain.person', 'person')) making.addPerson();
  else if (is('plain.bot', 'bot')) making.addBot();
  else if (is('plain.remove', 'remove')) making.remove(Number(which) - 1);
  else if (is('plain.start', 'start') || word === '') client.startMade(making);
  else write(say('plain.not-understood', { text: line }));
}

async function answer(making: NewTable, line: string, say: Say): Promise<void> {
  const { current, value } = making.questions!;
  const typed = readAnswer(current, line, optionsOf(current, making.assets, say));
  await making.answer(line.trim() === '' ? value : typed);
}
