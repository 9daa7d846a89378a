/** Who is to sit at a new table, in the order of play, while that is still being arranged. */
import { type Field, fieldProblem } from '../../core/form.ts';
import type { Game } from '../../core/game.ts';
import type { Say } from '../../core/phrase.ts';
import { type Problem, problem } from '../../core/result.ts';
import type { SeatChoice } from '../../core/seat.ts';
import { botName, personName } from '../../room/names.ts';

export type Chair = SeatChoice & {
  /** Stays with the chair when others come and go. */
  readonly id: number;
  /** The name is one that was proposed: it may change with the level. */
  readonly proposed: boolean;
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
  const bots = withFriends ? [] : game.rivals(options);
  const chairs: Chair[] = [];
  for (const bot of [null, ...bots])
    chairs.push(newChair(chairs, bot !== null && game.asksRivals ? unchosen : bot, me, say));
  return settle({ game, options }, chairs);
}

export function addChair(
  setting: Setting,
  chairs: readonly Chair[],
  bot: string | null,
  me: string,
  say: Say,
) {
  return settle(setting, [...chairs, newChair(chairs, bot, me, say)]);
}

export function removeChair(setting: Setting, chairs: readonly Chair[], id: number): readonly Chair[] {
  return settle(
    setting,
    chairs.filter((chair) => chair.id !== id),
  );
}

export function rename(chairs: readonly Chair[], id: number, name: string): readonly Chair[] {
  return changed(chairs, id, { name, proposed: false });
}

/** Another level; a name that was only proposed goes with it. */
export function changeBot(chairs: readonly Chair[], id: number, bot: string, say: Say): readonly Chair[] {
  const chair = chairs.find((each) => each.id === id);
  const others = chairs.filter((each) => each.id !== id);
  return changed(chairs, id, { bot, ...(chair?.proposed && { name: botName(bot, others, say) }) });
}

/** What a chair may pick. Also what others have: they then get in exchange what this chair had. */
export function pickFields({ game, options }: Setting): readonly Field[] {
  return game.seatForm(options, []);
}

export function pick(setting: Setting, chairs: readonly Chair[], id: number, key: string, value: string) {
  const before = chairs.find((chair) => chair.id === id);
  const picks = { ...before?.picks, [key]: value };
  return settle(setting, changed(chairs, id, { picks }), id, before?.picks);
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
    const parsed = game.parseSeat(options, choiceOf(chair), chairs.slice(0, at).map(choiceOf));
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

export function choiceOf({ name, bot, picks }: Chair): SeatChoice {
  return { name, bot, picks };
}

function newChair(before: readonly Chair[], bot: string | null, me: string, say: Say): Chair {
  const name = bot === null ? personName(me, before, say) : rivalName(bot, before, say);
  const id = Math.max(0, ...before.map((chair) => chair.id)) + 1;
  return { id, name, bot, picks: {}, proposed: true };
}

/** Who is still to be chosen has a name all the same. */
function rivalName(bot: string, before: readonly Chair[], say: Say): string {
  return bot === unchosen ? say('new.rival', { n: before.length }) : botName(bot, before, say);
}

function changed(chairs: readonly Chair[], id: number, change: Partial<Chair>): readonly Chair[] {
  return chairs.map((chair) => (chair.id === id ? { ...chair, ...change } : chair));
}
