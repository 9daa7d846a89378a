import { randomBytes } from 'node:crypto';
import { sameName, tidyName } from '../../core/name.ts';
import { ok, type Result, refuse, unless } from '../../core/result.ts';
import type { Hall } from '../tables/hall.ts';

/** A command like those of sockets, after a look whether another table of mine has that name. */
export async function renameTable(
  hall: Hall,
  id: string,
  name: string,
  player: string,
): Promise<Result<null>> {
  const found = await hall.find(id);
  if (!found.ok) return found;
  const own = await hall.list({ player, limit: 1000 });
  if (own.some((other) => other.id !== id && sameName(other.name, name)))
    return refuse('table-name-taken', { name: tidyName(name) }, 'name');
  const cmd = randomBytes(12).toString('hex');
  const wish = { kind: 'rename', name } as const;
  const answer = await found.value.submit({ cmd, actor: player, seen: null, after: null, wish });
  return answer.result === 'refused' ? unless(answer.problems, () => null) : ok(null);
}
