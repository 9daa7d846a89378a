/** Names of tables: those I have, and one that is still free. */
import { sameName } from '../core/name.ts';
import type { RoomService } from './roomaccess.ts';

export type TableNames = {
  /** What my tables are called. */
  readonly names: readonly string[];
  /** A name that is still free. */
  readonly proposal: string;
};

export async function tableNames(registry: RoomService, stem: string): Promise<TableNames> {
  const lists = await Promise.all([registry.list('mine'), registry.list('finished')]);
  const names = lists.flatMap((list) => (list.ok ? list.value.map(({ name }) => name) : []));
  let n = 1;
  while (names.some((name) => sameName(name, `${stem} ${n}`))) n += 1;
  return { names, proposal: `${stem} ${n}` };
}
