/** The places of a drawing: what is there, how far each reaches, and the ways between them. */
import { type PieceTone, pieceTones, type Tone } from '../../core/phrase.ts';
import type { Line } from './drawing.ts';

export type Spot = {
  readonly place: string;
  readonly text: string;
  readonly tone: Tone | null;
  readonly line: number;
  readonly from: number;
  readonly to: number;
};

export function spotsOf(lines: readonly Line[]): readonly Spot[] {
  const spots = new Map<string, Spot>();
  for (const [line, runs] of lines.entries()) {
    let column = 0;
    for (const { text, tone, spot: place } of runs) {
      const from = column;
      column += [...text].length;
      if (place === null) continue;
      const known = spots.get(place);
      if (!known) spots.set(place, { place, text, tone, line, from, to: column });
      else if (known.line === line)
        spots.set(place, { ...known, text: known.text + text, tone: known.tone ?? tone, to: column });
    }
  }
  return [...spots.values()];
}

export function isPiece(tone: Tone | null): tone is PieceTone {
  return (pieceTones as readonly (Tone | null)[]).includes(tone);
}

type Pitch = {
  /** Columns from a spot to the next of its line, and the free ones among them. */
  readonly columns: number;
  readonly gap: number;
  /** Lines from one with spots to the next. */
  readonly lines: number;
};

export function pitchOf(spots: readonly Spot[]): Pitch {
  const pairs = spots.flatMap((spot, at) => {
    const next = spots[at + 1];
    return next?.line === spot.line ? [{ columns: next.from - spot.from, gap: next.from - spot.to }] : [];
  });
  const rows = [...new Set(spots.map(({ line }) => line))];
  return {
    columns: least(pairs.map(({ columns }) => columns)),
    gap: least(pairs.map(({ gap }) => gap)),
    lines: least(rows.slice(1).map((row, at) => row - rows[at]!)),
  };
}

function least(numbers: readonly number[]): number {
  return numbers.length > 0 ? Math.min(...numbers) : 0;
}

const middle = ({ from, to }: Spot) => (from + to) / 2;

/** Where a key leads from here; null when it leads nowhere. */
export function stepFrom(spots: readonly Spot[], here: Spot, key: string, whole: boolean): Spot | null {
  const row = spots.filter(({ line }) => line === here.line);
  switch (key) {
    case 'ArrowRight':
      return row[row.indexOf(here) + 1] ?? null;
    case 'ArrowLeft':
      return row[row.indexOf(here) - 1] ?? null;
    case 'ArrowDown':
      return nearest(spots, here, 1);
    case 'ArrowUp':
      return nearest(spots, here, -1);
    case 'Home':
      return (whole ? spots : row)[0] ?? null;
    case 'End':
      return (whole ? spots : row).at(-1) ?? null;
    default:
      return null;
  }
}

/** In the next line of spots up or down, the one most nearly above or below. */
function nearest(spots: readonly Spot[], here: Spot, way: 1 | -1): Spot | null {
  const ahead = spots.filter(({ line }) => (line - here.line) * way > 0);
  const line = ahead[way === 1 ? 0 : ahead.length - 1]?.line;
  const far = (spot: Spot) => Math.abs(middle(spot) - middle(here));
  return ahead
    .filter((spot) => spot.line === line)
    .reduce<Spot | null>((best, spot) => (best && far(best) <= far(spot) ? best : spot), null);
}
