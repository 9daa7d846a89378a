/** Laws on the games of the day. */
import type { DailyPuzzle, Game } from '../../../src/core/game.ts';
import { prepareBudget, readResource } from '../../../src/core/resource.ts';
import { dailyContentSeed, stream } from '../../../src/room/random.ts';
import type { Law } from '../law.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { assert, assertJson, same } from '../walk.ts';

/** A week, and the ends of a year. */
const days = [26, 27, 28, 29, 30, 31].map((day) => `2027-12-${day}`).concat('2028-01-01', '2028-02-29');

/** Every day has some, the same for whoever asks; each has a key and a name of its own, options, and what is made for it. */
export const dailiesAreWhole: Law = async ({ subject: { game } }, said) => {
  if (!game.daily) return;
  for (const day of days) {
    const puzzles = game.daily(day);
    assertJson(puzzles, 'daily');
    assert(same(puzzles, game.daily(day)), 'a day differs from one call to the next', puzzles);
    assert(puzzles.length > 0, `no game of the day on ${day}`);
    const keys = puzzles.map(({ key }) => key);
    assert(new Set(keys).size === keys.length, 'two games of the day by one key', keys);
    for (const puzzle of puzzles) dailyIsWhole(game, puzzle, said);
  }
  for (const puzzle of game.daily(days[0]!)) await whatIsMadeCanBeRead(game, puzzle, days[0]!);
};

function dailyIsWhole(game: Game, { key, options, make }: DailyPuzzle, said: Vocabulary): void {
  assert(
    /^[a-z0-9][a-z0-9-]{0,39}$/.test(key),
    'the key of a game of the day is a lower-case noun or a number',
    key,
  );
  said.phrase({ code: `today.${key}` }, 'daily');
  const parsed = game.parseOptions(options);
  assert(parsed.ok && same(parsed.value, options), `the options of "${key}" are none`, parsed);
  if (!make) return;
  const kind = game.resources.find((each) => each.kind === make.kind);
  assert(kind?.make !== undefined, `nobody makes "${make.kind}" for "${key}"`);
  const asking = game.form.filter((field) => field.kind === 'resource' && field.resource === make.kind);
  assert(asking.length === 1, `one field asks for "${make.kind}"`, asking);
}

/** Once, since it may take a while: the same chance gives the same texts, which the kind itself can read. */
async function whatIsMadeCanBeRead(game: Game, { key, make }: DailyPuzzle, day: string): Promise<void> {
  if (!make) return;
  const kind = game.resources.find((each) => each.kind === make.kind)!;
  const seed = dailyContentSeed(game.id, key, day);
  const made = await kind.make!(make.wish, stream(seed, 0), prepareBudget);
  const again = await kind.make!(make.wish, stream(seed, 0), prepareBudget);
  assert(made.ok, `nothing is made for "${key}"`, made);
  assert(same(made, again), `"${key}" is made another way the second time`, made, again);
  const read = readResource(kind, made.ok ? made.value : {}, null);
  assert(read.ok, `what is made for "${key}" can't be read`, read);
}
