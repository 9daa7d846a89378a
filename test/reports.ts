/** Reports for tests: documents that are right, made at random. */
import fc from 'fast-check';
import { boards, shapes } from '../src/games/rolit/boards.ts';
import { colorLetters, colors } from '../src/games/rolit/colors.ts';
import { variants } from '../src/games/rolit/options.ts';
import { posOf } from '../src/games/rolit/report/cubes.ts';
import { strategies } from '../src/games/rolit/report/model.ts';

/** The example of annex A. */
export const example = {
  type: 'GameClassic',
  board: {
    shape: 'SM',
    cubes: [
      { color: 'W', pos: [3, 4] },
      { color: 'Y', pos: [3, 5] },
    ],
  },
  players: [
    { name: 'Ada', color: 'Y', score: 1 },
    { name: 'Leo', color: 'W', score: 1 },
    { name: 'Mar', color: 'R', score: 0 },
  ],
  turn: 'W',
};

/** The same game after Leo's next move. */
export const exampleAfter = {
  ...example,
  board: {
    shape: 'SM',
    cubes: [
      { color: 'W', pos: [3, 4] },
      { color: 'W', pos: [3, 5] },
      { color: 'W', pos: [3, 6] },
    ],
  },
  players: [
    { name: 'Ada', color: 'Y', score: 0 },
    { name: 'Leo', color: 'W', score: 3 },
    { name: 'Mar', color: 'R', score: 0 },
  ],
  turn: 'R',
};

export const replayExample = {
  states: [
    { command: '', game: example },
    { command: 'p 3 6', game: exampleAfter },
  ],
};

/** A game of teams in which an older program has not counted the teams' balls. */
export const teamExample = {
  type: 'GameTeams',
  variant: 'free',
  board: {
    shape: 'DS',
    cubes: [
      { color: 'red', pos: [3, 3] },
      { color: 'B', pos: [3, 4] },
      { color: 'R', pos: [4, 4] },
    ],
  },
  players: [
    { name: 'Ada', color: 'red', score: 2 },
    { name: 'Leo', color: 'B', strategy: 'GREEDY' },
    { name: 'Mar', color: 'pink', score: 0, strategy: 'RANDOM' },
  ],
  teams: [
    {
      name: 'Sol',
      score: 2,
      players: [
        { name: 'Ada', color: 'R', score: 2 },
        { name: 'Mar', color: 'P' },
      ],
    },
    { name: 'Luna', players: [{ name: 'Leo', color: 'blue', strategy: 'GREEDY' }] },
    { name: 'Mart', score: 0, players: [] },
  ],
  turn: 'blue',
};

type Color = (typeof colors)[number];
type Document = Record<string, unknown>;

const spelled = (color: Color) => fc.constantFrom(color, colorLetters[color], color.toUpperCase());

export const boardDocument: fc.Arbitrary<Document> = fc
  .tuple(fc.constantFrom(...shapes), fc.subarray([...colors], { minLength: 2 }))
  .chain(([shape, used]) => boardOf(shape, used));

function boardOf(shape: (typeof shapes)[number], used: readonly Color[]): fc.Arbitrary<Document> {
  const cells = fc.shuffledSubarray([...boards[shape].cells]);
  return cells.chain((order) =>
    fc.tuple(...order.map(() => fc.constantFrom(...used).chain(spelled))).map((written) => ({
      shape,
      cubes: order.map((cell, at) => ({ color: written[at]!, pos: [...posOf(shape, cell)] })),
    })),
  );
}

function playerDocument(name: string, color: Color, balls: number): fc.Arbitrary<Document> {
  return fc
    .tuple(spelled(color), fc.boolean(), fc.option(fc.constantFrom(...strategies)))
    .map(([written, hasScore, strategy]) => ({
      name,
      color: written,
      ...(hasScore && { score: balls }),
      ...(strategy !== null && { strategy }),
    }));
}

