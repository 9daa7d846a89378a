/** A written word taken apart into tiles. */
import { type Alphabet, tileAt } from './lexicon/alphabet.ts';
import { blank } from './lexicon/bag.ts';

/** A tile, capitals or small as written; null for a dot. `onBoard` when it is said to lie there already. */
export type Token = { readonly tile: string | null; readonly onBoard: boolean };

/** Null when something in the text is on no tile. */
export function readTokens(alphabet: Alphabet, text: string): readonly Token[] | null {
  const tokens: Token[] = [];
  let onBoard = false;
  for (let at = 0; at < text.length; ) {
    const char = text[at]!;
    if (char === (onBoard ? ')' : '(')) {
      onBoard = !onBoard;
      at += 1;
    } else if (char === '.') {
      tokens.push({ tile: null, onBoard: true });
      at += 1;
    } else {
      const found = readTile(alphabet, text, at);
      if (!found) return null;
      tokens.push({ tile: found.tile, onBoard });
      at += found.length;
    }
  }
  return onBoard ? null : tokens;
}

type Found = { readonly tile: string; readonly length: number };

function readTile(alphabet: Alphabet, text: string, at: number): Found | null {
  const char = text[at]!;
  if (char === blank || char === '?') return { tile: blank, length: 1 };
  if (char === '[') {
    const inside = /^[^\]]*/.exec(text.slice(at + 1))![0];
    const tile = bracketTile(alphabet, inside);
    return tile === null ? null : { tile, length: inside.length + 2 };
  }
  const tile = tileAt(alphabet, text, at) ?? smallTileAt(alphabet, text, at);
  return tile === null ? null : { tile, length: tile.length };
}

function smallTileAt({ starts }: Alphabet, text: string, at: number): string | null {
  const small = starts.get(text[at]!.toUpperCase())?.map((tile) => tile.toLowerCase());
  return small?.find((tile) => text.startsWith(tile, at)) ?? null;
}

/** The dot of L·L may be left out here: not every keyboard has it. */
function bracketTile({ tiles }: Alphabet, inside: string): string | null {
  const forms = [...tiles, ...tiles.map((tile) => tile.toLowerCase()), blank];
  return (
    forms.find((tile) => tile === inside) ?? forms.find((tile) => tile.replace('·', '') === inside) ?? null
  );
}
