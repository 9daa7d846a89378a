/**
 * The players. *easy*, *normal* and *hard* know the whole dictionary and look at this turn only (SPEC S9): of all legal
 * plays in the order of `candidates.ts`, *hard* takes the first, *normal* the one at half, *easy* the last. *beginner*,
 * *casual* and *club* play like people (`engine/human.ts`), the first two with common words alone; *expert* looks ahead
 * (`engine/expert.ts`). Without a play they exchange as much as they may, or pass. All but *easy* and *beginner*
 * challenge words that are not in the dictionary. Told to stop, they take the best they have found.
 */
import type { Bot, Budget } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { Candidates } from './candidates.ts';
import { latestWords } from './challenge.ts';
import { wrongWords } from './check.ts';
import { expertMove } from './engine/expert.ts';
import { type Attention, attention, seenPlay } from './engine/human.ts';
import { commonWords, type Lexicon } from './lexicon/dictionary.ts';
import { exchangeOf } from './moves.ts';
import type { BotId } from './options.ts';
import { type Move, ownRack, type View } from './position.ts';

type Choose = (lexicon: Lexicon, view: View, random: Random, budget: Budget) => Move;
type Player = { readonly challenges: boolean; readonly budget?: number; readonly choose: Choose };

const players: Readonly<Record<BotId, Player>> = {
  easy: { challenges: false, choose: ranked((plays) => plays - 1) },
  normal: { challenges: true, choose: ranked((plays) => Math.floor(plays / 2)) },
  beginner: { challenges: false, choose: human(attention.beginner, true) },
  casual: { challenges: true, choose: human(attention.casual, true) },
  club: { challenges: true, choose: human(attention.club, false) },
  hard: { challenges: true, choose: ranked(() => 0) },
  expert: { challenges: true, budget: 1500, choose: expertMove },
};

export function botsFor(lexicon: Lexicon): Readonly<Record<string, Bot<View, Move>>> {
  return Object.fromEntries(
    Object.entries(players).map(([id, { challenges, budget, choose }]) => [
      id,
      {
        ...(budget !== undefined && { budget }),
        choose: (view, random, left) =>
          challenges && isWrong(lexicon, view) ? { kind: 'challenge' } : choose(lexicon, view, random, left),
      },
    ]),
  );
}

function isWrong(lexicon: Lexicon, view: View): boolean {
  return view.pending !== null && wrongWords(lexicon, latestWords(view)).length > 0;
}

function ranked(place: (plays: number) => number): Choose {
  return (lexicon, view, _, budget) => {
    const candidates = new Candidates(lexicon, view, budget);
    if (candidates.count === 0) return withoutPlay(lexicon, view);
    return candidates.move(candidates.nth(place(candidates.count)));
  };
}

function human(how: Attention, commonOnly: boolean): Choose {
  return (lexicon, view, random, budget) => {
    const candidates = new Candidates(
      commonOnly ? { ...lexicon, dawg: commonWords(lexicon) } : lexicon,
      view,
      budget,
    );
    const at = seenPlay(candidates, how, random);
    return at < 0 ? withoutPlay(lexicon, view) : candidates.move(at);
  };
}

function withoutPlay(lexicon: Lexicon, view: View): Move {
  return exchangeOf(lexicon, view, ownRack(view)) ?? { kind: 'pass' };
}
