/** `ludoteca kenken solve|grade|explain|generate|convert`: levels for people and scripts. A file each in `cli/`. */
import type { GameCli } from '../../core/subcommand.ts';
import { convert } from './cli/convert.ts';
import { explain } from './cli/explain.ts';
import { generate } from './cli/generate.ts';
import { grade } from './cli/grade.ts';
import { messages } from './cli/messages/index.ts';
import { solve } from './cli/solve.ts';

/** All subcommands; a new one is one more entry. */
export const cli: GameCli = { subcommands: { solve, grade, explain, generate, convert }, messages };
