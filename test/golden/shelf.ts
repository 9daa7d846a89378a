/** The games that are played through: one file for every game and variant. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../src/core/game.ts';
import type { Messages } from '../../src/core/phrase.ts';
import * as kenken from '../../src/games/kenken/index.ts';
import { en as kenkenWords } from '../../src/games/kenken/messages/en.ts';
import * as mastermind from '../../src/games/mastermind/index.ts';
import { en as mastermindWords } from '../../src/games/mastermind/messages/en.ts';
import * as rolit from '../../src/games/rolit/index.ts';
import { en as rolitWords } from '../../src/games/rolit/messages/en.ts';
import * as scrabble from '../../src/games/scrabble/index.ts';
import { en as scrabbleWords } from '../../src/games/scrabble/messages/en.ts';
import * as template from '../../src/games/template/index.ts';
import { en as templateWords } from '../../src/games/template/messages/en.ts';
import type { Playthrough } from './playthrough.ts';

export const folder = import.meta.dirname;

const text = (path: string) => readFileSync(join(folder, '..', '..', path), 'utf8');
const level = (name: string) => ({
  level: { texts: { level: text(`src/games/kenken/resources/level/${name}.txt`) } },
});
const lexicon = (language: 'ca' | 'es') => ({
  lexicon: {
    texts: {
      bag: text(`test/data/scrabble/${language}-bag.txt`),
      words: text(`test/data/scrabble/${language}-words.txt`),
    },
    language,
  },
});
const names = ['Ada', 'Leo', 'Mar', 'Pau', 'Ona', 'Nil'];

/** Bots for all seats, with what they pick. */
const bots = (ids: readonly string[], picks: readonly Record<string, string>[]) =>
  picks.map((picked, at) => ({ name: names[at]!, bot: ids[at % ids.length]!, picks: picked }));

const colors = (...picked: readonly string[]) => picked.map((color) => ({ color }));

type Rest = Pick<Playthrough, 'name' | 'options' | 'seats' | 'every'> & { content?: Playthrough['content'] };
const of = (game: Game, messages: Messages, rest: Rest): Playthrough => ({
  content: {},
  game,
  messages,
  ...rest,
});

export const playthroughs: Readonly<Record<string, Playthrough>> = {
  template: of(template.game, templateWords, {
    name: 'three players',
    options: {},
    seats: bots(['random'], [{}, {}, {}]),
    every: 4,
  }),
  'mastermind-breaker': of(mastermind.game, mastermindWords, {
    name: 'two break the same code',
    options: { role: 'breaker', difficulty: 'normal' },
    seats: bots(['consistent', 'random'], [{}, {}]),
    every: 5,
  }),
  'mastermind-maker': of(mastermind.game, mastermindWords, {
    name: 'a codemaker and a codebreaker',
    options: { role: 'maker', difficulty: 'hard', code: 'told' },
    seats: bots(['consistent'], [{ role: 'maker' }, { role: 'breaker' }]),
    every: 4,
  }),
  'mastermind-duel': of(mastermind.game, mastermindWords, {
    name: 'each sets a code for the other',
    options: { role: 'duel', difficulty: 'custom', positions: 5, colors: 7, repeats: false, holes: true },
    seats: bots(['consistent'], [{}, {}]),
    every: 6,
  }),
  'rolit-free': of(rolit.game, rolitWords, {
    name: 'free, a circle for five',
    options: { variant: 'free', shape: 'CS' },
    seats: bots(['greedy', 'random'], colors('yellow', 'red', 'green', 'blue', 'black')),
    every: 20,
  }),
  'rolit-official': of(rolit.game, rolitWords, {
    name: 'official, two teams on the classic board',
    options: { variant: 'official', shape: 'SM', mode: 'teams', teams: ['Sol', 'Luna'] },
    seats: bots(
      ['greedy', 'random'],
      colors('yellow', 'red', 'green', 'blue').map((pick, at) => ({
        ...pick,
        team: ['Sol', 'Luna'][at % 2]!,
      })),
    ),
    every: 20,
  }),
  'rolit-othello': of(rolit.game, rolitWords, {
    name: 'othello, small',
    options: { variant: 'othello', shape: 'SS' },
    seats: bots(['greedy', 'random'], colors('black', 'beige')),
    every: 12,
  }),
  'kenken-alone': of(kenken.game, kenkenWords, {
    name: 'alone',
    options: {},
    content: level('4x4-easy-1'),
    seats: bots(['steady'], [{}]),
    every: 8,
  }),
  'kenken-race': of(kenken.game, kenkenWords, {
    name: 'a race',
    options: {},
    content: level('5x5-power-1'),
    seats: bots(['random', 'steady'], [{}, {}]),
    every: 12,
  }),
  'scrabble-void': of(scrabble.game, scrabbleWords, {
    name: 'three players, a small Catalan board',
    options: { size: 9 },
    content: lexicon('ca'),
    seats: bots(['hard', 'normal', 'easy'], [{}, {}, {}]),
    every: 8,
  }),
  'scrabble-challenge': of(scrabble.game, scrabbleWords, {
    name: 'challenges for five points, in Spanish',
    options: { size: 11, challenge: 'five' },
    content: lexicon('es'),
    seats: bots(['hard', 'easy'], [{}, {}]),
    every: 8,
  }),
};
