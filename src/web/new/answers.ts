/** What somebody has put into the form of a game so far. Nothing is checked until they leave a field or go on. */
import { type Field, fieldProblem, isAsked } from '../../core/form.ts';
import type { Game, Preset } from '../../core/game.ts';
import { type Problem, problem, type Result } from '../../core/result.ts';

/** A field that is not here was not answered. */
export type Answers = Readonly<Record<string, unknown>>;

/** The defaults, but for what the player must choose. */
export function firstAnswers(form: readonly Field[], defaults: unknown): Answers {
  const given = Object(defaults) as Answers;
  return Object.fromEntries(
    form.flatMap(({ key, ask }) => (ask || given[key] === undefined ? [] : [[key, given[key]]])),
  );
}

/** The fields to be asked, given the answers; one that depends on a field not asked itself is not asked. */
export function askedOf(form: readonly Field[], answers: Answers): readonly Field[] {
  const known: Record<string, unknown> = {};
  return form.filter((field) => {
    const asked = isAsked(field, known);
    if (asked) known[field.key] = answers[field.key];
    return asked;
  });
}

/** The preset that the answers agree with; null when there is none. */
export function presetOf(presets: readonly Preset[], answers: Answers): string | null {
  const agrees = ({ options }: Preset) =>
    Object.entries(Object(options)).every(([key, value]) => answers[key] === value);
  return presets.find(agrees)?.key ?? null;
}

/** The answers to what is asked, and nothing else. */
export function givenOf(form: readonly Field[], answers: Answers): Answers {
  const keys = askedOf(form, answers).map(({ key }) => key);
  return Object.fromEntries(keys.flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]])));
}

/** What is wrong with each field, the first first. */
export function answerProblems(form: readonly Field[], answers: Answers): readonly Problem[] {
  return askedOf(form, answers).flatMap((field) => {
    const found = fieldProblem(field, answers[field.key]);
    return found ? [inWords(field, found)] : [];
  });
}

/** The options of a game, or what is wrong with any field or with how they go together. */
export function readAnswers(game: Game, answers: Answers): Result<unknown> {
  const [first, ...rest] = answerProblems(game.form, answers);
  if (first) return { ok: false, problems: [first, ...rest] };
  return game.parseOptions(givenOf(game.form, answers));
}

/** Where one must choose, the message says to choose; what is no number is not called missing. */
function inWords(field: Field, found: Problem): Problem {
  if (found.code !== 'missing') return found;
  if (field.kind === 'number') return problem('not-a-number', undefined, field.key);
  const isChosen = field.kind === 'choice' || field.kind === 'resource';
  return isChosen ? problem('new.choose', undefined, field.key) : found;
}
