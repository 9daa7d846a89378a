/**
 * A look back at how somebody solved a level: what each number took, by the steps that grade the level; where one
 * guessed, and where an easier step was open. A number rests on what was right before it: a mistake made earlier is
 * told where it was made, and not again.
 */
import type { Budget, PastMove } from '../../core/game.ts';
import type { Phrase } from '../../core/phrase.ts';
import type { Review, ReviewCell, ReviewColumn } from '../../core/review.ts';
import type { Seat } from '../../core/seat.ts';
import { brokenCells, type Grid } from './grid.ts';
import { nextValue, type Opening } from './human/next.ts';
import { gradeNames, gradeOf, type Technique } from './human/steps.ts';
import { countBefore, wayTo } from './human/ways.ts';
import { formatCell, type Level } from './level.ts';
import { isWriting, type Move, parseMove } from './move.ts';
import { onlySolution, type Puzzle } from './puzzle.ts';
import { blankSheet, redo, type Sheet, undo, write } from './sheet.ts';
import type { View } from './state.ts';

/** How a number came to be written. */
export type How =
  | { readonly kind: 'technique'; readonly technique: Technique }
  /** So many others come first when one goes by steps. */
  | { readonly kind: 'ahead'; readonly others: number }
  | { readonly kind: 'guess' | 'wrong' | 'hint' | 'solved' | 'unknown' };

export type Entered = {
  readonly cell: number;
  readonly value: number;
  /** Since the number before. */
  readonly ms: number;
  readonly how: How;
  /** What would have been easier then. */
  readonly easier: { readonly cell: number; readonly value: number; readonly technique: Technique } | null;
};

export type ReviewData = { readonly entered: readonly Entered[] };

/** Steps of logic for one number, some tenths of a second on a large level. */
const mostSteps = 2_000_000;

export function review(
  puzzle: Puzzle,
  view: View,
  seat: Seat,
  past: readonly PastMove[],
  budget: Budget,
): Review {
  const entered = [
    ...look(
      puzzle,
      view,
      past.filter((move) => move.seat === seat),
      budget,
    ),
  ];
  const { size } = puzzle.level;
  return {
    says: [
      { code: 'review.of', params: { who: { seat } } },
      ...(entered.some(({ how }) => how.kind === 'unknown') ? [{ code: 'review.cut' }] : []),
    ],
    columns,
    rows: entered.map((each, at) => cells(size, each, at)),
    totals: totals(entered),
    notes: ['how', 'ahead', 'easier'].map((code) => ({ code: `review.note.${code}` })),
    data: { entered } satisfies ReviewData,
  };
}

function* look(
  puzzle: Puzzle,
  { options }: View,
  past: readonly PastMove[],
  budget: Budget,
): Iterable<Entered> {
  const { level } = puzzle;
  let sheet = blankSheet(level);
  let last = 0;
  for (const { text, ms, hinted } of past) {
    const parsed = text === null ? null : parseMove(level.size, text);
    if (!parsed?.ok) continue;
    const move = parsed.value;
    const before = sheet;
    sheet = moved(level, options.cleanNotes, sheet, move);
    if (move.do === 'solve')
      yield { cell: -1, value: 0, ms: ms - last, how: { kind: 'solved' }, easier: null };
    if (move.do !== 'enter' || before.entries[move.cell] === move.value) continue;
    const { cell, value } = move;
    yield { cell, value, ms: ms - last, ...judged(puzzle, before.entries, cell, value, hinted, budget) };
    last = ms;
  }
}

function moved(level: Level, cleanNotes: boolean, sheet: Sheet, move: Move): Sheet {
  if (isWriting(move)) return write(level, cleanNotes, sheet, move);
  if (move.do === 'undo') return undo(sheet);
  return move.do === 'redo' ? redo(sheet) : sheet;
}

type Judged = Pick<Entered, 'how' | 'easier'>;

function judged(
  puzzle: Puzzle,
  entries: Grid,
  cell: number,
  value: number,
  hinted: boolean,
  budget: Budget,
): Judged {
  const { level } = puzzle;
  if (isWrong(puzzle, entries, cell, value)) return { how: { kind: 'wrong' }, easier: null };
  if (hinted) return { how: { kind: 'hint' }, easier: null };
  if (budget.spent()) return { how: { kind: 'unknown' }, easier: null };
  const right = rightOf(puzzle, entries).with(cell, 0);
  const own = wayTo(level, right, cell, { left: mostSteps });
  const how = own?.value === value ? byWay(own) : withoutWay(level, right, cell);
  const open =
    how.kind === 'technique' && rankOf(how.technique) === 0
      ? null
      : nextValue(level, right, { left: mostSteps });
  return { how, easier: open && isEasier(open, how) ? asEasier(open) : null };
}

