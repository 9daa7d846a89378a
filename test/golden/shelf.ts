/** The games that are played through: one file for every game and variant. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as template from '../../src/games/template/index.ts';
import { en as templateWords } from '../../src/games/template/messages/en.ts';
import type { Playthrough } from './playthrough.ts';

export const folder = import.meta.dirname;
const root = join(folder, '..', '..');
export const read = (path: string) => readFileSync(join(root, path), 'utf8');

const bots = (bot: string, ...picks: readonly Record<string, string>[]) =>
  picks.map((picked, at) => ({ name: ['Ada', 'Leo', 'Mar', 'Pau', 'Ona', 'Nil'][at]!, bot, picks: picked }));

export const playthroughs: Readonly<Record<string, Playthrough>> = {
  template: {
    name: 'three players',
    game: template.game,
    messages: templateWords,
    assets: {},
    options: {},
    seats: bots('random', {}, {}, {}),
    every: 4,
  },
};
