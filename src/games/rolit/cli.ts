/** `ludoteca rolit solve|best|perft|report`: the engines of Rolit, for people and scripts. A file each in `cli/`. */
import type { GameCli } from '../../core/subcommand.ts';
import { best } from './cli/best.ts';
import { messages } from './cli/messages/index.ts';
import { perft } from './cli/perft.ts';
import { report } from './cli/report.ts';
import { solve } from './cli/solve.ts';

/** All subcommands; a new one is one more entry. */
export const cli: GameCli = { subcommands: { solve, best, perft, report }, messages };
