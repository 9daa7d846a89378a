/**
 * Looks ahead by chance (Sheppard, World-championship-caliber Scrabble, 2002): for the moves that look best by score and
 * leave, games that fit are dealt, the others answer by score and leave, so does the seat itself, and what that comes to
 * is turned into a chance to win. All moves are tried with the same deals; those that fall behind are given up.
 */
import type { Budget } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { shuffled } from '../../../core/random.ts';
import type { PlayList } from '../generator/plays.ts';
import { RackLeaves } from './leaves.ts';
import { draw, layPlay, type Match } from './match.ts';
import { copyOf, deal, leadOf, settle, type Thought, winChance } from './thought.ts';

/** A play of a list, or an exchange: tiles by number that go. */
export type Option =
  | { readonly kind: 'play'; readonly at: number; readonly value: number }
  | { readonly kind: 'exchange'; readonly tiles: readonly number[]; readonly value: number };

/** `prior` is the chance to win by score and leave alone: few deals do not outweigh it. */
export type Tried = {
  readonly option: Option;
  readonly prior: number;
  samples: number;
  sum: number;
  squares: number;
};

const mostOptions = 12;
/** Points behind the best by score and leave at which a move is not worth a thought. */
const farBehind = 18;
/** How many deals the prior counts for. */
const priorWeight = 20;
const mostSamples = 120;
const batch = 6;

/** What looks best by score and leave, the best first; exchanges among them where the bag allows one. */
export function bestOptions(thought: Thought, list: PlayList, most = mostOptions): readonly Option[] {
  const { chooser, view } = thought;
  const rate = chooser.rater({ ...deal(thought, { uint32: () => 0 }) });
  const plays = Array.from(
    { length: list.count },
    (_, at): Option => ({ kind: 'play', at, value: rate(list, at) }),
  );
  plays.sort((a, b) => b.value - a.value);
  const exchanges = view.bag.length >= view.terms.exchangeMin ? bestExchanges(thought) : [];
  return [...plays.slice(0, most), ...exchanges].sort((a, b) => b.value - a.value).slice(0, most);
}

function bestExchanges({ leaves, rack, view }: Thought): readonly Option[] {
  const all = new RackLeaves(leaves, rack);
  const found: Option[] = [];
  for (let set = 0; set < Math.min(all.sets - 1, 1 << 12); set++) {
    const value = all.valueOf(set);
    const kept = all.tilesOf(set);
    const tiles = [...rack].flatMap((count, tile) => Array<number>(count - kept[tile]!).fill(tile));
    if (tiles.length <= view.bag.length) found.push({ kind: 'exchange', tiles, value });
  }
  return found.sort((a, b) => b.value - a.value).slice(0, 3);
}

/** The options with what they came to; at least one sample each when there is any time. */
export function simulate(
  thought: Thought,
  list: PlayList,
  options: readonly Option[],
  random: Random,
  budget: Budget,
): readonly Tried[] {
  const lead = leadOf(deal(thought, { uint32: () => 0 }), 0);
  const top = options[0]?.value ?? 0;
  const all: readonly Tried[] = options
    .filter(({ value }) => value >= top - farBehind)
    .map((option) => {
      const prior = winChance(lead + option.value, Math.max(1, thought.pool.length));
      return { option, prior, samples: 0, sum: 0, squares: 0 };
    });
  let alive = all;
  for (let sample = 1; sample <= mostSamples && alive.length > 1; sample++) {
    const dealt = deal(thought, random);
    const worths: number[] = [];
    for (const { option } of alive) {
      if (budget.spent()) return all;
      worths.push(worthOf(thought, copyOf(dealt), list, option, random));
    }
    for (const [at, tried] of alive.entries()) {
      tried.samples += 1;
      tried.sum += worths[at]!;
      tried.squares += worths[at]! ** 2;
    }
    if (sample % batch === 0) alive = promising(alive);
  }
  return all;
}

/** The best of those that were tried most. */
export function bestTried(tried: readonly Tried[]): Option | null {
  const most = Math.max(0, ...tried.map(({ samples }) => samples));
  if (most === 0) return tried[0]?.option ?? null;
  const last = tried.filter(({ samples }) => samples === most);
  return last.reduce((best, each) => (estimateOf(each) > estimateOf(best) ? each : best)).option;
}

/** Without those that are clearly behind: by about two and a half standard errors. */
function promising(alive: readonly Tried[]): readonly Tried[] {
  const error = ({ sum, squares, samples }: Tried) =>
    Math.sqrt(Math.max(0, squares / samples - (sum / samples) ** 2) / samples);
  const best = alive.reduce((a, b) => (estimateOf(b) > estimateOf(a) ? b : a));
  // The same deals for all: the difference varies less than the two do apart.
  return alive.filter((each) => estimateOf(each) + 1.1 * (error(each) + error(best)) >= estimateOf(best));
}

/** What the deals say, and the prior as if it were some of them. */
function estimateOf({ sum, samples, prior }: Tried): number {
  return (sum + priorWeight * prior) / (samples + priorWeight);
}

/** The chance to win after this option and an answer of everybody. */
function worthOf(thought: Thought, match: Match, list: PlayList, option: Option, random: Random): number {
  const { chooser } = thought;
  const pointsOf = (rack: Uint8Array) => chooser.pointsOf(rack);
  const isOut =
    option.kind === 'play' ? layPlay(match, list, option.at) : exchange(match, option.tiles, random);
  if (isOut) return finalWorth(match, 0, pointsOf);
  const seats = match.racks.length;
  // What the rest of the racks promises, for and against the seat.
  let promise = 0;
  for (let step = 0; step < seats; step++) {
    const { turn } = match;
    const best = chooser.best(match);
    if (best < 0) {
      match.turn = (turn + 1) % seats;
      continue;
    }
    const leave = match.bag.length > 0 ? chooser.value - chooser.list.score[best]! : 0;
    if (layPlay(match, chooser.list, best)) return finalWorth(match, turn, pointsOf);
    promise += turn === 0 ? leave : -leave / Math.max(1, seats - 1);
  }
  const left =
    match.bag.length + match.racks.reduce((sum, rack, seat) => (seat === 0 ? sum : sum + size(rack)), 0);
  return winChance(leadOf(match, 0) + promise, left);
}

function finalWorth(match: Match, out: number, pointsOf: (rack: Uint8Array) => number): number {
  settle(match, out, pointsOf);
  const lead = leadOf(match, 0);
  // Sure results, and of two sure wins the higher: it may have been dealt otherwise.
  return winChance(lead, 0) + Math.max(-0.02, Math.min(0.02, lead / 5000));
}

function size(rack: Uint8Array): number {
  let sum = 0;
  for (let tile = 0; tile < rack.length; tile++) sum += rack[tile]!;
  return sum;
}

function exchange(match: Match, tiles: readonly number[], random: Random): false {
  const rack = match.racks[0]!;
  for (const tile of tiles) rack[tile]! -= 1;
  draw(rack, match.bag, match.full);
  const mixed = shuffled(random, [...match.bag, ...tiles]);
  match.bag.splice(0, match.bag.length, ...mixed);
  match.turn = 1 % match.racks.length;
  return false;
}
