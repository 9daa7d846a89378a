/** Mastermind through the page: what the board says to those who listen, and a mind that breaks codes with it. */
import { type Code, colors } from '../../src/games/mastermind/code.ts';
import type { Marks } from '../../src/games/mastermind/marks.ts';
import { type Clue, possibleCodes } from '../../src/games/mastermind/possible.ts';
import { eventually } from '../wire/guest.ts';
import type { Person } from './person.ts';

/** The board that is played on without choosing one. */
const board = { positions: 4, colors: 6, repeats: true, holes: false, turns: 10 };

/** The guesses on the board, as they are read aloud; null where the answer is missing. */
export async function readRows({ page }: Person): Promise<readonly (Clue | null)[]> {
  const texts = await page.locator('.m-rows > li:not([aria-hidden]) > .sr').allTextContents();
  return texts.map(readRow);
}

function readRow(text: string): Clue | null {
  const [, pegs, told] = /^Guess \d+: ([^.]+)\. (.*)$/.exec(text.trim()) ?? [];
  if (pegs === undefined || told === undefined) return null;
  const guess = pegs.split(', ').map((color) => (colors as readonly string[]).indexOf(color) + 1);
  const marks = readMarks(told);
  return marks && { guess, marks };
}

function readMarks(text: string): Marks | null {
  if (text.startsWith('No peg is right.')) return { right: 0, near: 0 };
  const [, right, near] = /^(\d) in the right place, (\d) of/.exec(text) ?? [];
  return right === undefined ? null : { right: Number(right), near: Number(near) };
}

/** Waits until so many guesses have been answered. */
export async function answeredRows(person: Person, count: number): Promise<readonly Clue[]> {
  let clues: readonly Clue[] = [];
  await eventually(`${count} answered guesses`, async () => {
    clues = (await readRows(person)).filter((row) => row !== null);
    return clues.length >= count;
  });
  return clues;
}

/** Pegs of these colours, by mouse or finger. */
export async function lay({ page }: Person, code: Code): Promise<void> {
  for (const peg of code)
    await page.getByRole('button', { name: new RegExp(`^${colors[peg - 1]}\\b`, 'i') }).click();
}

export async function tryCode(person: Person, code: Code): Promise<void> {
  await lay(person, code);
  await person.button('Try this code').click();
}

/** The first code that agrees with all that is known; from 1122 on it needs nine guesses at most. */
export function nextGuess(clues: readonly Clue[]): Code {
  if (clues.length === 0) return [1, 1, 2, 2];
  const [code] = possibleCodes(board, clues);
  if (!code) throw new Error(`no code fits ${JSON.stringify(clues)}`);
  return code;
}

export type Guessing = (person: Person, code: Code) => Promise<void>;

/** Guesses until the code is broken; all guesses. */
export async function breakCode(person: Person, guess: Guessing = tryCode): Promise<readonly Clue[]> {
  let clues: readonly Clue[] = (await readRows(person)).filter((row) => row !== null);
  while (clues.at(-1)?.marks.right !== board.positions) {
    await guess(person, nextGuess(clues));
    clues = await answeredRows(person, clues.length + 1);
  }
  return clues;
}
