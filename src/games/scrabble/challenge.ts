/** Challenges (SPEC S11): the next seat doubts the words of the play just made. */
import { type Random, shuffled } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { withTiles } from './board.ts';
import { wrongWords } from './check.ts';
import { afterPass, finish, orQuietEnd } from './ending.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import type { Challenge } from './options.ts';
import { type Formed, formWords } from './placement.ts';
import {
  nextSeat,
  type Pending,
  type Placement,
  type Position,
  rackTile,
  type State,
  type Turn,
} from './position.ts';

/** What the challenged seat gets when all its words are right. */
const bonuses: Partial<Record<Challenge, number>> = { five: 5, ten: 10 };

export function resolveChallenge(lexicon: Lexicon, state: State, random: Random): State {
  const pending = state.pending!;
  const wrong = wrongWords(lexicon, latestWords(state));
  const bonus = wrong.length > 0 ? 0 : (bonuses[state.terms.challenge] ?? 0);
  const turn: Turn = { seat: state.turn, kind: 'challenge', against: pending.seat, wrong, bonus };
  const told: State = { ...state, history: [...state.history, turn], pending: null };
  return wrong.length > 0 ? withdraw(told, pending, random) : uphold(told, pending, bonus);
}

/** The words of the play that may be challenged. */
export function latestWords({ board, terms, latest }: Position<string | null>): Formed {
  const before = withTiles(board, terms.size, latest.map(takenAway));
  return must(formWords({ board: before, size: terms.size, oneMayOpen: true, tiles: latest }));
}

function takenAway({ row, col }: Placement): Placement {
  return { row, col, tile: '' };
}

/** The play is taken back, and counts as a pass; the challenger has the turn. */
function withdraw(state: State, { seat, drawn, before }: Pending, random: Random): State {
  const { board, terms, latest, history } = state;
  const rack = state.racks[seat]!;
  const kept = rack.slice(0, rack.length - drawn);
  const at = history.findLastIndex((turn) => turn.kind === 'play');
  const taken = history[at] as Extract<Turn, { kind: 'play' }>;
  return orQuietEnd({
    ...state,
    board: withTiles(board, terms.size, latest.map(takenAway)),
    racks: state.racks.with(seat, [...kept, ...latest.map(rackTile)]),
    bag: shuffled(random, [...state.bag, ...rack.slice(kept.length)]),
    scores: state.scores.with(seat, state.scores[seat]! - taken.score),
    quiet: afterPass(before),
    latest: [],
    history: history.with(at, { ...taken, withdrawn: true }),
  });
}

/** The words were right: the challenger may lose the turn, and a play that ended the game has ended it. */
function uphold(state: State, { seat, out }: Pending, bonus: number): State {
  const { quiet, terms } = state;
  const paid = { ...state, scores: state.scores.with(seat, state.scores[seat]! + bonus) };
  if (out) return finish(paid, 'out', seat);
  if (terms.challenge !== 'double') return paid;
  return orQuietEnd({ ...paid, turn: nextSeat(state), quiet: afterPass(quiet) });
}
