/** What a key does to a draft: digits and the letters A to C lay colours or count marks, the rest moves about. */
import type { Phrase } from '../../../core/phrase.ts';
import { type Board, type Code, formatPeg, hole, type Peg, parseCode } from '../code.ts';
import {
  type CodeDraft,
  cleared,
  erased,
  filled,
  laid,
  type MarksDraft,
  nearest,
  stepped,
  toggled,
} from './draft.ts';

export type Deed<Draft> =
  | { readonly do: 'edit'; readonly draft: Draft }
  | { readonly do: 'play' }
  | { readonly do: 'refuse'; readonly phrase: Phrase };

/** `above` is the guess before, if there is one: the arrow up copies from it. Null: not a key of this game. */
export function codeKey(
  board: Board,
  draft: CodeDraft,
  above: Code | null,
  key: string,
): Deed<CodeDraft> | null {
  const edit = (after: CodeDraft): Deed<CodeDraft> => ({ do: 'edit', draft: after });
  switch (key) {
    case 'Enter':
      return { do: 'play' };
    case 'ArrowLeft':
      return edit(stepped(draft, -1));
    case 'ArrowRight':
      return edit(stepped(draft, 1));
    case 'ArrowUp':
      return above && edit(laid(board, draft, above[draft.at]!));
    case 'Shift+ArrowUp':
      return above && edit(filled(above));
    case 'h':
    case 'H':
      return holdKey(draft);
    case 'Backspace':
      return edit(erased(draft));
    case 'Delete':
      return edit(cleared(draft, draft.at));
    default:
      return pegKey(board, draft, key);
  }
}

/** The peg just laid, or the one that was chosen, is kept for the next guess. */
function holdKey(draft: CodeDraft): Deed<CodeDraft> {
  const place = nearest(draft);
  if (place === null) return { do: 'refuse', phrase: { code: 'do.hold.none' } };
  return { do: 'edit', draft: toggled(draft, place) };
}

function pegKey(board: Board, draft: CodeDraft, key: string): Deed<CodeDraft> | null {
  const peg = pegOf(key);
  if (peg === null) return null;
  if (peg === hole && !board.holes) return { do: 'refuse', phrase: { code: 'no-holes' } };
  if (peg <= board.colors) return { do: 'edit', draft: laid(board, draft, peg) };
  const params = { color: formatPeg(peg), last: formatPeg(board.colors) };
  return /\d/.test(key) ? { do: 'refuse', phrase: { code: 'no-such-color', params } } : null;
}

function pegOf(key: string): Peg | null {
  return /^[0-9a-c]$/i.test(key) ? (parseCode(key)?.[0] ?? null) : null;
}

/** The first digit counts the right places, the second the right colours; another one begins anew. */
export function marksKey(positions: number, draft: MarksDraft, key: string): Deed<MarksDraft> | null {
  if (key === 'Enter') return { do: 'play' };
  if (key === 'Backspace' || key === 'Delete') return { do: 'edit', draft: oneLess(draft) };
  if (!/^\d$/.test(key)) return null;
  const count = Number(key);
  if (count > positions) return { do: 'refuse', phrase: { code: 'marks-many', params: { positions } } };
  const isSecond = draft.exact !== null && draft.misplaced === null;
  return {
    do: 'edit',
    draft: isSecond ? { ...draft, misplaced: count } : { exact: count, misplaced: null },
  };
}

function oneLess({ exact, misplaced }: MarksDraft): MarksDraft {
  return misplaced === null ? { exact: null, misplaced } : { exact, misplaced: null };
}
