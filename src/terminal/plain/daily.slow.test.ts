import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Ran, runProgram } from '../program.testing.ts';

let folders: readonly string[] = [];
beforeEach(() => {
  folders = ['a', 'b'].map(() => mkdtempSync(join(tmpdir(), 'ludoteca-')));
});
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function run(folder: string, typed: readonly string[], ...more: readonly string[]): Promise<Ran> {
  const args = ['play', 'mastermind', '--daily', '--plain', ...more];
  return runProgram(args, `${typed.join('\n')}\n`, { LUDOTECA_DATA: folder });
}

/** Ten guesses that between them hold every colour everywhere; at most one of them is the code. */
const guesses = ['1111', '2222', '3333', '4444', '5555', '6666', '1234', '2345', '3456', '4561'];
const squares = (out: string) => out.match(/^(?:🟩|🟨|⬛){4} \d\+\d$/gmu) ?? [];

describe('[M11] the code of the day in line mode', () => {
  it('is the same in every house, ends with its squares, and is there again but once', async () => {
    const [here = '', there = ''] = folders;
    const mine = await run(here, [...guesses, '/leave', '/quit']);
    const yours = await run(there, [...guesses, '/leave', '/quit']);
    expect([mine.code, mine.err]).toEqual([0, '']);
    expect(mine.out).toMatch(/^Mastermind · \d+ \w+ \d{4} · (?:\d+|X)\/10$/m);
    expect(squares(mine.out).length).toBeGreaterThan(0);
    expect(squares(yours.out)).toEqual(squares(mine.out));
    const again = await run(here, ['1111', '/share', '/quit']);
    expect(squares(again.out).slice(0, squares(mine.out).length)).toEqual(squares(mine.out));
    expect(again.out).toContain('Result of the day');
  });
  it('takes nothing back, gives no hint, and is not left as if it had not been', async () => {
    const { out } = await run(folders[0]!, ['1122', '/undo', '/hint', '/drop', '/share', '/quit']);
    expect(out).toContain('There is no undo in the game of the day');
    expect(out).toContain('There are no hints in the game of the day');
    expect(out.match(/There is no undo/g)).toHaveLength(2);
    expect(out).toContain('You can share the result once the game of the day is over.');
  });
  it('[R53] is in the menu, in the reader’s language', async () => {
    const typed = ['dia', '1122', '/surt', '/plega'];
    const args = ['play', '--plain', '--lang', 'ca'];
    const { out } = await runProgram(args, `${typed.join('\n')}\n`, { LUDOTECA_DATA: folders[0]! });
    expect(out).toMatch(/El codi del dia: Mastermind · .+ · per jugar/);
    expect(out).toMatch(/El codi del dia: Mastermind · .+ · començada/);
  });
  it('needs to know which game, and says when there is none of it', async () => {
    const asked = await runProgram(['play', '--daily', '--plain'], '', { LUDOTECA_DATA: folders[0]! });
    expect([asked.code, asked.err]).toEqual([2, expect.stringContaining('Which game of the day?')]);
    const none = await runProgram(['play', 'rolit', '--daily', '--plain'], '', {
      LUDOTECA_DATA: folders[0]!,
    });
    expect(none.out).toContain('The game “rolit” has no game of the day.');
  });
});
