/** A form asked step by step, one field at a time, with a way back. */
import { type Field, type FieldValue, fieldProblem, isAsked } from '../core/form.ts';
import type { Say } from '../core/phrase.ts';
import type { Problem } from '../core/result.ts';
import { sayOr } from './language.ts';
import { clean, fold } from './text.ts';

/** Where a field's words are: `form.KEY`, `seat.KEY`, `setup.KEY`. */
type Prefix = 'form' | 'seat' | 'setup';

export type Asked = {
  readonly prefix: Prefix;
  readonly field: Field;
  /** What stands there already, given the answers before; null when there is nothing yet. */
  readonly preset: FieldValue | null | ((answers: Readonly<Record<string, unknown>>) => FieldValue | null);
  /** Where the choices have their words, if not beside the field's own. */
  readonly labels?: string;
  /** How a choice is called, where more than a message is needed. */
  readonly label?: (choice: string, say: Say) => string;
  /** Nothing is an answer too. */
  readonly optional?: true;
};

export class Questions {
  readonly #all: readonly Asked[];
  readonly #values: Record<string, unknown> = {};
  #at = 0;
  problem: Problem | null = null;

  /** How many steps came before these, and how many will come after. */
  readonly #around: { readonly before: number; readonly after: number };

  constructor(all: readonly Asked[], around = { before: 0, after: 0 }) {
    this.#all = all;
    this.#around = around;
  }

  /** How many there are, as the answers are now. */
  get count(): number {
    return this.#asked.length;
  }

  get current(): Asked {
    return this.#asked[this.#at]!;
  }

  /** Which step this is, of how many in all. */
  get progress(): { readonly step: number; readonly of: number } {
    const { before, after } = this.#around;
    return { step: before + this.#at + 1, of: before + this.count + after };
  }

  /** What the current field holds now. */
  get value(): unknown {
    const { field, preset } = this.current;
    if (Object.hasOwn(this.#values, field.key)) return this.#values[field.key];
    return typeof preset === 'function' ? preset(this.#values) : preset;
  }

  /** One value for every field that was asked. */
  get answers(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(this.#asked.map(({ field }) => [field.key, this.#values[field.key]]));
  }

  /** Takes an answer and goes on; whether that was the last one. */
  answer(value: unknown): 'refused' | 'more' | 'done' {
    const { field, optional } = this.current;
    const empty = value === null || value === undefined || value === '';
    this.problem = optional && empty ? null : fieldProblem(field, value);
    if (this.problem) return 'refused';
    this.#values[field.key] = empty ? null : value;
    if (this.#at + 1 >= this.#asked.length) return 'done';
    this.#at += 1;
    return 'more';
  }

  /** One step back; false at the first. */
  back(): boolean {
    this.problem = null;
    if (this.#at === 0) return false;
    this.#at -= 1;
    return true;
  }

  /** Goes to the field that a problem names; stays where none is named. */
  blame(problems: readonly Problem[]): void {
    const key = (path: string | undefined) => path?.replace(/^picks\./, '').split('.')[0];
    const named = (problem: Problem) => this.#asked.findIndex(({ field }) => field.key === key(problem.path));
    const found = problems.find((problem) => named(problem) >= 0) ?? problems[0]!;
    this.problem = found;
    this.#at = Math.max(0, named(found) >= 0 ? named(found) : this.#at);
  }

  get #asked(): readonly Asked[] {
    const values: Record<string, unknown> = {};
    return this.#all.filter(({ field, preset }) => {
      const asked = isAsked(field, values);
      const answered = asked && Object.hasOwn(this.#values, field.key);
      values[field.key] = answered ? this.#values[field.key] : preset;
      return asked;
    });
  }
}

/** A choice as the machine and as the player know it. */
export type Option = {
  readonly value: FieldValue;
  readonly label: string;
  /** Another word that chooses it. */
  readonly name?: string;
};

/** What there is to choose from, of the library as it was listed; null where the answer is typed. */
export function optionsOf(
  { prefix, field, labels = `${prefix}.${field.key}`, label }: Asked,
  listed: readonly Option[],
  say: Say,
): readonly Option[] | null {
  const named = (value: string) => ({
    value,
    label: label?.(value, say) ?? sayOr(say, `${labels}.${value}`, clean(value)),
  });
  switch (field.kind) {
    case 'choice':
      return field.choices.map(named);
    case 'resource':
      return listed;
    case 'switch':
      return [
        { value: true, label: say('setup.yes') },
        { value: false, label: say('setup.no') },
      ];
    default:
      return null;
  }
}

/** What to type, where the field has no help of its own. */
export function kindHelp({ field }: Asked, say: Say): string {
  if (field.kind === 'number') return say('setup.number-help', { min: field.min, max: field.max });
  return field.kind === 'names' ? say('setup.names-help') : '';
}

/** A typed answer: a choice by its number or name, a number, names with commas between them. */
export function readAnswer({ field }: Asked, text: string, options: readonly Option[] | null): unknown {
  const typed = text.trim();
  if (options) {
    const byName = options.find(({ value, label, name = label }) =>
      [label, name, `${value}`].map(fold).includes(fold(typed)),
    );
    return (byName ?? options[Number(typed) - 1])?.value ?? (typed || null);
  }
  if (field.kind === 'number') return /^[+-]?\d{1,15}$/.test(typed) ? Number(typed) : typed;
  if (field.kind === 'names') return typed === '' ? [] : typed.split(',').map((name) => name.trim());
  return typed;
}

/** An answer as it is typed. */
export function answerText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : `${value}`;
}
