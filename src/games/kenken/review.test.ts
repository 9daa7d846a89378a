import { describe, expect, it } from 'vitest';
import { Vocabulary } from '../../../test/contract/vocabulary.ts';
import { builtIn, chance, tableOn } from '../../../test/data/kenken/corpus.ts';
import { must } from '../../core/result.ts';
import { gradeNames, gradeOf, type Technique } from './human/steps.ts';
import { messages } from './messages/index.ts';
import type { ReviewData } from './review.ts';
import { solve } from './solver/solver.ts';

const unlimited = { spent: () => false };

/** A game from its moves, each a second after the one before; `*` before one that was hinted. */
async function looked(name: string, moves: readonly string[], budget = unlimited) {
  const { rules, start, play } = tableOn(builtIn(name));
  const texts = moves.map((move) => move.replace('*', ''));
  const view = rules.view(play(start, texts), 'open');
  const engine = await rules.engine();
  const past = moves.map((move, at) => ({
    seat: 0,
    text: texts[at]!,
    ms: 1000 * (at + 1),
    hinted: move.startsWith('*'),
  }));
  return { review: engine.review!(view, 0, chance(), budget, past), seats: rules.reviewableSeats!(view) };
}

const kinds = ({ data }: { readonly data: unknown }) =>
  (data as ReviewData).entered.map(({ how }) => (how.kind === 'technique' ? how.technique : how.kind));

/** The moves by which hints solve a level. */
async function byHints(name: string): Promise<readonly string[]> {
  const { rules, start } = tableOn(builtIn(name));
  const engine = await rules.engine();
  const moves: string[] = [];
  for (let state = start; rules.toAct(state).length > 0; ) {
    const { move } = engine.hint!(rules.view(state, 0), chance(), unlimited)[0]!;
    moves.push(rules.formatMove(move));
    state = must(rules.play(state, 0, move, chance()));
  }
  return moves;
}

describe('[K6] a look back', () => {
  it.each(['4x4-easy-1', '5x5-normal-1', '6x6-hard-1', '6x6-extreme-1'])(
    'at a game played by hints has each number by its technique, and nothing easier: %s',
    async (name) => {
      const { review, seats } = await looked(name, await byHints(name));
      const { entered } = review.data as ReviewData;
      expect(seats).toEqual([0]);
      expect(entered.every(({ how, easier }) => how.kind === 'technique' && easier === null)).toBe(true);
      const grades = kinds(review).map((technique) => gradeNames.indexOf(gradeOf[technique as Technique]));
      expect(name).toContain(gradeNames[Math.max(...grades)]);
      expect(review.totals.map(({ code }) => code)).toEqual(['review.total.hardest', 'review.total.clean']);
      const said = new Vocabulary(messages);
      said.phrases([...review.says, ...review.totals, ...review.notes], 'review');
    },
  );
  it('has the time from one number to the next', async () => {
    const moves = await byHints('4x4-easy-1');
    const { review } = await looked(
      '4x4-easy-1',
      moves.flatMap((move) => ['notes', move]),
    );
    const { entered } = review.data as ReviewData;
    expect(entered.map(({ ms }) => ms)).toEqual(moves.map(() => 2000));
  });
  it('tells what was wrong, and what was taken from a hint', async () => {
    const moves = await byHints('6x6-hard-1');
    const [cell = '', value] = moves.at(-1)!.split(' ');
    const wrong = `${cell} ${(Number(value) % 6) + 1}`;
    const { review } = await looked('6x6-hard-1', [wrong, `*${moves[0]}`, `${cell} -`, ...moves.slice(1)]);
    expect(kinds(review).slice(0, 2)).toEqual(['wrong', 'hint']);
    expect(review.totals.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['review.total.wrong', 'review.total.hint']),
    );
  });
  it('tells what was written before it could follow, and what was easier then', async () => {
    const { review } = await looked('4x4-hard-1', (await byHints('4x4-hard-1')).toReversed());
    const ahead = (review.data as ReviewData).entered.filter(({ how }) => how.kind === 'ahead');
    expect(ahead.length).toBeGreaterThan(0);
    expect(ahead.every(({ easier }) => easier !== null)).toBe(true);
    expect(review.totals.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['review.total.ahead', 'review.total.easier']),
    );
  });
  it('calls a guess what no step leads to', async () => {
    const { rules, start } = tableOn(builtIn('7x7-unreasonable-1'));
    const { level } = rules.view(start, 0);
    const [solution] = solve(level).solutions;
    const letters = 'abcdefg';
    const moves = solution!.map((value, at) => `${letters[at % 7]}${Math.floor(at / 7) + 1} ${value}`);
    const { review } = await looked('7x7-unreasonable-1', moves);
    expect(kinds(review)).toContain('guess');
  });
  it('ends with what the room filled, and says what there was no time for', async () => {
    const moves = await byHints('4x4-easy-1');
    const { rules, start, play } = tableOn(builtIn('4x4-easy-1'));
    const engine = await rules.engine();
    const view = rules.view(play(start, moves.slice(0, 2)), 0);
    const solved = rules.formatMove(must(engine.solve!(view, chance(), unlimited)));
    const { review } = await looked('4x4-easy-1', [...moves.slice(0, 2), solved]);
    expect(kinds(review).at(-1)).toBe('solved');
    const { review: cut } = await looked('4x4-easy-1', moves, { spent: () => true });
    expect(new Set(kinds(cut))).toEqual(new Set(['unknown']));
    expect(cut.says.map(({ code }) => code)).toContain('review.cut');
  });
});
