/** A tile of maple: its letters, and what it is worth. */
import { blank } from '../lexicon/bag.ts';
import { isBlank } from '../position.ts';
import { letters } from './laying.ts';
import './Tile.css';

type Props = { readonly tile: string; readonly points: number };

/** Never read aloud: what holds it says what it is. */
export function Tile({ tile, points }: Props) {
  const standsFor = isBlank(tile);
  const isEmpty = tile === blank;
  return (
    <span
      className="s-tile"
      aria-hidden="true"
      data-long={tile.length > 1 ? tile.length : undefined}
      data-blank={standsFor || isEmpty || undefined}
    >
      <b>{isEmpty ? '' : letters(tile)}</b>
      {!standsFor && !isEmpty && <i>{points}</i>}
    </span>
  );
}
