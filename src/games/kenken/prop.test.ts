import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Vocabulary } from '../../../test/contract/vocabulary.ts';
import { anyLevel, builtIn, corpus } from '../../../test/data/kenken/corpus.ts';
import { must } from '../../core/result.ts';
import { messages } from './messages/index.ts';
import { formatProp, parseProp } from './prop.ts';

const canonical = '3 5\n1 5 2 1 1 1 2\n0 1 1 1 3\n1 3 2 2 1 3 1\n1 5 2 2 2 2 3\n1 4 2 3 2 3 3\n';

const read = (text: string) => formatProp(must(parseProp(text)).level);

describe('what is read', () => {
  it('[K4] a level in its canonical form', () => {
    const { level, entries } = must(parseProp(canonical));
    expect(level.size).toBe(3);
    expect(level.cages[0]).toEqual({ operation: '+', result: '5', cells: [0, 1] });
    expect(level.cages[1]).toEqual({ operation: '=', result: '1', cells: [2] });
    expect(level.givens).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(entries).toBeNull();
    expect(formatProp(level)).toBe(canonical);
  });

  it.each([
    ['blank lines and trailing spaces', canonical.replaceAll('\n', '  \n\n \t\n')],
    ['lines ended as on Windows', canonical.replaceAll('\n', '\r\n')],
    ['all on one line, without an end', canonical.replaceAll('\n', ' ').trim()],
    ['cages in any order', '3 5\n1 4 2 3 2 3 3\n1 5 2 2 2 2 3\n0 1 1 1 3\n1 3 2 2 1 3 1\n1 5 2 1 1 1 2\n'],
    ['cells in any order', canonical.replace('1 1 1 2', '1 2 1 1').replace('2 1 3 1', '3 1 2 1')],
    ['one cell with another operation', canonical.replace('0 1 1 1 3', '1 1 1 1 3')],
    ['one cell with an operation of two', canonical.replace('0 1 1 1 3', '2 1 1 1 3')],
    ['zeros before a result', canonical.replace('1 5 2 1', '1 005 2 1')],
  ])('[K4] %s', (_, text) => {
    expect(read(text)).toBe(canonical);
  });

  it('[K4] a bracket is a given', () => {
    const { level } = must(parseProp(canonical.replace('1 1 1 2', '1 1 [2] 1 2')));
    expect(level.givens).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(formatProp(level)).toContain('1 5 2 1 1 [2] 1 2\n');
  });

  it('[K4] a bracket may touch its column or hold spaces', () => {
    expect(read(canonical.replace('1 1 1 2', '1 1[2] 1 2[ 3 ]'))).toContain('1 5 2 1 1 [2] 1 2 [3]\n');
  });

  it('[K4] a single cell may have its result in the bracket only', () => {
    expect(read(canonical.replace('0 1 1 1 3', '0 0 1 1 3 [1]'))).toContain('\n0 1 1 1 3 [1]\n');
  });

  it('[K4] contradictory givens are a level, if one without a solution', () => {
    const text = canonical.replace('1 1 1 2', '1 1 [3] 1 2 [3]').replace('0 1 1 1 3', '0 1 1 1 3 [2]');
    expect(must(parseProp(text)).level.givens.slice(0, 3)).toEqual([3, 3, 2]);
  });

  it('[K4] a board with every value given', () => {
    const text =
      '3 3\n1 6 3 1 1 [1] 1 2 [2] 1 3 [3]\n1 6 3 2 1 [2] 2 2 [3] 2 3 [1]\n1 6 3 3 1 [3] 3 2 [1] 3 3 [2]\n';
    expect(must(parseProp(text)).level.givens).toEqual([1, 2, 3, 2, 3, 1, 3, 1, 2]);
  });

  it('[K4] the entries after the cages of a saved game', () => {
    const saved = must(parseProp(`${canonical}0 2 1\n0 0 0 3 0 0\n`));
    expect(saved.entries).toEqual([0, 2, 1, 0, 0, 0, 3, 0, 0]);
    expect(formatProp(saved.level)).toBe(canonical);
  });

  it('[K4] results too large for a number stay exact', () => {
    const text = canonical.replace('1 5 2 1 1 1 2', '6 29192926025390625 2 1 1 1 2');
    expect(must(parseProp(text)).level.cages[0]!.result).toBe('29192926025390625');
    expect(read(text)).toBe(text);
  });

  it('[K4] codes 5 and 6 exchanged, if one says so', () => {
    const text = canonical.replace('1 5 2 1 1 1 2', '5 2 2 1 1 1 2').replace('1 3 2 2 1', '6 9 2 2 1');
    const operations = (swap: boolean) =>
      must(parseProp(text, { swap })).level.cages.map(({ operation }) => operation);
    expect(operations(false)).toEqual(['mod', '=', 'pow', '+', '+']);
    expect(operations(true)).toEqual(['pow', '=', 'mod', '+', '+']);
    expect(formatProp(must(parseProp(text, { swap: true })).level, { swap: true })).toBe(text);
  });
});

