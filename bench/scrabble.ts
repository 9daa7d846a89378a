/**
 * Scrabble: how many positions a second the generator finds all plays of (those of test/data/scrabble/cases.json), and
 * how strong the bots are: pairs of games with the same bag and the seats exchanged, share of wins with Wilson's interval
 * of 95 %. `npm run bench scrabble [moves|LANGUAGE [BOT BOT]]` does a part. BENCH_PAIRS sets the pairs (20 unless told),
 * BENCH_MS the milliseconds a move (300 unless told), BENCH_SEED the bags (1 unless told). Times are CPU time of the
 * process, whatever else the machine does.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalanForms, playable } from '../scripts/build/wordlists.ts';
import { type Language, languages } from '../src/core/phrase.ts';
import { must } from '../src/core/result.ts';
import { shelf } from '../src/games/index.ts';
import { MoveGenerator, mostSteps, type Search } from '../src/games/scrabble/generator/generator.ts';
import { gridOf } from '../src/games/scrabble/generator/grid.ts';
import { PlayList } from '../src/games/scrabble/generator/plays.ts';
import { alphabetOf } from '../src/games/scrabble/lexicon/alphabet.ts';
import { parseBag } from '../src/games/scrabble/lexicon/bag.ts';
import { readTokens } from '../src/games/scrabble/tokens.ts';
import { arena } from '../src/room/arena.ts';
import { bagText, builtResource, lexiconFrom } from './lexicons.ts';

type Case = {
  readonly id: string;
  readonly set: 'en' | 'en21' | 'ca-dic';
  readonly rack: string;
  readonly board: readonly string[];
  readonly plays: number;
  readonly sumOfScores: number;
};

const root = join(import.meta.dirname, '..');
const pairs = Number(process.env['BENCH_PAIRS'] ?? 20);
const ms = Number(process.env['BENCH_MS'] ?? 300);
const seed = Number(process.env['BENCH_SEED'] ?? 1);

const wanted: readonly (readonly [strong: string, weak: string, percent: number])[] = [
  ['hard', 'normal', 95],
  ['expert', 'hard', 70],
  ['hard', 'club', 50],
  ['club', 'casual', 50],
  ['casual', 'beginner', 50],
  ['beginner', 'normal', 50],
  ['normal', 'easy', 50],
];

export async function scrabble([part, strong, weak]: readonly string[] = []): Promise<void> {
  if (part === undefined || part === 'moves') countMoves();
  if (part === 'moves') return;
  console.log(`${pairs} pairs of games, ${ms} ms a move, seed ${seed}`);
  console.log('language  bots               won     95 %          points   wanted   ms/game');
  for (const language of languages) {
    if (part !== undefined && part !== language) continue;
    for (const line of wanted)
      if (strong === undefined || (line[0] === strong && line[1] === weak))
        console.log(await contest(language, ...line));
  }
}

/** The lists that the positions were counted with. */
function countedWords(set: Case['set']): string {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const language = set === 'ca-dic' ? 'ca' : 'en';
  const alphabet = alphabetOf(must(parseBag(bagText(language))));
  const forms =
    language === 'en'
      ? read('node_modules/word-list/words.txt').split('\n')
      : catalanForms({
          aff: read('node_modules/dictionary-ca/index.aff'),
          dic: read('node_modules/dictionary-ca/index.dic'),
        });
  return playable(forms, alphabet, { shortest: 2, longest: 15 }).join('\n');
}

function countMoves(): void {
  const { cases } = JSON.parse(readFileSync(join(root, 'test/data/scrabble/cases.json'), 'utf8')) as {
    readonly cases: readonly Case[];
  };
  console.log(
    'all plays of positions counted by other engines; wanted: all right, en at least 1500 a second',
  );
  for (const set of ['en', 'en21', 'ca-dic'] as const) {
    const lexicon = lexiconFrom(set === 'ca-dic' ? 'ca' : 'en', countedWords(set));
    const before = performance.now();
    const generator = new MoveGenerator(lexicon);
    const opening = performance.now() - before;
    const tilesIn = (text: string) => readTokens(lexicon.alphabet, text)!.map(({ tile }) => tile ?? '');
    const searches = cases
      .filter((each) => each.set === set)
      .map((each) => ({
        each,
        search: {
          surface: { size: each.board.length, layout: 2 as const },
          grid: gridOf(generator.tiles, each.board.flatMap(tilesIn)),
          rack: generator.rackOf(tilesIn(each.rack)),
          full: 7,
          oneMayOpen: false,
        },
      }));
    const list = new PlayList();
    const right = searches.filter(({ each, search }) => isRight(generator, list, each, search)).length;
    for (const round of [1, 2, 3]) report(set, round, generator, list, searches, right, opening);
  }
}

const patient = { spent: () => false };

function isRight(generator: MoveGenerator, list: PlayList, each: Case, search: Search): boolean {
  generator.generate(search, list, { steps: mostSteps, budget: patient });
  const isOpening = search.grid.every((cell) => cell === 0);
  const counted = [...Array(list.count).keys()].filter((at) => !isOpening || list.across(at));
  const sum = counted.reduce((total, at) => total + list.score[at]!, 0);
  return counted.length === each.plays && sum === each.sumOfScores;
}

function report(
  set: string,
  round: number,
  generator: MoveGenerator,
  list: PlayList,
  searches: readonly { readonly search: Search }[],
  right: number,
  opening: number,
): void {
  const before = process.cpuUsage();
  let positions = 0;
  let plays = 0;
  let seconds = 0;
  while (seconds < 2) {
    for (const { search } of searches) {
      generator.generate(search, list, { steps: mostSteps, budget: patient });
      plays += list.count;
    }
    positions += searches.length;
    const { user, system } = process.cpuUsage(before);
    seconds = (user + system) / 1e6;
  }
  console.log(
    `  ${set.padEnd(6)} ${round}  ${right} of ${searches.length} right  ${(positions / seconds).toFixed(0)} positions a second  ` +
      `${(plays / seconds / 1e6).toFixed(2)} million plays a second  opened in ${opening.toFixed(0)} ms`,
  );
}

async function contest(language: Language, strong: string, weak: string, percent: number): Promise<string> {
  const { game } = await shelf['scrabble']!();
  const options = must(game.parseOptions({}));
  const rules = must(game.open({ lexicon: builtResource(language) }));
  const before = performance.now();
  const { bots } = arena({
    game,
    rules,
    engine: await rules.engine(),
    options,
    bots: [strong, weak],
    games: 2 * pairs,
    seed: seed.toString(16).padStart(64, '0'),
    budget: () => {
      const end = performance.now() + ms;
      return { spent: () => performance.now() >= end };
    },
  });
  const { winShare, low, high, meanShare } = bots.find(({ bot }) => bot === strong)!;
  const share = (part: number) => (100 * part).toFixed(1);
  return [
    language.padEnd(9),
    `${strong} – ${weak}`.padEnd(17),
    `${share(winShare)} %`.padStart(7),
    `${share(low)}–${share(high)}`.padStart(11),
    `${share(meanShare!)} %`.padStart(11),
    `≥ ${percent} %`.padStart(8),
    ((performance.now() - before) / 2 / pairs).toFixed(0).padStart(9),
  ].join(' ');
}
