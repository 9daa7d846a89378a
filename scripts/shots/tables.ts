/**
 * A room in the middle of an evening: tables of all kinds in all states, each brought there by real moves over the wire.
 * What can be the same the next time is: names, codes, where the balls go. The tiles of Scrabble are not.
 */
import type { Language } from '../../src/core/phrase.ts';
import type { Code } from '../../src/games/mastermind/code.ts';
import { marksOf } from '../../src/games/mastermind/marks.ts';
import { possibleCodes } from '../../src/games/mastermind/possible.ts';
import { answered, type View as MastermindView } from '../../src/games/mastermind/table.ts';
import { moves, type View } from '../../src/games/rolit/rules.ts';
import { type Cast, casts } from './casts.ts';
import { Somebody } from './somebody.ts';

export type Tables = {
  /** The cookie of whoever looks. */
  readonly cookie: string;
  readonly mastermind: string;
  readonly broken: string;
  readonly rolit: string;
  readonly rolitOver: string;
  readonly scrabble: string;
  readonly kenken: string;
  readonly lobby: string;
  readonly covered: string;
  /** I made the code, and a guess waits for my answer. */
  readonly answer: string;
  readonly daily: string;
  /** Until then the friends are at their tables. */
  readonly leave: () => Promise<void>;
};

/** The table that waits for whoever looks comes last: home greets with it. */
export async function layTables(url: string, language: Language): Promise<Tables> {
  const cast = casts[language];
  const people: Somebody[] = [];
  for (const name of cast.people) people.push(await Somebody.come(url, name));
  const [me, leo, nora, sam] = people as [Somebody, Somebody, Somebody, Somebody];
  await open(nora, cast.tables.duel, 'mastermind', { role: 'duel', difficulty: 'normal' });
  await open(sam, cast.tables.open, 'scrabble', { resource: language });
  const { tables } = cast;
  return {
    cookie: me.guest.cookie,
    rolitOver: await playRolit([me, nora], tables.rolitOver, 'SS', Number.POSITIVE_INFINITY),
    broken: await playMastermind(me, leo, tables.broken, guesses),
    covered: await atOneScreen(me, cast),
    answer: await makeCode(me, leo),
    daily: await breakDaily(me),
    kenken: await playKenken(me, tables.kenken),
    scrabble: await playScrabble([me, leo], tables.scrabble, language),
    lobby: await gather(me, [leo, nora], tables.lobby),
    rolit: await playRolit(people, tables.rolit, 'CM', 44),
    mastermind: await playMastermind(me, leo, tables.mastermind, guesses.slice(0, 5)),
    leave: async () => void (await Promise.all(people.map(({ line }) => line.close()))),
  };
}

function open(
  who: Somebody,
  name: string,
  game: string,
  options: object,
  picks: object = {},
): Promise<string> {
  return who.open({ game, name, options, seats: [{ name: who.name, picks }] });
}

const secret: Code = [3, 5, 3, 6];
/** Each fits what was answered before; the last one is right. */
const guesses: readonly Code[] = [
  [1, 1, 2, 3],
  [5, 6, 6, 2],
  [6, 5, 3, 4],
  [6, 5, 4, 1],
  [6, 4, 3, 6],
  secret,
];

async function playMastermind(me: Somebody, maker: Somebody, name: string, tried: readonly Code[]) {
  const options = { role: 'maker', difficulty: 'normal', code: 'told' };
  const table = await open(me, name, 'mastermind', options, { role: 'breaker' });
  await maker.sits(table, { role: 'maker' });
  await me.does(table, { kind: 'start' });
  await maker.line.watch(table, 1);
  await maker.moves(table, 1, `code ${secret.join('')}`);
  for (const guess of tried) {
    await me.moves(table, 0, guess.join(''));
    const { right, near } = marksOf(secret, guess);
    await maker.moves(table, 1, `${right},${near}`);
  }
  return table;
}

async function makeCode(me: Somebody, breaker: Somebody): Promise<string> {
  const options = { role: 'maker', difficulty: 'normal', code: 'told' };
  const seats = [{ name: me.name, picks: { role: 'maker' } }];
  const table = await me.open({ game: 'mastermind', options, seats });
  await breaker.sits(table, { role: 'breaker' });
  await breaker.line.watch(table, 1);
  await me.does(table, { kind: 'start' });
  await me.moves(table, 0, `code ${secret.join('')}`);
  for (const [at, guess] of guesses.slice(0, 3).entries()) {
    await breaker.moves(table, 1, guess.join(''));
    const { right, near } = marksOf(secret, guess);
    if (at < 2) await me.moves(table, 0, `${right},${near}`);
  }
  return table;
}

/** Whatever today's code is. */
async function breakDaily(me: Somebody): Promise<string> {
  const { id } = await me.guest.json<{ id: string }>('POST', '/api/daily', { game: 'mastermind' });
  for (;;) {
    const { view, phase } = await me.line.watch(id, 0);
    if (phase === 'over') return id;
    const { board, players } = view as MastermindView;
    const [code] = possibleCodes(board, answered(players[0]!.rows));
    await me.moves(id, 0, code!.join(''));
  }
}

async function atOneScreen(me: Somebody, { people, tables }: Cast): Promise<string> {
  const seats = people.slice(0, 2).map((name) => ({ name }));
  const options = { role: 'breaker', difficulty: 'normal' };
  return me.open({ game: 'mastermind', name: tables.covered, options, seats, start: true });
}

const colors = ['yellow', 'red', 'green', 'blue'];

/** Everybody puts a ball somewhere, always in the same places. */
async function playRolit(people: readonly Somebody[], name: string, shape: string, balls: number) {
  const table = await sitAround(people, name, { shape });
  await people[0]!.does(table, { kind: 'start' });
  for (const [seat, { line }] of people.entries()) await line.watch(table, seat);
  for (let ball = 0; ball < balls; ball++) {
    const [seat] = (await people[0]!.line.watch(table, 0)).toAct;
    if (seat === undefined) break;
    const { view } = await people[seat]!.line.watch(table, seat);
    const places = moves(view as View);
    await people[seat]!.moves(table, seat, places[(ball * 7) % places.length]!);
  }
  return table;
}

async function sitAround(people: readonly Somebody[], name: string, options: object): Promise<string> {
  const [first, ...others] = people as [Somebody, ...Somebody[]];
  const table = await open(first, name, 'rolit', options, { color: colors[0] });
  for (const [at, other] of others.entries()) await other.sits(table, { color: colors[at + 1]! });
  return table;
}

async function gather(me: Somebody, others: readonly Somebody[], name: string): Promise<string> {
  const table = await sitAround([me, ...others], name, { shape: 'DM' });
  for (const { line } of others) await line.watch(table, null);
  return table;
}

async function playKenken(me: Somebody, name: string): Promise<string> {
  const table = await open(me, name, 'kenken', { level: 'builtin:6x6-normal-1' });
  await me.does(table, { kind: 'start' });
  for (let n = 0; n < 14; n++) await me.takesHint(table, 0);
  return table;
}

async function playScrabble(people: readonly Somebody[], name: string, language: Language): Promise<string> {
  const [me, other] = people as [Somebody, Somebody];
  const table = await open(me, name, 'scrabble', { resource: language });
  await other.sits(table);
  await me.does(table, { kind: 'start' });
  for (const [seat, { line }] of people.entries()) await line.watch(table, seat);
  for (let n = 0; n < 10; n++) await people[n % 2]!.takesHint(table, n % 2);
  return table;
}
