/** A terminal's screen, with its colours, as an SVG. Knows the colour codes (SGR) that tmux writes, no others. */

type Style = {
  readonly color: string | null;
  readonly ground: string | null;
  readonly bold: boolean;
  readonly dim: boolean;
};

const plain: Style = { color: null, ground: null, bold: false, dim: false };
const ink = '#f2ebdd';
const paper = '#1b2324';
const cell = { width: 9.03, height: 19 };

/** The sixteen colours of a dark room. */
const basic = [
  '#242326',
  '#e06c5f',
  '#7fc8a8',
  '#f2c230',
  '#7aa7e8',
  '#df9fc6',
  '#6cc4bd',
  '#d8d2c4',
  '#84918f',
  '#f08a7c',
  '#9fdcc0',
  '#f7d668',
  '#a3c4f5',
  '#efbedb',
  '#8fdad4',
  '#fbf8f0',
];

export function drawScreen(text: string, title: string, columns: number, rows: number): string {
  const width = Math.ceil(columns * cell.width + 32);
  const height = Math.ceil(rows * cell.height + 32);
  const lines = text
    .split('\n')
    .slice(0, rows)
    .map((line, row) => drawLine(line, row));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="10" fill="${paper}"/>`,
    `<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="15" fill="${ink}">`,
    ...lines,
    '</g></svg>',
    '',
  ].join('\n');
}

function drawLine(line: string, row: number): string {
  const y = 16 + row * cell.height;
  const parts: string[] = [];
  let column = 0;
  for (const { text, style } of runs(line)) {
    const x = (16 + column * cell.width).toFixed(1);
    const length = [...text].length;
    if (style.ground) {
      const width = (length * cell.width).toFixed(1);
      parts.push(`<rect x="${x}" y="${y}" width="${width}" height="${cell.height}" fill="${style.ground}"/>`);
    }
    // Words apart get places of their own: an SVG does not keep spaces.
    for (const { 0: words, index } of text.matchAll(/\S+(?: \S+)*/g)) {
      parts.push(drawText(words, column + [...text.slice(0, index)].length, y, style));
    }
    column += length;
  }
  return parts.join('');
}

function drawText(words: string, column: number, y: number, { color, bold, dim }: Style): string {
  const fill = color ? ` fill="${color}"` : '';
  const weight = bold ? ' font-weight="700"' : '';
  const faint = dim ? ' opacity="0.65"' : '';
  const x = (16 + column * cell.width).toFixed(1);
  const width = ([...words].length * cell.width).toFixed(1);
  const place = `x="${x}" y="${y + 14}" textLength="${width}" lengthAdjust="spacingAndGlyphs"`;
  return `<text ${place}${fill}${weight}${faint}>${escaped(words)}</text>`;
}

/** Pieces of a line that look alike. */
function runs(line: string): readonly { text: string; style: Style }[] {
  const found: { text: string; style: Style }[] = [];
  let style = plain;
  for (const [at, piece] of line.split('\u001b[').entries()) {
    const end = at === 0 ? -1 : piece.indexOf('m');
    if (at > 0) style = restyled(style, (piece.slice(0, end) || '0').split(/[;:]/).map(Number));
    found.push({ text: piece.slice(end + 1), style });
  }
  return found;
}

function restyled(style: Style, codes: readonly number[]): Style {
  const [code = 0, ...rest] = codes;
  if (codes.length === 0) return style;
  if (code === 38 || code === 48) {
    const [color, used] = extended(rest);
    return restyled(code === 38 ? { ...style, color } : { ...style, ground: color }, rest.slice(used));
  }
  return restyled(simple(style, code), rest);
}

function simple(style: Style, code: number): Style {
  if (code === 0) return plain;
  if (code === 1) return { ...style, bold: true };
  if (code === 2) return { ...style, dim: true };
  if (code === 22) return { ...style, bold: false, dim: false };
  if (code === 7) return { ...style, color: style.ground ?? paper, ground: style.color ?? ink };
  if (code === 39) return { ...style, color: null };
  if (code === 49) return { ...style, ground: null };
  if (code >= 30 && code <= 37) return { ...style, color: basic[code - 30]! };
  if (code >= 90 && code <= 97) return { ...style, color: basic[code - 82]! };
  if (code >= 40 && code <= 47) return { ...style, ground: basic[code - 40]! };
  return style;
}

/** 38;5;N and 38;2;R;G;B: the colour, and how many numbers it took. */
function extended([kind, ...rest]: readonly number[]): readonly [string, number] {
  if (kind === 2) return [`rgb(${rest.slice(0, 3).join(' ')})`, 4];
  const n = rest[0] ?? 0;
  if (n < 16) return [basic[n]!, 2];
  if (n >= 232)
    return [
      `rgb(${Array(3)
        .fill(8 + (n - 232) * 10)
        .join(' ')})`,
      2,
    ];
  const level = (value: number) => (value === 0 ? 0 : 55 + value * 40);
  const cube = n - 16;
  return [`rgb(${[Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map(level).join(' ')})`, 2];
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char]!);
}
