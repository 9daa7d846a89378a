/** From a view to a search and back: what the generator finds, as placements of tiles. */
import type { Lexicon } from '../lexicon/dictionary.ts';
import { ownRack, type Placement, type View } from '../position.ts';
import { type Limits, MoveGenerator, mostSteps, type Search } from './generator.ts';
import { gridOf } from './grid.ts';
import { PlayList } from './plays.ts';

const generators = new WeakMap<Lexicon['dawg'], MoveGenerator>();

/** One for each graph of words, made when it is first needed. */
export function generatorFor(lexicon: Lexicon): MoveGenerator {
  const found = generators.get(lexicon.dawg) ?? new MoveGenerator(lexicon);
  generators.set(lexicon.dawg, found);
  return found;
}

export function searchOf(generator: MoveGenerator, view: View): Search {
  const { board, terms } = view;
  return {
    surface: terms,
    grid: gridOf(generator.tiles, board),
    rack: generator.rackOf(ownRack(view)),
    full: terms.rack,
    oneMayOpen: terms.rack === 1,
  };
}

export type Found = {
  readonly search: Search;
  readonly list: PlayList;
  /** Whether these are all plays: a search may be cut short. */
  readonly isWhole: boolean;
};

/** The plays of the seat to act; none while the last play of the game waits for an answer. */
export function findPlays(lexicon: Lexicon, view: View, budget: Limits['budget'], steps = mostSteps): Found {
  const generator = generatorFor(lexicon);
  const search = searchOf(generator, view);
  const list = new PlayList();
  if (view.pending?.out) return { search, list, isWhole: true };
  return { search, list, isWhole: generator.generate(search, list, { steps, budget }) };
}

/** Where a play lays its tiles. */
export function placementsOf(
  { tiles }: MoveGenerator,
  { grid, surface }: Pick<Search, 'grid' | 'surface'>,
  list: PlayList,
  at: number,
): readonly Placement[] {
  const laid: Placement[] = [];
  const across = list.across(at);
  const line = list.line(at);
  for (let on = list.first(at); laid.length < list.laid[at]!; on++) {
    const [row, col] = across ? [line, on] : [on, line];
    if (grid[row * surface.size + col] === 0)
      laid.push({ row, col, tile: tiles.name(list.tile(at, laid.length)) });
  }
  return laid;
}
