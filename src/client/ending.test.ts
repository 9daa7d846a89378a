import { describe, expect, it } from 'vitest';
import type { Margin, Outcome, Standing } from '../core/game.ts';
import { type Language, speaker } from '../core/phrase.ts';
import { messages } from '../room/messages/index.ts';
import { endingOf } from './ending.ts';
import { person, screenOf } from './table.testing.ts';

const names = ['Ada', 'Leo', 'Mar', 'Pau'];
const own = {
  ca: { score: ', {a} a {b}', full: 'El tauler és ple.' },
  es: { score: ', {a} a {b}', full: 'El tablero está lleno.' },
  en: { score: ', {a} to {b}', full: 'The board is full.' },
};
const by: Margin = { code: 'score', params: { a: 27, b: 9 } };

type Case = Pick<Outcome, 'winners' | 'standings'> & { readonly by?: Margin };

const side = (place: number, seats: readonly number[], team: string | null = null): Standing => ({
  place,
  seats,
  team,
  points: 0,
});
const teams = [side(1, [0, 2], 'Sun'), side(2, [1, 3], 'Moon')];

/** How it ended, as those at one screen hear it. */
function told(ended: Case, people: readonly number[], lang: Language = 'en', seats = 4) {
  const outcome = { reason: { code: 'full' }, ...ended };
  const screen = screenOf({
    outcome,
    phase: 'over',
    seats: names.slice(0, seats).map((name, at) => ({ ...person(people.includes(at)), name })),
    playedMs: 200_000,
  });
  const say = speaker(lang, [own[lang], messages[lang]], names, people.length === 1 ? people[0]! : null);
  const { lead, rest } = endingOf({ screen, people })!;
  return [lead, ...rest].map(({ code, params }) => say(code, params));
}

describe('[R20, O7] how a game ended', () => {
  const win = { winners: [0, 2], standings: teams, by };
  it('a team wins, and whoever is in it is not told of a tie', () => {
    expect(told(win, [0])[0]).toBe('Your team wins, 27 to 9.');
    expect(told(win, [0], 'ca')[0]).toBe('Guanya el vostre equip, 27 a 9.');
    expect(told(win, [0], 'es')[0]).toBe('Gana vuestro equipo, 27 a 9.');
    expect(told(win, [0, 2])[0]).toBe('Your team wins, 27 to 9.');
  });
  it.each([
    ['who lost', [1]],
    ['people of both teams at one screen', [0, 1]],
    ['who looks on', []],
  ])('the team is named to %s', (_, people) =>
    expect(told(win, people)[0]).toBe('The team “Sun” wins, 27 to 9.'),
  );
  it('whoever gave up has not won, even if their team has', () =>
    expect(told({ ...win, winners: [2] }, [0])[0]).toBe('The team “Sun” wins, 27 to 9.'));
  it('teams that are equal', () => {
    const tie = { winners: [0, 1, 2, 3], standings: teams.map((each) => ({ ...each, place: 1 })) };
    expect(told(tie, [1])[0]).toBe('Your team shares first place with Sun.');
    expect(told(tie, [0, 1])[0]).toBe('Sun and Moon share first place.');
  });
  it('one wins', () => {
    const one = { winners: [1], standings: [side(1, [1]), side(2, [0])], by };
    expect(told(one, [1], 'en', 2)[0]).toBe('You win, 27 to 9.');
    expect(told(one, [0], 'ca', 2)[0]).toBe('Guanya Leo, 27 a 9.');
    expect(told(one, [0, 1], 'es', 2)[0]).toBe('Gana Leo, 27 a 9.');
  });
  it('several share the first place', () => {
    const tie = { winners: [0, 1, 2], standings: [side(1, [0]), side(1, [1]), side(1, [2]), side(4, [3])] };
    expect(told(tie, [1])[0]).toBe('You share first place with Ada and Mar.');
    expect(told(tie, [1], 'ca')[0]).toBe('Empates al capdavant amb Ada i Mar.');
    expect(told(tie, [3], 'es')[0]).toBe('Empatan en cabeza Ada, Leo y Mar.');
  });
  it('where nobody wins the game says why, once', () =>
    expect(told({ winners: [], standings: [side(1, [0])] }, [0], 'en', 1)).toEqual([
      'The board is full.',
      'Time: 3:20.',
    ]));
  it('who plays alone has not beaten anybody', () => {
    const done = { winners: [0], standings: [side(1, [0])] };
    expect(told(done, [0], 'en', 1)[0]).toBe('The board is full.');
    expect(told({ ...done, by }, [0], 'ca', 1)).toEqual([
      'Has acabat, 27 a 9.',
      'El tauler és ple.',
      'Temps: 3:20.',
    ]);
  });
  it('with the help that those at this screen had', () => {
    const seats = [
      { ...person(true), hintsUsed: 2 },
      { ...person(false), hintsUsed: 5 },
    ];
    const outcome = { winners: [0], standings: [side(1, [0]), side(2, [1])], reason: { code: 'full' } };
    const screen = screenOf({ outcome, seats, undone: true });
    expect(endingOf({ screen, people: [0] })!.rest.slice(2)).toEqual([
      { code: 'end.hints', params: { n: 2 } },
      { code: 'end.undone' },
    ]);
  });
  it('while it goes on there is nothing to tell', () =>
    expect(endingOf({ screen: screenOf(), people: [0] })).toBeNull());
});
