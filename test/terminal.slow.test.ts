/** The full screen in a real terminal: tmux types, resizes, kills, and reads what is there. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from './wire/guest.ts';

const root = resolve(import.meta.dirname, '..');
/** A server of its own for every test: one that is being ended takes no new sessions. */
let server = '';
let servers = 0;
let data = '';
const tmux = (...args: readonly string[]) =>
  execFileSync('tmux', ['-L', server, ...args], { encoding: 'utf8' });

/** Found on the machine, or installed where that is allowed; otherwise the test says what is missing. */
function needTmux(): void {
  if (spawnSync('tmux', ['-V']).status === 0) return;
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', 'tmux'], { stdio: 'ignore' });
  }
  if (spawnSync('tmux', ['-V']).status !== 0) throw new Error('This test needs tmux: apt-get install tmux');
}

const screen = () => tmux('capture-pane', '-p', '-t', 'main');
const type = (...keys: readonly string[]) => tmux('send-keys', '-t', 'main', ...keys);

async function until(text: string | RegExp): Promise<string> {
  let seen = '';
  const isSeen = () => {
    seen = screen();
    return typeof text === 'string' ? seen.includes(text) : text.test(seen);
  };
  await eventually(`${text}`, isSeen).catch((never) => {
    throw new Error(`${never}, in\n${seen}`);
  });
  return seen;
}

describe('the full screen', () => {
  beforeAll(needTmux);
  beforeEach(async () => {
    server = `ludoteca-test-${process.pid}-${++servers}`;
    data = mkdtempSync(join(tmpdir(), 'ludoteca-tmux-'));
    // The name is known, whoever the machine's user is: nothing is asked first.
    mkdirSync(join(data, 'config/ludoteca'), { recursive: true });
    writeFileSync(join(data, 'config/ludoteca/preferences.json'), JSON.stringify({ name: 'Aina' }));
    const places = `LUDOTECA_DATA=${data} XDG_CONFIG_HOME=${join(data, 'config')}`;
    const variables = `TERM=screen-256color LUDOTECA_PACE=0 ${places} PS1='shell> '`;
    const shell = `env -i PATH="$PATH" HOME="$HOME" ${variables} sh`;
    tmux('-f', '/dev/null', 'new-session', '-d', '-s', 'main', '-x', '80', '-y', '24', shell);
    await until('shell>');
    type('-l', `${join(root, 'ludoteca')} play rolit --lang en; echo "code $?"`);
    type('Enter');
    await until('Your turn, Aina');
  });
  afterEach(() => {
    spawnSync('tmux', ['-L', server, 'kill-server']);
    rmSync(data, { recursive: true, force: true });
  });

  it('[R10][R12][T] plays within 80 × 24, and after being resized', async () => {
    type('-l', 'd4');
    await until('> d4');
    type('Enter');
    await until('put a ball on');
    tmux('resize-window', '-t', 'main', '-x', '60', '-y', '18');
    // Cut to the width, from the first line to the last, and nothing has scrolled away.
    await until(/^Rolit · .*… {2}\d+:\d\d · en\n[\s\S]*\n>[\s\S]*\nTab completes .*\n*$/);
    tmux('resize-window', '-t', 'main', '-x', '80', '-y', '24');
    await until('4 of 64 balls');
  });

  it('[R16][T] closes when told to, keeps the game, and leaves the terminal as it was', async () => {
    type('-l', '/quit');
    type('Enter');
    const after = await until('code 0');
    expect(after).not.toContain('Your turn');
    type('-l', 'echo typed');
    type('Enter');
    await until(/^typed$/m);
    const list = execFileSync(join(root, 'ludoteca'), ['tables', 'list', '--json', '--data', data], {
      encoding: 'utf8',
    });
    expect(JSON.parse(list)).toHaveLength(1);
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('gives the terminal back on %s', async (signal, code) => {
    process.kill(deepestChild(tmux('display-message', '-p', '-t', 'main', '#{pane_pid}').trim()), signal);
    await until(`code ${code}`);
    type('-l', 'echo typed');
    type('Enter');
    await until(/^typed$/m);
  });
});

/** The program itself: the launcher's child, the shell's grandchild. */
function deepestChild(pid: string): number {
  const { stdout } = spawnSync('pgrep', ['-P', pid], { encoding: 'utf8' });
  const [child] = stdout.trim().split('\n');
  return child ? deepestChild(child) : Number(pid);
}
