/** The look back as a table, for any screen; `data` is for the game's own face. */
import type { Budget } from '../../core/game.ts';
import type { Phrase, Tone } from '../../core/phrase.ts';
import type { Random } from '../../core/random.ts';
import type { Review, ReviewCell, ReviewColumn, Sign } from '../../core/review.ts';
import type { Seat } from '../../core/seat.ts';
import { type Code, colors, formatPeg, hole } from './code.ts';
import { leftBy, rounded, signed } from './figures.ts';
import type { Marks } from './marks.ts';
import { wrongReplies } from './outcome.ts';
import { type Rating, reviewGuesses, type Step, type Total, totalOf } from './review.ts';
import { answered, type View } from './table.ts';

export type ReviewData = { readonly steps: readonly Step[]; readonly total: Total | null };

export function review(seen: View, seat: Seat, random: Random, budget: Budget): Review {
  const data = dataOf(seen, seat, random, budget);
  return {
    says: [{ code: 'rows.of', params: { who: { seat } } }, ...limits(seen, seat, data)],
    columns,
    rows: data.steps.map((step) => cells(step, seen.board.positions)),
    totals: [...totals(data, seat), ...remarks(data)],
    notes: ['expected', 'skill', 'luck'].map((code) => ({ code: `review.note.${code}` })),
    data,
  };
}

function dataOf({ board, players }: View, seat: Seat, random: Random, budget: Budget): ReviewData {
  const steps = reviewGuesses(board, answered(players[seat]!.rows), random, budget.spent);
  return { steps, total: totalOf(steps) };
}

/** Why the figures are not all there, or not exact. */
function limits(seen: View, seat: Seat, { steps }: ReviewData): readonly Phrase[] {
  const isWrong = wrongReplies(seen).some((wrong) => wrong.seat === seat);
  const isCut = steps.some(
    ({ left, rating }) => left === null || (rating === null && left.before > 0 && !isWrong),
  );
  const isSampled = steps.some(({ rating }) => rating?.exact === false);
  const codes = [isWrong && 'review.wrong', isCut && 'review.cut', isSampled && 'review.sample'];
  return codes.flatMap((code) => (code ? [{ code }] : []));
}

const columns: readonly ReviewColumn[] = (
  [
    ['guess', 'start'],
    ['marks', 'start'],
    ['before', 'end'],
    ['after', 'end'],
    ['expected', 'end'],
    ['best', 'start'],
    ['best-expected', 'end'],
    ['skill', 'end'],
    ['luck', 'end'],
  ] as const
).map(([name, align]) => ({ name: { code: `review.${name}` }, align }));

function cells({ guess, marks, left, rating }: Step, positions: number): readonly ReviewCell[] {
  const isBroken = marks.right === positions;
  return [
    pegs(guess),
    signs(marks, positions),
    left?.before ?? null,
    isBroken ? { code: 'review.broken' } : (left?.after ?? null),
    ...(left && rating ? rated(left.before, rating) : [null, null, null, null, null]),
  ];
}

function rated(before: number, { bits, best, bestBits, skill, luck }: Rating): readonly ReviewCell[] {
  return [
    rounded(leftBy(before, bits)),
    pegs(best),
    rounded(leftBy(before, bestBits)),
    { code: 'review.percent', params: { n: Math.round(100 * skill) } },
    signed(luck),
  ];
}

function pegs(code: Code): readonly Sign[] {
  const tone = (peg: number): Tone => (peg === hole ? 'dim' : colors[peg - 1]!);
  return code.map((peg) => ({ text: formatPeg(peg), tone: tone(peg) }));
}

function signs({ right, near }: Marks, positions: number): readonly Sign[] {
  return [
    { text: '●'.repeat(right), tone: 'strong' as const },
    { text: '○'.repeat(near), tone: null },
    { text: '·'.repeat(positions - right - near), tone: 'dim' as const },
  ].filter(({ text }) => text !== '');
}

export function totals({ total }: ReviewData, seat: Seat): readonly Phrase[] {
  if (total === null) return [];
  // From bits to codes: one bit is half as many, or twice as many.
  const n = Math.round(2 ** Math.abs(total.luck));
  const luck = n < 2 ? 'even' : total.luck > 0 ? 'good' : 'bad';
  return [
    { code: 'review.total.skill', params: { who: { seat }, n: Math.round(100 * total.skill) } },
    { code: `review.total.luck.${luck}`, params: { n } },
  ];
}

/** What is worth saying about some of the guesses. */
export function remarks({ steps }: ReviewData): readonly Phrase[] {
  const numbers = (isSo: (step: Step) => boolean) =>
    steps.flatMap((step, at) => (isSo(step) ? [at + 1] : []));
  const isUseless = ({ rating }: Step) => rating?.bits === 0;
  // While many codes are left, one that can't be it may well be the best guess; at the end it only costs a turn.
  const isMisfit = ({ fitted, left }: Step) =>
    !fitted && left !== null && left.before > 0 && left.before <= 2;
  return [
    ...about('review.useless', numbers(isUseless)),
    ...about(
      'review.misfit',
      numbers((step) => isMisfit(step) && !isUseless(step)),
    ),
  ];
}

function about(code: string, guesses: readonly number[]): readonly Phrase[] {
  return guesses.length === 0 ? [] : [{ code, params: { n: guesses.length, guesses: guesses.join(', ') } }];
}
