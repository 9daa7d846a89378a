/** What a move would do and be worth, or why it may not be made. Shared by `check` and `play`. */
import type { Preview } from '../../core/game.ts';
import { ok, type Problem, problem, type Result, refuse, unless } from '../../core/result.ts';
import { spell } from './lexicon/alphabet.ts';
import { blank } from './lexicon/bag.ts';
import { hasWord, type Lexicon } from './lexicon/dictionary.ts';
import { isContested } from './options.ts';
import { type Formed, formWords, type Line } from './placement.ts';
import {
  isBlank,
  type Move,
  ownRack,
  type Placement,
  type Position,
  rackTile,
  type View,
} from './position.ts';
import { pointsOf, scoreOf } from './score.ts';

/** What a play comes to. */
export type Judged = { readonly formed: Formed; readonly score: number };

export function check(lexicon: Lexicon, view: View, move: Move): Result<Preview> {
  if (view.ending) return refuse('game-over');
  if (view.me !== view.turn) return refuse('not-your-turn');
  switch (move.kind) {
    case 'play':
      return checkPlay(lexicon, view, ownRack(view), move.tiles);
    case 'exchange':
      return checkExchange(view, ownRack(view), move.tiles);
    case 'pass':
      return ok({ worth: 0, says: [{ code: view.pending?.out ? 'preview.accept' : 'preview.pass' }] });
    case 'challenge':
      return checkChallenge(view);
  }
}

function checkPlay(
  lexicon: Lexicon,
  view: View,
  rack: readonly string[],
  tiles: readonly Placement[],
): Result<Preview> {
  const judged = judge(lexicon, view, rack, tiles);
  if (!judged.ok) return judged;
  const { formed, score } = judged.value;
  const words = wordsOf(lexicon, formed).join(', ');
  return ok({ worth: score, says: [{ code: 'preview.play', params: { words, score } }] });
}

/** Words and score of a play; where wrong words are void, they are refused. */
export function judge(
  lexicon: Lexicon,
  position: Position<string | null>,
  rack: readonly string[],
  tiles: readonly Placement[],
): Result<Judged> {
  const { board, terms, kinds, pending } = position;
  if (pending?.out) return refuse('answer-first');
  const formed = formWords({ board, size: terms.size, oneMayOpen: terms.rack === 1, tiles });
  if (!formed.ok) return formed;
  const lacking = unknownTile(lexicon, tiles) ?? missingTile(rack, tiles.map(rackTile));
  if (lacking) return { ok: false, problems: [lacking] };
  const problems = terms.challenge === 'void' ? unknownWords(lexicon, formed.value) : [];
  return unless(problems, () => ({
    formed: formed.value,
    score: scoreOf({ surface: terms, rack: terms.rack, points: pointsOf(kinds) }, formed.value),
  }));
}

function unknownTile({ alphabet }: Lexicon, tiles: readonly Placement[]): Problem | null {
  const strange = tiles.find(({ tile }) => !alphabet.codes.has(tile.toUpperCase()));
  return strange ? problem('tile-unknown', { tile: strange.tile.slice(0, 10) }) : null;
}

function missingTile(rack: readonly string[], wanted: readonly string[]): Problem | null {
  const left = [...rack];
  for (const tile of wanted) {
    const at = left.indexOf(tile);
    if (at < 0) return problem(tile === blank ? 'blank-missing' : 'tile-missing', { tile });
    left.splice(at, 1);
  }
  return null;
}

function unknownWords(lexicon: Lexicon, formed: Formed): readonly Problem[] {
  return wrongWords(lexicon, formed).map((word) => problem('word-unknown', { word }));
}

/** The words that the dictionary does not have. */
export function wrongWords(lexicon: Lexicon, { words }: Formed): readonly string[] {
  const wrong = words.map(lettersOf).filter((tiles) => !hasWord(lexicon, tiles));
  return wrong.map((tiles) => spell(lexicon.alphabet, tiles));
}

export function wordsOf({ alphabet }: Lexicon, { words }: Formed): readonly string[] {
  return words.map((line) => spell(alphabet, lettersOf(line)));
}

function lettersOf(line: Line): readonly string[] {
  return line.map(({ tile }) => (isBlank(tile) ? tile.toUpperCase() : tile));
}

function checkExchange(view: View, rack: readonly string[], tiles: readonly string[]): Result<Preview> {
  const { bag, terms, pending } = view;
  const left = bag.length;
  if (pending?.out) return refuse('answer-first');
  if (tiles.length === 0) return refuse('exchange-nothing');
  if (left < terms.exchangeMin) return refuse('exchange-bag', { min: terms.exchangeMin, left });
  const lacking = missingTile(rack, tiles);
  if (lacking) return { ok: false, problems: [lacking] };
  if (tiles.length > left) return refuse('exchange-many', { left });
  return ok({ worth: 0, says: [{ code: 'preview.exchange', params: { n: tiles.length } }] });
}

/** Says nothing about whether it will succeed: nobody can ask for that. */
function checkChallenge({ pending, terms }: View): Result<Preview> {
  if (!isContested(terms.challenge)) return refuse('challenge-off');
  if (!pending) return refuse('challenge-nothing');
  const who = { seat: pending.seat };
  return ok({ worth: null, says: [{ code: 'preview.challenge', params: { who } }] });
}
