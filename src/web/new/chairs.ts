/** Who is to sit at a new table, in the order of play, while that is still being arranged. */
import { type Field, fieldProblem } from '../../core/form.ts';
import type { Game } from '../../core/game.ts';
import type { Say } from '../../core/phrase.ts';
import { type Problem, problem } from '../../core/result.ts';
import type { SeatChoice, SeatWish } from '../../core/seat.ts';
import { personName } from '../../room/names.ts';
import { type RivalChoice, seatedBy } from '../../room/rivalchoice.ts';
import { nextRival, parseSeatWish, type Seated } from '../../room/rivals.ts';

export type Chair = SeatWish & {
  /** Stays with the chair when others come and go. */
  readonly id: number;
};

/** A bot that is still to be chosen. */
export const unchosen = '';

/** A game with the options chosen. */
export type Setting = { readonly game: Game; readonly options: unknown };

/** Me and the rivals of quick play; only me where friends are to come. */
export function firstChairs(
  { game, options }: Setting,
  me: string,
  withFriends: boolean,
  say: Say,
): readonly Chair[] {
  const rivals = withFriends ? [] : game.rivals(options);
  const chairs: Chair[] = [newChair([], person(me, [], say))];
  for (const strength of rivals)
    chairs.push(
      newChair(chairs, game.asksRivals ? unknownRival(chairs, say) : nextRival(game, strength, chairs)),
    );
  return settle({ game, options }, chairs);
}

/** Somebody at this screen sits down last. */
export function addPerson(
  setting: Setting,
  chairs: readonly Chair[],
  me: string,
  say: Say,
): readonly Chair[] {
  return settle(setting, [...chairs, newChair(chairs, person(me, chairs, say))]);
}

export function addRival(
  setting: Setting,
  chairs: readonly Chair[],
  choice: RivalChoice & { readonly who: string },
): readonly Chair[] {
  return settle(setting, [...chairs, newChair(chairs, seatedBy(setting.game, choice, chairs))]);
}

export function removeChair(setting: Setting, chairs: readonly Chair[], id: number): readonly Chair[] {
  return settle(
    setting,
    chairs.filter((chair) => chair.id !== id),
  );
}

export function rename(chairs: readonly Chair[], id: number, name: string): readonly Chair[] {
  return changed(chairs, id, (chair) => ({ ...chair, name }));
}

/** Another rival, or the same by another method, on the same chair. */
export function changeRival(
  { game }: Setting,
  chairs: readonly Chair[],
  id: number,
  choice: RivalChoice & { readonly who: string },
): readonly Chair[] {
  const others = chairs.filter((chair) => chair.id !== id);
  return changed(chairs, id, (chair) => {
    const seated = seatedBy(game, choice, others, chair.bot === unchosen ? null : chair);
    return { id, picks: chair.picks, ...seated };
  });
}

/** Who sits beside a chair. */
export function besides(chairs: readonly Chair[], id: number | null): readonly Chair[] {
  return chairs.filter((chair) => chair.id !== id);
}

/** What a chair may pick. Also what others have: they then get in exchange what this chair had. */
export function pickFields({ game, options }: Setting): readonly Field[] {
  return game.seatForm(options, []);
}

export function pick(setting: Setting, chairs: readonly Chair[], id: number, key: string, value: string) {
  const before = chairs.find((chair) => chair.id === id);
  const picks = { ...before?.picks, [key]: value };
  return settle(
    setting,
    changed(chairs, id, (chair) => ({ ...chair, picks })),
    id,
    before?.picks,
  );
}

/**
 * Every chair with picks that can be had, the chair with this id first, then in the order of play: what fits stays,
 * else it is what was given up in exchange, else the first that is left.
 */
export function settle(
  { game, options }: Setting,
  chairs: readonly Chair[],
  first: number | null = null,
  givenUp: SeatChoice['picks'] = {},
): readonly Chair[] {
  const taken: Chair[] = [];
  for (const chair of chairs.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))) {
    const fields = game.seatForm(options, taken);
    const picks = Object.fromEntries(
      fields.map((field) => [field.key, settled(field, chair.picks, givenUp)]),
    );
    taken.push({ ...chair, picks });
  }
  return chairs.map(({ id }) => taken.find((chair) => chair.id === id)!);
}

function settled(field: Field, picks: SeatChoice['picks'], givenUp: SeatChoice['picks']): string {
  const wanted = [picks[field.key], givenUp[field.key]].find((value) => !fieldProblem(field, value));
  return wanted ?? (field.kind === 'choice' ? (field.choices[0] ?? '') : '');
}

/** Every problem with the path that the room would give it: `seats.1.name`. */
export function chairProblems({ game, options }: Setting, chairs: readonly Chair[]): readonly Problem[] {
  return chairs.flatMap((chair, at) => {
    const parsed = parseSeatWish(game, options, choiceOf(chair), chairs.slice(0, at).map(choiceOf));
    if (parsed.ok) return [];
    return parsed.problems.map((found) => ({
      ...inWords(chair, found),
      path: `seats.${at}.${found.path ?? 'name'}`,
    }));
  });
}

/** A bot that nobody has chosen is not called unknown. */
function inWords({ bot }: Chair, found: Problem): Problem {
  return bot === unchosen && found.path === 'bot' ? problem('new.choose-rival') : found;
}

/** Too few to begin, too many for the rules, or not as the game wants them; friends who are to come count as there. */
export function partyProblem(
  { game, options }: Setting,
  chairs: readonly Chair[],
  isOpen: boolean,
): Problem | null {
  const { min, max } = game.seats(options);
  const { length } = chairs;
  if (length > max) return problem('new.too-many-seats', { max, n: length - max });
  if (isOpen) return length < max ? null : problem('new.no-seat-open');
  if (length < min) return problem('too-few-seats', { min });
  return readyProblem({ game, options }, chairs);
}

/** What the rules say themselves, where they can be opened without a dictionary or the like. */
function readyProblem({ game, options }: Setting, chairs: readonly Chair[]): Problem | null {
  const opened = game.resources.length === 0 ? game.open({}) : null;
  const ready = opened?.ok ? opened.value.ready(options, chairs.map(choiceOf)) : null;
  return ready && !ready.ok ? ready.problems[0] : null;
}

export function choiceOf({ id: _, ...wish }: Chair): SeatWish {
  return wish;
}

function newChair(before: readonly Chair[], seated: Seated): Chair {
  const id = Math.max(0, ...before.map((chair) => chair.id)) + 1;
  return { id, picks: {}, ...seated };
}

function person(me: string, before: readonly Chair[], say: Say): Seated {
  return { name: personName(me, before, say), bot: null };
}

/** Who is still to be chosen has a name all the same. */
function unknownRival(before: readonly Chair[], say: Say): Seated {
  return { name: say('new.rival', { n: before.length }), bot: unchosen };
}

function changed(chairs: readonly Chair[], id: number, change: (chair: Chair) => Chair): readonly Chair[] {
  return chairs.map((chair) => (chair.id === id ? change(chair) : chair));
}
