import { expect, it } from 'vitest';
import { fromTrail } from './wayback.ts';

it('[R51] the manual opened from a table leads back to it, over all chapters read since', () => {
  expect(fromTrail(['/', '/table/ab-1', '/manual/rolit', '/manual', '/manual/room'])).toEqual({
    path: '/table/ab-1',
    steps: 3,
  });
});

it('[R51] opened from elsewhere it does not', () => {
  expect(fromTrail(['/table/ab-1', '/', '/manual'])).toBeNull();
  expect(fromTrail(['/manual'])).toBeNull();
  expect(fromTrail([])).toBeNull();
});
