/** The suite tried on itself: honest games keep every law, and every mutant is caught. */
import { describe, expect, it } from 'vitest';
import * as template from '../../src/games/template/index.ts';
import * as templateWords from '../../src/games/template/messages/index.ts';
import { anyGame, caughtBy, mutant, secretGame } from './mutants.ts';
import { breaches } from './verdict.ts';
import type { Subject } from './walk.ts';

const sticks: Subject = {
  game: template.game,
  messages: templateWords.messages,
  assets: {},
  cases: [{ name: 'mutants', options: {}, seats: [{ name: 'Ada' }, { name: 'Leo' }, { name: 'Mar' }] }],
};

const subjects: Readonly<Record<string, Subject>> = { sticks };

for (const [name, subject] of Object.entries(subjects)) {
  describe(`mutants of ${name}`, () => {
    it('the honest game breaks no law', () => expect(breaches(subject)).toEqual([]));
    for (const [title, mutate] of Object.entries({ ...anyGame, ...(name === 'sticks' ? {} : secretGame) })) {
      it(`${title} is caught`, () => {
        const found = breaches({ ...subject, game: mutant(subject.game, mutate) });
        expect(found.map(({ law }) => law)).toContain(caughtBy[title]);
      });
    }
  });
}
