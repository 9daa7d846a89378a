/** Laying out text in columns: cells know how wide they are, whatever colours their text is painted with. */

export type Cell = { readonly text: string; readonly width: number };
export type Column = readonly Cell[];

export function plain(text: string): Cell {
  return { text, width: [...text].length };
}

export function joined(cells: readonly Cell[], between = ''): Cell {
  return {
    text: cells.map(({ text }) => text).join(between),
    width: cells.reduce((sum, { width }) => sum + width, 0) + between.length * (cells.length - 1),
  };
}

/** Columns in groups no wider than that, gaps included. */
export function grouped(
  columns: readonly Column[],
  widest: number,
  gap: number,
): readonly (readonly Column[])[] {
  const groups: Column[][] = [];
  let room = 0;
  for (const column of columns) {
    const width = widthOf(column) + gap;
    if (groups.length === 0 || width > room) {
      groups.push([]);
      room = widest + gap;
    }
    groups.at(-1)!.push(column);
    room -= width;
  }
  return groups;
}

/** The lines of columns that stand beside each other. */
export function sideBySide(columns: readonly Column[], gap: number): readonly string[] {
  const padded = (column: Column, { text, width }: Cell) => text + ' '.repeat(widthOf(column) - width + gap);
  return columns[0]!.map((_, line) =>
    columns
      .map((column) => padded(column, column[line]!))
      .join('')
      .trimEnd(),
  );
}

/** Cells one after the other, on as many lines as they need. */
export function wrapped(cells: readonly Cell[], widest: number, gap: number): readonly string[] {
  const columns = cells.map((cell) => [cell]);
  return grouped(columns, widest, gap).flatMap((group) => sideBySide(group, gap));
}

function widthOf(column: Column): number {
  return Math.max(...column.map(({ width }) => width));
}
