/** Runs the laws as tests: a game's own contract test is a list of cases. */
import { describe, expect, it } from 'vitest';
import { isAsked } from '../../src/core/form.ts';
import { defaultsFor, type Game } from '../../src/core/game.ts';
import { languages } from '../../src/core/phrase.ts';
import { must } from '../../src/core/result.ts';
import { gameLaws, laws } from './laws.ts';
import { shownBy, Vocabulary } from './vocabulary.ts';
import { type Case, open, type Subject, type Walk, walk } from './walk.ts';

export type { Subject } from './walk.ts';

/** `npm run check` plays one game a case, `npm test` all of them. */
const quick = process.env['LUDOTECA_QUICK'] === '1';

export function contractSuite(subject: Subject): void {
  const { game, messages, cases } = subject;
  const said = new Vocabulary(messages);
  describe(`contract of ${game.id}`, () => {
    it('the defaults are good options', () => {
      for (const options of [game.defaults, ...languages.map((language) => defaultsFor(game, language))]) {
        expect(must(game.parseOptions(options))).toEqual(asAsked(game, options));
      }
    });
    it('every preset is a set of good options', () => {
      const keys = (game.presets ?? []).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { key, options } of game.presets ?? []) {
        const wanted = { ...Object(game.defaults), ...Object(options) };
        expect(must(game.parseOptions(wanted)), key).toEqual(asAsked(game, wanted));
      }
    });
    it('every field, choice, bot and notation has a name in three languages', () =>
      namesAreThere(subject, said));
    it('the languages have the same messages, which show the same things', () => languagesMatch(subject));
    for (const [name, law] of Object.entries(gameLaws)) {
      it(name, async () => {
        const opened = await withoutChance(() => open(subject));
        await withoutChance(() => law(walk(opened, cases[0]!, 0), said));
      });
    }
    for (const each of cases) caseSuite(subject, each, said);
  });
}

/** What a form does not ask stands as in the game's defaults, whatever the language proposes for it. */
function asAsked({ form, defaults }: Game, options: unknown): unknown {
  const given = { ...Object(options) } as Record<string, unknown>;
  const unasked = form
    .filter((field) => !isAsked(field, given))
    .map(({ key }) => [key, Object(defaults)[key]]);
  return { ...given, ...Object.fromEntries(unasked) };
}

function caseSuite(subject: Subject, each: Case, said: Vocabulary): void {
  const rounds = [...Array(quick ? 1 : (subject.games ?? 3)).keys()];
  let walks: Promise<readonly Walk[]> | null = null;
  const played = () => {
    walks ??= walksOf(subject, each, rounds);
    return walks;
  };
  describe(each.name, () => {
    it('games come to an end', async () => {
      expect(await played()).toHaveLength(rounds.length);
    });
    for (const [name, law] of Object.entries(laws)) {
      it(name, async () => {
        for (const one of await played()) await withoutChance(() => law(one, said));
      });
    }
  });
}

async function walksOf(subject: Subject, each: Case, rounds: readonly number[]): Promise<readonly Walk[]> {
  const opened = await withoutChance(() => open(subject));
  return withoutChance(() => rounds.map((round) => walk(opened, each, round)));
}

function namesAreThere({ game }: Subject, said: Vocabulary): void {
  const codes = ['name', 'tagline', ...game.bots.map((bot) => `bot.${bot}`)];
  for (const { name } of game.notation) codes.push(`notation.${name}`);
  for (const field of game.form) {
    codes.push(`form.${field.key}`);
    if (field.kind === 'choice') codes.push(...field.choices.map((choice) => `form.${field.key}.${choice}`));
  }
  if (game.presets) codes.push('presets', ...game.presets.map(({ key }) => `preset.${key}`));
  for (const field of game.seatForm(game.defaults, [])) codes.push(`seat.${field.key}`);
  for (const code of codes) said.phrase({ code }, 'names');
}

function languagesMatch({ messages }: Subject): void {
  const keys = Object.keys(messages.en).sort();
  for (const lang of languages) {
    expect(Object.keys(messages[lang]).sort(), lang).toEqual(keys);
    for (const key of keys) {
      expect(shownBy(messages[lang][key]!), `${lang} ${key}`).toEqual(shownBy(messages.en[key]!));
    }
  }
}

/** Runs with clock and dice of the machine out of reach: whoever asks for them throws. */
export function withoutChance<T>(run: () => T): T {
  const { random } = Math;
  const { now } = Date;
  const forbidden = (what: string) => () => {
    throw new Error(`${what} in a pure function`);
  };
  Math.random = forbidden('Math.random');
  Date.now = forbidden('Date.now');
  try {
    return run();
  } finally {
    Math.random = random;
    Date.now = now;
  }
}
