/**
 * `ludoteca scrabble moves --lexicon L --rack TILES [--board FILE]`: all legal plays of a position, counted as in
 * `test/data/scrabble/cases.json`; with `--jsonl` a position a line. On an empty board words across only: those down are
 * the same again.
 */
import { ok, type Result, refuse } from '../../../core/result.ts';
import {
  type ExitCode,
  needed,
  numberOf,
  type Subcommand,
  type SubcommandCall,
  textOf,
} from '../../../core/subcommand.ts';
import { type Board, isEmpty, sizes } from '../board.ts';
import { Candidates } from '../candidates.ts';
import { blank } from '../lexicon/bag.ts';
import type { Lexicon } from '../lexicon/dictionary.ts';
import { defaults } from '../options.ts';
import type { View } from '../position.ts';
import { setup } from '../rules.ts';
import { view } from '../sight.ts';
import { readTokens } from '../tokens.ts';
import { lexiconFor } from './open.ts';

/** A position as it is written. */
type Written = { readonly rows: readonly string[]; readonly rack: string };

type Answer = {
  readonly plays: number;
  readonly bestScore: number;
  readonly sumOfScores: number;
  readonly best: readonly { readonly at: string; readonly word: string; readonly score: number }[];
  /** Only where the search was cut short: there may be more. */
  readonly cutShort?: true;
};

const largestRack = 15;
const usualRack = 7;

export const moves: Subcommand = {
  operands: '--lexicon FILE|ca|es|en (--rack TILES [--board FILE] | --jsonl [FILE])',
  takesFile: true,
  options: {
    lexicon: { type: 'string' },
    rack: { type: 'string' },
    board: { type: 'string' },
    top: { type: 'string' },
    jsonl: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run: async (call) => {
    const name = textOf(call.options, 'lexicon');
    if (name === null) return call.complain(needed('scrabble', '--lexicon'));
    const top = numberOf(call.options, 'top', 0, 1_000_000, 5);
    if (!top.ok) return call.complain(top.problems[0]);
    const lexicon = await lexiconFor(call, name);
    if (!lexicon.ok) return call.complain(lexicon.problems[0]);
    return call.options['jsonl']
      ? answerLines(call, lexicon.value, top.value!)
      : answerOne(call, lexicon.value, top.value!);
  },
};

async function answerOne(call: SubcommandCall, lexicon: Lexicon, top: number): Promise<ExitCode> {
  const rack = textOf(call.options, 'rack');
  if (rack === null) return call.complain(needed('scrabble', '--rack'));
  const file = textOf(call.options, 'board');
  const text = file === null ? ok('') : await call.read(file);
  if (!text.ok) return call.complain(text.problems[0]);
  const rows =
    file === null ? Array<string>(defaults.size).fill('.'.repeat(defaults.size)) : rowsOf(text.value);
  const seen = positionOf(lexicon, { rows, rack });
  if (!seen.ok) return call.complainAt(seen.problems[0]);
  const answer = answerFor(lexicon, seen.value, top);
  if (call.options['json']) call.write(JSON.stringify(answer));
  else tell(call, answer);
  return 0;
}

function tell(
  { say, write }: SubcommandCall,
  { plays, bestScore, sumOfScores, best, cutShort }: Answer,
): void {
  for (const { at, word, score } of best) write(`${`${score}`.padStart(4)}  ${at} ${word}`);
  write(say('cli.moves-all', { plays, best: bestScore, sum: sumOfScores }));
  if (cutShort) write(say('cli.moves-cut'));
}

async function answerLines(call: SubcommandCall, lexicon: Lexicon, top: number): Promise<ExitCode> {
  const text = await call.read(call.file ?? '-');
  if (!text.ok) return call.complain(text.problems[0]);
  for (const [at, line] of text.value.split('\n').entries()) {
    if (line.trim() === '') continue;
    const asked = askedIn(line);
    const seen = asked ? positionOf(lexicon, asked) : refuse('cli.moves-line');
    if (!asked || !seen.ok) {
      const [problem] = seen.ok ? [] : seen.problems;
      return call.complainAt({ code: 'cli.moves-line', ...problem, path: `${at + 1}:1` });
    }
    call.write(
      JSON.stringify({ ...('id' in asked && { id: asked.id }), ...answerFor(lexicon, seen.value, top) }),
    );
  }
  return 0;
}

function askedIn(line: string): (Written & { readonly id?: unknown }) | null {
  try {
    const raw: unknown = JSON.parse(line);
    const { id, board, rack } = Object(raw) as { id?: unknown; board?: unknown; rack?: unknown };
    if (!Array.isArray(board) || typeof rack !== 'string') return null;
    if (!board.every((row) => typeof row === 'string')) return null;
    return { ...(id !== undefined && { id }), rows: board, rack };
  } catch {
    return null;
  }
}

function rowsOf(text: string): readonly string[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((row) => row.trim())
    .filter((row) => row !== '');
}

/** What the seat with this rack sees. */
function positionOf(lexicon: Lexicon, { rows, rack }: Written): Result<View> {
  const size = rows.length;
  if (size < sizes.min || size > sizes.max) return refuse('cli.board-size', { rows: size, ...sizes });
  const cells: string[] = [];
  for (const [at, row] of rows.entries()) {
    const tokens = readTokens(lexicon.alphabet, row);
    const isRow = tokens?.length === size && tokens.every(({ tile }) => tile !== blank);
    if (!tokens || !isRow) return refuse('cli.board-row', { row: at + 1, size, text: row.slice(0, 100) });
    cells.push(...tokens.map(({ tile }) => tile ?? ''));
  }
  const tiles = readTokens(lexicon.alphabet, rack)?.map(({ tile }) => tile);
  if (!tiles || tiles.length === 0 || tiles.length > largestRack || !tiles.every(isRackTile))
    return refuse('cli.rack', { text: rack.slice(0, 100), max: largestRack });
  return ok(seenWith(lexicon, cells, size, tiles));
}

function isRackTile(tile: string | null): tile is string {
  return tile !== null && tile === tile.toUpperCase();
}

/** A full rack has seven tiles, unless there are more. */
function seenWith(lexicon: Lexicon, board: Board, size: number, rack: readonly string[]): View {
  const full = Math.max(usualRack, rack.length);
  const seat = { name: '', bot: null, picks: {} };
  const state = setup(lexicon, { ...defaults, size, rack: full }, [seat, seat], { uint32: () => 0 }, 2);
  return view({ ...state, board, racks: [rack, []] }, 0);
}

function answerFor(lexicon: Lexicon, seen: View, top: number): Answer {
  const candidates = new Candidates(lexicon, seen, { spent: () => false });
  const { list, isWhole } = candidates;
  const isOpening = isEmpty(seen.board);
  const counted = [...candidates.order()].filter((at) => !isOpening || list.across(at));
  return {
    plays: counted.length,
    bestScore: counted.length > 0 ? list.score[counted[0]!]! : 0,
    sumOfScores: counted.reduce((sum, at) => sum + list.score[at]!, 0),
    best: counted.slice(0, top).map((at) => {
      const { shown, score } = candidates.rated(at);
      const cut = shown.indexOf(' ');
      return { at: shown.slice(0, cut), word: shown.slice(cut + 1), score };
    }),
    ...(!isWhole && { cutShort: true as const }),
  };
}
