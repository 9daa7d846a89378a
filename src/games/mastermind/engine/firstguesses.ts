/**
 * The first guess of Five Guess by positions, then by colours from 4 to 12, on boards with repeats and without holes:
 * the pattern whose largest class is smallest, counted over all codes, the smallest of equals. Made by
 * `npm run bench mastermind-openings`, which prints it as it stands here.
 */
export const firstGuesses: Readonly<Record<number, readonly string[]>> = {
  3: ['123', '123', '123', '123', '123', '123', '123', '123', '123'],
  4: ['1123', '1122', '1122', '1234', '1234', '1234', '1234', '1123', '1123'],
  5: ['11123', '11223', '11234', '11223', '11234', '11234', '11234', '12345', '12345'],
  6: ['111223', '111123', '111223', '112233', '112233', '112233', '112234', '112234', '112234'],
  7: ['1112233', '1112233', '1112234', '1112223', '1112233', '1122334', '1122345', '1122334', '1122334'],
  8: [
    '11111234',
    '11112222',
    '11122233',
    '11122234',
    '11223344',
    '11122233',
    '11223344',
    '11223344',
    '11223345',
  ],
};
