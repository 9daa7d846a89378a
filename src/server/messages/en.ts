import type { Messages } from '../../core/phrase.ts';

/** What the server says: to whoever starts it, and to its players. */
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
  'trust-proxy-invalid': '“{value}” is neither yes nor no.',
  'port-in-use':
    'Port {port} is in use. Is the room already open? Otherwise choose another port with --port.',
  'port-forbidden': 'Port {port} is not for everybody on this machine. Choose one above 1023 with --port.',
  'host-unknown': 'This machine has no address “{host}” to listen on.',
  'listen-failed': 'The room can’t listen on {host}, port {port}: {why}',

  // Storing
  conflict: 'Somebody else changed this at the same moment. Try again.',
  'store-full': 'The room’s disk is full: this was not saved. Try again when there is space.',
  'store-read-only': 'The room can’t write to its data folder: this was not saved.',
  'store-locked': 'Another room is using this data folder.',
  'store-damaged': 'The room’s database is damaged. It was left as it is; restore a backup.',
  'store-newer': 'The room’s data was written by a newer Ludoteca. Update this one to open it.',
  'store-failed': 'The room could not save this. Try again in a moment.',
  closed: 'The room is closing: this was not saved. Try again in a moment.',

  // Requests
  'room-starting': 'The room is opening. Try again in a moment.',
  'back-soon': 'The room is closing for a moment and will be back soon.',
  origin: 'This request did not come from a page of the room.',
  'too-many': 'That was a lot at once. Wait a little, then try again.',
  'no-such-route': 'There is nothing at this address.',
  'session-missing': 'The room does not know you yet. Open its first page, then try again.',
  'own-machine-only': 'This is only for the machine on which the room runs.',
  'bad-request': 'This request can’t be understood.',
  'body-too-large': 'That is too large: at most {kilobytes} kB, please.',
  'body-too-deep': 'This is nested too deeply.',
  'body-not-json': 'This is not JSON.',
  'body-invalid': 'Something here is not as it should be.',
  failed: 'Something went wrong in the room. It is noted down as {request}.',

  // Tables
  'no-such-table': 'There is no such table. Perhaps it was deleted.',
  'table-name-taken': 'You already have a table called “{name}”.',
  'too-many-tables':
    'You have {keep} {keep:unfinished game|unfinished games} of this kind, as many as you can keep. Shall the oldest one, “{name}”, go?',
  'game-unknown': 'This room does not have the game “{game}”.',
  'game-version': 'This game was begun with rules that this room does not have ({game}, version {version}).',
  'asset-missing': 'Something that this game needs is not here ({kind}).',
  'no-such-asset': 'The room does not have this.',
  'table-broken': 'This game can’t be resumed: its moves no longer make sense.',

  // Sockets
  'after-refused': 'Something you did just before was refused, so this was left out too.',
  'after-unknown': 'This follows something that the room does not know of.',
  'message-unreadable': 'This message can’t be read.',
  'message-unknown': 'The room does not know this kind of message.',
  'connection-closed': 'The connection is closed.',
} satisfies Messages;

export type Key = keyof typeof en;
