import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../test/seed.ts';
import type { Budget } from '../../../core/game.ts';
import { languages } from '../../../core/phrase.ts';
import { must } from '../../../core/result.ts';
import { botsFor } from '../bots.ts';
import { attempt, lexiconFrom, lexiconOf, stateOf } from '../fixture.testing.ts';
import { findPlays, generatorFor, placementsOf } from '../generator/search.ts';
import { formatMove } from '../notation.ts';
import { botIds, defaults } from '../options.ts';
import { playMove, type State } from '../position.ts';
import { review } from '../review.ts';
import { play, setup, toAct } from '../rules.ts';
import { view } from '../sight.ts';
import { solveEnd } from './endgame.ts';
import { Leaves } from './leaves.ts';
import { deal, thoughtOf, winChance } from './thought.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../../test/data/scrabble/${name}`, import.meta.url), 'utf8');
const bag = (name: string) => readFileSync(new URL(`../resources/bag/${name}.txt`, import.meta.url), 'utf8');
const patient: Budget = { spent: () => false };
/** So many questions, then no more time: the same on every machine. */
const questions = (most: number): Budget => {
  let asked = 0;
  return { spent: () => ++asked > most };
};

const lexicon = lexiconOf('CAS CASA AS SA SAC ASA XA XAS AA', '# 2 0,A 20 1,C 9 3,S 9 1,X 5 8');

/** The best lead that the seat to act can hold, by trying everything: the slow reference. */
function bestLead(state: State, passed: boolean): number {
  const seat = state.turn;
  const lead = ({ scores }: State) => scores[seat]! - scores[1 - seat]!;
  const { list, search } = findPlays(lexicon, view(state, seat), patient);
  const options = Array.from({ length: list.count }, (_, at) => {
    const tiles = placementsOf(generatorFor(lexicon), search, list, at);
    const next = must(attempt(lexicon, state, formatMove(lexicon.alphabet, playMove(tiles))));
    return next.ending ? lead(next) : -bestLead(next, false);
  });
  const counted = lead(state) - points(state, seat) + points(state, 1 - seat);
  const pass = passed ? counted : -bestLead({ ...state, turn: 1 - seat }, true);
  return Math.max(pass, ...options);
}

function points({ racks, kinds }: State, seat: number): number {
  return racks[seat]!.reduce((sum, tile) => sum + kinds.find((kind) => kind.tile === tile)!.points, 0);
}

describe('the end game', () => {
  it.each([
    ['SA', 'CA'],
    ['AS', 'XS'],
    ['CA', 'SX'],
    ['XAS', 'CA'],
  ])(
    '[S9] with an empty bag, %s against %s, is played as well as trying everything finds',
    (mine, theirs) => {
      const board = ['.....', '.....', '.CAS.', '.....', '.....'];
      const state = stateOf({ lexicon, board, racks: [mine, theirs] });
      // The tiles of the scene are those of the game: nothing else is unseen.
      const kinds = state.kinds.map((kind) => ({
        ...kind,
        count: [...`CAS${mine}${theirs}`].filter((tile) => tile === kind.tile).length,
      }));
      const exact = { ...state, kinds };
      const seen = view(exact, 0);
      const thought = thoughtOf(lexicon, seen);
      const { list } = findPlays(lexicon, seen, patient);
      const solved = solveEnd(
        thought.generator,
        thought.chooser,
        deal(thought, chanceOf('end')),
        list,
        patient,
      );
      expect(solved.isExact).toBe(true);
      expect(solved.lead).toBe(bestLead(exact, false));
    },
  );
});

describe('what thinking needs', () => {
  it.each(languages)(
    '[S9] leaves of %s: a blank is best, and the second of a kind is worth less',
    (language) => {
      const words = { ca: 'CASA', es: 'CASA', en: 'CASE' }[language];
      const own = lexiconFrom({ words, bag: bag(language) }, language);
      const leaves = new Leaves(own);
      const value = (tiles: string) => leaves.value(generatorFor(own).rackOf([...tiles]));
      for (const tile of own.alphabet.tiles.filter((each) => each.length === 1))
        expect(value('#')).toBeGreaterThan(value(tile));
      expect(value('II')).toBeLessThan(value('I'));
      expect(value('')).toBe(0);
    },
  );

  it('[S14] the chance to win grows with the lead, more so when little is left', () => {
    expect(winChance(0, 50)).toBe(0.5);
    expect(winChance(30, 50)).toBeGreaterThan(winChance(10, 50));
    expect(winChance(30, 10)).toBeGreaterThan(winChance(30, 50));
    expect([winChance(1, 0), winChance(0, 0), winChance(-1, 0)]).toEqual([1, 0.5, 0]);
  });
});

const seats = [0, 1].map((seat) => ({ name: `${seat}`, bot: null, picks: {} }));
const texts = {
  ca: { words: read('ca-words.txt'), bag: read('ca-bag.txt') },
  es: { words: read('es-words.txt'), bag: read('es-bag.txt') },
  en: { words: read('en-words.txt'), bag: bag('en') },
};

describe('whole games', () => {
  const games = languages.flatMap((language) => botIds.map((bot) => [language, bot] as const));

  it.each(games)('[S9] in %s, hard against %s: it ends, and both can be looked back at', (language, bot) => {
    const own = lexiconFrom(texts[language], language);
    const bots = botsFor(own);
    const chance = chanceOf(`game ${language} ${bot}`);
    let state = setup(own, { ...defaults, size: 9, ending: 'scoreless', scoreless: 4 }, seats, chance, 2);
    for (let [seat] = toAct(state); seat !== undefined; [seat] = toAct(state)) {
      const move = bots[seat === 0 ? 'hard' : bot]!.choose(view(state, seat), chance, questions(40));
      state = must(play(own, state, seat, move, chance));
    }
    for (const seat of [0, 1]) {
      const { rows, says } = review(own, view(state, 'open'), seat, patient);
      const turns = state.history.filter((turn) => turn.seat === seat);
      expect(rows).toHaveLength(turns.length);
      expect(says[0]!.code).toBe('review.says');
    }
  });
});

describe('the look back', () => {
  const state = stateOf({
    lexicon: { ...lexicon, language: 'en' },
    racks: ['CASXA', 'SASAC'],
    bag: 'AAAAAAAAAA',
    options: { size: 7, rack: 5, ending: 'scoreless', scoreless: 2 },
  });
  const own = { ...lexicon, language: 'en' as const };
  const second: State = { ...state, terms: { ...state.terms, layout: 2 } };
  const over = ['4D AS', 'pass', 'pass'].reduce<State>((now, text) => must(attempt(own, now, text)), second);

  it('[S14] tells for each turn the best plays, and what the one made lost', () => {
    const { data, totals } = review(own, view(over, 'open'), 0, patient);
    const [first, second] = data as readonly {
      made: string;
      score: number;
      lost: number;
      best: { score: number }[];
    }[];
    expect(first).toMatchObject({ made: '4D AS', score: 4 });
    expect(first!.best[0]!.score).toBeGreaterThan(first!.score);
    expect(first!.lost).toBeGreaterThan(0);
    expect(second).toMatchObject({ made: 'pass', score: 0 });
    expect(totals[0]!.params).toMatchObject({ n: 2 });
  });

  it('[Q5] without time it still lists the turns, and says how far it came', () => {
    const { rows, says } = review(own, view(over, 'open'), 0, { spent: () => true });
    expect(rows).toHaveLength(2);
    expect(says[0]).toMatchObject({ code: 'review.cut', params: { n: 0, all: 2 } });
  });
});
