import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../test/seed.ts';
import { pick, type Random, shuffled } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { stream } from '../../room/random.ts';
import { tileOn } from './board.ts';
import { judge } from './check.ts';
import { lexiconOf } from './fixture.testing.ts';
import { plays, type Task } from './generate.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import { moves } from './moves.ts';
import { formatMove } from './notation.ts';
import { defaults, type Options } from './options.ts';
import { ownRack, type Placement, playMove, type State } from './position.ts';
import { play, setup, toAct } from './rules.ts';
import { view } from './sight.ts';

const lexicon = lexiconOf(
  'A AC CA CHA CHO CAL ALA ALAL COLA CHOLA OLA OCA CACHO LA LO LOCA LOCAL AL ACAL OH AH AHO HALO',
  '# 3 0,A 9 1,C 5 3,CH 3 5,H 3 4,L 6 1,O 7 1',
);
const patient = { spent: () => false };
const seats = [0, 1].map((seat) => ({ name: `${seat}`, bot: null, picks: {} }));

/** Every way to lay tiles of the rack in one line: each start, both directions, over what lies there. */
function* layings({ board, size, rack }: Task, { alphabet }: Lexicon): Iterable<readonly Placement[]> {
  const small = alphabet.tiles.map((tile) => tile.toLowerCase());
  function* from(
    row: number,
    col: number,
    across: boolean,
    left: readonly string[],
  ): Iterable<readonly Placement[]> {
    const next = across ? ([row, col + 1] as const) : ([row + 1, col] as const);
    if (row >= size || col >= size) return;
    if (tileOn(board, size, { row, col }) !== '') return yield* from(...next, across, left);
    for (const held of new Set(left)) {
      const rest = left.toSpliced(left.indexOf(held), 1);
      for (const tile of held === '#' ? small : [held]) {
        yield [{ row, col, tile }];
        for (const others of from(...next, across, rest)) yield [{ row, col, tile }, ...others];
      }
    }
  }
  for (const across of [true, false]) {
    for (let at = 0; at < size ** 2; at++) {
      if (board[at] === '') yield* from(Math.floor(at / size), at % size, across, rack);
    }
  }
}

/** A game by chance; all its states. */
function walk(options: Options, random: Random): readonly State[] {
  const states = [setup(lexicon, options, seats, random)];
  for (let [seat] = toAct(states[0]!); seat !== undefined; [seat] = toAct(states.at(-1)!)) {
    const state = states.at(-1)!;
    const laid = [...moves(lexicon, view(state, seat), random)].filter(({ kind }) => kind === 'play');
    const move = laid.length > 0 ? pick(random, laid) : { kind: 'pass' as const };
    states.push(must(play(lexicon, state, seat, move, random)));
  }
  return states;
}

describe('all legal plays', () => {
  it.each([
    [5, 3],
    [6, 3],
    [5, 1],
    [7, 2],
  ])(
    '[S5] on boards of %i with racks of %i are those that laying everything everywhere finds',
    (size, rack) => {
      for (const game of [0, 1, 2]) {
        const options = { ...defaults, size, rack };
        const chance = chanceOf(`board of ${size}, rack of ${rack}, game ${game}`);
        const states = walk(options, chance);
        for (const state of shuffled(chance, states).slice(0, 6)) {
          const seen = view(state, state.turn);
          if (seen.ending) continue;
          const task = { board: state.board, size, rack: ownRack(seen), oneMayOpen: rack === 1 };
          const text = (tiles: readonly Placement[]) => formatMove(lexicon.alphabet, playMove(tiles));
          const legal = [...layings(task, lexicon)].filter(
            (tiles) => judge(lexicon, seen, task.rack, tiles).ok,
          );
          const found = [...plays(lexicon, task, patient)].map(text);
          expect(found.toSorted()).toEqual([...new Set(legal.map(text))].sort());
        }
      }
    },
  );

  it('[Q5] stops when the budget is spent', () => {
    const state = setup(lexicon, defaults, seats, stream('1'.repeat(64), 0));
    const task = { board: state.board, size: 15, rack: state.racks[0]!, oneMayOpen: false };
    expect([...plays(lexicon, task, { spent: () => true })]).toEqual([]);
    let asked = 0;
    const some = [...plays(lexicon, task, { spent: () => ++asked > 120 })].length;
    expect(some).toBeLessThan([...plays(lexicon, task, patient)].length);
  });
});
