import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Vocabulary } from '../../../../test/contract/vocabulary.ts';
import { anyLevel, corpus } from '../../../../test/data/kenken/corpus.ts';
import { must, type Result } from '../../../core/result.ts';
import { messages } from '../messages/index.ts';
import { formatProp, parseProp } from '../prop.ts';
import { formatOf, formats, readLevel, swapOffer, writeLevel } from './index.ts';
import { formatMessages } from './messages/index.ts';

const said = new Vocabulary({
  ca: { ...messages.ca, ...formatMessages.ca },
  es: { ...messages.es, ...formatMessages.es },
  en: { ...messages.en, ...formatMessages.en },
});
const firstOf = (result: Result<unknown>) =>
  result.ok ? null : [result.problems[0].code, result.problems[0].path];

describe('[K4] ids of Keen', () => {
  it('are read and written as Keen wrote them', () => {
    for (const { name, prop, keen } of corpus('keen-100')) {
      const read = must(readLevel('keen', keen!));
      expect(formatProp(read.level), name).toBe(`${prop}\n`);
      expect(must(writeLevel('keen', read)), name).toBe(`${keen}\n`);
    }
  });

  it('may tell their grade', () => {
    const [{ keen }] = corpus('keen-100') as unknown as [{ keen: string }];
    expect(readLevel('keen', keen.replace(':', 'dn:'))).toEqual(readLevel('keen', keen));
    expect(readLevel('keen', ` ${keen}\n`).ok).toBe(true);
  });

  it('hold a level with long runs of lines and of gaps', () => {
    const one = { level: must(parseProp(`9 1\n1 405 81 ${cells(9, 0, 81)}`)).level, entries: null };
    expect(must(writeLevel('keen', one))).toBe('9:z5s,a405\n');
    expect(must(readLevel('keen', '9:z5s,a405'))).toEqual(one);
    const all = { level: must(parseProp(`3 9\n${singles(3)}`)).level, entries: null };
    expect(must(writeLevel('keen', all))).toBe('3:_13,a1a2a3a2a3a1a3a1a2\n');
    expect(must(readLevel('keen', '3:_13,a1a2a3a2a3a1a3a1a2'))).toEqual(all);
  });

  it.each<[string, string, string]>([
    ['', 'keen-head', 'level:1:1'],
    ['x:', 'keen-head', 'level:1:1'],
    ['2:_3,a1', 'keen-size', 'level:1:1'],
    ['10:_3,a1', 'keen-size', 'level:1:1'],
    ['3:_!,a1', 'keen-sign', 'level:1:4'],
    ['3:_14,a1', 'keen-blocks-long', 'level:1:3'],
    ['3:_999999999,a1', 'keen-blocks-long', 'level:1:3'],
    ['3:_12,a1', 'keen-blocks-short', 'level:1:6'],
    ['3:_13', 'keen-clues', 'level:1:6'],
    ['3:_13,a1a2', 'keen-clues', 'level:1:11'],
    ['3:_13,a1x2', 'keen-clue', 'level:1:9'],
    ['3:_13,a1a2a3a2a3a1a3a1a2a3', 'keen-rest', 'level:1:25'],
    ['3:_13,a1a2a3a2a3a1a3a1a2;', 'keen-rest', 'level:1:25'],
    ['3:ll,s9', 'keen-blocks-long', 'level:1:4'],
    ['3:l,s9', 'cage-two', 'level:1:5'],
    ['3:l,a0', 'result-zero', 'level:1:5'],
  ])('%j: %s at %s', (text, code, path) => {
    const read = readLevel('keen', text);
    expect(firstOf(read)).toEqual([code, path]);
    if (!read.ok) said.refusal(read, text);
  });

  it.each([
    ['5 of 16', '16 1', 'keen-size'],
    [
      'a remainder',
      '3 5\n5 1 2 1 1 1 2\n0 1 1 1 3\n1 3 2 2 1 3 1\n1 5 2 2 2 2 3\n1 4 2 3 2 3 3',
      'keen-operation',
    ],
    [
      'a given',
      '3 5\n1 5 2 1 1 [2] 1 2\n0 1 1 1 3\n1 3 2 2 1 3 1\n1 5 2 2 2 2 3\n1 4 2 3 2 3 3',
      'keen-givens',
    ],
    [
      'a product too large',
      `9 2\n3 9000000000 9 ${cells(9, 0, 9)}\n1 360 72 ${cells(9, 9, 81)}`,
      'keen-result',
    ],
  ])('can not be had of a level with %s, and it says so', (_, text, code) => {
    const prop = text === '16 1' ? `16 1\n1 2176 256 ${cells(16, 0, 256)}` : text;
    const written = writeLevel('keen', must(parseProp(prop)));
    expect(firstOf(written)?.[0]).toBe(code);
    if (!written.ok) said.refusal(written, code);
  });
});

