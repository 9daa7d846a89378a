/** Pictures beside the choices of the form. */
import type { ReactNode } from 'react';
import { Peg } from '../../../web/kit/Peg.tsx';
import { boardOf, type Difficulty, defaults, type Mode } from '../options.ts';
import { upTo } from './range.ts';
import { toneOf } from './words.ts';
import './pictures.css';

/** The colours, and below them a place for every position. */
export function DifficultyPicture({ value }: { readonly value: string }) {
  if (value === 'custom') return <CustomPicture />;
  const { positions, colors } = boardOf({ ...defaults, difficulty: value as Difficulty });
  const across = Math.ceil(colors / 2);
  const step = Math.min(20, 62 / across);
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="m-picture">
      {upTo(colors).map((at) => {
        const column = at % across;
        return (
          <Peg
            key={toneOf(at + 1)}
            tone={toneOf(at + 1)!}
            x={32 - (across * step) / 2 + column * step}
            y={23 - step + Math.floor(at / across) * step}
            width={step}
            height={step}
          />
        );
      })}
      {upTo(positions).map((at) => (
        <circle
          key={at}
          cx={32 + (at - (positions - 1) / 2) * 12}
          cy="56"
          r="4.4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeDasharray="2.6 2.4"
        />
      ))}
    </svg>
  );
}

function CustomPicture() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="m-picture">
      <path
        d="M10 20h26M48 20h6M10 44h6M28 44h26"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <Peg tone="turquoise" x="31" y="9" width="22" height="22" />
      <Peg tone="pink" x="11" y="33" width="22" height="22" />
    </svg>
  );
}

/** Who makes the code: the room behind its shield, one of us, or each for the other. */
export function RolePicture({ value }: { readonly value: string }) {
  const drawings: Readonly<Record<Mode, ReactNode>> = {
    breaker: (
      <>
        <Veil x={6} y={10} width={52} />
        <Pawn x={32} y={50} />
      </>
    ),
    maker: (
      <>
        <Veil x={22} y={10} width={36} />
        <Pawn x={12} y={20} />
        <Pawn x={24} y={50} />
        <Pawn x={44} y={50} />
      </>
    ),
    duel: (
      <>
        <Veil x={6} y={10} width={22} />
        <Veil x={36} y={10} width={22} />
        <Pawn x={17} y={50} />
        <Pawn x={47} y={50} />
        <path
          d="M25 45h14m-4-4 4 4-4 4M39 53H25m4-4-4 4 4 4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </>
    ),
  };
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="m-picture">
      {drawings[value as Mode]}
    </svg>
  );
}

function Veil({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  return (
    <g>
      <rect x={x} y={y} width={width} height="20" rx="4" fill="var(--cover)" />
      <text x={x + width / 2} y={y + 15} className="m-veil">
        {width > 30 ? '? ? ?' : '?'}
      </text>
    </g>
  );
}

function Pawn({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g fill="currentColor">
      <circle cx={x} cy={y - 6} r="4.6" />
      <path d={`M${x - 8} ${y + 8}c0-6 3.4-9 8-9s8 3 8 9z`} />
    </g>
  );
}
