/** How a table lies in windows of all sizes: what is measured there, and the rule it is held against. */
import type { Person } from './person.ts';

export type Size = { readonly width: number; readonly height: number };

/** Desks, tablets and phones, upright and on their side, and windows between the arrangements. */
export const sizes: readonly Size[] = [
  [2560, 1440],
  [1920, 1080],
  [1280, 800],
  [1280, 640],
  [1024, 768],
  [900, 520],
  [1024, 1366],
  [834, 1112],
  [768, 1024],
  [390, 844],
  [360, 640],
  [1194, 500],
  [844, 390],
  [667, 375],
  [640, 360],
  [568, 320],
].map(([width, height]) => ({ width: width!, height: height! }));

export function inWords({ width, height }: Size): string {
  return `${width}×${height}`;
}

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** What was found in a window; a part that is not there, or not seen, has no box. */
export type Found = {
  readonly boxes: Readonly<Record<string, Box>>;
  /** Parts whose middle is not what lies there on top. */
  readonly covered: readonly string[];
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly arrangement: string;
};

const parts = {
  spine: '.spine-menu',
  head: '.layout > .head',
  turn: '.layout-turn',
  board: '.layout-board > *',
  seats: '.layout-seats',
  tools: '.layout-tools',
  ask: '.layout-ask',
  lists: '.layout-lists',
  line: '.layout-line',
  main: '.layout-tools :is(.btn-main, .btn-lg, .k-key)',
  dialog: 'dialog[open]',
  notice: '.toasts .toast',
};

/** Looks until nothing moves any more. `inPlay` is where one plays now. */
export async function lookAt({ page }: Person, size: Size, inPlay: string | null): Promise<Found> {
  await page.setViewportSize(size);
  const selectors = { ...parts, ...(inPlay !== null && { inPlay }) };
  return page.evaluate<Found>(`(async () => {
    const selectors = ${JSON.stringify(selectors)};
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const isSeen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0;
    const look = () => {
      const boxes = {};
      const covered = [];
      for (const [name, selector] of Object.entries(selectors)) {
        const element = [...document.querySelectorAll(selector)].find(isSeen);
        if (!element) continue;
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        boxes[name] = { left, top, right, bottom };
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!there || !(element.contains(there) || there.contains(element))) covered.push(name);
      }
      const { scrollWidth, scrollHeight } = document.scrollingElement;
      const { arrangement } = document.querySelector('.layout').dataset;
      return { boxes, covered, pageWidth: scrollWidth, pageHeight: scrollHeight, arrangement };
    };
    let last = '';
    await frame();
    for (;;) {
      await frame();
      const found = look();
      const text = JSON.stringify(found);
      if (text === last) return found;
      last = text;
    }
  })()`);
}

export type Game = {
  readonly name: string;
  /** Width of the board by its height. */
  readonly ratio: number;
  /** Pixels under the board, beside the column, for what one plays with: a rack. */
  readonly below?: number;
};

/** What is wrong at a table in this window, in words; nothing, if it keeps the rule. */
export function faults(game: Game, size: Size, found: Found, isOver: boolean): readonly string[] {
  return [
    ...overlaps(found),
    ...outside(size, found),
    ...hidden(found),
    ...wrongSize(game, size, found, isOver),
  ];
}

/** Less than a pixel is rounding. */
const slack = 1;

/** A request may lie over the seats, or alone over lists or head: there it has its place. */
const mayCover: Readonly<Record<string, readonly string[]>> = { ask: ['seats', 'lists', 'line', 'head'] };

function overlaps({ boxes, arrangement }: Found): readonly string[] {
  const named = ['spine', 'head', 'turn', 'board', 'seats', 'tools', 'ask', 'lists', 'line'];
  const there = named.filter((name) => boxes[name]);
  return there.flatMap((one, at) =>
    there
      .slice(at + 1)
      .filter((other) => isOver(boxes[one]!, boxes[other]!))
      .filter(
        (other) =>
          arrangement === 'wide' || !(mayCover[one]?.includes(other) || mayCover[other]?.includes(one)),
      )
      .map((other) => `${one} and ${other} overlap`),
  );
}

export function isOver(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > slack && down > slack;
}

function outside({ width, height }: Size, { boxes, pageWidth, pageHeight }: Found): readonly string[] {
  const out = Object.entries(boxes).filter(
    ([, { left, top, right, bottom }]) =>
      left < -slack || top < -slack || right > width + slack || bottom > height + slack,
  );
  return [
    ...out.map(([name]) => `${name} is not within the window`),
    ...(pageWidth > width ? [`the page is ${pageWidth} wide`] : []),
    ...(pageHeight > height ? [`the page is ${pageHeight} high`] : []),
  ];
}

/** The turn, the board, what one plays with and where one plays are seen at any time. */
function hidden({ boxes, covered }: Found): readonly string[] {
  const needed = ['turn', 'board', 'main', 'inPlay'];
  return [
    ...['turn', 'board', 'main'].filter((name) => !boxes[name]).map((name) => `${name} is not there`),
    ...needed.filter((name) => covered.includes(name)).map((name) => `${name} is covered`),
  ];
}

/** The board is the largest that fits what everything else leaves. */
function wrongSize(game: Game, size: Size, found: Found, over: boolean): readonly string[] {
  const { board } = found.boxes;
  if (!board) return [];
  const room = roomFor(game, size, found, over);
  const wanted = Math.min(room.width, room.height * game.ratio);
  const [width, height] = [board.right - board.left, board.bottom - board.top];
  const isWide = Math.abs(width - wanted) <= 4;
  const isHigh = Math.abs(height - Math.min(room.height, room.width / game.ratio)) <= 6;
  // A board of rows is wider than its ratio when its rows are as low as they may be.
  const mayBeWider = game.ratio !== 1 && isHigh;
  if (isWide || (mayBeWider && width >= wanted && width <= room.width)) return [];
  return [`the board is ${Math.round(width)}×${Math.round(height)}, there is room for ${Math.round(wanted)}`];
}

function roomFor(
  { ratio, below = 0 }: Game,
  { width, height }: Size,
  { boxes, arrangement }: Found,
  over: boolean,
): Size {
  if (arrangement === 'low') return { width: width - 268, height: height - 16 };
  if (arrangement === 'tall') {
    const left = (boxes['tools']?.top ?? height) - boxes['turn']!.bottom;
    const most = over ? Math.min((width - 16) / ratio, height - 376) : left;
    return { width: width - 16, height: Math.min(left, most) };
  }
  const isLarge = width >= 1800 && height >= 900;
  const column = isLarge ? between(424, 0.24 * width, 520) : between(300, 0.33 * width, 424);
  return {
    width: width - 72 - 40 - between(20, 0.03 * width, 44) - column,
    height: height - 128 - (boxes['inPlay'] ? below : 0),
  };
}

function between(least: number, wished: number, most: number): number {
  return Math.min(most, Math.max(least, wished));
}
