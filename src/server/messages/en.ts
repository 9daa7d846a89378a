import type { Messages } from '../../core/phrase.ts';

/** What the server says to whoever starts it. */
export const en = {
  // Starting
  'room-open': 'The room is open at {url}',
  'option-unknown': 'There is no option {option}.',
  'argument-unknown': '“{text}” is not an option. Options begin with --.',
  'option-empty': 'The option {option} needs a value.',
  'port-invalid': '“{value}” is not a port: a whole number from 0 to 65535, please.',
  'host-invalid': '“{value}” is not a host to listen on: a name or an address without port, please.',
  'data-invalid': '“{value}” is not a folder for the data.',
  'public-url-invalid':
    '“{value}” is not an address that others can open: something like https://games.example.org, please.',
  'sync-invalid': '“{value}” is not a way to save: full or normal, please.',
  'log-level-invalid':
    '“{value}” is not a log level: fatal, error, warn, info, debug, trace or silent, please.',
  'keep-invalid': '“{value}” is not a number of games to keep: a whole number from 1 to 1000, please.',
  'trust-proxy-invalid':
    '“{value}” is neither yes nor no nor the address of a proxy, such as 10.0.0.2 or 10.0.0.0/8.',
  'allow-host-invalid':
    '“{value}” is not a name by which the room can be reached: something like games.example.org, please.',
  'limit-invalid':
    '“{value}” does not fit {option}: use whole numbers from 1 to 1000000, as in {option}={example}.',
  'port-in-use':
    'Port {port} is in use. Is the room already open? Otherwise choose another port with --port.',
  'port-forbidden': 'Port {port} is reserved on this machine. Choose one above 1023 with --port.',
  'host-unknown': 'This machine has no address “{host}” to listen on.',
  'listen-failed': 'The room can’t listen on {host}, port {port}: {why}',
} satisfies Messages;

export type Key = keyof typeof en;
