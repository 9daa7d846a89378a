/** The clock stands and goes on; a match of bots goes faster or slower. */
import { speeds } from '../../core/pace.ts';
import { ok, type Refusal, refuse } from '../../core/result.ts';
import { notPlaying } from '../guards.ts';
import { isBotMatch, type Table, timePlayed } from '../table.ts';
import { type KindsOf, lawful } from './kind.ts';

export const pausing: KindsOf<'paused' | 'resumed' | 'paced'> = {
  paused: {
    law: (_, table, { body }) =>
      notPlaying(table) ?? (table.paused ? refuse('paused-already') : lawful(body)),
    apply: (_, table, { at }) =>
      ok({ ...table, paused: true, elapsedMs: timePlayed(table, at), runningSince: null }),
    isTurningPoint: true,
  },
  resumed: {
    law: (_, table, { body }) => (table.paused ? lawful(body) : refuse('not-paused')),
    apply: (_, table, { at }) => ok({ ...table, paused: false, runningSince: at }),
    isTurningPoint: true,
  },
  paced: {
    law: (_, table, { body }) => notPlaying(table) ?? notPaceable(table, body.speed) ?? lawful(body),
    apply: (_, table, { body: { speed } }) => ok({ ...table, speed }),
    isTurningPoint: true,
  },
};

function notPaceable(table: Table, speed: number): Refusal | null {
  return isBotMatch(table) && speeds.some((known) => known === speed) ? null : refuse('not-a-show');
}
