/**
 * A rival's portrait with the number of its level on a small tile; without a portrait, the first letter of the name. All
 * of it is a picture: what it shows is said in words beside it.
 */
import type { CSSProperties } from 'react';
import type { Strength } from '../../core/cast.ts';
import { Avatar } from './Avatar.tsx';
import './Face.css';

const portraits = import.meta.glob<string>('./portraits/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

type Props = {
  readonly name: string;
  /** The id of a character; one that has no portrait here gets a letter. */
  readonly rival?: string | undefined;
  readonly strength: Strength | null;
  /** In pixels, unless the place where it lies says otherwise. */
  readonly size?: number | undefined;
};

export function Face({ name, rival, strength, size }: Props) {
  const portrait = rival === undefined ? undefined : portraits[`./portraits/${rival}.svg`];
  const style = size === undefined ? undefined : ({ '--face': `${size}px` } as CSSProperties);
  return (
    <span className="face" style={style} aria-hidden="true">
      {portrait === undefined ? <Avatar name={name} /> : <img src={portrait} alt="" draggable={false} />}
      {strength !== null && <b className="face-level">{strength}</b>}
    </span>
  );
}
