/** The ten colours a player may have, and the letter of each in drawings and reports. */
export const colorLetters = {
  yellow: 'Y',
  red: 'R',
  green: 'G',
  blue: 'B',
  orange: 'O',
  pink: 'P',
  purple: 'U',
  black: 'K',
  brown: 'W',
  beige: 'E',
} as const;

export type Color = keyof typeof colorLetters;

export const colors = Object.keys(colorLetters) as readonly Color[];
