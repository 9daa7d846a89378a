import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { type Part, type Phrase, partsOf, type Say } from '../../core/phrase.ts';
import { useSay } from './words.tsx';
import './Told.css';

export type PieceProps = { readonly code: string };

type Props = {
  readonly phrases: readonly Phrase[];
  /** How the game draws a piece; without it pieces are named. */
  readonly Piece?: ComponentType<PieceProps> | undefined;
};

/** Sentences, with the pieces they speak of drawn where the game has pictures of them. */
export function Told({ phrases, Piece }: Props): ReactNode {
  const say = useSay();
  const parts = phrases.flatMap((phrase, at) => [...(at > 0 ? [' '] : []), ...partsOf(say, phrase)]);
  return inOrder(
    Fragment,
    {},
    parts.map((part) => drawn(part, say, Piece)),
  );
}

function drawn(part: Part, say: Say, Piece: Props['Piece']): ReactNode {
  if (typeof part === 'string') return part;
  const names = part.pieces.map((piece) => say(piece)).join(', ');
  if (!Piece) return names;
  const row = { className: 'told-pieces', role: 'img', 'aria-label': names };
  return inOrder(
    'span',
    row,
    part.pieces.map((code) => createElement(Piece, { code })),
  );
}

/** Children that are known by where they stand. */
function inOrder(type: 'span' | typeof Fragment, props: object, children: readonly ReactNode[]): ReactNode {
  return createElement(type, props, ...children);
}
