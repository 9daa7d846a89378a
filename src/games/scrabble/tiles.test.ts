/** No tile is ever lost or invented, whatever is played. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../test/seed.ts';
import type { Language } from '../../core/phrase.ts';
import { below, pick } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { lexiconFrom } from './fixture.testing.ts';
import { allTiles } from './lexicon/bag.ts';
import { moves } from './moves.ts';
import { defaults, type Options } from './options.ts';
import { isBlank, type State } from './position.ts';
import { play, setup, toAct } from './rules.ts';
import { view } from './sight.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../test/data/scrabble/${name}`, import.meta.url), 'utf8');
const lexiconOf = (language: 'ca' | 'es') =>
  lexiconFrom(
    { words: read(`${language}-words.txt`), bag: read(`${language}-bag.txt`) },
    language as Language,
  );

function tilesIn({ bag, racks, board }: State): readonly string[] {
  const laid = board.filter((tile) => tile !== '').map((tile) => (isBlank(tile) ? '#' : tile));
  return [...bag, ...racks.flat(), ...laid].sort();
}

describe('tiles', () => {
  it.each([
    ['ca', { challenge: 'single' }],
    ['es', { challenge: 'double', rack: 4 }],
    ['ca', { challenge: 'five', size: 12, rack: 15, doubleBag: true }],
    ['es', { challenge: 'none', size: 9, rack: 1 }],
    ['ca', { challenge: 'void', size: 31 }],
  ] as const)(
    '[S8] bag, racks and board of a game in %s hold the same tiles throughout: %o',
    (language, some) => {
      const lexicon = lexiconOf(language);
      const options: Options = { ...defaults, ...some };
      const chance = chanceOf(`tiles ${language} ${some.challenge}`);
      const seats = Array.from({ length: 2 + below(chance, 3) }, (_, seat) => ({
        name: `${seat}`,
        bot: null,
        picks: {},
      }));
      let state = setup(lexicon, options, seats, chance, 2);
      const all = allTiles(state.kinds).toSorted();
      for (let ply = 0; ply < 400 && !state.ending; ply++) {
        expect(tilesIn(state)).toEqual(all);
        const [seat = 0] = toAct(state);
        state = must(
          play(lexicon, state, seat, pick(chance, [...moves(lexicon, view(state, seat), chance)]), chance),
        );
      }
      expect(tilesIn(state)).toEqual(all);
    },
  );
});
