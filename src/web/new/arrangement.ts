/** Everything about a new table while it is being arranged, and what becomes of it with every step. */
import type { Game } from '../../core/game.ts';
import { tidyName } from '../../core/name.ts';
import type { Say } from '../../core/phrase.ts';
import { type Problem, problem } from '../../core/result.ts';
import type { Wanted } from '../../room/quick.ts';
import { type Answers, answerProblems, firstAnswers, givenOf, readAnswers } from './answers.ts';
import {
  type Chair,
  chairProblems,
  choiceOf,
  firstChairs,
  partyProblem,
  type Setting,
  settle,
} from './chairs.ts';
import { assignErrors, blameless, type FormErrors, type Step, steps } from './formerrors.ts';
import { tableNameProblem } from './tablename.ts';

export const mostHints = 99;

export type Arrangement = {
  readonly step: Step;
  readonly answers: Answers;
  /** Null until the rules are settled. */
  readonly chairs: readonly Chair[] | null;
  /** Somebody has changed who sits there: from then on nobody is seated by the house. */
  readonly arranged: boolean;
  /** Friends are to come. */
  readonly isOpen: boolean;
  /** Null: the one that is proposed. */
  readonly name: string | null;
  readonly hints: 'any' | 'some';
  /** Null: no number. */
  readonly hintCount: number | null;
  /** Fields that somebody has left, as `step.path`, and steps that they wanted to leave. */
  readonly left: ReadonlySet<string>;
  /** What the room said. */
  readonly blamed: FormErrors;
};

/** What has to be known around it. */
export type Around = {
  readonly game: Game;
  readonly me: string;
  readonly say: Say;
  /** The name that is proposed, and those of my tables. */
  readonly proposal: string;
  readonly names: readonly string[];
};

export function newArrangement(game: Game, defaults: unknown, isOpen: boolean): Arrangement {
  return {
    step: 'rules',
    answers: firstAnswers(game.form, defaults),
    chairs: null,
    arranged: false,
    isOpen,
    name: null,
    hints: 'any',
    hintCount: 3,
    left: new Set(),
    blamed: blameless,
  };
}

/** What is wrong at a step now, whether or not it is shown yet. */
function problemsAt(arrangement: Arrangement, step: Step, around: Around): readonly Problem[] {
  if (step === 'rules') return rulesProblems(arrangement, around);
  if (step === 'table') return tableProblems(arrangement, around);
  const setting = settingOf(arrangement, around.game);
  return setting ? chairProblems(setting, arrangement.chairs ?? []) : [];
}

function rulesProblems({ answers }: Arrangement, { game }: Around): readonly Problem[] {
  const beside = answerProblems(game.form, answers);
  const found = beside.length > 0 ? null : readAnswers(game, answers);
  const all = found && !found.ok ? found.problems : beside;
  return all.map((each) => ({ ...each, path: `options.${each.path ?? ''}` }));
}

function tableProblems(
  { name, hints, hintCount }: Arrangement,
  { proposal, names }: Around,
): readonly Problem[] {
  const isCount = hintCount !== null && hintCount >= 0 && hintCount <= mostHints;
  const bad = tableNameProblem(name ?? proposal, names);
  return [
    ...(bad ? [bad] : []),
    ...(hints === 'any' || isCount ? [] : [problem('out-of-range', { min: 0, max: mostHints }, 'hints')]),
  ];
}

/** The problems to be shown beside the fields of a step: of those left, of all once one wanted to go on. */
export function shownAt(
  arrangement: Arrangement,
  step: Step,
  around: Around,
): Readonly<Record<string, Problem>> {
  const keys = around.game.form.map(({ key }) => key);
  const { fields } = assignErrors(problemsAt(arrangement, step, around), keys);
  const { left, blamed } = arrangement;
  const own = Object.entries(fields[step]).filter(([path]) => left.has(step) || left.has(`${step}.${path}`));
  return { ...blamed.fields[step], ...Object.fromEntries(own) };
}

/** Null as long as the rules are not settled. */
export function settingOf({ answers }: Arrangement, game: Game): Setting | null {
  const options = readAnswers(game, answers);
  return options.ok ? { game, options: options.value } : null;
}

/** What stands in the way of leaving a step forwards; that of no field last. */
export function obstacles(arrangement: Arrangement, step: Step, around: Around): readonly Problem[] {
  const beside = problemsAt(arrangement, step, around);
  if (step !== 'players' || beside.length > 0) return beside;
  const setting = settingOf(arrangement, around.game);
  const party = setting && partyProblem(setting, arrangement.chairs ?? [], arrangement.isOpen);
  if (!party) return [];
  // What the rules lay to a field of their own is said beside that field.
  const { path, ...rest } = party;
  return [path === undefined ? rest : { ...rest, path: `options.${path}` }];
}

/** One step on, or the same one with what is in the way. */
export function forward(arrangement: Arrangement, around: Around): Arrangement {
  const { step } = arrangement;
  const found = obstacles(arrangement, step, around);
  if (found.length > 0) return refused(arrangement, found, around);
  return goTo(arrangement, steps[steps.indexOf(step) + 1] ?? step, around);
}

/** Goes to the first step that has something beside a field, else stays. */
export function refused(arrangement: Arrangement, problems: readonly Problem[], around: Around): Arrangement {
  const blamed = assignErrors(
    problems,
    around.game.form.map(({ key }) => key),
  );
  const left = new Set([...arrangement.left, arrangement.step]);
  return { ...arrangement, blamed, left, step: blamed.step ?? arrangement.step };
}

export function goTo(arrangement: Arrangement, step: Step, around: Around): Arrangement {
  const cleared = { ...arrangement, step, blamed: blameless };
  return step === 'rules' ? cleared : seated(cleared, around);
}

/** Whoever sits there stays as far as they fit the rules; nobody yet: those of quick play. */
export function seated(arrangement: Arrangement, { game, me, say }: Around): Arrangement {
  const setting = settingOf(arrangement, game);
  if (!setting) return arrangement;
  const { chairs, arranged, isOpen } = arrangement;
  const kept = arranged && chairs ? settle(setting, chairs) : firstChairs(setting, me, isOpen, say);
  return { ...arrangement, chairs: kept };
}

/** What the room is asked for. */
export function wantedOf(
  arrangement: Arrangement,
  { game, proposal }: Around,
): Omit<Wanted, 'replaceOldest'> {
  const { answers, chairs, isOpen, name, hints, hintCount } = arrangement;
  return {
    game: game.id,
    options: givenOf(game.form, answers),
    name: tidyName(name ?? proposal),
    hints: hints === 'any' ? null : hintCount,
    seats: (chairs ?? []).map(choiceOf),
    start: !isOpen,
  };
}
