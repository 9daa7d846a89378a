/** The cast at a table: who may still sit down, how strong each is, and what becomes of a wish for one. */
import {
  allStrengths,
  cast,
  isReserved,
  plainNames,
  type Rival,
  rivalById,
  rivalByName,
  type Strength,
} from '../core/cast.ts';
import type { Game } from '../core/game.ts';
import { sameName } from '../core/name.ts';
import type { Say } from '../core/phrase.ts';
import { ok, type Problem, problem, type Result, refuse } from '../core/result.ts';
import type { SeatChoice, SeatWish } from '../core/seat.ts';

/** What tells how strong a bot is. */
type BotSeat = Pick<SeatWish, 'bot' | 'rival'>;

/** A character has its own strength, whatever it plays by; a bot without a face that of its method, if that has one. */
export function strengthOf({ strengths }: Pick<Game, 'strengths'>, { bot, rival }: BotSeat): Strength | null {
  const character = rival === undefined ? null : rivalById(rival);
  if (character) return character.strength;
  return allStrengths.find((strength) => bot !== null && strengths[strength] === bot) ?? null;
}

/** Whether a bot plays by another method than its strength has here: that is told wherever it sits. */
export function hasOwnMethod(game: Pick<Game, 'strengths'>, seat: BotSeat): boolean {
  const strength = strengthOf(game, seat);
  return seat.bot !== null && (strength === null || game.strengths[strength] !== seat.bot);
}

/** Those that this game has a bot for, weakest first. */
export function castOf({ strengths }: Pick<Game, 'strengths'>): readonly Rival[] {
  return cast.filter(({ strength }) => strengths[strength] !== undefined);
}

/** The strengths that a game has, weakest first. */
export function strengthsOf({ strengths }: Pick<Game, 'strengths'>): readonly Strength[] {
  return allStrengths.filter((strength) => strengths[strength] !== undefined);
}

/** A seat but for what it picks. */
export type Seated = Pick<SeatWish, 'name' | 'bot' | 'rival'>;

/** This character, playing as it does in this game; null where the game has no bot so strong. */
export function seatedRival(
  { strengths }: Pick<Game, 'strengths'>,
  rival: Rival,
): (Seated & { bot: string }) | null {
  const bot = strengths[rival.strength];
  return bot === undefined ? null : { name: rival.name, bot, rival: rival.id };
}

/** A rival so strong: a character while one is left, then a bot with a plain name. Names are never numbered. */
export function nextRival(
  game: Pick<Game, 'strengths'>,
  strength: Strength,
  taken: readonly SeatChoice[],
): Seated {
  const bot = game.strengths[strength];
  if (bot === undefined) throw new Error(`no bot of strength ${strength}`);
  const free = cast.find((rival) => rival.strength === strength && !isThere(rival.name, taken));
  return free ? seatedRival(game, free)! : { name: plainName(taken), bot };
}

/** A name for a bot without a face. */
export function plainName(taken: readonly SeatChoice[]): string {
  return plainNames.find((name) => !isThere(name, taken)) ?? plainNames[0]!;
}

function isThere(name: string, taken: readonly SeatChoice[]): boolean {
  return taken.some((seat) => sameName(seat.name, name));
}

/** Why nobody but a rival may go by this name; null where they may (R6). */
export function reservedProblem(name: unknown, path = 'name'): Problem | null {
  return typeof name === 'string' && isReserved(name) ? problem('name-reserved', { name }, path) : null;
}

/** What a wish for a seat comes to: the choice, still to be read by the game, and the character that was asked for. */
export type Wish = { readonly choice: unknown; readonly rival?: string };

/**
 * Reads who is wanted. A character is asked for by `rival`, or as a bot by its name; it then has its own name, and the
 * bot that plays for it here unless another was chosen. Nobody else goes by the name of a rival, but for whoever did.
 */
export function readWish(
  game: Pick<Game, 'strengths'>,
  raw: unknown,
  before: SeatChoice | null = null,
): Result<Wish> {
  if (typeof raw !== 'object' || raw === null) return ok({ choice: raw });
  const { rival, ...choice } = raw as { readonly [key: string]: unknown };
  const { name, bot } = choice;
  const wanted = rival ?? (bot != null && typeof name === 'string' ? rivalByName(name)?.id : null);
  if (wanted != null) return asCharacter(game, wanted, choice);
  if (bot != null || (before && typeof name === 'string' && sameName(before.name, name)))
    return ok({ choice });
  const reserved = reservedProblem(name);
  return reserved ? { ok: false, problems: [reserved] } : ok({ choice });
}

function asCharacter(
  game: Pick<Game, 'strengths'>,
  wanted: unknown,
  choice: Readonly<Record<string, unknown>>,
): Result<Wish> {
  const rival = typeof wanted === 'string' ? rivalById(wanted) : null;
  if (!rival) return refuse('rival-unknown', undefined, 'rival');
  const seated = seatedRival(game, rival);
  if (!seated) return refuse('rival-not-here', { name: rival.name }, 'rival');
  return ok({ choice: { ...choice, name: rival.name, bot: choice['bot'] ?? seated.bot }, rival: rival.id });
}

/** A seat as the game and the room would take it; for screens, which say what is wrong before it is sent. */
export function parseSeatWish(
  game: Game,
  options: unknown,
  raw: unknown,
  taken: readonly SeatChoice[],
  before: SeatChoice | null = null,
): Result<SeatWish> {
  const wish = readWish(game, raw, before);
  if (!wish.ok) return wish;
  const { choice, rival } = wish.value;
  const parsed = game.parseSeat(options, choice, taken);
  return parsed.ok ? ok({ ...parsed.value, ...(rival !== undefined && { rival }) }) : parsed;
}

/** What lists and results keep of a bot beside its id. */
export function rivalry(
  game: Pick<Game, 'strengths'>,
  seat: BotSeat,
): { readonly rival?: string; readonly strength?: Strength } {
  const strength = strengthOf(game, seat);
  return { ...(seat.rival !== undefined && { rival: seat.rival }), ...(strength !== null && { strength }) };
}

/** The word of a bot's level, and its method where that is not the usual one; nothing for people. */
export function rivalWords(game: Pick<Game, 'strengths'>, seat: BotSeat, say: Say): readonly string[] {
  if (seat.bot === null) return [];
  const strength = strengthOf(game, seat);
  return [
    ...(strength === null ? [] : [say(`strength.${strength}`)]),
    ...(hasOwnMethod(game, seat) ? [say(`bot.${seat.bot}`)] : []),
  ];
}
