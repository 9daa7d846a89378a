/** Moves as text, and what happened in words. */
import type { Doubt } from '../../core/game.ts';
import type { Param, Phrase } from '../../core/phrase.ts';
import { ok, type Result, refuse } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import { type Code, formatCode, parseCode, pegPieces, sameCode } from './code.ts';
import { type Marks, marksInWords, marksOf, sameMarks } from './marks.ts';
import { codeInTheEnd, wrongReplies } from './outcome.ts';
import { type Known, type Move, makerOf, phaseOf, taskOf, type View } from './table.ts';

export function formatMove(move: Move): string {
  switch (move.kind) {
    case 'guess':
      return formatCode(move.code);
    case 'reply':
      return `${move.marks.right},${move.marks.near}`;
    case 'code':
      return `code ${formatCode(move.code)}`;
  }
}

/** Names that people may put before a move; the short ones leave a, b and c to the colours. */
const kinds: Readonly<Record<string, Move['kind']>> = {
  guess: 'guess',
  g: 'guess',
  reply: 'reply',
  r: 'reply',
  code: 'code',
  k: 'code',
};

export function parseMove(text: string): Result<Move> {
  const [, name = '', rest = ''] = /^(guess|g|reply|r|code|k)?\s*(.*)$/is.exec(text.trim()) ?? [];
  const move = readMove(kinds[name.toLowerCase()] ?? null, rest);
  return move ? ok(move) : refuse('move-unreadable', { text: text.slice(0, 40) });
}

/** Without a name, two numbers apart are an answer, and anything else is a guess. */
function readMove(kind: Move['kind'] | null, text: string): Move | null {
  const marks = kind === null || kind === 'reply' ? parseMarks(text) : null;
  if (marks) return { kind: 'reply', marks };
  if (kind === 'reply') return null;
  const code = parseCode(text);
  return code && { kind: kind ?? 'guess', code };
}

/** `2,1` or `2 1` or `+2 -1`. */
function parseMarks(text: string): Marks | null {
  const match = /^(\d)\s*[,\s]\s*(\d)$|^\+(\d)[,\s]*-(\d)$/.exec(text);
  if (!match) return null;
  const [right, near] = match.slice(1).filter(Boolean).map(Number);
  return { right: right!, near: near! };
}

export function narrate(seen: View): readonly Phrase[] {
  if (!seen.last) return [];
  const isOver = phaseOf(seen) === 'over';
  // How it ended for one alone is for the outcome to tell.
  const follows = isOver && seen.players.length === 1 ? [] : whatFollows(seen);
  return [...whatHappened(seen), ...follows, ...(isOver ? whatWas(seen) : [])];
}

const named = (seat: Seat): Param => ({ seat });

function whatHappened(seen: View): readonly Phrase[] {
  const { kind, seat, about } = seen.last!;
  const who = named(seat);
  if (kind !== 'guess' && kind !== 'reply') return [{ code: `told.${kind}`, params: { who } }];
  const { rows } = seen.players[about ?? seat]!;
  const row = rows.at(-1)!;
  if (row === null) {
    if (about === null) return [{ code: 'told.guess-hidden', params: { who, n: rows.length } }];
    return [{ code: 'told.reply-hidden', params: { who, to: named(about) } }];
  }
  const said = { code: `told.${kind}`, params: { who, guess: pieces(row.guess) } };
  const isSolved = row.marks?.right === seen.board.positions;
  return row.marks && !isSolved ? [said, marksInWords(row.marks)] : [said];
}

/** Somebody is done, or nothing fits any more. */
function whatFollows(seen: View): readonly Phrase[] {
  const seat = seen.last!.about ?? seen.last!.seat;
  const { done, rows } = seen.players[seat]!;
  const who = named(seat);
  if (seen.last!.kind === 'left') return [];
  if (done === 'solved') return [{ code: 'told.solved', params: { who, n: rows.length } }];
  if (seen.stuck && seen.last!.kind === 'reply') return [{ code: 'told.stuck' }];
  return done === 'spent' ? [{ code: 'told.spent', params: { who } }] : [];
}

/** At the end: codes that the outcome does not tell, and answers that were wrong. */
function whatWas(seen: View): readonly Phrase[] {
  const wrong = wrongReplies(seen).map(({ seat, row, truth }) => ({
    code: 'told.wrong',
    params: { who: named(seat), n: row + 1, ...truth },
  }));
  return [...(seen.mode === 'breaker' ? [] : seen.codes.flatMap((_, at) => codeWas(seen, at))), ...wrong];
}

function codeWas(table: Known, at: number): readonly Phrase[] {
  const code = codeInTheEnd(table, at);
  if (code === null) return [];
  const maker = makerOf(table, at);
  return maker === null ? [] : [{ code: 'told.made', params: { made: pieces(code), who: named(maker) } }];
}

function pieces(code: Code): Param {
  return { pieces: pegPieces(code) };
}

/** What the reader has to do: which guess it is, a code to make, a guess to answer. */
export function task(seen: View): Phrase | null {
  const todo = taskOf(seen, seen.me);
  if (todo === 'guess') return guessNumber(seen);
  if (todo === 'code') return { code: phaseOf(seen) === 'tell' ? 'ask.tell' : 'ask.code' };
  if (todo !== 'reply') return null;
  const seat = seen.waiting[0]!;
  const guess = pieces(seen.players[seat]!.rows.at(-1)!.guess);
  return { code: 'ask.reply', params: { who: { seat }, guess } };
}

function guessNumber({ players, me, board }: View): Phrase {
  const n = players[me!]!.rows.length + 1;
  return n === board.turns
    ? { code: 'task.last' }
    : { code: 'task.guess', params: { n, turns: board.turns } };
}

/** A guess that was made before tells nothing new; one that contradicts an answer can't be the code. */
export function doubt(seen: View, move: Move): Doubt | null {
  if (move.kind !== 'guess' || taskOf(seen, seen.me) !== 'guess') return null;
  const { rows } = seen.players[seen.me!]!;
  const at = rows.findIndex((row) => row !== null && sameCode(row.guess, move.code));
  if (at >= 0) return { kind: 'useless', says: { code: 'doubt.repeats', params: { n: at + 1 } } };
  const misfit = rows.findIndex((row) => row?.marks && !sameMarks(marksOf(move.code, row.guess), row.marks));
  return misfit < 0 ? null : { kind: 'unlikely', says: { code: 'doubt.misfit', params: { n: misfit + 1 } } };
}
