/** Tables in all their states: for all eyes, ears and widths. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { type Place, sheetsOver, tablePlaces } from './pages.ts';
import type { Person } from './person.ts';
import { sweep } from './sweep.ts';

const house = openHouse();

describe('[Q4] tables have nothing that axe complains of, and nothing sticks out', () => {
  it('on a desk, and at 200 %', async () => {
    const person = await house.visit();
    expect(await sweep(person, await allPlaces(person), 640)).toEqual([]);
  });
  it('on a phone, and on a small one', async () => {
    const person = await house.visit({ width: 390, height: 844 });
    expect(await sweep(person, await allPlaces(person), 360)).toEqual([]);
  });
});

async function allPlaces(person: Person): Promise<readonly Place[]> {
  const tables = await tablePlaces(person);
  return [...tables, ...sheetsOver(tables.find(({ name }) => name === 'table of mastermind')!)];
}
