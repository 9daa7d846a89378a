/** The clock stands and goes on; a match of bots goes faster or slower. */
import { speeds } from '../../core/pace.ts';
import { ok, type Refusal, refuse } from '../../core/result.ts';
import { notPlaying } from '../guards.ts';
import { isBotMatch, type OpenGame, restsAlone, type Table, timePlayed } from '../table.ts';
import { type KindsOf, lawful } from './kind.ts';

/** Events after which a table no longer rests: who loses the line all the time must not fill the log by it. */
const mostEvents = 5000;

export const pausing: KindsOf<'paused' | 'resumed' | 'rested' | 'woke' | 'paced'> = {
  paused: {
    law: (_, table, { body }) =>
      notPlaying(table) ?? (table.paused ? refuse('paused-already') : lawful(body)),
    apply: (_, table, { at }) =>
      ok({ ...table, paused: true, resting: false, elapsedMs: timePlayed(table, at), runningSince: null }),
    isTurningPoint: true,
  },
  resumed: {
    law: (_, table, { body }) => (table.paused ? lawful(body) : refuse('not-paused')),
    apply: (_, table, { at }) => ok({ ...table, paused: false, runningSince: at }),
    isTurningPoint: true,
  },
  rested: {
    law: (opened, table, { body }) => notPlaying(table) ?? mayNotRest(opened, table) ?? lawful(body),
    apply: (_, table, { at }) =>
      ok({ ...table, resting: true, elapsedMs: timePlayed(table, at), runningSince: null }),
    isTurningPoint: false,
  },
  woke: {
    law: (_, table, { body }) => (table.resting ? lawful(body) : refuse('not-paused')),
    apply: (_, table, { at }) => ok({ ...table, resting: false, runningSince: at }),
    isTurningPoint: false,
  },
  paced: {
    law: (_, table, { body }) => notPlaying(table) ?? notPaceable(table, body.speed) ?? lawful(body),
    apply: (_, table, { body: { speed } }) => ok({ ...table, speed }),
    isTurningPoint: true,
  },
};

function mayNotRest(opened: OpenGame, table: Table): Refusal | null {
  if (table.paused || table.resting) return refuse('paused-already');
  return restsAlone(opened, table) && table.seq < mostEvents ? null : refuse('not-paused');
}

function notPaceable(table: Table, speed: number): Refusal | null {
  return isBotMatch(table) && speeds.some((known) => known === speed) ? null : refuse('not-a-show');
}
