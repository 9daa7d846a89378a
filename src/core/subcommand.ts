/**
 * What a game adds to the command line: `ludoteca GAME SUBCOMMAND`. It stays as pure as the rest of the game: files,
 * time, chance and all that is written go through the call.
 */
import type { Language, Messages, Say } from './phrase.ts';
import type { Random } from './random.ts';
import type { OpenResource } from './resource.ts';
import { ok, type Problem, type Result, refuse } from './result.ts';

/**
 * The `cli.ts` of a game. Its messages `cli.GAME` and `cli.GAME.SUBCOMMAND` explain it, `cli.option.NAME` each option
 * or, where subcommands differ, `cli.option.NAME.SUBCOMMAND`; `cli.GAME-what` says what there is to ask for.
 */
export type GameCli = {
  readonly subcommands: Readonly<Record<string, Subcommand>>;
  readonly messages: Readonly<Record<Language, Messages>>;
};

export type Subcommand = {
  /** What it can't do without, as help shows it: `--board BOARD`, `FILE`. */
  readonly operands: string;
  /** Whether a file may be named after it. */
  readonly takesFile?: true;
  /** Whether several may be. */
  readonly takesFiles?: true;
  readonly options: Readonly<Record<string, SubcommandOption>>;
  readonly run: (call: SubcommandCall) => ExitCode | Promise<ExitCode>;
};

type SubcommandOption = { readonly type: 'string' | 'boolean'; readonly short?: string };

/** 0 done, 1 a clean no, 2 bad usage or input. */
export type ExitCode = 0 | 1 | 2;

export type Options = Readonly<Record<string, string | boolean>>;

export type SubcommandCall = {
  readonly options: Options;
  /** What is named after the subcommand. */
  readonly file: string | null;
  /** All of them, where there may be several. */
  readonly files: readonly string[];
  readonly lang: Language;
  /** The words of the subcommand, then the game's, then the house's. */
  readonly say: Say;
  /** The same with names for seats. */
  readonly sayWith: (names: readonly string[]) => Say;
  /** The text of a file; a dash reads what comes in. */
  readonly read: (file: string) => Promise<Result<string>>;
  /** The same as it lies there, whatever it holds. */
  readonly readBytes: (file: string) => Promise<Result<Uint8Array>>;
  /** Writes a file, over one that is there already: all of it or nothing. */
  readonly save: (file: string, bytes: Uint8Array) => Promise<Result<null>>;
  /** Content that comes with the game, by its kind and name; null when there is none of that name. */
  readonly content: (kind: string, name: string) => Promise<OpenResource | null>;
  readonly write: (...lines: readonly string[]) => void;
  /** One line where errors go: bad usage or input. */
  readonly complain: (problem: Problem) => 2;
  /** The same with the place in a document, where the problem has one. */
  readonly complainAt: (problem: Problem) => 2;
  /** The same for a clean no: nothing is wrong with what was asked. */
  readonly decline: (problem: Problem) => 1;
  /** The same number draws the same. */
  readonly random: (seed: number) => Random;
  /** What a computation answers, and the CPU time it took. */
  readonly timed: <T>(compute: () => T) => { readonly value: T; readonly ms: number };
  /** Says when so many milliseconds are over, from now on. */
  readonly deadline: (ms: number) => () => boolean;
};

export function textOf(options: Options, name: string): string | null {
  const value = options[name];
  return typeof value === 'string' ? value : null;
}

/** A whole number within its bounds. */
export function numberOf(
  options: Options,
  name: string,
  min: number,
  max: number,
  otherwise: number | null,
): Result<number | null> {
  const typed = textOf(options, name);
  if (typed === null) return ok(otherwise);
  const value = /^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= min && value <= max ? ok(value) : refuse('cli.number', { option: `--${name}`, min, max });
}

export function needed(command: string, option: string): Problem {
  return { code: 'cli.needed', params: { option, command } };
}
