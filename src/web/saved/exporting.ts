/** A table as a file: the room's own, or one that other programs read. */
import type { MenuItem } from '../kit/MenuButton.tsx';
import { download } from './download.ts';

/** What a table can be exported as; null is the room's own kind. */
export type FileKind = { readonly kind: string | null; readonly name: string };

export function exportItems(id: string, kinds: readonly FileKind[], why: string | null): readonly MenuItem[] {
  return kinds.map(({ kind, name }) => ({
    label: name,
    icon: 'download',
    onPick: () => download(`/api/tables/${id}/export${kind === null ? '' : `/${kind}`}`),
    why,
  }));
}
