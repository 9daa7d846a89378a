import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { example, replayExample } from '../../../test/reports.ts';
import { type Ran, runProgram } from '../program.testing.ts';

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'ludoteca-'));
});
afterEach(() => rmSync(data, { recursive: true }));

function run(args: readonly string[], typed: string): Promise<Ran> {
  return runProgram(args, typed, { LUDOTECA_DATA: data });
}

/** A guess that repeats is asked about. */
const again = (guess: string) => `${guess}\ny\n`;
const tenTimes = (guess: string) => `${guess}\n${again(guess).repeat(9)}`;

describe('line mode', () => {
  it('[R20][Q4][T] a whole game from the menu to the end, and another one', async () => {
    const { code, out, err } = await run(
      ['play', '--plain'],
      `mastermind\n${tenTimes('1122')}/again\n/quit\ny\n`,
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/Your turn, .+\./);
    expect(out).toMatch(/You did not find it: the code was|You broke the code/);
    expect(out.match(/Mastermind · Mastermind 1 · \d+:\d\d/g)!.length).toBeGreaterThan(1);
    expect(out).not.toContain('\u001b');
  });

  it('[C][Q4] after each guess only what is new is told; /board draws the whole board', async () => {
    const typed = ['1122', '1123', '/board', '1124', '/exit', '/quit'];
    const { code, out } = await run(
      ['play', 'mastermind', '--plain', '--seed', '7'],
      `${typed.join('\n')}\n`,
    );
    expect(code).toBe(0);
    // At the start, and when it was asked for.
    expect(out.match(/^ *10 /gm)).toHaveLength(2);
    expect(out.match(/1 1 2 2/g)).toHaveLength(2);
    expect(out).toMatch(/1 1 2 4/);
  });

  it('[R22][T] the same seed is the same deal, and the same deal can be had again at the end', async () => {
    const typed = `${tenTimes('1122')}/same\n${tenTimes('1123')}/quit\n`;
    const seeded = (seed: string, folder: string) =>
      run(['play', 'mastermind', '--plain', '--seed', seed, '--data', join(data, folder)], typed);
    const [one, again] = [await seeded('7', 'one'), await seeded('7', 'again')];
    const other = await seeded('8', 'other');
    const codes = ({ out }: Ran) => out.match(/the code was \w+, \w+, \w+, \w+/g) ?? [];
    const code = 'the code was blue, blue, orange, green';
    expect([one.err, codes(one)]).toEqual(['', [code, code]]);
    expect([again.err, codes(again)]).toEqual(['', codes(one)]);
    expect(codes(other)).not.toEqual(codes(one));
    expect(one.out).toMatch(/The same deal\. Before: .+\. Now: .+\./);
  });

  it('[R22] a seed that is none is refused, and so is one for a game elsewhere', async () => {
    for (const seed of ['x', '-1', '4294967296', 'ab'.repeat(31)])
      expect(await run(['play', 'mastermind', '--plain', `--seed=${seed}`], '')).toMatchObject({
        code: 2,
        err: expect.stringContaining('4294967295'),
      });
    for (const args of [['--daily', 'mastermind'], ['mastermind', '--server', 'http://localhost:1'], []])
      expect((await run(['play', '--plain', '--seed=1', ...args], '')).err).toContain('on this machine');
  });

  it('[M10][T] after the game a look back as a table; not before', async () => {
    const { code, out } = await run(
      ['play', 'mastermind', '--plain'],
      `1122\n/review\n1111\n${again('1111').repeat(8)}/review\n/review nobody\n`,
    );
    expect(code).toBe(0);
    expect(out).toContain('The game is not over yet');
    expect(out).toMatch(/Guess +Marks +Before +Left +Expected +Best +would leave +Skill +Luck\n/);
    expect(out).toMatch(/\n 1 {2}1122 {3}[●○·]{4} +1,296 +\d+ +175 {2}1234 +156 +94% {2}[+−]?\d/);
    expect(out).toMatch(/You got \d+% of the information there was to get\./);
    expect(out).toContain('/review · /again · /same · /replay · /leave');
    expect(out).toContain('“nobody”');
  });

  it('[R10][R11][T] a new table by questions, for bots only, plays itself to the end', async () => {
    const options = ['nova rolit', '', 'x', 'ss', ''];
    const seats = ['', '', 'enrere', 'bot', 'x', '1', '', '', 'bot', '2', '', '', 'comença'];
    const { code, out } = await run(
      ['play', '--plain', '--lang', 'ca'],
      `${[...options, ...seats].join('\n')}\n`,
    );
    expect(code).toBe(0);
    expect(out).toContain('Tria una de les opcions que hi ha.');
    expect(out).toContain('Encara no s’ha assegut ningú.');
    expect(out).toMatch(/Guanya .+\.|Guanyen .+\./);
  });

  it('[O8][R22][T] reports come in where saved games are listed, and say what is wrong', async () => {
    const paths = [{ ...example, turn: 'G' }, replayExample, example].map((report, at) => {
      const path = join(data, `${at}.json`);
      writeFileSync(path, JSON.stringify(report));
      return path;
    });
    const typed = ['desades', ...paths.map((path) => `importa ${path}`), '1', '/leave'];
    const { code, out } = await run(['play', '--plain', '--lang', 'ca'], `${typed.join('\n')}\n`);
    expect(code).toBe(0);
    expect(out).toContain('turn: ningú no té el color «G».');
    expect(out).toMatch(/Una repetició: .+, 2 posicions\. Aquest fitxer només es pot mirar/);
    expect(out).toContain('Ada 1, Leo 1, Mar 0');
    expect(out).toMatch(/> M +1 marró +Leo/);
  });

  it('[R21][T] help, history and replay can be read line by line', async () => {
    const typed = ['1122', 'help', '/history', '/replay', 'next', '1', 'last', 'leave', '/seat', 'nonsense'];
    const { code, out } = await run(['play', 'mastermind', '--plain'], `${typed.join('\n')}\n`);
    expect(code).toBe(0);
    for (const text of ['Commands', 'What happened', 'The start', 'Move 1 of 1', '“nonsense”'])
      expect(out).toContain(text);
  });
});
