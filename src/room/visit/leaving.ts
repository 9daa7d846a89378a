/** Ways out of a running game. */
import { ok, type Result } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import type { TableHost } from './host.ts';

/** These seats give up; a game that others go on with does not stay covered by a pause. */
export async function giveUp(host: TableHost, seats: readonly Seat[]): Promise<Result<null>> {
  if (host.screen.paused) await host.send({ kind: 'resume' });
  for (const seat of seats) {
    if (host.screen.phase !== 'playing') break;
    const given = await host.send({ kind: 'forfeit', seat, why: 'resigned' });
    if (!given.ok) return given;
  }
  return ok(null);
}

/** As if nothing had been played since the last saved point. Nothing to take back is as good as done. */
export async function goBack(host: TableHost): Promise<Result<null>> {
  const back = await host.send({ kind: 'return' });
  return back.ok || back.problems[0].code === 'nothing-to-undo' ? ok(null) : back;
}
