/** The pictures on the covers of games: files of their own (scripts/build/covers.ts), no code of any game. */
import type { ReactNode } from 'react';

const found = import.meta.glob<string>('../../build/covers/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

type Props = {
  readonly game: string;
  /** What is shown for a game without a picture. */
  readonly otherwise?: ReactNode;
};

/** Decorative. By `use`, since the tokens of the page's theme reach into that, and not into an `img`. */
export function CoverPicture({ game, otherwise = null }: Props) {
  const url = found[`../../build/covers/${game}.svg`];
  if (url === undefined) return otherwise;
  return (
    <svg className="cover-picture" aria-hidden="true">
      <use href={`${url}#cover`} />
    </svg>
  );
}
