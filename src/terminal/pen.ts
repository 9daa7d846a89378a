/**
 * A pen for terminals. Pieces are drawn as chips: the piece's own colour behind a letter that can be read on it,
 * the same on dark and light screens. Emphasis uses the colours of the reader's own theme.
 */
import { type Pen, type PieceTone, plainPen, type Say, type Tone } from '../core/phrase.ts';

/** Bits of colour, as Node's `getColorDepth` counts them: 1 none, 4 sixteen colours, 8 a palette, 24 all. */
export type Depth = 1 | 4 | 8 | 24;

type Rgb = readonly [number, number, number];
type Chip = { readonly rgb: Rgb; readonly light: boolean; readonly basic: number };

const chips: Readonly<Record<PieceTone, Chip>> = {
  yellow: { rgb: [0xf2, 0xc2, 0x30], light: true, basic: 103 },
  red: { rgb: [0xc2, 0x35, 0x2b], light: false, basic: 41 },
  green: { rgb: [0x25, 0x74, 0x43], light: false, basic: 42 },
  blue: { rgb: [0x2a, 0x5c, 0xac], light: false, basic: 44 },
  orange: { rgb: [0xea, 0x8a, 0x30], light: true, basic: 101 },
  pink: { rgb: [0xf0, 0xa6, 0xbe], light: true, basic: 105 },
  purple: { rgb: [0x6b, 0x38, 0x8c], light: false, basic: 45 },
  black: { rgb: [0x24, 0x23, 0x26], light: false, basic: 100 },
  brown: { rgb: [0x78, 0x46, 0x25], light: false, basic: 43 },
  beige: { rgb: [0xe9, 0xd8, 0xb4], light: true, basic: 47 },
  turquoise: { rgb: [0x35, 0xaa, 0xa2], light: true, basic: 46 },
  white: { rgb: [0xfb, 0xf8, 0xf0], light: true, basic: 107 },
};

const emphasis: Readonly<Record<Exclude<Tone, PieceTone>, readonly [string, string]>> = {
  dim: ['2', '22'],
  strong: ['1', '22'],
  accent: ['36', '39'],
  good: ['32', '39'],
  bad: ['31', '39'],
};

export function terminalPen(say: Say, depth: Depth): Pen {
  return {
    ...plainPen(say),
    paint: (text, tone) => (depth === 1 || text === '' ? text : painted(text, tone, depth)),
  };
}

/** Every line on its own, so that a drawing can be cut into lines. */
function painted(text: string, tone: Tone, depth: Depth): string {
  const [on, off] = isPiece(tone) ? chipCodes(chips[tone], depth) : emphasis[tone];
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `\u001b[${on}m${line}\u001b[${off}m`))
    .join('\n');
}

function isPiece(tone: Tone): tone is PieceTone {
  return Object.hasOwn(chips, tone);
}

function chipCodes({ rgb, light, basic }: Chip, depth: Depth): readonly [string, string] {
  if (depth === 4) return [`${light || basic < 44 ? 30 : 97};${basic}`, '39;49'];
  const ink = light ? '38;5;16' : '38;5;231';
  const ground = depth === 24 ? `48;2;${rgb.join(';')}` : `48;5;${paletteIndex(rgb)}`;
  return [`${ink};${ground}`, '39;49'];
}

/** The nearest colour of the 6 × 6 × 6 cube. */
function paletteIndex(rgb: Rgb): number {
  const steps = [0, 95, 135, 175, 215, 255];
  const nearest = (value: number) =>
    steps.reduce(
      (best, step, at) => (Math.abs(step - value) < Math.abs(steps[best]! - value) ? at : best),
      0,
    );
  const [red, green, blue] = rgb.map(nearest);
  return 16 + 36 * red! + 6 * green! + blue!;
}
