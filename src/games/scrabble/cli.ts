/** `ludoteca scrabble lexicon|check|moves`: word lists, words and plays, for people and scripts. A file each in `cli/`. */
import type { GameCli } from '../../core/subcommand.ts';
import { check } from './cli/check.ts';
import { lexicon } from './cli/lexicon.ts';
import { messages } from './cli/messages/index.ts';
import { moves } from './cli/moves.ts';

/** All subcommands; a new one is one more entry. */
export const cli: GameCli = { subcommands: { lexicon, check, moves }, messages };
