/** What a seat knows, as numbers: its own rack, the tiles it has not seen, and games that fit. */

import type { Random } from '../../../core/random.ts';
import { shuffled } from '../../../core/random.ts';
import type { Seat } from '../../../core/seat.ts';
import type { MoveGenerator } from '../generator/generator.ts';
import { gridOf } from '../generator/grid.ts';
import { generatorFor } from '../generator/search.ts';
import { blank } from '../lexicon/bag.ts';
import type { Lexicon } from '../lexicon/dictionary.ts';
import { ownRack, type View } from '../position.ts';
import { unseen } from '../sight.ts';
import { Leaves } from './leaves.ts';
import { Chooser, type Match } from './match.ts';

/** What thinking about a table needs. */
export type Thought = {
  readonly lexicon: Lexicon;
  readonly view: View;
  readonly generator: MoveGenerator;
  readonly leaves: Leaves;
  readonly chooser: Chooser;
  readonly grid: Uint8Array;
  readonly rack: Uint8Array;
  /** Numbers of the tiles in the bag and in the racks of others. */
  readonly pool: readonly number[];
  /** Seats still in the game, the viewer's first, then in turn. */
  readonly seats: readonly Seat[];
};

export function thoughtOf(lexicon: Lexicon, view: View): Thought {
  const generator = generatorFor(lexicon);
  const leaves = new Leaves(lexicon);
  return {
    lexicon,
    view,
    generator,
    leaves,
    chooser: new Chooser(generator, leaves),
    grid: gridOf(generator.tiles, view.board),
    rack: generator.rackOf(ownRack(view)),
    pool: unseen(view).flatMap(({ tile, count }) =>
      Array<number>(Math.max(0, count)).fill(
        tile === blank ? generator.kinds : generator.tiles.cell(tile) - 1,
      ),
    ),
    seats: seatsInTurn(view),
  };
}

function seatsInTurn({ me, playing }: View): readonly Seat[] {
  const order = [...playing.keys()].map((step) => ((me ?? 0) + step) % playing.length);
  return order.filter((seat) => playing[seat]);
}

/** A game that fits: the tiles not seen are dealt to the others, the rest is the bag. The viewer is seat 0. */
export function deal({ view, seats, grid, rack, pool, generator }: Thought, random: Random): Match {
  const tiles = shuffled(random, pool);
  const racks = seats.map((seat, at) => {
    if (at === 0) return rack.slice();
    const held = new Uint8Array(generator.kinds + 1);
    for (let each = 0; each < view.racks[seat]!.length && tiles.length > 0; each++) held[tiles.pop()!]! += 1;
    return held;
  });
  return {
    surface: view.terms,
    full: view.terms.rack,
    grid: grid.slice(),
    racks,
    scores: seats.map((seat) => view.scores[seat]!),
    bag: tiles.slice(0, view.bag.length),
    turn: 0,
  };
}

/** The same game, to be changed. */
export function copyOf(match: Match): Match {
  return {
    ...match,
    grid: match.grid.slice(),
    racks: match.racks.map((rack) => rack.slice()),
    scores: [...match.scores],
    bag: [...match.bag],
  };
}

/** Who went out gains what the others have left, and they lose it. */
export function settle(match: Match, out: Seat, pointsOf: (rack: Uint8Array) => number): void {
  for (const [seat, rack] of match.racks.entries()) {
    if (seat === out) continue;
    const left = pointsOf(rack);
    match.scores[seat]! -= left;
    match.scores[out]! += left;
  }
}

/** Points before the best of the others. */
export function leadOf({ scores }: Match, seat: Seat): number {
  const others = scores.filter((_, each) => each !== seat);
  return others.length > 0 ? scores[seat]! - Math.max(...others) : scores[seat]!;
}

/**
 * The chance to win with so many points of lead while so many tiles are unseen: what is still to come moves the score by
 * some points a tile either way, so the root of their number counts.
 */
export function winChance(lead: number, unseenTiles: number): number {
  if (unseenTiles === 0) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  return 1 / (1 + Math.exp(-lead / (4.2 * Math.sqrt(unseenTiles))));
}
