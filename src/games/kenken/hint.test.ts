import { describe, expect, it } from 'vitest';
import { Vocabulary } from '../../../test/contract/vocabulary.ts';
import { builtIn, chance, levelOf, tableOn } from '../../../test/data/kenken/corpus.ts';
import type { Hint } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { isSolved } from './grid.ts';
import { type Grade, gradeNames, gradeOf, type Technique } from './human/steps.ts';
import { messages } from './messages/index.ts';

const unlimited = { spent: () => false };

/** As its second stage names it; one without stages takes the number from the solution. */
function techniqueOf({ stages }: Hint<unknown>): Technique | 'guess' {
  const named = stages?.[1]?.says.params?.['technique'] as { readonly say: string } | undefined;
  return (named?.say.replace('technique.', '') ?? 'guess') as Technique | 'guess';
}

async function firstHint(on: ReturnType<typeof tableOn>, texts: readonly string[]) {
  const engine = await on.rules.engine();
  const [hint] = engine.hint!(on.rules.view(on.play(on.start, texts), 0), chance(), unlimited);
  return hint && { move: on.rules.formatMove(hint.move), ...hint.reason };
}

describe('hints', () => {
  const power = tableOn(builtIn('5x5-power-1'));

  it('[K6] what is wrong goes first', async () => {
    expect(await firstHint(power, ['a1 3', 'b1 4'])).toMatchObject({
      move: 'b1 -',
      code: 'hint.wrong',
      params: { cell: 'b1', value: 4 },
    });
  });
  it('[K6] a cage of one cell', async () => {
    expect(await firstHint(power, [])).toMatchObject({ move: 'a1 3', code: 'hint.clue' });
  });
  it('[K6] the only value that fits in a cell', async () => {
    const { rules, start, play } = tableOn(builtIn('4x4-easy-1'));
    const engine = await rules.engine();
    const codes = new Set<string>();
    for (let state = start; rules.toAct(state).length > 0; ) {
      const [hint] = engine.hint!(rules.view(state, 0), chance(), unlimited);
      codes.add(hint!.reason.code);
      state = play(state, [rules.formatMove(hint!.move)]);
    }
    expect(codes).toContain('hint.only');
  });
  it('[K6] what a cage can hold, where that decides', async () => {
    // 32 = 2⁵, and the 2 in b2 leaves a2 nothing but the 5.
    expect(await firstHint(power, ['a1 3', 'b2 2'])).toMatchObject({
      move: 'a2 5',
      code: 'hint.cage-values',
    });
  });
  it('[K6] the only place for a value in a line', async () => {
    // One cage over all cells says nothing; the columns leave the last 4 one place.
    const cells = [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((column) => `${row} ${column}`));
    const one = tableOn(`4 1\n1 40 16 ${cells.join(' ')}`);
    expect(await firstHint(one, ['a1 4', 'b2 4', 'c3 4'])).toMatchObject({
      move: 'd4 4',
      code: 'hint.row',
      params: { cell: 'd4', value: 4, row: 4 },
    });
  });
  it('[K6] from a dead end, back', async () => {
    const sums = tableOn('3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3');
    expect(await firstHint(sums, ['a1 1', 'b2 2', 'c3 1'])).toMatchObject({
      move: 'undo',
      code: 'hint.dead-end',
    });
  });
  it('[K6] nothing to say about a level without a solution', async () => {
    const none = tableOn('3 3\n1 7 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3');
    expect(await firstHint(none, [])).toBeUndefined();
    expect(await firstHint(none, ['a2 1'])).toBeUndefined();
  });
  it.each(['6x6-hard-1', '7x7-extreme-1', '9x9-hard-2'])(
    '[K6] say why, step by step, on a level that takes no guess: %s',
    async (name) => {
      const { rules, start } = tableOn(builtIn(name));
      const engine = await rules.engine();
      const said = new Vocabulary(messages);
      const codes = new Set<string>();
      for (let state = start; rules.toAct(state).length > 0; ) {
        const [hint] = engine.hint!(rules.view(state, 0), chance(), unlimited);
        said.phrase(hint!.reason, 'hint');
        codes.add(hint!.reason.code);
        state = must(rules.play(state, 0, hint!.move, chance()));
      }
      expect(codes).not.toContain('hint.solution');
      expect([...codes].some((code) => /hint\.(cage-cells|claim|set|fish|chain)/.test(code))).toBe(true);
    },
  );
  it.each(['4x4-easy-1', '6x6-mod-power-1', '7x7-unreasonable-1'])(
    '[K6] taken one by one they solve %s',
    async (name) => {
      const { rules, start } = tableOn(builtIn(name));
      const engine = await rules.engine();
      let state = start;
      let moves = 0;
      for (; rules.toAct(state).length > 0; moves++) {
        const [hint] = engine.hint!(rules.view(state, 0), chance(), unlimited);
        state = must(rules.play(state, 0, hint!.move, chance()));
      }
      const level = levelOf({ prop: builtIn(name) });
      expect(isSolved(level, state.places[0]!.sheet.entries)).toBe(true);
      expect(moves).toBe(level.givens.filter((given) => given === 0).length);
    },
  );
  it.each(gradeNames.map((grade) => [`6x6-${grade}-1`, grade] as const))(
    '[K6][K8] never take a harder step than the grade of the level: %s',
    async (name, grade) => {
      const { rules, start } = tableOn(builtIn(name));
      const engine = await rules.engine();
      const told = new Set<Grade>();
      for (let state = start; rules.toAct(state).length > 0; ) {
        const [hint] = engine.hint!(rules.view(state, 0), chance(), unlimited);
        told.add(gradeOf[techniqueOf(hint!)]);
        state = must(rules.play(state, 0, hint!.move, chance()));
      }
      expect(gradeNames.findLast((each) => told.has(each))).toBe(grade);
    },
  );
  it('[K6] are told in stages: where to look, by which technique, what follows, the number', async () => {
    const { rules, start } = tableOn(builtIn('6x6-hard-1'));
    const engine = await rules.engine();
    const said = new Vocabulary(messages);
    for (let state = start; rules.toAct(state).length > 0; ) {
      const [hint] = engine.hint!(rules.view(state, 0), chance(), unlimited);
      const stages = hint!.stages!;
      for (const { says } of stages) said.phrase(says, 'stage');
      const codes = stages.map(({ says }) => says.code.replace(/\..*/, ''));
      expect(codes.join(' ')).toMatch(/^where hint( step)* hint$/);
      expect(stages.at(-1)!.says).toEqual(hint!.reason);
      expect(stages[0]!.marks.every(({ as }) => as === 'look')).toBe(true);
      const put = stages.at(-1)!.marks.filter(({ as }) => as === 'put');
      expect(put.map(({ at, values }) => `${at} ${values}`)).toEqual([rules.formatMove(hint!.move)]);
      state = must(rules.play(state, 0, hint!.move, chance()));
    }
  });
  it('[R19] a reason without the solution, when there is no time for it', async () => {
    const { rules, start } = tableOn(builtIn('9x9-easy-1'));
    const engine = await rules.engine();
    const hints = engine.hint!(rules.view(start, 0), chance(), { spent: () => true });
    expect(hints.every(({ reason }) => reason.code !== 'hint.solution')).toBe(true);
  });
});

describe('bots', () => {
  it.each(['random', 'steady'])('[R11] %s solves a small level', async (bot) => {
    const { rules, start } = tableOn(builtIn('4x4-easy-1'));
    const engine = await rules.engine();
    let state = start;
    for (let n = 0; n < 5000 && rules.toAct(state).length > 0; n++) {
      const move = engine.bots[bot]!.choose(rules.view(state, 0), chance(n), unlimited);
      state = must(rules.play(state, 0, move, chance()));
    }
    expect(rules.outcome(state)?.winners).toEqual([0]);
  });
  it('[R11] steady puts right what is wrong and makes no mistake', async () => {
    const { rules, start, play } = tableOn(builtIn('6x6-mod-power-1'));
    const engine = await rules.engine();
    let state = play(start, ['a1 1', 'b1 2', 'c1 3', 'f6 6']);
    let moves = 0;
    for (; rules.toAct(state).length > 0; moves++) {
      const move = engine.bots['steady']!.choose(rules.view(state, 0), chance(moves), unlimited);
      state = must(rules.play(state, 0, move, chance()));
    }
    expect(moves).toBeLessThanOrEqual(34);
  });
});
