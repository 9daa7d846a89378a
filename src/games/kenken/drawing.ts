/**
 * The sheet as text. Walls stand between cages only; a clue stands in the wall above the first cell of its cage.
 * `5` is the player's, `[5]` the author's, `?15` are notes (`≠15` all but those), `!` marks what is wrong, `·` is empty.
 */
import type { Pen, Tone } from '../../core/phrase.ts';
import { formatClue } from './cage.ts';
import { brokenCells, wrongCages } from './grid.ts';
import { cellsOf, columnName, formatCell, type Level } from './level.ts';
import { blankMarks, type Marks, type SheetView } from './sheet.ts';
import { countFree, isRace, type View } from './state.ts';
import { allValues, type Values, valuesIn, without } from './values.ts';
import { contentRow, wallRow, wallsOf } from './walls.ts';

const columns = 80;
const margin = '   ';

export function renderText(view: View, pen: Pen): string {
  return [...drawSheet(view, pen), '', ...drawProgress(view, pen)].join('\n');
}

/** One's own sheet; else the only one, the winner's, or an empty one. */
function sheetShown({ me, level, places }: View): Marks & Partial<SheetView> {
  const winner = places.findIndex(({ status }) => status === 'solved');
  const seat = me ?? (isRace(places) ? winner : 0);
  return places[seat]?.sheet ?? blankMarks(level);
}

function drawSheet(view: View, pen: Pen): readonly string[] {
  const { level } = view;
  const width = cellWidth(level);
  const steps = Array.from({ length: level.size }, (_, step) => step);
  const letters = steps.map((column) => ` ${center(columnName(column), width)}`).join('');
  const contents = drawContents(view, width, pen);
  const clues = drawClues(view, width, pen);
  const walls = wallsOf(level);
  return [
    `${margin}${letters}`.trimEnd(),
    ...steps.flatMap((row) => [
      margin + wallRow(level.size, walls, row, width, clues),
      `${String(row + 1).padStart(2)} ${contentRow(level.size, walls, row, contents)}`,
    ]),
    margin + wallRow(level.size, walls, level.size, width, clues),
  ];
}

/** Wide enough for the clues and, where 80 columns allow, for a note of every value. */
function cellWidth({ size, cages }: Level): number {
  const clue = Math.max(...cages.map((cage) => formatClue(cage).length)) + 1;
  const room = Math.floor((columns - margin.length - 1) / size) - 1;
  return Math.max(clue, Math.min(room, size + 1), 5);
}

function center(text: string, width: number): string {
  const left = Math.floor((width - text.length) / 2);
  return text.padStart(text.length + left).padEnd(width);
}

/** What stands in each cell, all of the same width. */
function drawContents(view: View, width: number, pen: Pen): readonly string[] {
  const { level, options } = view;
  const { entries, notes, checked } = sheetShown(view);
  const broken = options.showErrors ? brokenCells(level, entries) : new Set<number>();
  const draw = (cell: number): readonly [string, Tone | null] => {
    const value = entries[cell]!;
    if (value === 0) return [formatNotes(level.size, notes[cell]!, width), 'dim'];
    const given = level.givens[cell]! > 0;
    const digits = given ? `[${value}]` : `${value}`;
    if (broken.has(cell) || checked?.wrong.includes(cell)) return [`${digits}!`, 'bad'];
    return [digits, given ? 'strong' : null];
  };
  return cellsOf(level).map((cell) => {
    const [text, tone] = draw(cell);
    const placed = center(text, width);
    return pen.spot(tone ? pen.paint(placed, tone) : placed, formatCell(level.size, cell));
  });
}

/** `?135`; where that is too long `≠24`, all but those; else `?1-5 7` in runs, as far as there is room. */
function formatNotes(size: number, notes: Values, width: number): string {
  if (notes === 0) return '·';
  const list = (set: Values) => valuesIn(set).join(size > 9 ? ' ' : '');
  const missing = without(allValues(size), notes);
  const runs = `?${runsOf(valuesIn(notes)).join(' ')}`;
  const forms = [`?${list(notes)}`, ...(missing ? [`≠${list(missing)}`] : []), runs];
  return forms.find((text) => text.length <= width) ?? `${runs.slice(0, width - 1)}…`;
}

/** Neighbouring values together: 1, 2, 3, 5 becomes `1-3`, `5`. */
function runsOf(values: readonly number[]): readonly string[] {
  const starts = values.filter((value) => !values.includes(value - 1));
  const ends = values.filter((value) => !values.includes(value + 1));
  return starts.map((start, at) => (start === ends[at] ? `${start}` : `${start}-${ends[at]}`));
}

/** The clue of every cage whose first cell this is, to stand in the wall above. */
function drawClues(view: View, width: number, pen: Pen): ReadonlyMap<number, string> {
  const { level, options } = view;
  const wrong = options.showErrors ? wrongCages(level, sheetShown(view).entries) : [];
  return new Map(
    level.cages.map((cage) => {
      const isWrong = wrong.includes(cage);
      const text = `${formatClue(cage)}${isWrong ? '!' : ''}`;
      return [cage.cells[0]!, pen.paint(text, isWrong ? 'bad' : 'accent') + '─'.repeat(width - text.length)];
    }),
  );
}

function drawProgress({ level, places }: View, { say }: Pen): readonly string[] {
  const total = countFree(level);
  if (!isRace(places)) return [say('progress', { filled: places[0]!.filled, total })];
  return places.map(({ status, filled }, seat) => say(`place.${status}`, { who: { seat }, filled, total }));
}
