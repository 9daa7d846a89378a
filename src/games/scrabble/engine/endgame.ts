/**
 * The end with an empty bag and two seats: nothing is hidden any more, so it can be searched to its end. Deeper and
 * deeper, by negamax with alpha and beta; at first only the plays that look best, and when that has come to the end of
 * all lines, all plays: then the answer is exact. Told to stop, it has the best of the last depth it finished.
 */
import type { Budget } from '../../../core/game.ts';
import type { MoveGenerator } from '../generator/generator.ts';
import { PlayList } from '../generator/plays.ts';
import { type Chooser, countOf, layPlay, type Match } from './match.ts';
import { copyOf } from './thought.ts';

export type Solved = {
  /** The place of the play in the list asked about; −1 to pass. */
  readonly best: number;
  /** Points that the seat to act will be ahead by, counted from the scores of the match. */
  readonly lead: number;
  /** Whether no better way exists for either. */
  readonly isExact: boolean;
};

const mostDepth = 24;
/** Positions looked at, however much time there is. */
const mostNodes = 6000;
const narrow = 8;
const free = { spent: () => false };
const stepsOfSearch = 200_000;

class Stopped extends Error {}

export function solveEnd(
  generator: MoveGenerator,
  chooser: Chooser,
  match: Match,
  list: PlayList,
  budget: Budget,
): Solved {
  const search = new EndSearch(generator, chooser, budget);
  let solved = search.shallow(match, list);
  try {
    for (const width of [narrow, Number.POSITIVE_INFINITY]) {
      for (let depth = 2; depth <= mostDepth; depth++) {
        const { best, lead, isCut } = search.root(match, list, depth, width, solved.best);
        const isExact = !isCut && width === Number.POSITIVE_INFINITY;
        solved = { best, lead, isExact };
        if (!isCut) break;
      }
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  return solved;
}

class EndSearch {
  readonly #generator: MoveGenerator;
  readonly #chooser: Chooser;
  readonly #budget: Budget;
  readonly #lists: PlayList[] = [];
  /** Whether a line was left before its end at the depth in hand. */
  #isCut = false;
  #nodes = 0;

  constructor(generator: MoveGenerator, chooser: Chooser, budget: Budget) {
    this.#generator = generator;
    this.#chooser = chooser;
    this.#budget = budget;
  }

  /** What looks best at once. */
  shallow(match: Match, list: PlayList): Solved {
    const [best = -1] = this.#ordered(match, list, 1);
    return { best, lead: best < 0 ? leadFor(match) : leadFor(match) + list.score[best]!, isExact: false };
  }

  root(match: Match, list: PlayList, depth: number, width: number, first: number) {
    this.#isCut = false;
    const order = this.#ordered(match, list, width);
    const moves = [first, ...order.filter((at) => at !== first), ...(first === -1 ? [] : [-1])];
    let best = first;
    let alpha = Number.NEGATIVE_INFINITY;
    for (const at of moves) {
      const value = this.#after(match, list, at, depth, width, alpha, Number.POSITIVE_INFINITY, 0);
      if (value <= alpha) continue;
      alpha = value;
      best = at;
    }
    return { best, lead: alpha, isCut: this.#isCut };
  }

  /** The lead of the seat to act after one of its plays, or after it passed. */
  #after(
    match: Match,
    list: PlayList,
    at: number,
    depth: number,
    width: number,
    alpha: number,
    beta: number,
    passes: number,
  ): number {
    const next = copyOf(match);
    if (at < 0) {
      next.turn = 1 - match.turn;
      // Who can't or won't lay any more: the racks are counted.
      if (passes === 1) return this.#counted(match);
      return -this.#search(next, depth - 1, width, -beta, -alpha, 1);
    }
    if (layPlay(next, list, at)) {
      const other = next.racks[next.turn]!;
      return -leadFor(next) + 2 * this.#chooser.pointsOf(other);
    }
    return -this.#search(next, depth - 1, width, -beta, -alpha, 0);
  }

  #search(match: Match, depth: number, width: number, alpha: number, beta: number, passes: number): number {
    this.#nodes += 1;
    if (this.#nodes > mostNodes || this.#budget.spent()) throw new Stopped();
    if (depth === 0) {
      this.#isCut = true;
      return this.#counted(match);
    }
    this.#lists[depth] ??= new PlayList();
    const list = this.#lists[depth];
    const { surface, grid, racks, full, turn } = match;
    const search = { surface, grid, rack: racks[turn]!, full, oneMayOpen: false };
    this.#generator.generate(search, list, { steps: stepsOfSearch, budget: free });
    let best = Number.NEGATIVE_INFINITY;
    for (const at of [...this.#ordered(match, list, width), -1]) {
      const value = this.#after(match, list, at, depth, width, Math.max(alpha, best), beta, passes);
      if (value > best) best = value;
      if (best >= beta) break;
    }
    return best;
  }

  /** Everybody loses what is left, as far as is known here. */
  #counted(match: Match): number {
    const own = this.#chooser.pointsOf(match.racks[match.turn]!);
    const other = this.#chooser.pointsOf(match.racks[1 - match.turn]!);
    return leadFor(match) - own + other;
  }

  /** Going out first, then by points and what is left; the first `width` of them. */
  #ordered(match: Match, list: PlayList, width: number): readonly number[] {
    const tiles = countOf(match.racks[match.turn]!);
    const rate = this.#chooser.rater(match);
    const values = Array.from(
      { length: list.count },
      (_, at) => rate(list, at) + (list.laid[at] === tiles ? 1000 : 0),
    );
    const order = [...values.keys()].sort((a, b) => values[b]! - values[a]!);
    return width < order.length ? order.slice(0, width) : order;
  }
}

function leadFor({ scores, turn }: Match): number {
  return scores[turn]! - scores[1 - turn]!;
}
