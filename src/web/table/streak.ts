/** Wins in a row at this screen, by game; and the table against whom three of them propose. */
import { useEffect, useState } from 'react';
import type { TableController } from '../../client/controller.ts';
import { afterGame, proposal, type Streak } from '../../client/streak.ts';
import type { Rival } from '../../core/cast.ts';
import type { Result } from '../../core/result.ts';
import type { Entry } from '../../protocol/http.ts';
import type { Screen } from '../../room/screen.ts';
import { api } from '../api.ts';

/** Whom to try next. Only a game whose end was seen here counts, not one that is looked at again. */
export function useProposal({ table }: TableController, sawEnd: boolean): Rival | null {
  const { id, game } = table;
  const key = `ludoteca.streak.${game.id}`;
  const [streak, setStreak] = useState(() => read(key));
  useEffect(() => {
    if (!sawEnd) return;
    const after = afterGame(read(key), table);
    write(key, after);
    setStreak(after);
  }, [sawEnd, key, table]);
  return proposal(streak, { id, game });
}

/** The same table with this rival instead of the one there was, begun at once. */
export function layAgainst(
  { game, options, seats }: Screen,
  rival: Rival,
  replaceOldest: boolean,
): Promise<Result<Entry>> {
  return api.create({
    game,
    options,
    seats: seats.map(({ name, bot, picks }) => (bot === null ? { name, picks } : { rival: rival.id, picks })),
    start: true,
    replaceOldest,
  });
}

function read(key: string): Streak | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, streak: Streak | null): void {
  try {
    localStorage.setItem(key, JSON.stringify(streak));
  } catch {}
}
