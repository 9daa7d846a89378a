/**
 * A look back (SPEC S14): for each turn of a seat the best plays by points and leave, and what its own lost against the
 * first of them, in points and in chance to win. Chances come from the lead and from how many tiles nobody had seen.
 * `data` has the same for a board of one's own: `ReviewedTurn`s.
 */
import type { Budget } from '../../core/game.ts';
import type { Phrase } from '../../core/phrase.ts';
import type { Review, ReviewCell } from '../../core/review.ts';
import type { Seat } from '../../core/seat.ts';
import { Candidates, shownPlay } from './candidates.ts';
import { exchangeMove } from './engine/expert.ts';
import { Leaves } from './engine/leaves.ts';
import { bestOptions, type Option } from './engine/simulation.ts';
import { deal, leadOf, type Thought, thoughtOf, winChance } from './engine/thought.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import { formatMove } from './notation.ts';
import { rackTile, type View } from './position.ts';
import { fits, type Past, pastTurns } from './turns.ts';

export type ReviewedTurn = {
  /** Which turn of the game, from 1. */
  readonly number: number;
  readonly rack: readonly (string | null)[];
  /** What was done, as people write it, or the kind of turn; its points and its value with what it left. */
  readonly made: string;
  readonly score: number;
  readonly value: number | null;
  readonly best: readonly {
    readonly text: string;
    readonly play: string;
    readonly score: number;
    readonly value: number;
  }[];
  /** Points and chance to win that were lost against the best; null, like the value, where there was no time. */
  readonly lost: number | null;
  readonly lostChance: number | null;
  readonly chance: number | null;
};

const shownBest = 3;

export function review(lexicon: Lexicon, view: View, seat: Seat, budget: Budget): Review {
  const turns = pastTurns(lexicon, view, seat).filter(({ seen, tiles }) => fits(seen, tiles));
  const looked: ReviewedTurn[] = [];
  for (const past of turns) {
    if (budget.spent()) break;
    looked.push(reviewTurn(lexicon, past));
  }
  const rest = turns.slice(looked.length).map(untold);
  return asTable(seat, looked, rest);
}

/** A turn that there was no time for. */
function untold({ seen, turn, number }: Past): ReviewedTurn {
  const score = turn.kind === 'play' && !turn.withdrawn ? turn.score : 0;
  return {
    number,
    rack: seen.racks[seen.me!]!,
    made: turn.kind === 'play' ? turn.text : turn.kind,
    score,
    value: null,
    best: [],
    lost: null,
    lostChance: null,
    chance: null,
  };
}

const patient: Budget = { spent: () => false };

function reviewTurn(lexicon: Lexicon, { seen, turn, tiles, number }: Past): ReviewedTurn {
  const candidates = new Candidates(lexicon, seen, patient);
  const thought = thoughtOf(lexicon, seen);
  const options = bestOptions(thought, candidates.list, shownBest);
  const score = turn.kind === 'play' && !turn.withdrawn ? turn.score : 0;
  const value = score + leaveAfter(thought, turn.kind === 'exchange' ? turn.tiles : tiles.map(rackTile));
  const best = options.map((option) => bestOf(candidates, thought, option));
  const top = Math.max(value, ...best.map((each) => each.value));
  const chance = chanceOf(thought, value);
  return {
    number,
    rack: seen.racks[seen.me!]!,
    made: turn.kind === 'play' ? turn.text : turn.kind,
    score,
    value: tenth(value),
    best,
    lost: tenth(top - value),
    lostChance: Math.max(0, chanceOf(thought, top) - chance),
    chance,
  };
}

function bestOf(candidates: Candidates, thought: Thought, option: Option): ReviewedTurn['best'][number] {
  const { lexicon, view, list } = candidates;
  if (option.kind === 'exchange') {
    const text = formatMove(lexicon.alphabet, exchangeMove(thought, option));
    return { text, play: text, score: 0, value: tenth(option.value) };
  }
  const move = candidates.move(option.at);
  return {
    text: formatMove(lexicon.alphabet, move),
    play: shownPlay(view, move.tiles),
    score: list.score[option.at]!,
    value: tenth(option.value),
  };
}

/** What stays in the rack is worth as much as the search says: with an empty bag it only costs. */
function leaveAfter(
  { lexicon, generator, rack, view, chooser }: Thought,
  gone: readonly (string | null)[],
): number {
  const left = rack.slice();
  const away = generator.rackOf(gone.map((tile) => tile ?? ''));
  for (let tile = 0; tile < left.length; tile++) left[tile]! -= away[tile]!;
  const tiles = left.reduce((sum, count) => sum + count, 0);
  if (view.bag.length > 0) return Math.min(1, view.bag.length / 7) * new Leaves(lexicon).value(left);
  return tiles === 0 ? 0 : -chooser.pointsOf(left);
}

function chanceOf(thought: Thought, value: number): number {
  const match = deal(thought, { uint32: () => 0 });
  return winChance(leadOf(match, 0) + value, Math.max(1, thought.pool.length));
}

function tenth(value: number): number {
  return Math.round(10 * value) / 10;
}

function asTable(seat: Seat, turns: readonly ReviewedTurn[], rest: readonly ReviewedTurn[]): Review {
  const who = { seat };
  const points = turns.reduce((sum, { lost }) => sum + lost!, 0);
  const found = turns.filter(({ lost }) => lost === 0).length;
  const all = turns.length + rest.length;
  const name = (code: string): Phrase => ({ code: `review.${code}` });
  return {
    says: [
      { code: turns.length < all ? 'review.cut' : 'review.says', params: { who, n: turns.length, all } },
    ],
    columns: [
      { name: name('turn'), align: 'end' },
      { name: name('made'), align: 'start' },
      { name: name('score'), align: 'end' },
      { name: name('best'), align: 'start' },
      { name: name('best-score'), align: 'end' },
      { name: name('lost'), align: 'end' },
      { name: name('lost-chance'), align: 'end' },
    ],
    rows: [...turns, ...rest].map(rowOf),
    totals:
      turns.length > 0
        ? [{ code: 'review.total', params: { who, points: Math.round(points), found, n: turns.length } }]
        : [],
    notes: [{ code: 'review.note' }],
    data: [...turns, ...rest],
  };
}

function rowOf({ number, made, score, best, lost, lostChance }: ReviewedTurn): readonly ReviewCell[] {
  const [top] = best;
  return [
    number,
    made === 'pass' || made === 'exchange' ? { code: `review.${made}` } : [{ text: made, tone: null }],
    score,
    top ? [{ text: top.play, tone: null }] : null,
    top ? top.score : null,
    lost,
    lostChance === null ? null : { code: 'review.percent', params: { n: Math.round(100 * lostChance) } },
  ];
}
