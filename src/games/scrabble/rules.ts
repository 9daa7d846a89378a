/** A turn of Scrabble: play, exchange, pass, challenge (SPEC S4 to S8, S11). */
import type { ForfeitReason } from '../../core/game.ts';
import { type Random, shuffled } from '../../core/random.ts';
import { must, ok, type Result } from '../../core/result.ts';
import type { Seat, SeatChoice } from '../../core/seat.ts';
import { type Layout, withTiles } from './board.ts';
import { resolveChallenge } from './challenge.ts';
import { check, type Judged, judge, wordsOf } from './check.ts';
import { afterPass, afterScoreless, finish, noQuiet, orAlone, orQuietEnd } from './ending.ts';
import { allTiles } from './lexicon/bag.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import { formatPlay } from './notation.ts';
import { isContested, kindsOf, type Options, termsOf } from './options.ts';
import {
  type Move,
  nextSeat,
  type Placement,
  type PlayTurn,
  rackTile,
  type State,
  type Turn,
} from './position.ts';
import { usesAll } from './score.ts';
import { view } from './sight.ts';

export function setup(
  { bag, language }: Lexicon,
  options: Options,
  seats: readonly SeatChoice[],
  random: Random,
  layout?: Layout,
): State {
  const terms = termsOf(options, language, layout);
  const kinds = kindsOf(bag, options);
  const tiles = shuffled(random, allTiles(kinds));
  return {
    terms,
    kinds,
    board: Array<string>(terms.size ** 2).fill(''),
    racks: seats.map((_, seat) => tiles.slice(seat * terms.rack, (seat + 1) * terms.rack)),
    bag: tiles.slice(seats.length * terms.rack),
    scores: seats.map(() => 0),
    playing: seats.map(() => true),
    turn: 0,
    quiet: noQuiet,
    latest: [],
    pending: null,
    history: [],
    ending: null,
  };
}

export function toAct({ ending, turn }: State): readonly Seat[] {
  return ending ? [] : [turn];
}

export function play(lexicon: Lexicon, state: State, seat: Seat, move: Move, random: Random): Result<State> {
  const checked = check(lexicon, view(state, seat), move);
  if (!checked.ok) return checked;
  switch (move.kind) {
    case 'play':
      return ok(lay(lexicon, state, move.tiles));
    case 'exchange':
      return ok(exchange(state, move.tiles, random));
    case 'pass':
      return ok(pass(state));
    case 'challenge':
      return ok(resolveChallenge(lexicon, state, random));
  }
}

function lay(lexicon: Lexicon, state: State, tiles: readonly Placement[]): State {
  const { turn: seat, terms, quiet } = state;
  const judged = must(judge(lexicon, state, state.racks[seat]!, tiles));
  const kept = without(state.racks[seat]!, tiles.map(rackTile));
  const { drawn, bag } = draw(state.bag, terms.rack - kept.length);
  const out = kept.length + drawn.length === 0;
  const isOpenToChallenge = isContested(terms.challenge) && state.playing.filter(Boolean).length > 1;
  const laid: State = {
    ...ended(state, playTurn(lexicon, terms.rack, judged)),
    board: withTiles(state.board, terms.size, tiles),
    racks: state.racks.with(seat, [...kept, ...drawn]),
    bag,
    scores: state.scores.with(seat, state.scores[seat]! + judged.score),
    quiet: judged.score > 0 ? noQuiet : afterScoreless(quiet),
    latest: tiles,
    pending: isOpenToChallenge ? { seat, drawn: drawn.length, out, before: quiet } : null,
  };
  if (!out) return orQuietEnd(laid);
  return isOpenToChallenge ? laid : finish(laid, 'out', seat);
}

function playTurn(lexicon: Lexicon, rack: number, { formed, score }: Judged): PlayTurn {
  return {
    kind: 'play',
    text: formatPlay(formed),
    words: wordsOf(lexicon, formed),
    longest: Math.max(...formed.words.map((line) => line.length)),
    score,
    usedAll: usesAll(rack, formed.words[0]),
    withdrawn: false,
  };
}

function exchange(state: State, tiles: readonly string[], random: Random): State {
  const { turn: seat, quiet } = state;
  const kept = without(state.racks[seat]!, tiles);
  const { drawn, bag } = draw(state.bag, tiles.length);
  return orQuietEnd({
    ...ended(state, { kind: 'exchange', tiles }),
    racks: state.racks.with(seat, [...kept, ...drawn]),
    bag: shuffled(random, [...bag, ...tiles]),
    quiet: afterScoreless(quiet),
  });
}

/** Passing also lets the last play stand: if that used up the tiles, the game is over. */
function pass(state: State): State {
  const { pending, quiet } = state;
  const passed = { ...ended(state, { kind: 'pass' }), quiet: afterPass(quiet) };
  return pending?.out ? finish(passed, 'out', pending.seat) : orQuietEnd(passed);
}

/** The seat to act has done this; the next one is to act. */
function ended(state: State, turn: Done): State {
  return {
    ...state,
    history: [...state.history, { seat: state.turn, ...turn, ...rackBefore(state) }],
    turn: nextSeat(state),
    pending: null,
  };
}

/** Whoever looks back later needs the rack of every turn; tables of version 1 did without. */
function rackBefore({ terms, racks, turn }: State): { readonly rack?: readonly string[] } {
  return terms.layout === undefined ? {} : { rack: racks[turn]! };
}

type Done =
  | PlayTurn
  | { readonly kind: 'exchange'; readonly tiles: readonly string[] }
  | { readonly kind: 'pass' };

function draw(bag: readonly string[], wanted: number) {
  const rest = Math.max(0, bag.length - wanted);
  return { drawn: bag.slice(rest), bag: bag.slice(0, rest) };
}

function without(rack: readonly string[], tiles: readonly string[]): readonly string[] {
  const left = [...rack];
  for (const tile of tiles) left.splice(left.indexOf(tile), 1);
  return left;
}

/** The seat no longer moves, its tiles are out of play; a play of it that could be challenged stands. */
export function forfeit(state: State, seat: Seat, why: ForfeitReason): State {
  if (state.ending || !state.playing[seat]) return state;
  const { pending } = state;
  const playing = state.playing.with(seat, false);
  const turn: Turn = { seat, kind: 'forfeit', why };
  const left = orAlone({
    ...state,
    playing,
    turn: seat === state.turn ? nextSeat({ ...state, playing }) : state.turn,
    history: [...state.history, turn],
    pending: pending?.seat === seat ? null : pending,
  });
  return !left.ending && pending?.seat === seat && pending.out ? finish(left, 'out', seat) : left;
}
