/** KenKen: fill the square so that every row and column has each value once and every cage gives its result. */
import { type Field, parseForm } from '../../core/form.ts';
import type { Preview } from '../../core/game.ts';
import type { Phrase } from '../../core/phrase.ts';
import { ok, type Refusal, type Result, refuse } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import { answered, type Cost } from './answers.ts';
import { type Grid, isSolved, repeatedCells } from './grid.ts';
import { formatCell, freeCells, type Level } from './level.ts';
import {
  type Asking,
  isAsking,
  isWriting,
  type Move,
  parseMove,
  refuseOutside,
  type Writing,
} from './move.ts';
import { isUndecided, keeps, onlySolution, type Puzzle } from './puzzle.ts';
import { redo, type Sheet, type SheetView, undo, write } from './sheet.ts';
import {
  acting,
  countFree,
  isOver,
  isRace,
  type Options,
  type Place,
  type State,
  type View,
} from './state.ts';
import { viewOf } from './view.ts';

export const form: readonly Field[] = [
  { key: 'level', kind: 'resource', resource: 'level' },
  { key: 'cleanNotes', kind: 'switch' },
  { key: 'showErrors', kind: 'switch' },
];

export const defaults: Options = { level: 'builtin:5x5-easy-1', cleanNotes: true, showErrors: true };

/** Weakest first. */
export const botIds = ['random', 'steady'] as const;

export function parseOptions(raw: unknown): Result<Options> {
  return parseForm(form, defaults, raw);
}

/** A level whose author gives every cell leaves nothing to play. */
export function ready({ level }: Puzzle): Result<null> {
  return countFree(level) > 0 ? ok(null) : refuse('level-full', undefined, 'level');
}

export function play(puzzle: Puzzle, state: State, seat: Seat, move: Move, cost: Cost): Result<State> {
  const refused = refusal(viewOf(puzzle, state, seat), move);
  if (refused) return refused;
  if (move.do === 'solve' && move.filling === null) return refuse('solve-bare');
  const place = moved(puzzle, state, state.places[seat]!, move, cost);
  return ok({ ...state, places: state.places.with(seat, place), last: { seat, move } });
}

/** A solution that is still to be found may be asked for, though not played: the host completes the move first. */
export function check(view: View, move: Move, cost: Cost): Result<Preview> {
  return refusal(view, move) ?? ok({ worth: null, says: announce(view, move, cost) });
}

export function refusal(view: View, move: Move): Refusal | null {
  if (isOver(view.places)) return refuse('game-over');
  const { me, level } = view;
  const sheet = me !== null && view.places[me]?.status === 'playing' ? view.places[me].sheet : null;
  if (!sheet) return refuse('not-your-turn');
  switch (move.do) {
    case 'enter':
      return refuseCell(level, move.cell) ?? refuseValues(level, [move.value]);
    case 'clear':
      return refuseCell(level, move.cell);
    case 'note':
      return refuseCell(level, move.cell) ?? refuseNote(level, sheet, move);
    case 'undo':
    case 'back':
      return sheet.canUndo ? null : refuse('undo-nothing');
    case 'redo':
      return sheet.canRedo ? null : refuse('redo-nothing');
    case 'solve':
      return move.filling === null ? null : refuseFilling(level, sheet, move.filling);
    default:
      return null;
  }
}

/** Looked at, never looked for: every line and cage right, and what the player has written still there. */
function refuseFilling(level: Level, { entries }: SheetView, filling: Grid): Refusal | null {
  const isRight = filling.length === entries.length && isSolved(level, filling) && keeps(filling, entries);
  return isRight ? null : refuse('solve-wrong');
}

function refuseCell({ size, givens }: Level, cell: number): Refusal | null {
  if (givens[cell] === undefined) return refuseOutside(size, `${cell}`);
  return givens[cell] > 0 ? refuse('cell-locked', { cell: formatCell(size, cell) }) : null;
}

function refuseValues({ size }: Level, values: readonly number[]): Refusal | null {
  const isValue = (value: number) => Number.isInteger(value) && value >= 1 && value <= size;
  return values.length > 0 && values.every(isValue) ? null : refuse('value-range', { max: size });
}

