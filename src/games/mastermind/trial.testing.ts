/** For tests: tables with given codes, and games written as lines such as `0: 1122` (seat, move). */
import type { Random } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import type { SeatChoice } from '../../core/seat.ts';
import { type Code, parseCode } from './code.ts';
import { parseOptions, parseSeat } from './options.ts';
import { check, play, setup } from './rules.ts';
import type { State } from './table.ts';
import { parseMove } from './text.ts';
import { view } from './view.ts';

/** A small stream of its own for every seed (xorshift). */
export function chance(seed: number): Random {
  let word = (seed * 2_654_435_761 + 1) >>> 0;
  return {
    uint32: () => {
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      word >>>= 0;
      return word;
    },
  };
}

export function codeOf(text: string): Code {
  return parseCode(text)!;
}

/** A new table; a seat is 'maker', 'breaker' or, where there is nothing to pick, anything else. */
export function started(raw: object, roles: readonly string[], secret?: string): State {
  const options = must(parseOptions({ role: 'breaker', difficulty: 'normal', ...raw }));
  const seats: SeatChoice[] = [];
  for (const [at, role] of roles.entries()) {
    const picks = options.role === 'maker' ? { role } : {};
    seats.push(must(parseSeat(options, { name: `Seat ${at}`, picks }, seats)));
  }
  const state = setup(options, seats, chance(7));
  return secret ? { ...state, codes: [codeOf(secret)] } : state;
}

export function played(state: State, ...lines: readonly string[]): State {
  return lines.reduce((before, line) => must(attempt(before, line)), state);
}

/** The code with which a move is refused, by `check` and by `play` alike. */
export function refusal(state: State, line: string): string {
  const { seat, move } = read(line);
  const [checked, made] = [check(view(state, seat), move), play(state, seat, move)];
  if (checked.ok || made.ok) return 'allowed';
  return checked.problems[0].code === made.problems[0].code ? made.problems[0].code : 'check and play differ';
}

function attempt(state: State, line: string) {
  const { seat, move } = read(line);
  return play(state, seat, move);
}

function read(line: string) {
  const [seat, text] = line.split(': ');
  return { seat: Number(seat), move: must(parseMove(text!)) };
}
