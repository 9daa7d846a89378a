/**
 * Commands of the input line. A leading `/` makes a command of anything, so that it can't be mistaken for a move.
 * Each has a name in the reader's language, the English one beside it, and a short form that all languages share.
 */
import type { Notation } from '../core/game.ts';
import type { Say } from '../core/phrase.ts';
import { en } from './messages/en.ts';
import { fold } from './text.ts';

export const shortForms = {
  help: 'h',
  undo: 'u',
  hint: 't',
  take: 'k',
  pause: 'p',
  resume: 'c',
  speed: 'w',
  score: 's',
  board: 'bd',
  history: 'y',
  seat: 'z',
  replay: 'r',
  review: 'j',
  manual: 'm',
  language: 'l',
  save: 'v',
  return: 'rt',
  yes: 'o',
  no: 'n',
  invite: 'i',
  export: 'e',
  forfeit: 'f',
  abandon: 'b',
  again: 'a',
  same: 'sd',
  share: 'g',
  leave: 'x',
  drop: 'd',
  quit: 'q',
} as const;

/** What else commands are called: as in other programs, or as before. */
export const otherNames: Partial<Record<CommandId, readonly string[]>> = {
  take: ['acepta'],
  resume: ['sigue'],
  speed: ['ritme', 'ritmo'],
  seat: ['seient', 'asiento'],
  language: ['idioma'],
  save: ['guarda'],
  invite: ['invita'],
  export: ['exporta'],
  forfeit: ['renuncia'],
  abandon: ['abandona'],
  leave: ['exit', 'sortir', 'salir'],
  drop: ['descarta'],
};

export type CommandId = keyof typeof shortForms;
export const commandIds = Object.keys(shortForms) as readonly CommandId[];

export type SlashCommand = { readonly id: CommandId; readonly rest: string };

export function commandName(id: CommandId, say: Say): string {
  return say(`cmd.${id}`);
}

/** The names one may type in full: the reader's and the English one. */
export function commandNames(id: CommandId, say: Say): readonly string[] {
  return [...new Set([commandName(id, say), en[`cmd.${id}`]])];
}

/** What stands after the slash. */
export function parseCommand(text: string, say: Say): SlashCommand | null {
  const { word, rest } = split(text);
  const isIt = (id: CommandId) =>
    shortForms[id] === word ||
    (otherNames[id] ?? []).includes(word) ||
    commandNames(id, say).some((name) => fold(name) === word);
  const id = word === '?' ? 'help' : commandIds.find(isIt);
  return id ? { id, rest } : null;
}

/** A command without its slash: only by its full name, and only where the game has no such word itself. */
export function parseBareCommand(text: string, say: Say, notation: readonly Notation[]): SlashCommand | null {
  const { word } = split(text);
  const own = notation.flatMap(({ name, short }) => [fold(name), fold(short)]);
  if (own.includes(word)) return null;
  const command = parseCommand(text, say);
  return command && (word === '?' || shortForms[command.id] !== word) ? command : null;
}

function split(text: string): { word: string; rest: string } {
  const [, word = '', rest = ''] = /^\s*(\S*)\s*(.*)$/u.exec(text) ?? [];
  return { word: fold(word), rest: rest.trim() };
}
