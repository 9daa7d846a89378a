/** Squares and tiles in words, for those who listen. */
import type { Say } from '../../../core/phrase.ts';
import { blank } from '../lexicon/bag.ts';
import { isBlank } from '../position.ts';
import { letters } from './laying.ts';
import type { SquareLook } from './shown.ts';
import { nameOf, squareAt } from './squares.ts';

/** `8H, A, 1 point, laid` or `8H, triple word`. */
export function squareInWords(look: SquareLook, say: Say): string {
  const { square, size, tile, how, isNew, isBad, arrow } = look;
  return [
    nameOf(squareAt(size, square)),
    tile === '' ? emptyInWords(look, say) : tileInWords(tile, look.points ?? 0, say),
    ...(how === 'laid' ? [say('square.laid')] : []),
    ...(how === 'hinted' ? [say('square.hinted')] : []),
    ...(isNew ? [say('square.new')] : []),
    ...(isBad ? [say('square.bad')] : []),
    ...(arrow ? [say(`square.${arrow}`)] : []),
  ].join(', ');
}

function emptyInWords({ premium, isCentre }: SquareLook, say: Say): string {
  const what = premium ? say(`square.${premium}`) : say('square.empty');
  return isCentre ? `${say('square.centre')}, ${what}` : what;
}

/** As it lies on the board: `A, 1 point`, `blank as A`. */
function tileInWords(tile: string, points: number, say: Say): string {
  if (isBlank(tile)) return say('tile.as', { tile: letters(tile) });
  return say('tile.worth', { tile, n: points });
}

/** As it stands in the rack. */
export function rackTileInWords(tile: string, points: number, say: Say): string {
  return tile === blank ? say('tile.blank') : say('tile.worth', { tile, n: points });
}
