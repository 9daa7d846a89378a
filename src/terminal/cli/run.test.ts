import { describe, expect, it } from 'vitest';
import { runWith } from '../testing/commandline.ts';
import { shelfOf } from '../testing/sticks.ts';

const run = (argv: readonly string[], env: Record<string, string> = {}) => runWith(shelfOf(), argv, env);

describe('command line', () => {
  it('[C][T] help lists the commands, and each explains itself', async () => {
    for (const argv of [['help'], ['--help']]) {
      const { code, out } = await run(argv);
      expect(code).toBe(0);
      expect(out).toContain('play [GAME]');
    }
    for (const argv of [
      ['help', 'play'],
      ['play', '--help'],
    ]) {
      const { code, out } = await run(argv);
      expect(code).toBe(0);
      expect(out).toContain('--plain');
    }
  });

  it('[C][T] tells its version', async () => {
    expect((await run(['--version'])).out).toMatch(/^ludoteca \d+\.\d+\.\d+\n$/);
  });

  it('[C][T] bad usage is code 2 and one line on standard error', async () => {
    const bad = [
      ['dance'],
      ['play', '--loud'],
      ['play', '--lang'],
      ['play', '--plain=yes'],
      ['play', 'sticks', 'twice'],
      ['play', 'chess'],
      ['play', '--lang', 'fr'],
      ['help', '\u001b[31m'],
      ['play', 'sticks'],
      ['play', '--plain', '--server', 'ftp://x'],
      ['play', '--plain', '--join', 'x'],
      ['play', '--plain', '--join', 'abcdefgh'],
      ['play', '--plain', 'sticks', '--join', 'http://localhost:1/table/abcdefgh'],
      ['play', '--plain', '--server', 'localhost:1', '--data', '/tmp'],
      ['tables'],
      ['tables', 'dance'],
      ['tables', 'export'],
      ['tables', 'list', 'all'],
      ['mastermind'],
      ['mastermind', 'dance'],
      ['serve', '--port', 'x'],
      ['serve', 'now'],
    ];
    for (const argv of bad) {
      const { code, out, err } = await run(argv);
      expect(code, argv.join(' ')).toBe(2);
      expect(out).toBe('');
      expect(err).toMatch(/^ludoteca: [^\n]+\n$/);
      expect(err).not.toContain('\u001b');
    }
  });

  it('[C][R53][T] speaks the language asked for, else that of the system, else English', async () => {
    expect((await run(['dance'], { LANG: 'ca_ES.UTF-8' })).err).toContain('No hi ha cap ordre');
    expect((await run(['dance'], { LANG: 'ca_ES.UTF-8', LC_ALL: 'es_ES' })).err).toContain(
      'No hay ninguna orden',
    );
    expect((await run(['dance'], { LANG: 'C' })).err).toContain('There is no command');
    expect((await run(['play', '--lang', 'es'])).err).toContain('hace falta una terminal');
  });
});
