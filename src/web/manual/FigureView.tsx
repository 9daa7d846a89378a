import { createElement } from 'react';
import { Ball } from '../kit/Ball.tsx';
import { Peg } from '../kit/Peg.tsx';
import type { Cell, Figure, MarksFigure } from './figure.ts';

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

/** Cells with pencil marks: those of the cage are shaded, what goes is struck out, what is found is large. */
export function MarksView({ figure: { cage, rows, gone, found } }: { readonly figure: MarksFigure }) {
  const size = Math.max(...rows.map((row) => row.length));
  const signs = Array.from({ length: size }, (_, at) => `${at + 1}`);
  const drawCell = ({ name, marks }: MarksFigure['rows'][number][number]) => {
    const value = found.get(name);
    const inCage = cage?.cells.includes(name) ?? false;
    const children =
      value === undefined
        ? signs.map((sign) => {
            const isGone = gone.get(name)?.includes(sign) ?? false;
            return createElement(isGone ? 's' : 'i', null, marks.includes(sign) ? sign : '');
          })
        : [createElement('b', null, value)];
    const clue = inCage && cage?.cells[0] === name ? [createElement('small', null, cage.clue)] : [];
    return createElement(
      'span',
      { className: inCage ? 'marks-cell in-cage' : 'marks-cell' },
      ...clue,
      ...children,
    );
  };
  const drawn = rows.map((row) => createElement('div', { className: 'marks-row' }, ...row.map(drawCell)));
  return createElement('figure', { className: 'figure-marks', 'aria-hidden': true }, ...drawn);
}
