import type { KeyboardEvent } from 'react';
import type { Say } from '../../../core/phrase.ts';
import { Dialog } from '../../../web/kit/Dialog.tsx';
import { Tile } from './Tile.tsx';
import { letterOf } from './typing.ts';
import './BlankDialog.css';

type Props = {
  readonly tiles: readonly string[];
  readonly say: Say;
  readonly onPick: (tile: string) => void;
  readonly onClose: () => void;
};

/** All tiles of the bag; a letter goes to the next that begins with it. */
export default function BlankDialog({ tiles, say, onPick, onClose }: Props) {
  return (
    <Dialog open title={say('blank.title')} onClose={onClose}>
      <fieldset className="s-kinds" aria-label={say('blank.title')} onKeyDown={goToLetter}>
        {tiles.map((tile, at) => (
          <button
            key={tile}
            type="button"
            data-tile={tile}
            data-autofocus={at === 0 || undefined}
            onClick={() => onPick(tile)}
          >
            <span className="sr">{tile}</span>
            <Tile tile={tile.toLowerCase()} points={0} />
          </button>
        ))}
      </fieldset>
    </Dialog>
  );
}

function goToLetter({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  const letter = letterOf(key);
  if (letter === null) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>('[data-tile]')];
  const fits = all.filter(({ dataset }) => dataset['tile']!.startsWith(letter));
  fits[(fits.indexOf(target as HTMLElement) + 1) % Math.max(1, fits.length)]?.focus();
}
