/** The suite tried on itself: honest games keep every law, and every mutant is caught by the law named for it. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import * as kenken from '../../src/games/kenken/index.ts';
import * as kenkenWords from '../../src/games/kenken/messages/index.ts';
import * as mastermind from '../../src/games/mastermind/index.ts';
import * as mastermindWords from '../../src/games/mastermind/messages/index.ts';
import * as rolit from '../../src/games/rolit/index.ts';
import * as rolitWords from '../../src/games/rolit/messages/index.ts';
import * as template from '../../src/games/template/index.ts';
import * as templateWords from '../../src/games/template/messages/index.ts';
import { heap, heaps } from '../../src/host/heaps.testing.ts';
import {
  anyGame,
  caughtBy,
  dailyGame,
  fileGame,
  type Mutation,
  madeGame,
  mutant,
  plainGame,
  reviewedGame,
  secretGame,
  solvedGame,
} from './mutants.ts';
import { breaches } from './verdict.ts';
import type { Subject } from './walk.ts';

/** Nothing is hidden in this one. */
const sticks: Subject = {
  game: template.game,
  messages: templateWords.messages,
  content: {},
  cases: [{ name: 'mutants', options: {}, seats: [{ name: 'Ada' }, { name: 'Leo' }, { name: 'Mar' }] }],
};

/** A code, and moves of others, that must not get out. */
const codes: Subject = {
  game: mastermind.game,
  messages: mastermindWords.messages,
  content: {},
  cases: [
    {
      name: 'mutants',
      options: { role: 'maker', difficulty: 'normal', turns: 6, code: 'told' },
      seats: [
        { name: 'Ada', picks: { role: 'maker' } },
        { name: 'Leo', picks: { role: 'breaker' } },
        { name: 'Mar', picks: { role: 'breaker' } },
      ],
    },
  ],
};

/** It speaks with other programs. */
const reports: Subject = {
  game: rolit.game,
  messages: rolitWords.messages,
  content: {},
  questions: 4,
  cases: [
    {
      name: 'mutants',
      options: { shape: 'SS' },
      seats: [
        { name: 'Ada', picks: { color: 'red' } },
        { name: 'Leo', picks: { color: 'blue' } },
      ],
    },
  ],
};

const madeWords = { 'form.heap': 'Heap', 'today.small': 'Small', 'today.large': 'Large' };

/** Its content is made for each day. */
const made: Subject = {
  ...sticks,
  game: {
    ...(heaps as unknown as Game),
    daily: (day) => heaps.daily!(day).filter(({ key }) => key !== 'never'),
  },
  messages: {
    ca: { ...templateWords.messages.ca, ...madeWords },
    es: { ...templateWords.messages.es, ...madeWords },
    en: { ...templateWords.messages.en, ...madeWords },
  },
  content: { heap: { texts: { heap: '21' } } },
};

/** The room can solve it. */
const squares: Subject = {
  game: kenken.game as Game,
  messages: kenkenWords.messages,
  content: { level: { texts: { level: '3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3\n' } } },
  wild: 10,
  cases: [{ name: 'mutants', options: {}, seats: [{ name: 'Ada' }] }],
};

const trials: readonly (readonly [string, Subject, Readonly<Record<string, Mutation>>])[] = [
  ['an open game', sticks, { ...anyGame, ...plainGame }],
  ['a game that is solved', squares, solvedGame],
  ['a game with secrets', codes, { ...anyGame, ...secretGame, ...reviewedGame }],
];

describe.each(trials)('mutants of %s', (_, subject, mutations) => {
  it('the honest game breaks no law', async () => expect(await breaches(subject)).toEqual([]));
  it.each(Object.keys(mutations))('%s is caught', async (title) => {
    const mutated = { ...subject, game: mutant(subject.game, mutations[title]!) };
    const found = await breaches(mutated, caughtBy[title]);
    expect(found.map(({ law }) => law)).toContain(caughtBy[title]);
  });
});

describe('mutants of a game with files', () => {
  it('the honest game breaks no law', async () => expect(await breaches(reports)).toEqual([]));
  it.each(Object.keys(fileGame))('%s is caught', async (title) => {
    const { game } = reports;
    const files = { ...game.files!, ...fileGame[title]!(game.files!) };
    const found = await breaches({ ...reports, game: { ...game, files } }, caughtBy[title]);
    expect(found.map(({ law }) => law)).toContain(caughtBy[title]);
  });
});

const dailies = [
  ...Object.entries(dailyGame).map(([title, change]) => [title, codes, change] as const),
  ...Object.entries({ ...dailyGame, ...madeGame }).map(([title, change]) => [title, made, change] as const),
];

describe('mutants of games of the day', () => {
  it('the honest game breaks no law', async () => expect(await breaches(made)).toEqual([]));
  it.each(dailies)('%s is caught', async (title, subject, change) => {
    const [honest] = subject.game.daily!('2028-01-01');
    const game = { ...subject.game, ...change(honest!, heap) };
    const found = await breaches({ ...subject, game }, caughtBy[title]);
    expect(found.map(({ law }) => law)).toContain(caughtBy[title]);
  });
});