function refuseNote(level: Level, { entries }: SheetView, move: Writing & { do: 'note' }): Refusal | null {
  if (entries[move.cell]! > 0) return refuse('cell-filled', { cell: formatCell(level.size, move.cell) });
  return refuseValues(level, move.values);
}

/** What to say before a move is made. */
function announce(view: View, move: Move, cost: Cost): readonly Phrase[] {
  const { level, options, places, me } = view;
  switch (move.do) {
    case 'enter': {
      const grid = places[me!]!.sheet!.entries.with(move.cell, move.value);
      const repeated = options.showErrors && repeatedCells(level, grid).has(move.cell);
      return repeated ? [{ code: 'says.repeated', params: { value: move.value } }] : [];
    }
    case 'check':
    case 'right':
    case 'back':
      return compares(view, move)
        ? [{ code: `says.${move.do}` }, { code: `says.costs-${cost}` }]
        : [{ code: `says.${move.do}-rules` }];
    case 'restart':
      return [{ code: 'says.restart' }];
    case 'solve':
      return [{ code: 'says.solve' }];
    default:
      return [];
  }
}

/** Whether the answer is by the solution, and so costs something. */
function compares(view: View, { by }: Asking): boolean {
  return by === 'solution' && view.compares;
}

function moved(
  puzzle: Puzzle,
  { options, places }: State,
  { status, sheet }: Place,
  move: Move,
  cost: Cost,
): Place {
  const { level } = puzzle;
  if (isAsking(move)) {
    // In a race it would be a way to find the solution by asking.
    const solution = move.by === 'solution' && !isRace(places) ? onlySolution(puzzle) : null;
    return { status, sheet: answered(level, sheet, move, solution, cost) };
  }
  if (move.do === 'solve') return { status: 'left', sheet: solvedByRoom(sheet, move.filling!) };
  const after = isWriting(move) ? write(level, options.cleanNotes, sheet, move) : turned(sheet, move.do);
  return { status: isSolved(level, after.entries) ? 'solved' : 'playing', sheet: after };
}

/**
 * A typed move as it is stored. What an answer compares with must follow from the level: where the number of solutions
 * was not decided, the text itself says that only the rules were looked at, so that a replay says so too, whatever is
 * known by then.
 */
export function read(puzzle: Puzzle, text: string): Result<Move> {
  const parsed = parseMove(puzzle.level.size, text);
  if (!parsed.ok || !isAsking(parsed.value) || !isUndecided(puzzle)) return parsed;
  return ok({ ...parsed.value, by: 'rules' });
}

function turned(sheet: Sheet, way: 'undo' | 'redo'): Sheet {
  return way === 'undo' ? undo(sheet) : redo(sheet);
}

export function solvedByRoom(sheet: Sheet, entries: Grid): Sheet {
  return {
    ...sheet,
    entries,
    notes: entries.map(() => 0),
    checked: null,
    soFar: null,
    counted: false,
    helped: true,
  };
}

export function forfeit(state: State, seat: Seat): State {
  const place = state.places[seat]!;
  if (place.status !== 'playing' || isOver(state.places)) return state;
  return { ...state, places: state.places.with(seat, { ...place, status: 'left' }) };
}

/** Everything the view's seat may write, and the rest but `solve`, which is no way to play on. */
export function* moves(puzzle: Puzzle, { me, level, places }: View): Iterable<Move> {
  const sheet = me !== null && acting(places).includes(me) ? places[me]!.sheet : null;
  if (!sheet) return;
  for (const cell of freeCells(level)) {
    for (let value = 1; value <= level.size; value++) {
      if (value !== sheet.entries[cell]) yield { do: 'enter', cell, value };
      if (sheet.entries[cell] === 0) yield { do: 'note', cell, values: [value] };
    }
    if (sheet.entries[cell]! > 0 || sheet.notes[cell]! > 0) yield { do: 'clear', cell };
  }
  yield { do: 'fill', by: 'lines' };
  yield { do: 'fill', by: 'cages' };
  if (sheet.canUndo) yield { do: 'undo' };
  if (sheet.canRedo) yield { do: 'redo' };
  if (sheet.canUndo) yield { do: 'restart' };
  const by = isUndecided(puzzle) ? 'rules' : 'solution';
  yield { do: 'check', by };
  yield { do: 'right', by };
  if (sheet.canUndo) yield { do: 'back', by };
}
