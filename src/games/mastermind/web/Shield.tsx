import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Say } from '../../../core/phrase.ts';
import { GamePattern } from '../../../web/kit/GamePattern.tsx';
import type { Code } from '../code.ts';
import { PegPicture } from './Pegs.tsx';
import { upTo } from './range.ts';
import { codeInWords } from './words.ts';
import './Shield.css';

type Props = {
  readonly code: Code | null;
  readonly positions: number;
  readonly say: Say;
  /** What heads the last column. */
  readonly head: string | null;
  /** The code is being made: the places for it. */
  readonly making: ReactNode;
};

/** Behind the shield lies the code. It lifts for whoever may see it, and for all at the end. */
export function Shield({ code, positions, say, head, making }: Props) {
  const isOpen = code !== null || making !== null;
  // Whoever comes later finds it open.
  const [wasHidden] = useState(!isOpen);
  return (
    <div className="m-shield" data-open={making ? '' : undefined} data-making={making ? '' : undefined}>
      <p className="sr">
        {code ? say('shield.code', { pegs: codeInWords(say, code) }) : making ? '' : say('shield.hidden')}
      </p>
      <div className="m-code">
        <span />
        {making ?? <CodePegs code={code} positions={positions} turning={wasHidden} />}
        <span />
        <span />
      </div>
      <div className="m-cover papered" data-lifted={isOpen || undefined} aria-hidden="true">
        <GamePattern game="mastermind" />
        <span />
        <span className="m-holes">
          {upTo(positions).map((place) => (
            <span key={place} className="m-place">
              <span className="m-q">?</span>
            </span>
          ))}
        </span>
        <span />
        <span />
      </div>
      {head && (
        <span className="m-head" aria-hidden="true">
          {head}
        </span>
      )}
    </div>
  );
}

type CodeProps = {
  readonly code: Code | null;
  readonly positions: number;
  /** They turn up one after the other. */
  readonly turning: boolean;
};

function CodePegs({ code, positions, turning }: CodeProps) {
  return (
    <span className="m-holes" aria-hidden="true" data-turning={(turning && code !== null) || undefined}>
      {upTo(positions).map((place) => (
        <span key={place} className="m-place" style={{ '--nth': place } as CSSProperties}>
          {code && <PegPicture peg={code[place]!} />}
        </span>
      ))}
    </span>
  );
}
