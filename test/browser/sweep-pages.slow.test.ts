/** Pages of the house: for all eyes, ears and widths. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { emptyPlaces } from './pages.ts';
import { sweep } from './sweep.ts';

const house = openHouse();

describe('[Q4] pages of the house have nothing that axe complains of, and nothing sticks out', () => {
  it('on a desk, and at 200 %', async () => {
    expect(await sweep(await house.visit(), emptyPlaces, 640)).toEqual([]);
  }, 240_000);
  it('on a phone, and on a small one', async () => {
    expect(await sweep(await house.visit({ width: 390, height: 844 }), emptyPlaces, 360)).toEqual([]);
  }, 240_000);
});
