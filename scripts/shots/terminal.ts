/**
 * Pictures of the terminal: the program runs in tmux, keys are typed, and what is on the screen then becomes an SVG.
 * Needs tmux.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawScreen } from '../ansi.ts';

const root = join(import.meta.dirname, '..', '..');

type Shot = {
  readonly file: string;
  readonly title: string;
  readonly play: string;
  readonly lang: string;
  readonly keys: readonly string[];
};

const shots: readonly Shot[] = [
  { file: 'terminal-menu', title: 'The menu of Ludoteca in a terminal', play: '', lang: 'en', keys: [] },
  {
    file: 'terminal-rolit',
    title: 'Rolit in a terminal, against three bots',
    play: 'rolit',
    lang: 'en',
    keys: ['Enter', 'd4', 'e3', 'c5', 'f4', 'f5', 'd6', 'g4', 'b2'],
  },
  {
    file: 'terminal-mastermind',
    title: 'Mastermind in a terminal, in Catalan',
    play: 'mastermind',
    lang: 'ca',
    keys: ['Enter', '1122', '3344', '1356', '2145'],
  },
  {
    file: 'terminal-kenken',
    title: 'KenKen in a terminal, in Spanish',
    play: 'kenken',
    lang: 'es',
    keys: ['Enter', 'a1 3', 'b1 2', '/hint', '/take'],
  },
  {
    file: 'terminal-scrabble',
    title: 'Scrabble in a terminal, in Catalan',
    play: 'scrabble',
    lang: 'ca',
    keys: ['Enter', '/hint', '/take', '/hint', '/take', '/hint', '/take', '/hint'],
  },
];

const tmux = (...args: readonly string[]) => execFileSync('tmux', args, { encoding: 'utf8' });

export async function terminal(folder: string): Promise<void> {
  for (const shot of shots) {
    writeFileSync(join(folder, `${shot.file}.svg`), drawScreen(await screenOf(shot), shot.title, 84, 26));
    console.log(`docs/images/${shot.file}.svg`);
  }
}

async function screenOf({ play, lang, keys }: Shot): Promise<string> {
  const session = `ludoteca-${process.pid}`;
  const command = `COLORTERM=truecolor LUDOTECA_PACE=0 USER=Ada ${join(root, 'ludoteca')} play ${play} --lang ${lang}`;
  tmux('new-session', '-d', '-s', session, '-x', '84', '-y', '26', command);
  try {
    await isDrawn(session);
    for (const typed of keys) {
      if (typed === 'Enter') tmux('send-keys', '-t', session, 'Enter');
      else tmux('send-keys', '-t', session, typed, 'Enter');
      await sleep(1200);
    }
    return tmux('capture-pane', '-t', session, '-e', '-p');
  } finally {
    tmux('kill-session', '-t', session);
  }
}

/** Waits for the first picture, however long the program takes to start. */
async function isDrawn(session: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    await sleep(200);
    if (tmux('capture-pane', '-t', session, '-p').trim() !== '') return sleep(500);
  }
  throw new Error('The program draws nothing; has it been built?');
}
