import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { GameCli } from '../../core/subcommand.ts';
import { runWith } from '../commandline.testing.ts';
import { shelfOf, sticks } from '../sticks.testing.ts';

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
      'No hay ningún comando',
    );
    expect((await run(['dance'], { LANG: 'C' })).err).toContain('There is no command');
    expect((await run(['play', '--lang', 'es'])).err).toContain('hace falta una terminal');
  });
});

describe('what a game adds to the command line', () => {
  const en = {
    'cli.sticks': 'Ask about sticks.',
    'cli.sticks-what': 'sticks does {subcommands}.',
    'cli.sticks.count': 'Count them.',
    'cli.sticks.read': 'Read a heap.',
    'cli.option.most': 'So many at once.',
    'cli.no-heap': 'There is no heap in it.',
  };
  const cli: GameCli = {
    subcommands: {
      count: {
        operands: '--most MOST',
        options: { most: { type: 'string' } },
        run: ({ options, say, write }) => {
          write(say('heap', { left: Number(options['most']) }), say('name'));
          return 0;
        },
      },
      read: {
        operands: 'FILE',
        takesFile: true,
        options: {},
        run: async ({ file, read, write, decline }) => {
          const text = await read(file!);
          if (!text.ok || text.value === '') return decline({ code: 'cli.no-heap' });
          write(text.value);
          return 0;
        },
      },
    },
    messages: { en, es: en, ca: en },
  };
  const shelf = shelfOf({ ...sticks(), cli: async () => cli });
  const ask = (line: string, typed = '') => runWith(shelf, line.split(' '), {}, Readable.from([typed]));

  it('[C][T] stands in the overview and explains itself', async () => {
    expect((await ask('help')).out).toMatch(/^ {2}sticks count\|read \[FILE\] +Ask about sticks\.$/m);
    expect((await ask('help sticks')).out).toMatch(/^ {2}--most MOST +So many at once\.$/m);
    const { out } = await ask('sticks count --help');
    expect(out).toMatch(/^Usage: ludoteca sticks count --most MOST\n\nCount them\.\n/);
  });

  it('[C][T] speaks with the words of its own, of the game and of the house', async () => {
    expect(await ask('sticks count --most 2 --lang ca')).toEqual({
      code: 0,
      out: '2 sticks\nBastonets\n',
      err: '',
    });
    expect((await ask('sticks dance')).err).toBe('ludoteca: sticks does count, read.\n');
    expect((await ask('sticks read --most 2')).err).toContain('no option “--most”');
  });

  it('[C][T] reads what comes in, and says a clean no by its code', async () => {
    expect(await ask('sticks read -', '|||')).toEqual({ code: 0, out: '|||\n', err: '' });
    expect(await ask('sticks read -')).toEqual({
      code: 1,
      out: '',
      err: 'ludoteca: There is no heap in it.\n',
    });
    expect((await ask('sticks count more')).code).toBe(2);
  });

  it('[C][T] a game that adds nothing is no command', async () => {
    expect((await run(['sticks'])).err).toContain('There is no command “sticks”');
    expect((await run(['help', 'sticks'])).code).toBe(2);
  });
});
