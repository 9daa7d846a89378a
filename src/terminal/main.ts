#!/usr/bin/env node
/** The program `ludoteca`. */
import { runCommandLine } from './cli/run.ts';
import { houseShelf } from './shelf.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), process, houseShelf);
