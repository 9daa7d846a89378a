/** What can be wrong with a form or a seat, whatever the game. */
export const en = {
  missing: 'Something is missing here.',
  'not-a-choice': 'Choose one of those offered.',
  'not-a-number': 'A whole number, please.',
  'out-of-range': 'Between {min} and {max}, please.',
  'not-a-switch': 'Yes or no, please.',
  'not-a-text': 'Some text, please.',
  'text-long': 'At most {max} characters, please.',
  'not-a-list': 'A list of names, please.',
  'names-count': 'Between {min} and {max} names, please.',
  'names-repeat': 'Two of these names are the same.',
  'unknown-field': 'There is no field “{field}” here.',
  'form-malformed': 'These are not the fields of this form.',
  'name-empty': 'A name, please.',
  'name-long': 'At most {max} characters, please.',
  'name-unseen': 'This name has characters that cannot be seen.',
  'name-marks': 'This name has too many accents on one letter.',
  'name-taken': '“{name}” is taken at this table.',
  'bot-unknown': 'There is no such bot here.',
  'not-your-turn': 'It is not your turn.',
  'game-over': 'This game is over.',
  'move-unreadable': '“{text}” is not a move here. Type help to see how moves are written.',
} as const;

export type CoreKey = keyof typeof en;