function cells(size: number, from: number, to: number): string {
  const all = Array.from({ length: to - from }, (_, at) => from + at);
  return all.map((cell) => `${Math.floor(cell / size) + 1} ${(cell % size) + 1}`).join(' ');
}

function singles(size: number): string {
  const value = (cell: number) => ((Math.floor(cell / size) + cell) % size) + 1;
  return Array.from(
    { length: size ** 2 },
    (_, cell) => `0 ${value(cell)} 1 ${cells(size, cell, cell + 1)}`,
  ).join('\n');
}

describe('[K4] JSON', () => {
  it('is a level in words', () => {
    const prop = '3 3\n1 6 3 1 1 [1] 1 2 1 3\n1 6 3 2 1 2 2 2 3\n6 29192926025390625 2 3 1 3 2\n0 2 1 3 3';
    const level = must(parseProp(prop.replace('3 3\n', '3 4\n')));
    const written = must(writeLevel('json', level));
    expect(written).toBe(`{
  "size": 3,
  "cages": [
    {"operation":"+","result":6,"cells":["a1","b1","c1"]},
    {"operation":"+","result":6,"cells":["a2","b2","c2"]},
    {"operation":"pow","result":"29192926025390625","cells":["a3","b3"]},
    {"operation":"=","result":2,"cells":["c3"]}
  ],
  "givens": {"a1":1}
}
`);
    expect(readLevel('json', written)).toEqual({ ok: true, value: level });
  });

  it('is exact where a number would be rounded', () => {
    const text =
      '{"size":2,"cages":[{"operation":"*","result":9007199254740993,"cells":["a1","b1","a2","b2"]}]}';
    expect(must(readLevel('json', text)).level.cages[0]!.result).toBe('9007199254740993');
  });

  const right = '{"size":1,"cages":[{"operation":"=","result":1,"cells":["a1"]}]}';
  it.each<[string, string, string]>([
    ['', 'json-token', 'level:1:1'],
    ['{"size":1', 'json-token', 'level:1:10'],
    ['{"size":1,\n "cages":[}', 'json-token', 'level:2:11'],
    ['{size:1}', 'json-token', 'level:1:2'],
    [`${right} x`, 'json-rest', 'level:1:66'],
    ['['.repeat(5000), 'json-deep', 'level:1:18'],
    ['[]', 'json-object', 'level:1:1'],
    ['{"size":1,"size":2}', 'json-twice', 'level:1:11'],
    ['{"size":1}', 'json-missing', 'level:1:1'],
    ['{"size":17,"cages":[]}', 'json-number', 'level:1:9'],
    ['{"size":1.5,"cages":[]}', 'json-number', 'level:1:9'],
    ['{"size":1,"cages":{}}', 'json-list', 'level:1:19'],
    ['{"size":1,"cages":[],"__proto__":1}', 'json-key', 'level:1:34'],
    ['{"size":1,"cages":[]}', 'cells-missing', 'level:1:19'],
    [right.replace('"="', '"%"'), 'json-operation', 'level:1:33'],
    [right.replace(':1,"cells', ':-1,"cells'), 'json-result', 'level:1:46'],
    [right.replace('"a1"', '"b1"'), 'json-cell', 'level:1:57'],
    [right.replace('["a1"]', '[]'), 'json-cells', 'level:1:56'],
    [right.replace('}]}', '}],"givens":{"a1":2}}'), 'json-number', 'level:1:80'],
    [right.replace('}]}', '}],"givens":{"a9":1}}'), 'json-cell', 'level:1:80'],
    [right.replace('}]}', '}],"givens":[]}'), 'json-object', 'level:1:74'],
    [right.replace('"="', '"+"'), 'cage-several', 'level:1:20'],
  ])('%j: %s at %s', (text, code, path) => {
    const read = readLevel('json', text);
    expect(firstOf(read)).toEqual([code, path]);
    if (!read.ok) said.refusal(read, text);
  });
});

