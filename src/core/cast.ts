/**
 * The rivals of the room: ten characters, two of each strength, the same in every game. Players read *level* for
 * strength; in code a level is what KenKen is played on. How each looks is the page's own, what they are like is in the
 * messages (`rival.ID`), and which bot plays for which strength is for each game to say (`Game.strengths`).
 */
import { sameName } from './name.ts';

export const allStrengths = [1, 2, 3, 4, 5] as const;
/** From 1, easy, to 5, expert; `strength.N` in the messages. */
export type Strength = (typeof allStrengths)[number];

export type Rival = {
  readonly id: string;
  /** The same in all languages: short, without accents, and nobody else's in the room. */
  readonly name: string;
  readonly strength: Strength;
};

/** Weakest first. */
export const cast: readonly Rival[] = [
  { id: 'bru', name: 'Bru', strength: 1 },
  { id: 'otto', name: 'Otto', strength: 1 },
  { id: 'mei', name: 'Mei', strength: 2 },
  { id: 'roc', name: 'Roc', strength: 2 },
  { id: 'zaida', name: 'Zaida', strength: 3 },
  { id: 'kofi', name: 'Kofi', strength: 3 },
  { id: 'vega', name: 'Vega', strength: 4 },
  { id: 'gaspar', name: 'Gaspar', strength: 4 },
  { id: 'elvira', name: 'Elvira', strength: 5 },
  { id: 'nap', name: 'Nap', strength: 5 },
];

/**
 * Names for a table that wants more of a strength than there are: bots without a face. As many as ten seats of one
 * strength can need, and some to spare for old tables where a person is called like that.
 */
export const plainNames: readonly string[] = [
  'Dunia',
  'Fenna',
  'Hilde',
  'Ilio',
  'Jaco',
  'Lupo',
  'Pim',
  'Sunna',
  'Tano',
  'Ulla',
  'Wido',
  'Xeno',
];

export function rivalById(id: string): Rival | null {
  return cast.find((rival) => rival.id === id) ?? null;
}

export function rivalByName(name: string): Rival | null {
  return cast.find((rival) => sameName(rival.name, name)) ?? null;
}

/** Whether a name belongs to the rivals, with or without a face: nobody else may go by it (R6). */
export function isReserved(name: string): boolean {
  return rivalByName(name) !== null || plainNames.some((plain) => sameName(plain, name));
}
