/** Goes to a table: what is on it now, the rules it is played by, and the wire to it. */

import { GameOpener } from '../../client/content.ts';
import { type Look, type Preparing, patientLook } from '../../client/patience.ts';
import { RemoteTable } from '../../client/remote.ts';
import type { TableClient } from '../../client/table.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Review } from '../../core/review.ts';
import type { Seat } from '../../core/seat.ts';
import type { Entry } from '../../protocol/http.ts';
import type { ReplayPage } from '../../room/past.ts';
import type { Screen } from '../../room/screen.ts';
import type { OpenGame } from '../../room/table.ts';
import { api } from '../api.ts';
import { askMe } from '../data.ts';
import { isKnownGame, loadModule } from '../gameuis.tsx';
import { env, wire } from './wire.ts';

/** The way to a table, which may be left. */
export function tableAhead(id: string, preparing: Preparing) {
  const { screen, leave } = lookAt(id, preparing);
  return { table: openAt(id, screen), leave };
}

async function openAt(id: string, ahead: Promise<Result<Screen>>): Promise<Result<TableClient>> {
  const screen = await ahead;
  if (!screen.ok) return screen;
  const opened = await openRules(screen.value);
  if (!opened.ok) return opened;
  return ok(
    new RemoteTable(screen.value, {
      id,
      opened: opened.value,
      wire: wire(),
      env,
      invite: `${location.origin}/table/${id}`,
      clean: (text) => text,
      frames: (seat, from, count) => askFrames(id, seat, from, count),
      review: (seat, gone: AbortSignal) => reviewOf(id, seat, gone),
      again: async (sameDeal) => {
        const made = await playAgain(id, false, sameDeal);
        return made.ok ? tableAhead(made.value.id, () => undefined).table : made;
      },
    }),
  );
}

export function lookAt(id: string, preparing: Preparing): Look {
  const ask = async () => {
    const me = await askMe();
    return me.ok ? api.screen(id) : me;
  };
  return patientLook(id, { ask, wire, later: env.later }, preparing);
}

export function playAgain(id: string, replaceOldest = false, sameDeal = false): Promise<Result<Entry>> {
  return api.again(id, replaceOldest, sameDeal);
}

export function askFrames(
  id: string,
  seat: Seat | null,
  from: number,
  count: number,
): Promise<Result<ReplayPage>> {
  return api.frames(id, seat, from, count);
}

export function reviewOf(id: string, seat: Seat, gone: AbortSignal): Promise<Result<Review | null>> {
  return api.review(id, seat, gone);
}

const opener = new GameOpener({
  load: async (game) => (isKnownGame(game) ? loadModule(game) : null),
  resource: (hash, format) => api.resource(hash, format),
});

export function openRules(screen: Screen): Promise<Result<OpenGame>> {
  return opener.open(screen);
}
