import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { builtIn, corpus, levelOf, tableOn } from '../../../../test/data/kenken/corpus.ts';
import { type Language, languages, speaker } from '../../../core/phrase.ts';
import type { Viewer } from '../../../core/seat.ts';
import { bareCode, boardFor, viewersOf } from '../../../web/kit/board.testing.ts';
import { formatCell } from '../level.ts';
import { messages } from '../messages/index.ts';
import { solve } from '../solver/search.ts';
import type { State } from '../state.ts';
import { face } from './face.tsx';
import { played } from './played.ts';

const names = ['Ada', 'Leo'];
type Laid = ReturnType<typeof tableOn>;

function drawn({ rules }: Laid, state: State, viewer: Viewer, language: Language = 'en', more: object = {}) {
  const given = { ...boardFor({ rules, messages, names }, state, viewer, language), ...more };
  const { Board, Tools, Notes, Podium } = played;
  const outcome = rules.outcome(state);
  return renderToStaticMarkup(
    <>
      <Board {...given} />
      <Tools {...given} />
      <Notes {...given} />
      {outcome && <Podium outcome={outcome} view={given.view} names={names} say={given.say} />}
    </>,
  );
}

/** How the cell is told. */
function told(html: string, cell: string): string {
  return new RegExp(`<span class="sr">(${cell}, [^<]*)<`).exec(html)?.[1] ?? '';
}

/** The moves that solve a level. */
function texts(name: string): readonly string[] {
  const level = levelOf({ prop: builtIn(name) });
  const [solution] = solve(level, level.givens, { steps: { left: 1_000_000 } }).solutions;
  return solution!.map((value, cell) => `${formatCell(level.size, cell)} ${value}`);
}

const four = (...how: readonly [seats?: number, switches?: object, version?: number]) =>
  tableOn(builtIn('4x4-easy-1'), ...how);

describe('[K5] [Q4] what a cell says', () => {
  it('its place, what is there, its cage and its clue', () => {
    const table = four();
    const clue = /^A1, empty, cage of \d cells?, (sum|product|difference|quotient|the number) \d+$/;
    expect(told(drawn(table, table.start, 0), 'A1')).toMatch(clue);
    expect(told(drawn(table, table.play(table.start, ['a1 3']), 0), 'A1')).toMatch(/^A1, 3, cage/);
    expect(told(drawn(table, table.play(table.start, ['a1 ?1,3']), 0), 'A1')).toMatch(
      /^A1, notes: 1 and 3, cage/,
    );
  });
  it('that it is repeated, or was found wrong', () => {
    const table = four();
    const twice = table.play(table.start, ['a1 2', 'd1 2']);
    expect(told(drawn(table, twice, 0), 'A1')).toContain('2, repeated in its row or column');
    expect(told(drawn(table, table.play(twice, ['check']), 0), 'D1')).toContain('found wrong by the check');
  });
  it('that it is given', () => {
    const table = tableOn('3 4\n1 6 3 1 1 [2] 1 2 1 3\n1 6 2 2 1 3 1\n0 1 1 2 2\n1 6 3 2 3 3 3 3 2\n');
    const html = drawn(table, table.start, 0);
    expect(told(html, 'A1')).toMatch(/^A1, 2, given, /);
    expect(html).toMatch(/aria-readonly="true"[^>]*><span class="sr">A1, 2, given/);
  });
  it('that a hint is about it', () => {
    const table = four();
    const html = drawn(table, table.start, 0, 'en', { hinted: 'b2 3' });
    expect(told(html, 'B2')).toMatch(/, hint$/);
    expect(html.match(/data-hinted/g)).toHaveLength(1);
    expect(drawn(table, table.start, 0, 'en', { hinted: 'undo' })).not.toContain('data-hinted');
  });
});

