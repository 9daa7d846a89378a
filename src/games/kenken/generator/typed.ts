/** An order for a level as people type it, in any of the languages: `make 6 hard +-`. */
import { type Grade, gradeNames } from '../human/steps.ts';
import { messages } from '../messages/index.ts';
import { allSigns, sizes } from './wish.ts';

const verbs = ['make', 'fes', 'crea', 'haz', 'crear'];

/** What `parseWish` reads; null for what is no order. The grade may be left out: normal. */
export function wishIn(text: string): unknown {
  const [verb = '', size = '', ...rest] = plain(text).split(/\s+/);
  if (!verbs.includes(verb) || !/^\d$/.test(size)) return null;
  if (Number(size) < sizes.min || Number(size) > sizes.max) return null;
  const signs = rest.find((word) => [...word].every((sign) => allSigns.includes(sign)));
  const words = rest.filter((word) => word !== signs);
  const grade = words.length === 0 ? 'normal' : gradeCalled(words.join(' '));
  return grade && { size: Number(size), grade, ...(signs && { operations: signs }) };
}

function gradeCalled(word: string): Grade | null {
  const isCalled = (grade: Grade) =>
    Object.values(messages).some((each) => plain(each[`grade.${grade}`] ?? '').startsWith(word)) ||
    grade.startsWith(word);
  return gradeNames.find(isCalled) ?? null;
}

/** Without case, accents, and what a keyboard has for the signs of arithmetic. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[×x](?=[-+*/%^]|$)/g, '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-');
}