function byWay({ key, last }: Opening): How {
  return { kind: 'technique', technique: (key ?? last).technique };
}

function withoutWay(level: Level, right: Grid, cell: number): How {
  const others = countBefore(level, right, cell, { left: mostSteps });
  return others === null ? { kind: 'guess' } : { kind: 'ahead', others };
}

function rankOf(technique: Technique): number {
  return gradeNames.indexOf(gradeOf[technique]);
}

/** Whatever was not seen at once could have waited for what can be. */
function isEasier({ key, last }: Opening, how: How): boolean {
  const rank = rankOf((key ?? last).technique);
  return how.kind === 'technique' ? rank < rankOf(how.technique) : true;
}

function asEasier({ cell, value, key, last }: Opening): Entered['easier'] {
  return { cell, value, technique: (key ?? last).technique };
}

function isWrong(puzzle: Puzzle, entries: Grid, cell: number, value: number): boolean {
  const solution = onlySolution(puzzle);
  return solution ? solution[cell] !== value : brokenCells(puzzle.level, entries.with(cell, value)).has(cell);
}

/** Without what is wrong. */
function rightOf(puzzle: Puzzle, entries: Grid): Grid {
  const solution = onlySolution(puzzle);
  const broken = solution ? null : brokenCells(puzzle.level, entries);
  const isRight = (value: number, cell: number) => (broken ? !broken.has(cell) : solution![cell] === value);
  return entries.map((value, cell) => (value > 0 && isRight(value, cell) ? value : 0));
}

const columns: readonly ReviewColumn[] = (
  [
    ['number', 'end'],
    ['time', 'end'],
    ['entry', 'start'],
    ['how', 'start'],
    ['easier', 'start'],
  ] as const
).map(([name, align]) => ({ name: { code: `review.${name}` }, align }));

function cells(size: number, { cell, value, ms, how, easier }: Entered, at: number): readonly ReviewCell[] {
  const tone = how.kind === 'wrong' ? ('bad' as const) : ('strong' as const);
  return [
    at + 1,
    { code: 'review.seconds', params: { n: Math.round(ms / 1000) } },
    cell < 0 ? null : [{ text: `${formatCell(size, cell)} ${value}`, tone }],
    howPhrase(how),
    easier && {
      code: 'review.open',
      params: {
        cell: formatCell(size, easier.cell),
        value: easier.value,
        technique: { say: `technique.${easier.technique}` },
      },
    },
  ];
}

function howPhrase(how: How): Phrase {
  if (how.kind === 'technique') return { code: `technique.${how.technique}` };
  if (how.kind === 'ahead') return { code: 'review.ahead', params: { n: how.others } };
  return { code: `review.${how.kind}` };
}

/** How many of each, and the hardest step that was taken. */
function totals(entered: readonly Entered[]): readonly Phrase[] {
  const count = (kind: How['kind']) => entered.filter(({ how }) => how.kind === kind).length;
  const easier = entered.filter((each) => each.easier !== null).length;
  const told = (
    [
      ['wrong', count('wrong')],
      ['guess', count('guess')],
      ['ahead', count('ahead')],
      ['hint', count('hint')],
      ['easier', easier],
    ] as const
  ).flatMap(([name, n]) => (n > 0 ? [{ code: `review.total.${name}`, params: { n } }] : []));
  const hardest = hardestOf(entered);
  return [
    ...(hardest
      ? [{ code: 'review.total.hardest', params: { technique: { say: `technique.${hardest}` } } }]
      : []),
    ...(told.length > 0 || !hardest ? told : [{ code: 'review.total.clean' }]),
  ];
}

function hardestOf(entered: readonly Entered[]): Technique | null {
  const used = entered.flatMap(({ how }) => (how.kind === 'technique' ? [how.technique] : []));
  return used.reduce<Technique | null>(
    (best, each) => (best === null || rankOf(each) > rankOf(best) ? each : best),
    null,
  );
}
