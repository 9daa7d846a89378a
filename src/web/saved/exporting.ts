/** A table as a file: the room's own, or one that other programs read. */
import { api } from '../api.ts';
import type { MenuItem } from '../kit/MenuButton.tsx';
import { useToast } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { keepFile } from './keepfile.ts';

/** What a table can be exported as; null is the room's own kind. */
export type FileKind = { readonly kind: string | null; readonly name: string };

export type Export = (id: string, kind: string | null) => void;

/** Fetches the file before the browser keeps it, so that a refusal is told on the page and not as a broken download. */
export function useExport(): Export {
  const say = useSay();
  const toast = useToast();
  return async (id, kind) => {
    const file = await api.file(id, kind);
    if (file.ok) return keepFile(file.value);
    const [{ code, params }] = file.problems;
    toast({ tone: 'bad', text: say(code, params) });
  };
}

export function exportItems(
  id: string,
  kinds: readonly FileKind[],
  why: string | null,
  onExport: Export,
): readonly MenuItem[] {
  return kinds.map(({ kind, name }) => ({
    label: name,
    icon: 'download',
    onPick: () => onExport(id, kind),
    why,
  }));
}