describe('what is refused', () => {
  const said = new Vocabulary(messages);
  const change = (from: string, to: string) => canonical.replace(from, to);

  it.each<[string, string, object]>([
    ['', 'prop-short', { line: 1, expected: { say: 'expect.size' } }],
    ['3', 'prop-short', { line: 1, expected: { say: 'expect.cages' } }],
    ['0 2', 'size-range', { size: 0, min: 1, max: 16 }],
    ['17 9', 'size-range', { size: 17 }],
    ['3 0', 'cages-range', { count: 0, max: 9 }],
    ['3 10', 'cages-range', { count: 10, max: 9 }],
    ['three 5', 'prop-token', { line: 1, text: 'three', expected: { say: 'expect.size' } }],
    [change('3 5', '3 6'), 'prop-short', { line: 6, cage: 6, expected: { say: 'expect.operation' } }],
    [change('1 5 2 1', '9 5 2 1'), 'operation-unknown', { line: 2, cage: 1, code: 9 }],
    [change('1 5 2 1', '1 -5 2 1'), 'prop-token', { line: 2, cage: 1, text: '-5' }],
    [change('1 5 2 1', '1 5.5 2 1'), 'prop-token', { text: '5.5', expected: { say: 'expect.result' } }],
    [change('1 5 2 1', '1 5 0 1'), 'cells-range', { line: 2, cage: 1, count: 0, max: 9 }],
    [change('1 5 2 1', '1 [5] 2 1'), 'prop-token', { text: '[5]' }],
    [change('3 2 3 3', '3 2 3 4'), 'cell-outside', { line: 6, cage: 5, row: 3, column: 4, size: 3 }],
    [change('3 2 3 3', '3 2 0 3'), 'cell-outside', { row: 0, column: 3 }],
    [change('3 2 3 3', '3 2 [4] 3 3'), 'given-range', { line: 6, cage: 5, row: 3, given: 4, max: 3 }],
    [change('3 2 3 3', '3 2 [0] 3 3'), 'given-range', { given: 0 }],
    [change('3 2 3 3', '3 2 [x] 3 3'), 'prop-token', { line: 6, text: '[x]' }],
    [`${canonical}1 2`, 'prop-short', { line: 7, expected: { say: 'expect.entry' } }],
    [`${canonical}1 2 3 1 2 3 1 2 4`, 'entry-range', { line: 7, entry: 4, max: 3 }],
    [`${canonical}1 2 3 1 2 3 1 2 3 1`, 'prop-rest', { line: 7 }],
    [`${canonical}thanks`, 'prop-token', { line: 7, text: 'thanks' }],
    [change('0 1 1 1 3', '0 0 1 1 3'), 'result-zero', { cage: 2 }],
    [change('1 5 2 1', '4 0 2 1'), 'result-zero', { cage: 1 }],
    [change('1 5 2 1', `1 ${'9'.repeat(41)} 2 1`), 'result-long', { cage: 1 }],
    [change('1 5 2 1', '0 5 2 1'), 'cage-one', { cage: 1, cells: 2 }],
    ['3 3\n2 1 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3', 'cage-two', { cage: 1, cells: 3 }],
    ['3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 3 3\n1 6 3 3 1 3 2 2 3', 'cage-apart', { cage: 2 }],
    [change('2 2 2 3', '2 2 1 2'), 'cell-twice', { cage: 4, row: 1, column: 2 }],
    [change('2 2 2 3', '2 2 2 2'), 'cell-twice', { cage: 4, row: 2, column: 2 }],
    [change('1 4 2 3 2 3 3', '').replace('3 5', '3 4'), 'cells-missing', { missing: 2, row: 3, column: 2 }],
  ])('[K4] %j: %s', (text, code, params) => {
    const parsed = parseProp(text);
    expect(parsed).toMatchObject({ ok: false });
    if (parsed.ok) return;
    said.refusal(parsed, code);
    expect(parsed.problems.find((found) => found.code === code)?.params).toMatchObject(params);
  });

  it('[K4] all that is wrong with the cages at once', () => {
    const parsed = parseProp('3 2\n2 0 3 1 1 1 2 2 3\n1 6 3 2 1 2 2 1 1');
    const codes = parsed.ok ? [] : parsed.problems.map(({ code }) => code);
    expect(codes).toEqual(['cage-two', 'cage-apart', 'result-zero', 'cell-twice', 'cells-missing']);
  });

  it('[K1] cages do not go round the edge', () => {
    const parsed = parseProp('3 3\n1 6 3 1 1 1 2 2 2\n1 5 2 1 3 2 1\n1 9 4 2 3 3 1 3 2 3 3');
    expect(parsed).toMatchObject({ problems: [{ code: 'cage-apart', params: { cage: 2 } }] });
  });

  it('[K4] any text gives a Result that can be said', () => {
    const texts = fc.oneof(
      fc.string(),
      fc
        .tuple(
          fc.constantFrom(canonical, builtIn('6x6-mod-power-1')),
          fc.nat(150),
          fc.string({ maxLength: 3 }),
        )
        .map(([text, at, added]) => text.slice(0, at) + added + text.slice(at + 1)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parseProp(text);
        if (parsed.ok) expect(read(formatProp(parsed.value.level))).toBe(formatProp(parsed.value.level));
        else said.refusal(parsed, text);
      }),
      { numRuns: 500 },
    );
  });
});

describe('round trips', () => {
  it('[K4] every level is read back as it was written', () => {
    fc.assert(
      fc.property(anyLevel(), fc.boolean(), (level, swap) => {
        expect(must(parseProp(formatProp(level, { swap }), { swap })).level).toEqual(level);
      }),
    );
  });

  it.each(['keen-100', 'hard-26', 'unsat-20'])('[K4] the files of %s are in canonical form', (file) => {
    for (const { prop } of corpus(file)) expect(read(prop)).toBe(`${prop}\n`);
  });
});