describe('the board', () => {
  it.each(['3x3-easy-1', '9x9-normal-1', '10x10-mixed-1'])(
    '%s: one tab stop, one clue a cage, a key for each number',
    (name) => {
      const table = tableOn(builtIn(name));
      const html = drawn(table, table.start, 0);
      const size = Number.parseInt(name, 10);
      expect(html.match(/role="gridcell"/g)).toHaveLength(size ** 2);
      expect(html.match(/role="gridcell"[^>]*tabindex="0"/g)).toHaveLength(1);
      expect(html.match(/class="k-clue"/g)).toHaveLength(table.rules.view(table.start, 0).level.cages.length);
      expect(html.match(/class="k-key"/g)).toHaveLength(size);
    },
  );
  it('15 × 15, of another program: every cell, and a key for each number', () => {
    const { prop } = corpus('hard-26').find(({ name }) => name.includes('15'))!;
    const table = tableOn(prop);
    const html = drawn(table, table.play(table.start, ['a1 15', 'b1 ?10,15']), 0);
    expect(html.match(/role="gridcell"/g)).toHaveLength(225);
    expect(html.match(/class="k-key"/g)).toHaveLength(15);
    expect(told(html, 'A1')).toMatch(/^A1, 15, cage/);
    expect(told(html, 'B1')).toMatch(/^B1, notes: 10 and 15, cage|^B1, notes: 10, cage/);
  });
  it('marks repeated numbers only where the table marks mistakes at once', () => {
    const quiet = tableOn(builtIn('4x4-easy-1'), 1, { showErrors: false });
    const state = quiet.play(quiet.start, ['a1 2', 'd1 2']);
    expect(told(drawn(quiet, state, 0), 'A1')).not.toContain('repeated');
    expect(drawn(quiet, state, 0)).toContain('Show conflicts now');
  });
  it('has no pad for who looks on, and a last word when it is solved', () => {
    const table = four();
    expect(drawn(table, table.start, 'spectator')).not.toContain('k-key');
    expect(drawn(table, table.start, 'spectator')).not.toContain('aria-selected="true"');
    const solved = table.play(table.start, texts('4x4-easy-1'));
    const html = drawn(table, solved, 0);
    expect(html).toContain('data-solved');
    expect(html).not.toContain('ranking');
    expect(html).not.toContain('k-key');
  });
});

describe('[K7] help from the room', () => {
  it('is told at the end of a table of version 2: a check that told something of the solution', () => {
    const table = four(1, {}, 2);
    const [first, ...rest] = texts('4x4-easy-1');
    const other = `a1 ${(Number(first!.at(-1)) % 4) + 1}`;
    expect(drawn(table, table.play(table.start, [other, 'check', first!, ...rest]), 0)).toContain(
      'so it does not count for the ranking',
    );
  });
});

describe('[K5] what is left to do', () => {
  it('is told to who plays, and that a full sheet is not right yet', () => {
    const table = four();
    const say = speaker('en', [messages.en], names);
    const told = (state: State) => {
      const phrase = table.rules.task!(table.rules.view(state, 0));
      return phrase && say(phrase.code, phrase.params);
    };
    expect(told(table.start)).toBe('16 cells to go.');
    const full = table.start.places[0]!.sheet.entries.map((_, cell) => `${formatCell(4, cell)} 1`);
    expect(told(table.play(table.start, full.slice(1)))).toBe('1 cell to go.');
    expect(told(table.play(table.start, full))).toBe('All cells are filled, but something does not fit.');
    expect(told(table.play(table.start, texts('4x4-easy-1')))).toBe(null);
    expect(table.rules.task!(table.rules.view(table.start, 'spectator'))).toBe(null);
  });
});

describe('[K5] a race', () => {
  const table = tableOn(builtIn('4x4-easy-1'), 2);
  const state = table.play(table.start, ['a1 2', 'b1 3'], 1);
  it('tells how far the others are, and none of their numbers', () => {
    const html = drawn(table, state, 0);
    expect(html).toContain('Leo: 2 of 16');
    expect(html).not.toContain('k-digit');
    const say = speaker('en', [messages.en], names);
    expect(face.detail!(table.rules.view(state, 0), 1, say)).toBe(null);
    const left = table.rules.forfeit(state, 1);
    expect(face.detail!(table.rules.view(left, 0), 1, say)).toBe('resigned');
  });
  it('has no way back to the last right point: that would tell', () => {
    expect(drawn(table, state, 0)).not.toContain('last right point');
    const alone = four();
    expect(drawn(alone, alone.start, 0)).toContain('last right point');
  });
});

describe('[Q5] words', () => {
  it.each(languages)('nothing is without words in %s, whoever looks', (language) => {
    const table = tableOn(builtIn('6x6-mod-power-1'), 2);
    const middle = table.play(table.start, ['a1 2', 'b1 2', 'c1 ?1,2', 'check']);
    for (const state of [table.start, middle, table.rules.forfeit(middle, 1)])
      for (const viewer of viewersOf(names))
        expect(drawn(table, state, viewer, language)).not.toMatch(bareCode);
  });
  it('what is played is the level, by name', () => {
    const say = speaker('ca', [messages.ca], []);
    const content = { level: { hash: '', name: '5x5-easy-1' } };
    expect(face.subtitle!({}, say, content)).toBe('5 × 5 · fàcil · 1');
    expect(face.subtitle!({}, say, {})).toBe(null);
  });
});
