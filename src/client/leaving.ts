/** Ways out of a running game. */
import type { Rules } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import { ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { TableClient } from './table.ts';

/**
 * Who gives up when somebody at this screen says so. Who is alone here, always; of several, the one whose turn it is
 * (the active seat where more than one may move), so that nobody loses by what another wants. Null when it is none of them.
 */
export function resigningSeat(
  { people, screen }: Pick<TableClient, 'people' | 'screen'>,
  activeSeat: Seat | null,
): Seat | null {
  if (people.length === 1) return people[0]!;
  const able = people.filter((seat) => screen.toAct.includes(seat));
  return able.find((seat) => seat === activeSeat) ?? able[0] ?? null;
}

/** Whether the game is over once this seat has given up; null where what is on the screen does not tell. */
export function endsWithout(rules: Rules, view: unknown, seat: Seat): boolean | null {
  const state = view === null ? null : rules.imagine(view, sameDice());
  return state === null ? null : rules.outcome(rules.forfeit(state, seat, 'resigned')) !== null;
}

/** Any state that fits will do, so always the same: Knuth’s linear congruences. */
function sameDice(): Random {
  let word = 0;
  return {
    uint32: () => {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      return word;
    },
  };
}

/** This seat gives up; a game that others go on with does not stay covered by a pause. */
export async function resign(table: TableClient, seat: Seat): Promise<Result<null>> {
  if (table.screen.paused) await table.send({ kind: 'resume' });
  return table.send({ kind: 'forfeit', seat, why: 'resigned' });
}

/** Back to a point that was saved; null is the start. Where the game stands already it need not go. */
export async function revertToSave(table: TableClient, to: number | null): Promise<Result<null>> {
  const back = await table.send({ kind: 'return', to });
  return back.ok || back.problems[0].code === 'save-here' ? ok(null) : back;
}
