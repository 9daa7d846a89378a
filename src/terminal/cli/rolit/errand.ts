/** One thing that `ludoteca rolit` does. */
import type { engines } from '../../../games/engines.ts';
import type { Call, CliCommand } from '../command.ts';

export type Desk = Awaited<ReturnType<typeof engines.rolit>>;

export type Errand = {
  readonly options: CliCommand['options'];
  /** What it can't do without, as it is shown. */
  readonly operands: string;
  /** Its operands come after its name: how many there may be, none unless told. */
  readonly most?: number;
  /** Answers with the exit code. */
  readonly run: (call: Call, desk: Desk) => number | Promise<number>;
};