function ballsIn(board: Document, color: Color): number {
  const cubes = board['cubes'] as readonly { readonly color: string }[];
  return cubes.filter((cube) => [color, colorLetters[color]].some((name) => same(cube.color, name))).length;
}

function same(written: string, name: string): boolean {
  return name.length === 1 ? written === name : written.toLowerCase() === name;
}

export const gameDocument: fc.Arbitrary<Document> = fc
  .tuple(fc.shuffledSubarray([...colors], { minLength: 2 }), fc.boolean(), fc.constantFrom(...shapes))
  .chain(([playing, isTeams, shape]) =>
    boardOf(shape, playing).chain((board) => rest(board, playing, isTeams)),
  );

function rest(board: Document, playing: readonly Color[], isTeams: boolean): fc.Arbitrary<Document> {
  const player = (color: Color) => playerDocument(`Nom de ${color}`, color, ballsIn(board, color));
  const variant = fc.option(fc.constantFrom(...variants));
  return fc
    .tuple(
      fc.tuple(...playing.map(player)),
      fc.tuple(...playing.map(player)),
      fc.constantFrom(...playing).chain(spelled),
      variant,
      fc.boolean(),
    )
    .map(([players, members, turn, rules, hasScore]) => ({
      type: isTeams ? 'GameTeams' : 'GameClassic',
      ...(rules !== null && { variant: rules }),
      board,
      players,
      ...(isTeams && { teams: teamsOf(board, playing, members, hasScore) }),
      turn,
    }));
}

function teamsOf(
  board: Document,
  playing: readonly Color[],
  members: readonly Document[],
  hasScore: boolean,
): readonly Document[] {
  return ['Sol', 'Luna', 'Ningú'].map((name, team) => {
    const isIn = (at: number) => at % 2 === team;
    const sum = playing.reduce((all, color, at) => all + (isIn(at) ? ballsIn(board, color) : 0), 0);
    return { name, ...(hasScore && { score: sum }), players: members.filter((_, at) => isIn(at)) };
  });
}

export const replayDocument: fc.Arbitrary<Document> = fc
  .array(fc.record({ command: fc.constantFrom('', 'p 3 4', 'pass', 'n SM 3'), game: gameDocument }), {
    maxLength: 3,
  })
  .map((states) => ({ states }));

export const anyDocument: fc.Arbitrary<Document> = fc.oneof(boardDocument, gameDocument, replayDocument);

/** A cube that is on the largest boards at least. */
const cubeDocument: fc.Arbitrary<Document> = fc
  .tuple(fc.constantFrom(...shapes), fc.constantFrom(...colors), fc.nat())
  .chain(([shape, color, which]) => {
    const { cells } = boards[shape];
    const pos = [...posOf(shape, cells[which % cells.length]!)];
    return spelled(color).map((written) => ({ color: written, pos }));
  });

const anyPlayer = (name: string, color: Color) =>
  fc.nat(64).chain((balls) => playerDocument(name, color, balls));

const teamDocument: fc.Arbitrary<Document> = fc
  .tuple(fc.shuffledSubarray([...colors]), fc.boolean(), fc.nat(64))
  .chain(([playing, hasScore, told]) =>
    fc.tuple(...playing.map((color) => anyPlayer(`Nom de ${color}`, color))).map((players) => {
      const isKnown = players.every((player) => 'score' in player);
      const sum = players.reduce((all, player) => all + Number(player['score'] ?? 0), 0);
      return { name: 'Sol', ...(hasScore && { score: isKnown ? sum : told }), players };
    }),
  );

/** Parts of reports that stand alone. */
export const partDocument: fc.Arbitrary<Document> = fc.oneof(
  cubeDocument,
  fc.constantFrom(...colors).chain((color) => anyPlayer('Ada', color)),
  teamDocument,
  gameDocument.map((game) => ({ command: 'p 3 4', game })),
);
