import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtIn, corpus, levelOf } from '../../../test/data/kenken/corpus.ts';
import { languages } from '../../core/phrase.ts';
import { runWith } from '../../terminal/commandline.testing.ts';
import { houseShelf } from '../../terminal/shelf.ts';
import { gradeLevel } from './human/solver.ts';
import { formatProp } from './prop.ts';
import { solve } from './solver/solver.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(text: string, name = 'level.txt'): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const run = (argv: readonly string[], typed = '') =>
  runWith(houseShelf, ['kenken', ...argv, '--lang', 'en'], {}, Readable.from([typed]));
const linesOf = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const sums = '3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3\n';
const none = sums.replace('1 6 3 1', '1 7 3 1');

describe('ludoteca kenken solve', () => {
  it('[C][K6] tells the solution as rows, and that it is the only one', async () => {
    const { code, out, err } = await run(['solve', fileOf(builtIn('4x4-easy-1')), '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [answer] = linesOf(out);
    const [solution] = solve(levelOf({ prop: builtIn('4x4-easy-1') })).solutions;
    expect(answer).toMatchObject({ name: 'level', size: 4, solutions: 1, decided: true });
    expect(answer.rows.flat()).toEqual(solution);
    expect(answer.nodes).toBeTypeOf('number');
    expect(answer.ms).toBeTypeOf('number');
  });

  it('[C][K6] takes several files of any format', async () => {
    const [{ keen }] = corpus('keen-100') as unknown as [{ keen: string }];
    const { code, out } = await run(['solve', fileOf(keen, 'a.txt'), fileOf(sums, 'b.txt'), '--json']);
    expect(code).toBe(0);
    expect(linesOf(out).map(({ name, solutions }) => [name, solutions])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  it('[C][K6] reads lines, tells what is wrong with one, and goes on', async () => {
    const lines = [
      JSON.stringify({ name: 'good', prop: sums }),
      JSON.stringify({ name: '__proto__', prop: '3 x' }),
      'nonsense',
      '',
      JSON.stringify({ name: 'last', prop: builtIn('3x3-easy-1') }),
    ];
    const { code, out, err } = await run(['solve', '--jsonl', '--json'], lines.join('\n'));
    expect({ code, err }).toEqual({ code: 2, err: '' });
    expect(linesOf(out)).toMatchObject([
      { name: 'good', solutions: 2 },
      { name: '__proto__', error: { code: 'prop-token', line: 1, column: 3 } },
      { name: '3', error: { code: 'cli.jsonl-line', line: 3 } },
      { name: 'last', solutions: 1 },
    ]);
  });

  it('[C][K6] no solution is a clean no, and so is not to have decided', async () => {
    expect(await run(['solve', fileOf(none)])).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^level: no solution, proven \(0 nodes/),
    });
    const hard = corpus('hard-26').find(({ name }) => name.startsWith('12x12-max5'))!;
    const brief = await run(['solve', fileOf(hard.prop), '--ms', '1', '--json']);
    expect(linesOf(brief.out)).toMatchObject([{ decided: false, rows: null }]);
    expect(brief.code).toBe(1);
  });

  it('[C][K6] counts as many as asked for', async () => {
    const counted = async (count: string) =>
      linesOf((await run(['solve', fileOf(sums), '--count', count, '--json'])).out)[0].solutions;
    expect([await counted('1'), await counted('5'), await counted('100')]).toEqual([1, 5, 12]);
    expect((await run(['solve', fileOf(sums), '--count', '100'])).out).toContain('12 solutions, and no more');
  });

  it('[C][K4] offers to exchange 5 and 6 where only that has a solution', async () => {
    const exchanged = '3 5\n5 9 2 1 1 1 2\n0 1 1 1 3\n1 3 2 2 1 3 1\n1 4 2 2 2 2 3\n1 5 2 3 2 3 3\n';
    const { code, err } = await run(['solve', fileOf(exchanged)]);
    expect(code).toBe(1);
    expect(err).toContain('--swap');
    expect((await run(['solve', fileOf(exchanged), '--swap'])).code).toBe(0);
  });

  it.each([
    [['solve'], 'FILE'],
    [['solve', 'no-such-file'], 'There is no file'],
    [['solve', '-', '--count', '0'], '--count'],
    [['solve', '-', '--ms', 'x'], '--ms'],
  ])('[C] %j is bad usage', async (argv, said) => {
    const { code, err } = await run(argv);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });

  it('[C][K4] a bad file is told with line, column and reason', async () => {
    const { code, out, err } = await run(['solve', fileOf('3 3\n1 6 3 1 1 1 2 9 9')]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/2:17.*outside the square/);
  });
});

describe('ludoteca kenken grade', () => {
  it('[C][K8] tells grade and weight', async () => {
    const entry = corpus('keen-100').find(({ grade }) => grade === 'hard')!;
    const input = JSON.stringify({ name: entry.name, prop: entry.prop });
    const { code, out } = await run(['grade', '--jsonl', '--json'], input);
    const { weight } = gradeLevel(levelOf(entry))!;
    expect(code).toBe(0);
    expect(linesOf(out)).toEqual([{ name: entry.name, grade: 'hard', weight }]);
    expect((await run(['grade', fileOf(entry.prop)])).out).toBe(`level: hard (weight ${weight})\n`);
  });

  it('[C][K8] has none for a level with several solutions, or without any', async () => {
    expect(await run(['grade', fileOf(sums)])).toMatchObject({
      code: 1,
      err: expect.stringContaining('several'),
    });
    const { code, out } = await run(['grade', fileOf(none), '--json']);
    expect([code, linesOf(out)]).toEqual([1, [{ name: 'level', grade: null, weight: null, why: 'none' }]]);
  });
});

describe('ludoteca kenken explain', () => {
  it.each(['4x4-easy-1', '6x6-hard-1', '8x8-extreme-1', '6x6-mod-power-1'])(
    '[C][K6] tells the steps of %s in three languages',
    async (name) => {
      for (const lang of languages) {
        const { code, out } = await runWith(houseShelf, [
          'kenken',
          'explain',
          fileOf(builtIn(name)),
          '--lang',
          lang,
        ]);
        expect(code).toBe(0);
        for (const line of out.trimEnd().split('\n')) expect(line).not.toMatch(/[{}]|^step\./);
      }
    },
  );

  it('[C][K6] says where only trying helps', async () => {
    const { code, out } = await run(['explain', fileOf(builtIn('7x7-unreasonable-1'))]);
    expect(code).toBe(1);
    expect(out.trimEnd()).toMatch(/no step of logic is left\.$/);
  });

  it('[C][K6] tells them to scripts too', async () => {
    const { out } = await run(['explain', fileOf(builtIn('4x4-easy-1')), '--json']);
    const written = linesOf(out).flatMap(({ writes }) => (writes ? [writes.cell] : []));
    expect(new Set(written).size).toBe(16);
  });
});

describe('ludoteca kenken generate', () => {
  it('[C][K8] makes levels that are what was asked for, the same for the same seed', async () => {
    const asked = ['generate', '--size', '5', '--grade', 'normal', '--count', '3', '--seed', '7', '--json'];
    const { code, out } = await run(asked);
    expect(code).toBe(0);
    const made = linesOf(out);
    expect(made).toHaveLength(3);
    for (const { size, grade, prop } of made) {
      const level = levelOf({ prop });
      expect([size, grade, level.size, gradeLevel(level)?.grade]).toEqual([5, 'normal', 5, 'normal']);
    }
    expect((await run(asked)).out).toBe(out);
  });

  it('[C][K8] writes Keen ids and JSON, and says what Keen can’t', async () => {
    const asked = ['generate', '--size', '4', '--grade', 'easy', '--seed', '2'];
    const id = (await run([...asked, '--format', 'keen'])).out;
    const back = (await run(['convert', fileOf(id), '--to', 'prop'])).out;
    expect(back).toBe((await run(asked)).out);
    expect(JSON.parse((await run([...asked, '--format', 'json'])).out).size).toBe(4);
    const mod = await run([...asked, '--format', 'keen', '--ops', '%']);
    expect([mod.code, mod.out]).toEqual([1, '']);
    expect(mod.err).toContain('Keen does not know');
  });

  it('[C][K8] a grade that can’t be had is a clean no', async () => {
    const { code, err } = await run(['generate', '--size', '3', '--grade', 'extreme', '--ops', '+']);
    expect(code).toBe(1);
    expect(err).toContain('No level of 3 × 3 was found that is extreme');
  });

  it.each([
    [['--grade', 'easy'], '--size'],
    [['--size', '5'], '--grade'],
    [['--size', '12', '--grade', 'easy'], 'from 3 × 3 to 9 × 9'],
    [['--size', '5', '--grade', 'mild'], 'A difficulty is one of'],
    [['--size', '5', '--grade', 'easy', '--ops', '!'], 'Operations are'],
    [['--size', '5', '--grade', 'easy', '--max-cage', '9'], 'largest cage'],
    [['--size', '5', '--grade', 'easy', '--format', 'xml'], '--format takes prop, keen, json'],
  ])('[C] generate %j is bad usage', async (argv, said) => {
    const { code, out, err } = await run(['generate', ...argv]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(said);
  });
});

describe('ludoteca kenken convert', () => {
  it('[C][K4] from any format to any other and back', async () => {
    const { prop, keen } = corpus('keen-100')[0]!;
    const json = (await run(['convert', fileOf(prop), '--to', 'json'])).out;
    const id = (await run(['convert', fileOf(json), '--to', 'keen'])).out;
    expect(id).toBe(`${keen}\n`);
    expect((await run(['convert', fileOf(id), '--from', 'keen', '--to', 'prop'])).out).toBe(
      formatProp(levelOf({ prop })),
    );
  });

  it('[C][K4] takes brackets as entries', async () => {
    const given = sums.replace('1 1 1 2', '1 1 [1] 1 2');
    expect((await run(['convert', fileOf(given), '--brackets', 'entries'])).out).toBe(
      `${sums}1 0 0\n0 0 0\n0 0 0\n`,
    );
    expect((await run(['convert', fileOf(given)])).out).toBe(given);
    expect((await run(['convert', fileOf(given), '--brackets', 'none'])).code).toBe(2);
  });

  it('[C][K4] what the other format can’t say is a clean no', async () => {
    const { code, err } = await run(['convert', fileOf(builtIn('4x4-mod-1')), '--to', 'keen']);
    expect(code).toBe(1);
    expect(err).toContain('Keen does not know the operation');
  });

  it('[C][K4] what can’t be read is told with its place', async () => {
    const { code, err } = await run(['convert', fileOf('{"size": 3,}'), '--to', 'prop']);
    expect(code).toBe(2);
    expect(err).toMatch(/1:12/);
  });
});
