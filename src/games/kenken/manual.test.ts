/** Every drawing of a technique in the manual is a position that has just that step. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../core/phrase.ts';
import type { Operation } from './cage.ts';
import { type Board, boardOf } from './human/board.ts';
import { gradeOf, type Step, type Technique } from './human/steps.ts';
import * as techniques from './human/techniques.ts';
import { formatCell, type Level } from './level.ts';
import { setOf, valuesIn } from './values.ts';

const size = 4;
const plenty = { left: 1_000_000 };
const all = { has: () => true, delete: () => true };

const finders: Readonly<Record<Technique, (board: Board) => Step | null>> = {
  clue: techniques.clueCell,
  cell: techniques.singleCell,
  line: (board) => techniques.singlePlace(board, all),
  'cage-values': (board) => techniques.cageValues(board, all, plenty),
  'cage-cells': (board) => techniques.cageCells(board, all, plenty),
  claim: (board) => techniques.claims(board, all, plenty),
  set: (board) => techniques.sets(board, all),
  fish: techniques.fish,
  chain: techniques.chain,
};

type Figure = { readonly technique: Technique; readonly lines: readonly string[] };

function figuresIn(language: string): readonly Figure[] {
  const text = readFileSync(join(import.meta.dirname, `manual/${language}.md`), 'utf8');
  return [...text.matchAll(/^```marks (\S+)\n([^`]*)^```/gm)].map(([, technique, lines]) => {
    return { technique: technique as Technique, lines: lines!.trim().split('\n') };
  });
}

const cellOf = (name: string) => (Number(name[1]) - 1) * size + name.charCodeAt(0) - 'a'.charCodeAt(0);

/** The cage, if one is drawn, and the marks of the first rows; all others may be anything. */
function boardIn({ lines }: Figure): Board {
  const [first = ''] = lines;
  const [, result, sign, names] = /^(\d+)(\+?) ((?:[a-d][1-4] ?)+)$/.exec(first) ?? [];
  const operation: Operation = sign === '+' ? '+' : '=';
  const cages = names ? [{ operation, result: result!, cells: names.trim().split(' ').map(cellOf) }] : [];
  const level: Level = { size, cages, givens: Array.from({ length: size ** 2 }, () => 0) };
  const board = boardOf(level);
  const rows = lines.filter((line) => /^[1-4 ]+$/.test(line)).flatMap((line) => line.split(' '));
  for (const [cell, marks] of rows.entries()) board.domains[cell] = setOf([...marks].map(Number));
  return board;
}

function told({ strikes, writes }: Step): string {
  if (writes) return `→ ${formatCell(size, writes.cell)} = ${writes.value}`;
  const gone = strikes.map(({ cell, values }) => `${formatCell(size, cell)} ≠ ${valuesIn(values).join(' ')}`);
  return `→ ${gone.join(' · ')}`;
}

describe.each(languages)('[K6] the manual in %s', (language) => {
  const figures = figuresIn(language);

  it('draws every technique', () => {
    const drawn = figures.map(({ technique }) => technique);
    expect(drawn).toEqual(Object.keys(gradeOf).filter((each) => each !== 'guess'));
  });
  it.each(figures)('draws a position with the step: $technique', (figure) => {
    const step = finders[figure.technique](boardIn(figure));
    expect(step?.technique).toBe(figure.technique);
    expect(told(step!)).toBe(figure.lines.at(-1));
  });
});
