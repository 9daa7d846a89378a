/** `ludoteca serve`: opens the room, says where, and closes it in order when told to. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../core/phrase.ts';
import type { Problem } from '../core/result.ts';
import { readConfig } from './config.ts';
import { rootFolder } from './library.ts';
import { createLog } from './log.ts';
import { openRoom } from './room.ts';
import { Translator } from './translator.ts';

export type ServeIo = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
};

/** Runs until the room is told to close; the exit code. */
export async function serve(argv: readonly string[], io: ServeIo): Promise<number> {
  const words = await Translator.load();
  const refused = (problems: readonly Problem[]) => {
    for (const problem of problems) io.complain(words.say(problem, io.language, null));
  };
  const config = readConfig(argv, io.env);
  if (!config.ok) {
    refused(config.problems);
    return 2;
  }
  const log = createLog(config.value.logLevel);
  const version = versionOf(rootFolder(io.env));
  const room = await openRoom({ config: config.value, log, version });
  if (!room.ok) {
    refused(room.problems);
    return 1;
  }
  io.say(words.say({ code: 'room-open', params: { url: shownUrl(room.value.url) } }, io.language, null));
  await toldToClose();
  await room.value.close();
  return 0;
}

/** What a browser can open: "every address" is this machine. */
function shownUrl(url: string): string {
  return url
    .replace('//127.0.0.1:', '//localhost:')
    .replace('//0.0.0.0:', '//localhost:')
    .replace('//[::]:', '//localhost:');
}

function toldToClose(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}

function versionOf(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

if (import.meta.main) {
  const language = /^(ca|es)/.exec(process.env['LANG'] ?? '')?.[1] as Language | undefined;
  process.exitCode = await serve(process.argv.slice(2), {
    env: process.env,
    language: language ?? 'en',
    say: (line) => console.log(line),
    complain: (line) => console.error(`ludoteca: ${line}`),
  });
}
