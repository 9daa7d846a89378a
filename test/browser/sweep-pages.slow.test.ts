/** Pages of the house: for all eyes, ears and widths. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { emptyPlaces } from './pages.ts';
import type { Person } from './person.ts';
import { sweep } from './sweep.ts';

const house = openHouse();

describe('[Q4] pages of the house have nothing that axe complains of, and nothing sticks out', () => {
  it('on a desk, and at 200 %', async () => {
    expect(await sweep(await house.visit(), emptyPlaces, 640)).toEqual([]);
  });
  it('on a phone, and on a small one', async () => {
    expect(await sweep(await house.visit({ width: 390, height: 844 }), emptyPlaces, 360)).toEqual([]);
  });
  it('and what is wrong would be found', async () => {
    const act = async ({ page }: Person) => {
      await page.evaluate(`document.querySelector('main').append(document.createElement('button'))`);
      await page.evaluate(`document.querySelector('main').style.minWidth = '3000px'`);
    };
    const finds = await sweep(await house.visit(), [{ name: 'nothing here', path: '/nowhere', act }], 640);
    expect(finds).toEqual([
      expect.stringContaining('light, button-name'),
      expect.stringMatching(/at 640 px it is 3\d\d\d px wide/),
    ]);
  });
});
