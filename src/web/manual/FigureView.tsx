import { createElement } from 'react';
import { Ball } from '../kit/Ball.tsx';
import { Peg } from '../kit/Peg.tsx';
import type { Cell, Figure } from './figure.ts';

/** Rows of pieces on wood. The words beside it say the same, so it is not read aloud. */
export function FigureView({ figure: { pieces, rows } }: { readonly figure: Figure }) {
  const drawn = rows.map(({ label, groups }) =>
    createElement(
      'div',
      { className: 'figure-row' },
      <span className="figure-label">{label}</span>,
      ...groups.map((cells) =>
        createElement('span', { className: 'figure-cells' }, ...cells.map((cell) => drawCell(cell, pieces))),
      ),
    ),
  );
  return createElement('figure', { className: `figure figure-${pieces}`, 'aria-hidden': true }, ...drawn);
}

function drawCell(cell: Cell, pieces: Figure['pieces']) {
  if (cell.kind === 'text') return <b>{cell.text}</b>;
  if (cell.kind === 'mark') return <i className={`figure-${cell.mark}`} />;
  return pieces === 'pegs' ? <Peg tone={cell.tone} /> : <Ball tone={cell.tone} />;
}
