import { describe, expect, it } from 'vitest';
import { nameProblem } from '../core/name.ts';
import { languages } from '../core/phrase.ts';
import { must } from '../core/result.ts';
import { Guests, newGuestId, suggestName } from './guests.ts';
import { nameParts } from './messages/animals.ts';
import { Visitors } from './people/visitors.ts';
import { MemoryStore } from './storage/memory.ts';

describe('[H3] guests', () => {
  it('are found again by their cookie, also after a restart', async () => {
    const store = new MemoryStore();
    const ada = await (await Guests.open(store, () => 1)).welcome('ca');
    const guests = await Guests.open(store, () => 2);
    const visitors = new Visitors(store, guests, () => 2);
    expect((await visitors.of(`theme=dark; ludoteca=${guests.seal(ada)}; x=1`))?.person).toEqual(ada);
  });
  it('are found among several cookies of the name, whichever is the good one', async () => {
    const store = new MemoryStore();
    const guests = await Guests.open(store, () => 1);
    const visitors = new Visitors(store, guests, () => 1);
    const ada = await guests.welcome('ca');
    const gone = { ...ada, id: newGuestId() };
    const good = `ludoteca=${guests.seal(ada)}`;
    for (const bad of ['ludoteca=x', 'ludoteca=', 'ludoteca', `ludoteca=${guests.seal(gone)}`]) {
      expect((await visitors.of(`${bad}; ${good}`))?.person).toEqual(ada);
      expect((await visitors.of(`${good};${bad}`))?.person).toEqual(ada);
      expect(await visitors.of(bad)).toBeNull();
    }
  });
  it('keep their id when they change', async () => {
    const guests = await Guests.open(new MemoryStore(), () => 1);
    const ada = await guests.welcome('en');
    const changed = must(await guests.change(ada, { name: 'Ada' }));
    expect(changed).toEqual({ ...ada, name: 'Ada' });
    expect(await guests.of(guests.seal(ada))).toEqual(changed);
  });
  it('with a good signature but without a record are nobody', async () => {
    const guests = await Guests.open(new MemoryStore(), () => 1);
    const nobody = { id: newGuestId(), name: '', language: 'en', created: 0, seen: 0 };
    expect(await guests.of(guests.seal(nobody))).toBeNull();
  });
  it('have ids of 128 bits that do not repeat', () => {
    const ids = Array.from({ length: 1000 }, newGuestId);
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16);
  });
});

describe('[R1] suggested names', () => {
  it.each(languages)('in %s all fit, and none comes twice', (language) => {
    const { animals, words, join } = nameParts[language];
    const names = animals.flatMap((animal) => words.map((word) => join(animal, word)));
    expect(names.length).toBeGreaterThan(400);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(nameProblem(name, 'name'), name).toBeNull();
    expect(names).toContain(suggestName(language));
  });
});
