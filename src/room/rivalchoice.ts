/** Choosing a rival, on a page or in a terminal: by the id of a character, or one more of a strength. */
import { rivalById, type Strength } from '../core/cast.ts';
import type { Game } from '../core/game.ts';
import { sameName } from '../core/name.ts';
import type { SeatChoice, SeatWish } from '../core/seat.ts';
import {
  castOf,
  hasOwnMethod,
  nextRival,
  type Seated,
  seatedRival,
  strengthOf,
  strengthsOf,
} from './rivals.ts';

/** The method that a rival has by itself. */
export const usualMethod = 'usual';

export type RivalChoice = {
  /** The id of a character, or `another-N`; null while nobody is chosen. */
  readonly who: string | null;
  /** `usualMethod`, or the id of a bot. */
  readonly method: string;
};

const anotherOf = /^another-([1-5])$/;

/** The strength of which one without a face is wanted; null where a character is. */
export function anotherStrength(who: string): Strength | null {
  const found = anotherOf.exec(who)?.[1];
  return found === undefined ? null : (Number(found) as Strength);
}

/** Those of a strength: the characters, whether each is to be had, and one more where none of them is. */
export type Offer = {
  readonly strength: Strength;
  readonly rivals: readonly { readonly id: string; readonly name: string; readonly seated: boolean }[];
  /** What to choose for one without a face; null while a character is left. */
  readonly another: string | null;
};

export function offersOf(game: Game, others: readonly SeatChoice[]): readonly Offer[] {
  return strengthsOf(game).map((strength) => {
    const rivals = castOf(game)
      .filter((rival) => rival.strength === strength)
      .map(({ id, name }) => ({ id, name, seated: others.some((seat) => sameName(seat.name, name)) }));
    const isEmpty = rivals.every(({ seated }) => seated);
    return { strength, rivals, another: isEmpty ? `another-${strength}` : null };
  });
}

/** What can be chosen now. */
export function openChoices(offers: readonly Offer[]): readonly string[] {
  return offers.flatMap(({ rivals, another }) => [
    ...rivals.filter(({ seated }) => !seated).map(({ id }) => id),
    ...(another === null ? [] : [another]),
  ]);
}

/** What was chosen for somebody who sits there. */
export function choiceFor(game: Game, place: SeatWish): RivalChoice {
  const strength = strengthOf(game, place);
  const who = place.rival ?? (strength === null ? null : `another-${strength}`);
  return { who, method: place.bot !== null && hasOwnMethod(game, place) ? place.bot : usualMethod };
}

/** Whoever was chosen, beside these; one without a face keeps the name it had. */
export function seatedBy(
  game: Game,
  { who, method }: RivalChoice & { readonly who: string },
  others: readonly SeatChoice[],
  before: SeatWish | null = null,
): Seated {
  const rival = rivalById(who);
  const seated = (rival && seatedRival(game, rival)) ?? nextRival(game, anotherStrength(who)!, others);
  const isFaceless = before?.bot != null && before.rival === undefined && seated.rival === undefined;
  return {
    ...seated,
    ...(isFaceless && { name: before.name }),
    ...(method !== usualMethod && { bot: method }),
  };
}
