import type { Messages } from '../../../core/phrase.ts';
import { en as account } from '../../../room/messages/account/en.ts';

/** The page of one's account. */
export const en = {
  ...account,
  'account.title': 'Account',
  'account.guest-aside': 'With a name and a password your games follow you to every device.',
  'account.enter': 'Log in or register',
  'account.name': 'Name',
  'account.name-help': 'A name that is here already logs in; a new one can be registered.',
  'account.password': 'Password',
  'account.password-help': 'At least 8 characters. Several words together make a good one.',
  'account.go': 'Go on',
  'account.new': 'Nobody here is called “{name}”',
  'account.new-text':
    'Register this name with the password you typed? Your games, saves and scores stay yours.',
  'account.register': 'Register',
  'account.correct': 'Correct the name',
  'account.welcome': 'Welcome, {name}.',
  'account.since': 'In this room since {date}',
  'account.change-name': 'Change the name',
  'account.change-password': 'Change the password',
  'account.present': 'Your password of now',
  'account.new-password': 'New password',
  'account.save-name': 'Save the name',
  'account.save-password': 'Save the password',
  'account.name-saved': 'From now on you are {name}.',
  'account.password-saved': 'The password is changed. Other devices are logged out.',
  'account.devices': 'Where you are logged in',
  'account.this': 'This device',
  'account.seen': 'Last here {when}',
  'account.end': 'Log out',
  'account.end-one': 'Log out {device}',
  'account.end-others': 'Log out everywhere else',
  'account.ended': 'Logged out there.',
  'account.log-out': 'Log out',
  'account.logged-out': 'Logged out. You go on as a guest: {name}.',
  'account.unknown-device': 'Another device',
} satisfies Messages;

export type Key = keyof typeof en;
