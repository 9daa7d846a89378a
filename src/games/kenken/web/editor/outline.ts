/** The edge of some cells, drawn a little inside. */
export function outlineOf(size: number, cells: readonly number[], inset: number): string {
  const members = new Set(cells);
  const has = (row: number, column: number) =>
    Math.min(row, column) >= 0 && Math.max(row, column) < size && members.has(row * size + column);
  return cells.map((cell) => edgesOf(Math.floor(cell / size), cell % size, has, inset)).join('');
}

function edgesOf(
  row: number,
  column: number,
  has: (row: number, column: number) => boolean,
  inset: number,
): string {
  const [up, down, left, right] = [
    has(row - 1, column),
    has(row + 1, column),
    has(row, column - 1),
    has(row, column + 1),
  ];
  const edge = (isOpen: boolean, at: number, by: number) => (isOpen ? at : at + by);
  const [x1, x2] = [edge(left, column, inset), edge(right, column + 1, -inset)];
  const [y1, y2] = [edge(up, row, inset), edge(down, row + 1, -inset)];
  const lines = [
    up ? '' : `M${x1} ${y1}H${x2}`,
    down ? '' : `M${x1} ${y2}H${x2}`,
    left ? '' : `M${x1} ${y1}V${y2}`,
    right ? '' : `M${x2} ${y1}V${y2}`,
  ];
  // Where the edge turns inwards, it comes as far as the corner.
  const corner = (isOpen: boolean, x: number, y: number, dx: number, dy: number) =>
    isOpen ? `M${x} ${y + dy * inset}h${dx * inset}M${x + dx * inset} ${y}v${dy * inset}` : '';
  return [
    ...lines,
    corner(up && left && !has(row - 1, column - 1), column, row, 1, 1),
    corner(up && right && !has(row - 1, column + 1), column + 1, row, -1, 1),
    corner(down && left && !has(row + 1, column - 1), column, row + 1, 1, -1),
    corner(down && right && !has(row + 1, column + 1), column + 1, row + 1, -1, -1),
  ].join('');
}
