import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../test/seed.ts';
import { pick, type Random, shuffled } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { stream } from '../../room/random.ts';
import { tileOn } from './board.ts';
import { judge } from './check.ts';
import { lexiconOf } from './fixture.testing.ts';
import { plays, type Task } from './generate.ts';
import { findPlays, generatorFor, placementsOf } from './generator/search.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import { moves } from './moves.ts';
import { formatMove } from './notation.ts';
import { defaults, type Options } from './options.ts';
import { isBlank, ownRack, type Placement, playMove, type State, type View } from './position.ts';
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

const text = (tiles: readonly Placement[]) => formatMove(lexicon.alphabet, playMove(tiles));

/** What the generator finds, with scores. */
function generated(words: Lexicon, seen: View, budget = patient, steps?: number) {
  const { search, list, isWhole } = findPlays(words, seen, budget, steps);
  const generator = generatorFor(words);
  const found = Array.from({ length: list.count }, (_, at) => {
    const tiles = placementsOf(generator, search, list, at);
    return { tiles, score: list.score[at]!, length: list.length[at]!, blanks: list.blanks[at]! };
  });
  return { found, isWhole };
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
          const legal = [...layings(task, lexicon)].filter(
            (tiles) => judge(lexicon, seen, task.rack, tiles).ok,
          );
          const expected = [...new Set(legal.map(text))].sort();
          expect([...plays(lexicon, task, patient)].map(text).toSorted()).toEqual(expected);
          expect(
            generated(lexicon, seen)
              .found.map(({ tiles }) => text(tiles))
              .toSorted(),
          ).toEqual(expected);
        }
      }
    },
  );

  it.each([
    [5, 7],
    [9, 7],
    [12, 15],
    [15, 7],
    [21, 4],
    [31, 15],
  ])(
    '[S6] on boards of %i with racks of %i are those of the slow reference, with the scores of the rules',
    (size, rack) => {
      const chance = chanceOf(`scores: board of ${size}, rack of ${rack}`);
      for (const state of shuffled(chance, walk({ ...defaults, size, rack, doubleBag: true }, chance)).slice(
        0,
        4,
      )) {
        if (state.ending) continue;
        // Few tiles of a large rack: the slow one takes its time.
        const few = { ...state, racks: state.racks.with(state.turn, state.racks[state.turn]!.slice(0, 6)) };
        const seen = view(few, few.turn);
        const task = { board: few.board, size, rack: ownRack(seen), oneMayOpen: rack === 1 };
        const { found, isWhole } = generated(lexicon, seen);
        expect(isWhole).toBe(true);
        expect(found.map(({ tiles }) => text(tiles)).toSorted()).toEqual(
          [...plays(lexicon, task, patient)].map(text).toSorted(),
        );
        for (const { tiles, score, length, blanks } of found) {
          const judged = must(judge(lexicon, seen, task.rack, tiles));
          expect({ score, length, blanks }).toEqual({
            score: judged.score,
            length: judged.formed.words[0].length,
            blanks: tiles.filter(({ tile }) => isBlank(tile)).length,
          });
        }
      }
    },
  );

  it('[S2] also with more kinds of tiles than a set has bits', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÇÑÀÉÍÓÚÜÏÈÒ'];
    const bag = `# 4 0,${letters.map((letter, at) => `${letter} 2 ${1 + (at % 9)}`).join()}`;
    const words = letters.flatMap((letter, at) => [
      `${letter}${letters[(at + 7) % 37]}`,
      `${letters[(at + 5) % 37]}${letter}${letters[(at + 20) % 37]}`,
    ]);
    const wide = lexiconOf(words.join(' '), bag);
    const chance = chanceOf('wide');
    let state = setup(wide, { ...defaults, size: 9 }, seats, chance, 2);
    for (let turn = 0; turn < 12 && !state.ending; turn++) {
      const seen = view(state, state.turn);
      const task = { board: state.board, size: 9, rack: ownRack(seen), oneMayOpen: false };
      const write = (tiles: readonly Placement[]) => formatMove(wide.alphabet, playMove(tiles));
      const { found } = generated(wide, seen);
      expect(found.map(({ tiles }) => write(tiles)).toSorted()).toEqual(
        [...plays(wide, task, patient)].map(write).toSorted(),
      );
      const move = found.length > 0 ? playMove(pick(chance, found).tiles) : ({ kind: 'pass' } as const);
      state = must(play(wide, state, state.turn, move, chance));
    }
  });

  it('[Q5] stops when the budget is spent, or after so many steps, and says so', () => {
    const seen = view(setup(lexicon, { ...defaults, rack: 15 }, seats, stream('1'.repeat(64), 0), 2), 0);
    const all = generated(lexicon, seen);
    expect(all.isWhole).toBe(true);
    expect(generated(lexicon, seen, { spent: () => true })).toEqual({ found: [], isWhole: false });
    const some = generated(lexicon, seen, patient, 40);
    expect(some.isWhole).toBe(false);
    expect(some.found.length).toBeLessThan(all.found.length);
  });
});
