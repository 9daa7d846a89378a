/** Whatever ends the program (a signal, a bug, its own end), the terminal is left as it was found. */
import type { Say } from '../../core/phrase.ts';
import { clean } from '../text.ts';
import type { Io } from './command.ts';

const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const internalError = 70;

/** Runs until it is done or something stops it; `close` must then put everything away at once. */
export function guarded(
  { stdout, stderr }: Io,
  say: () => Say,
  run: () => Promise<number>,
  close: () => void,
): Promise<number> {
  return new Promise((resolve) => {
    const end = (code: number) => {
      for (const [event, listener] of Object.entries(listeners)) process.off(event, listener);
      close();
      resolve(code);
    };
    const crash = (error: unknown) => {
      end(internalError);
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      stderr.write(`ludoteca: ${say()('cli.crash', { error: clean(reason) })}\n`);
    };
    const listeners: Record<string, (error: unknown) => void> = {
      uncaughtException: crash,
      unhandledRejection: crash,
    };
    for (const [signal, code] of Object.entries(signals)) listeners[signal] = () => end(code);
    for (const [event, listener] of Object.entries(listeners)) process.once(event, listener);
    // A terminal that is gone can't be written to; that is no error of ours.
    stdout.once('error', () => end(signals.SIGHUP));
    run().then(end, crash);
  });
}
