/**
 * Positions that two other engines have counted (test/data/scrabble/cases.json): all plays, the sum of their scores
 * and the best of them, on the classic board in English and Catalan and on the board of 21; and the word lists
 * they were counted with, made from the packages as the build does.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalanForms, playable, spanishForms } from '../../../scripts/build/wordlists.ts';
import { must } from '../../core/result.ts';
import { ratedPlays } from './candidates.ts';
import { check } from './check.ts';
import { lexiconFrom, stateOf } from './fixture.testing.ts';
import { alphabetOf } from './lexicon/alphabet.ts';
import { parseBag } from './lexicon/bag.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import { parseMove } from './reading.ts';
import { view } from './sight.ts';

type Case = {
  readonly id: string;
  readonly set: 'en' | 'en21' | 'ca-dic';
  readonly rack: string;
  readonly board: readonly string[];
  readonly plays: number;
  readonly sumOfScores: number;
  readonly bestScore: number;
  readonly bestCount: number;
  readonly allRackPlays: number;
  readonly singleTilePlays: number;
  readonly best: readonly string[];
};

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, root)), 'utf8');
const cases: readonly Case[] = JSON.parse(read('test/data/scrabble/cases.json')).cases;
const usual = { shortest: 2, longest: 15 };

const hunspell = (lang: string) => ({
  aff: read(`node_modules/dictionary-${lang}/index.aff`),
  dic: read(`node_modules/dictionary-${lang}/index.dic`),
});
const bagText = (lang: string) => read(`src/games/scrabble/resources/bag/${lang}.txt`);
const bagOf = (lang: string) => must(parseBag(bagText(lang)));
const forms = {
  en: () => read('node_modules/word-list/words.txt').split('\n'),
  ca: () => catalanForms(hunspell('ca')),
};

const lists = new Map<string, readonly string[]>();
function listOf(lang: 'en' | 'ca'): readonly string[] {
  const list = lists.get(lang) ?? playable(forms[lang](), alphabetOf(bagOf(lang)), usual);
  lists.set(lang, list);
  return list;
}

const lexicons = new Map<string, Lexicon>();
function lexiconFor({ set }: Case): Lexicon {
  const lang = set === 'ca-dic' ? 'ca' : 'en';
  const lexicon = lexicons.get(lang) ?? lexiconFrom({ bag: bagText(lang), words: listOf(lang).join('\n') });
  lexicons.set(lang, lexicon);
  return lexicon;
}

const seenIn = (each: Case, lexicon: Lexicon) =>
  view(stateOf({ lexicon, board: each.board, racks: [each.rack, ''] }), 0);

describe('word lists', () => {
  const sum = (words: readonly string[]) => createHash('sha256').update(words.join('\n')).digest('hex');

  it('[S2] the Catalan list is the one that was counted with', () => {
    expect(listOf('ca')).toHaveLength(774_512);
    expect(sum(listOf('ca'))).toBe('620c8321a6b1546860d4657eb85d6b83dfe24b1e03be68ec72c6e9f922bcd8dd');
  });

  it('[S2] the English list is the one that was counted with', () => {
    expect(listOf('en')).toHaveLength(269_870);
    expect(sum(listOf('en'))).toBe('39317a8489173e7362877b522119f51dbe9d671d2544eaebc101696bb4f56fb8');
  });

  it('[S2] the Spanish list has the forms of verbs, without pronouns', () => {
    const words = new Set(playable(spanishForms(hunspell('es')), alphabetOf(bagOf('es')), usual));
    for (const word of 'COMIERON CANTASE NIÑOS DIJERAMOS CHOCHO FUERTE MORSE OLEO'.split(' '))
      expect(words.has(word), word).toBe(true);
    for (const word of 'CANTARSE CANTANDOSE DANDOSELO SERME ABRIOS HAGAME KILO'.split(' '))
      expect(words.has(word), word).toBe(false);
  });
});

describe('positions counted by other engines', () => {
  it('[S5] there are cases of all sets', () => {
    expect(cases.map(({ set }) => set).filter((set, at, all) => all.indexOf(set) === at)).toHaveLength(3);
    expect(cases).toHaveLength(95);
  });

  it.each(cases)('[S6] $id: number of plays, sum of scores, best plays', (each) => {
    const lexicon = lexiconFor(each);
    const seen = seenIn(each, lexicon);
    const isOpening = seen.board.every((tile) => tile === '');
    // They count only the words across that open a game.
    const rated = ratedPlays(lexicon, seen, { spent: () => false }).filter(
      ({ across }) => across || !isOpening,
    );
    const laid = rated.map(({ move }) => (move.kind === 'play' ? move.tiles.length : 0));
    const best = rated.filter(({ score }) => score === each.bestScore);
    expect({
      plays: rated.length,
      sum: rated.reduce((total, { score }) => total + score, 0),
      single: laid.filter((tiles) => tiles === 1).length,
      all: laid.filter((tiles) => tiles === 7).length,
      best: rated[0]?.score,
      bestCount: best.length,
    }).toEqual({
      plays: each.plays,
      sum: each.sumOfScores,
      single: each.singleTilePlays,
      all: each.allRackPlays,
      best: each.bestScore,
      bestCount: each.bestCount,
    });
    expect(best.map(({ shown, score }) => `${shown} ${score}`)).toEqual(
      expect.arrayContaining([...each.best]),
    );
  });

  it.each(cases)('[S4] $id: the best plays as people write them are worth what they say', (each) => {
    const lexicon = lexiconFor(each);
    const seen = seenIn(each, lexicon);
    for (const line of each.best) {
      const [, text = '', score] = /^(.*) (\d+)$/.exec(line)!;
      const preview = check(lexicon, seen, must(parseMove(lexicon.alphabet, text, seen)));
      expect(must(preview).worth, line).toBe(Number(score));
    }
  });
});
