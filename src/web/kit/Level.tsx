/** How strong a rival is: five lozenges, the number and the word. They always agree, and no colour tells it. */
import { allStrengths, type Strength } from '../../core/cast.ts';
import { useSay } from './words.tsx';
import './Level.css';

export function Level({ strength }: { readonly strength: Strength }) {
  const say = useSay();
  return (
    <span className="level">
      <Lozenges strength={strength} />
      {say('rival.level', { level: strength, word: { say: `strength.${strength}` } })}
    </span>
  );
}

export function Lozenges({ strength }: { readonly strength: Strength }) {
  return (
    <svg className="lozenges" viewBox="0 0 60 12" aria-hidden="true" focusable="false">
      {allStrengths.map((at) => (
        <path
          key={at}
          d={`M${at * 12 - 6} 1.2 l4.6 4.8 -4.6 4.8 -4.6 -4.8z`}
          data-on={at <= strength || undefined}
        />
      ))}
    </svg>
  );
}
