/** The log: JSON lines on stderr, without anything that would let a reader play for somebody else or see their cards. */
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

const secrets = [
  'cookie',
  'authorization',
  'set-cookie',
  'body',
  'seed',
  'secret',
  'log',
  'view',
  'state',
  'text',
];

/** Wherever they stand: at the top, in an object, in the headers of a request in it. */
const paths = secrets.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.headers["${key}"]`]);

export function createLog(level: Config['logLevel'], to: DestinationStream = destination(2)): Logger {
  return pino({ level, base: null, redact: { paths, censor: '(hidden)' } }, to);
}
