import type { Messages } from '../../../core/phrase.ts';

/** What is said of names, passwords and accounts; where nobody logs in it is not needed. */
export const en = {
  'account-name-taken':
    'Somebody is called “{name}” already. Is it you? Then log in; else choose another name.',
  'account-unknown': 'Nobody here is called “{name}”.',
  'account-none': 'You are a guest here: there is no account to change.',
  'account-disabled': 'The host has closed this account.',
  'logged-in': 'You are logged in already. Log out first.',
  'name-of-account': 'The name of an account is changed on its page, with the password.',
  'name-mixed': 'Letters of one alphabet only, please: others look alike.',
  'no-such-session': 'That device is no longer logged in.',
  'password-wrong': 'That is not the password.',
  'password-wait': 'Several wrong passwords. Try again in {minutes} min.',
  'password-short': 'At least {min} characters, please.',
  'password-long': 'That password is too long.',
  'password-common': 'That password is too easy to guess. Several words together make a good one.',
  'join-same-table': 'You sit at “{table}” twice: as a guest and with this account. Finish that game first.',
  'profile-name-taken': 'There is a profile called “{name}” already.',
  'limit-logins': 'Too many passwords were tried from here. Try again in {minutes} min.',
} satisfies Messages;

export type Key = keyof typeof en;
