/** One thing that `ludoteca rolit` does. */
import type { engines } from '../../../games/engines.ts';
import type { Call, CliCommand } from '../command.ts';

export type Desk = Awaited<ReturnType<typeof engines.rolit>>;

export type Errand = {
  readonly options: CliCommand['options'];
  /** Answers with the exit code. */
  readonly run: (call: Call, desk: Desk) => number | Promise<number>;
};
