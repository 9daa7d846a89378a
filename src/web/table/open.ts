/** Goes to a table: what is on it now, the rules it is played by, and the wire to it. */

import { RemoteTable } from '../../client/remote.ts';
import type { TableClient } from '../../client/table.ts';
import type { Assets, Game } from '../../core/game.ts';
import { ok, type Result, refuse } from '../../core/result.ts';
import type { Review } from '../../core/review.ts';
import type { Seat } from '../../core/seat.ts';
import type { Entry } from '../../protocol/http.ts';
import type { ReplayPage } from '../../room/past.ts';
import type { Screen } from '../../room/screen.ts';
import type { OpenGame } from '../../room/table.ts';
import { api } from '../api.ts';
import { askMe } from '../data.ts';
import { isKnownGame, loadGame } from '../gameuis.tsx';
import { env, wire } from './wire.ts';

export async function openTable(id: string): Promise<Result<TableClient>> {
  const screen = await lookAt(id);
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
      again: async () => {
        const made = await playAgain(id);
        return made.ok ? openTable(made.value.id) : made;
      },
    }),
  );
}

export async function lookAt(id: string): Promise<Result<Screen>> {
  const me = await askMe();
  return me.ok ? api.screen(id) : me;
}

export function playAgain(id: string, replaceOldest = false): Promise<Result<Entry>> {
  return api.again(id, replaceOldest);
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

export async function openRules({ game: id, version, assets }: Screen): Promise<Result<OpenGame>> {
  if (!isKnownGame(id)) return refuse('game-unknown', { game: id });
  const game = await loadGame(id);
  if (game.version !== version) return refuse('game-version', { game: id, version });
  const rules = await rulesOf(game, assets);
  return rules.ok ? ok({ game, rules: rules.value }) : rules;
}

const opened = new Map<string, ReturnType<Game['open']>>();

/** A dictionary takes a while to read: what was opened stays open. */
async function rulesOf(game: Game, hashes: Screen['assets']) {
  const key = JSON.stringify([game.id, hashes]);
  const known = opened.get(key);
  if (known) return known;
  const texts = await Promise.all(
    Object.entries(hashes).map(async ([kind, hash]) => [kind, await assetText(hash)] as const),
  );
  const missing = texts.find(([, text]) => text === null);
  if (missing) return refuse('asset-missing', { kind: missing[0] });
  const rules = game.open(Object.fromEntries(texts) as Assets);
  opened.set(key, rules);
  return rules;
}

async function assetText(hash: string): Promise<string | null> {
  const answer = await fetch(`/api/assets/${hash}`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}
