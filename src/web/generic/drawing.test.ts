import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Pen, plainPen, type Tone } from '../../core/phrase.ts';
import { cut, pagePen, parseDrawing, textOf } from './drawing.ts';

const say = (code: string) => code;

type Piece =
  | { readonly text: string }
  | { readonly tone: Tone; readonly inside: readonly Piece[] }
  | { readonly place: string; readonly inside: readonly Piece[] };

const text = fc.string({ unit: fc.constantFrom(...'ab Y·─\n'), maxLength: 6 });
const { pieces } = fc.letrec<{ readonly pieces: readonly Piece[] }>((tie) => ({
  pieces: fc.array(
    fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ text }),
      fc.record({ tone: fc.constantFrom<Tone>('red', 'dim', 'accent'), inside: tie('pieces') }),
      fc.record({ place: fc.constantFrom('a1', 'd10', '8H'), inside: tie('pieces') }),
    ),
    { maxLength: 4 },
  ),
}));

function draw(drawn: readonly Piece[], pen: Pen): string {
  const one = (piece: Piece) => {
    if ('text' in piece) return piece.text;
    const inside = draw(piece.inside, pen);
    return 'tone' in piece ? pen.paint(inside, piece.tone) : pen.spot(inside, piece.place);
  };
  return drawn.map(one).join('');
}

/** Sign by sign, with the innermost tone and place around it. */
function signs(
  drawn: readonly Piece[],
  tone: Tone | null = null,
  spot: string | null = null,
): readonly unknown[] {
  return drawn.flatMap((piece) => {
    if ('text' in piece) return [...piece.text].map((sign) => ({ sign, tone, spot }));
    return 'tone' in piece ? signs(piece.inside, piece.tone, spot) : signs(piece.inside, tone, piece.place);
  });
}

describe('drawings of the page', () => {
  it('what was drawn is read back, with its tones and places', () => {
    fc.assert(
      fc.property(pieces, (drawn) => {
        const lines = parseDrawing(draw(drawn, pagePen(say)));
        expect(lines.map(textOf).join('\n')).toBe(draw(drawn, plainPen(say)));
        const read = lines.flatMap((line) =>
          line.flatMap((run) => [...run.text].map((sign) => ({ sign, tone: run.tone, spot: run.spot }))),
        );
        expect(read).toEqual(signs(drawn).filter((each) => (each as { sign: string }).sign !== '\n'));
      }),
    );
  });

  it('runs are never empty, and neighbours differ', () => {
    fc.assert(
      fc.property(pieces, (drawn) => {
        for (const line of parseDrawing(draw(drawn, pagePen(say))))
          for (const [at, { text: shown, tone, spot }] of line.entries()) {
            expect(shown).not.toBe('');
            const next = line[at + 1];
            expect(next?.tone === tone && next.spot === spot).toBe(false);
          }
      }),
    );
  });

  it('any text can be read, whatever marks are in it', () => {
    const wild = fc.string({ unit: fc.constantFrom(...'ab\n\uE000\uE001\uE002\uE003\uE004') });
    fc.assert(
      fc.property(wild, (drawing) => {
        const shown = parseDrawing(drawing).map(textOf).join('\n');
        expect(shown).not.toMatch(/[\uE000-\uE004]/);
        expect(shown.split('\n').length).toBe(drawing.split('\n').length);
      }),
    );
  });

  it('cut at any column, a line keeps what it says', () => {
    fc.assert(
      fc.property(pieces, fc.nat(30), (drawn, column) => {
        const line = parseDrawing(draw(drawn, pagePen(say)))[0]!;
        const both = [...cut(line, 0, column), ...cut(line, column)];
        expect(textOf(both)).toBe(textOf(line));
        expect([...textOf(cut(line, 0, column))].length).toBeLessThanOrEqual(column);
      }),
    );
  });
});
