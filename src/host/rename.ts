import { sameName, tidyName } from '../core/name.ts';
import { ok, type Result, refuse, unless } from '../core/result.ts';
import type { TableRegistry } from './registry.ts';

/** A command like those of sockets, after a look whether another table of mine has that name. */
export async function renameTable(
  registry: TableRegistry,
  id: string,
  name: string,
  player: string,
): Promise<Result<null>> {
  const found = await registry.find(id);
  if (!found.ok) return found;
  const own = await registry.list({ player, limit: 1000 });
  if (own.some((other) => other.id !== id && sameName(other.name, name)))
    return refuse('table-name-taken', { name: tidyName(name) }, 'name');
  const cmd = registry.newId();
  const intent = { kind: 'rename', name } as const;
  const answer = await found.value.submit({ cmd, actor: player, seen: null, after: null, intent });
  return answer.result === 'refused' ? unless(answer.problems, () => null) : ok(null);
}