describe('[K4] every format', () => {
  it('gives back the level and the entries that were written', () => {
    fc.assert(
      fc.property(anyLevel(), fc.boolean(), (level, isSaved) => {
        const entries = isSaved ? level.givens.map((_, cell) => (cell * 7) % (level.size + 1)) : null;
        for (const format of ['prop', 'json'] as const) {
          const text = must(writeLevel(format, { level, entries }));
          expect(formatOf(text)).toBe(format);
          expect(must(readLevel(format, text))).toEqual({ level, entries });
        }
        const id = writeLevel('keen', { level, entries });
        if (id.ok) expect(must(readLevel('keen', id.value)).level).toEqual(level);
      }),
    );
  });

  it('is told from the others by its first signs', () => {
    expect([' {}', '6dn:_', '6:_', '6 3\n', ''].map(formatOf)).toEqual([
      'json',
      'keen',
      'keen',
      'prop',
      'prop',
    ]);
  });

  it('any text gives a Result that can be said', () => {
    const seeds = [
      must(writeLevel('json', must(parseProp(corpus('keen-100')[0]!.prop)))),
      '4:_a_7a4_a3,s1d2a5',
    ];
    const near = fc
      .tuple(fc.constantFrom(...seeds), fc.nat(200), fc.string({ maxLength: 3 }))
      .map(([text, at, added]) => text.slice(0, at) + added + text.slice(at + 1));
    fc.assert(
      fc.property(fc.constantFrom(...formats), fc.oneof(fc.string(), near), (format, text) => {
        const read = readLevel(format, text);
        if (!read.ok) said.refusal(read, text);
      }),
      { numRuns: 500 },
    );
  });

  it('takes brackets as givens, or as entries to go on from', () => {
    const text = '3 3\n1 6 3 1 1 [1] 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3\n';
    expect(must(readLevel('prop', text)).level.givens[0]).toBe(1);
    const { level, entries } = must(readLevel('prop', `${text}0 2 0 0 0 0 0 0 0`, { brackets: 'entries' }));
    expect(level.givens.every((given) => given === 0)).toBe(true);
    expect(entries).toEqual([1, 2, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('refuses what no level needs', () => {
    const long = ' '.repeat(10_000_000);
    for (const [format, text] of [
      ['prop', long],
      ['json', `{${long}}`],
      ['keen', `3:${'_'.repeat(1e7)}`],
    ] as const)
      expect(firstOf(readLevel(format, text))?.[0]).toBe('level-long');
  });
});

describe('[K4] 5 and 6 exchanged', () => {
  const power = '2 3\n6 2 2 1 1 1 2\n0 2 1 2 1\n0 1 1 2 2\n';
  it('are offered where the file has a solution only that way', () => {
    const exchanged = '3 5\n5 9 2 1 1 1 2\n0 1 1 1 3\n1 3 2 2 1 3 1\n1 4 2 2 2 2 3\n1 5 2 3 2 3 3\n';
    expect(swapOffer(exchanged)?.level.cages[0]).toMatchObject({ operation: 'pow' });
  });
  it('are offered where a power of 0 must be a remainder', () => {
    const zero = '2 3\n6 0 2 1 1 1 2\n0 2 1 2 1\n0 1 1 2 2\n';
    expect(parseProp(zero).ok).toBe(false);
    expect(swapOffer(zero)?.level.cages[0]).toMatchObject({ operation: 'mod' });
  });
  it('are not offered where it has a solution as it is, has none either way, or has no such cage', () => {
    expect(swapOffer(power)).toBeNull();
    expect(swapOffer('2 3\n6 7 2 1 1 1 2\n0 2 1 2 1\n0 1 1 2 2\n')).toBeNull();
    expect(swapOffer('2 3\n1 7 2 1 1 1 2\n0 2 1 2 1\n0 1 1 2 2\n')).toBeNull();
    expect(swapOffer('nonsense')).toBeNull();
  });
});

describe('[K1] the smallest squares', () => {
  it.each(['1 1\n0 1 1 1 1\n', '2 2\n1 3 2 1 1 1 2\n1 3 2 2 1 2 2\n'])('%j is a level', (text) => {
    expect(formatProp(must(parseProp(text)).level)).toBe(text);
  });
});
