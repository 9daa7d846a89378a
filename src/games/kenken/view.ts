/**
 * Who sees what. In a race all of another's sheet is hidden while it lasts; that they did something, and how many
 * cells they have filled, is not.
 */
import { below, pick, type Random, shuffled } from '../../core/random.ts';
import type { Seat, Viewer } from '../../core/seat.ts';
import { brokenCells, isSolved } from './grid.ts';
import { freeCells, type Level } from './level.ts';
import type { Move, Writing } from './move.ts';
import { onlySolution, type Puzzle } from './puzzle.ts';
import { blankSheet, countFilled, imagineSheet, type Sheet, undo, viewSheet, write } from './sheet.ts';
import { isOver, isRace, type Options, type Place, type PlaceView, type State, type View } from './state.ts';

export function viewOf(puzzle: Puzzle, { options, places, last }: State, viewer: Viewer): View {
  const { level } = puzzle;
  const sees = (seat: Seat) => viewer === 'open' || viewer === seat || !isRace(places) || isOver(places);
  return {
    me: typeof viewer === 'number' ? viewer : null,
    level,
    options,
    compares: onlySolution(puzzle) !== null && !isRace(places),
    places: places.map(({ status, sheet }, seat) => ({
      status,
      filled: countFilled(level, sheet.entries),
      sheet: sees(seat) ? viewSheet(sheet) : null,
    })),
    last: last && { seat: last.seat, move: sees(last.seat) ? last.move : null },
  };
}

/** A state that looks like this: sheets that are hidden are written anew, with as many cells filled. */
export function imagine({ level, options, places, last }: View, random: Random): State {
  const imagined = places.map(
    (place): Place => ({
      status: place.status,
      sheet: place.sheet ? imagineSheet(level, place.sheet) : randomSheet(level, options, place, random),
    }),
  );
  return {
    options,
    places: imagined,
    last: last && { seat: last.seat, move: last.move ?? lastMove(last.seat) },
  };

  function lastMove(seat: Seat): Move {
    const { entries } = imagined[seat]!.sheet;
    const filled = freeCells(level).filter((cell) => entries[cell]! > 0);
    if (filled.length === 0) return { do: 'check', by: 'rules' };
    const cell = pick(random, filled);
    return { do: 'enter', cell, value: entries[cell]! };
  }
}

export function redeal(
  puzzle: Puzzle,
  state: State,
  viewer: Seat | 'spectator',
  random: Random,
): State | null {
  const view = viewOf(puzzle, state, viewer);
  return view.places.every(({ sheet }) => sheet) ? null : imagine(view, random);
}

/** A sheet that somebody might have, with so many cells filled; a seat that still plays has not solved it. */
function randomSheet(level: Level, options: Options, place: PlaceView, random: Random): Sheet {
  const cells = shuffled(random, freeCells(level));
  const value = () => below(random, level.size) + 1;
  const put = (sheet: Sheet, move: Writing) => write(level, options.cleanNotes, sheet, move);
  const filled = cells
    .slice(0, place.filled)
    .reduce((sheet, cell) => put(sheet, { do: 'enter', cell, value: value() }), blankSheet(level));
  if (place.status === 'playing' && isSolved(level, filled.entries))
    return randomSheet(level, options, place, random);
  const empty = cells.slice(place.filled, place.filled + 1 + below(random, level.size));
  const noted = empty.reduce((sheet, cell) => put(sheet, { do: 'note', cell, values: [value()] }), filled);
  return checkedOrNot(level, withUndone(level, options, noted, random), random);
}

/** Something more may have been written and taken back. */
function withUndone(level: Level, options: Options, sheet: Sheet, random: Random): Sheet {
  const cell = pick(random, freeCells(level));
  const move: Writing = { do: 'enter', cell, value: below(random, level.size) + 1 };
  const more = write(level, options.cleanNotes, sheet, move);
  return below(random, 2) === 0 || more === sheet ? sheet : undo(more);
}

function checkedOrNot(level: Level, sheet: Sheet, random: Random): Sheet {
  const checks = below(random, 4);
  const wrong = [...brokenCells(level, sheet.entries)].filter((cell) => level.givens[cell] === 0);
  const checked = checks > 0 && below(random, 2) === 0 ? { wrong, compared: false } : null;
  return { ...sheet, checks, checked };
}
