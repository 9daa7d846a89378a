/** Tables keep the rules they began with: whole games as version 1 played them (test/data/scrabble/version-1.json). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameOfVersion, type Rules } from '../../core/game.ts';
import { prepareResource } from '../../core/resource.ts';
import { must } from '../../core/result.ts';
import { stream } from '../../room/random.ts';
import * as scrabble from './index.ts';
import { lexiconKind } from './lexicon/resource.ts';
import type { State } from './position.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../test/data/scrabble/${name}`, import.meta.url), 'utf8');
const texts = { words: read('es-words.txt'), bag: read('es-bag.txt') };
const lexicon = must(prepareResource(lexiconKind, { hash: '', texts, language: 'es' }));
const { seed, games } = JSON.parse(read('version-1.json')) as {
  readonly seed: string;
  readonly games: readonly {
    readonly options: { readonly size: number };
    readonly moves: readonly string[];
    readonly state: State;
  }[];
};

const rulesOf = (version: number) => must(gameOfVersion(scrabble as never, version)!.open({ lexicon }));
const seats = [0, 1].map((seat) => ({ name: `${seat}`, bot: null, picks: {} }));

function replayed(rules: Rules, { options, moves }: (typeof games)[number]): State {
  let state = rules.setup(options, seats, stream(seed, 0));
  for (const [at, text] of moves.entries()) {
    const [seat = 0] = rules.toAct(state);
    const move = must(rules.parseMove(text, rules.view(state, seat)));
    state = must(rules.play(state, seat, move, stream(seed, 2 * (at + 1) + 1)));
  }
  return state as State;
}

describe('versions', () => {
  it.each(games)('[R22] a game of version 1 on a board of $options.size ends as it did', (game) => {
    expect(replayed(rulesOf(1), game)).toEqual(game.state);
  });

  it('[S1] version 2 lays premium squares otherwise where the share was another, and writes racks down', () => {
    const [small] = games;
    const now = replayed(rulesOf(2), small!);
    expect(now.scores).not.toEqual(small!.state.scores);
    expect(now.board).toEqual(small!.state.board);
    expect(now.history.every((turn) => 'rack' in turn)).toBe(true);
    expect(rulesOf(1).reviewableSeats!(rulesOf(1).view(small!.state, 'open'))).toEqual([]);
  });
});
