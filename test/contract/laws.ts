/** The laws every game keeps (docs/architecture.md, "The contract"). */
import { pick } from '../../src/core/random.ts';
import { stream } from '../../src/room/random.ts';
import type { Law } from './law.ts';
import { dailiesAreWhole } from './laws/dailies.ts';
import {
  botsAreHonest,
  botsPlay,
  engineIsWhole,
  hintsAreLegal,
  reviewsLookBack,
  solvingIsAMove,
} from './laws/engine.ts';
import { filesAreRead } from './laws/files.ts';
import {
  anyText,
  checkAgrees,
  endsProperly,
  forfeitEnds,
  jsonOnly,
  movesAreLegal,
  movesAreText,
  outcomeIsWhole,
  sameAgain,
} from './laws/play.ts';
import { imagineFits, lastLeaksNothing, nothingLeaks } from './laws/secrets.ts';
import { everyoneCanPoint, everyoneCanRead } from './laws/words.ts';
import { assert, assertJson, same } from './walk.ts';
import { wildJson } from './wild.ts';

/** Laws on a game being played. */
export const laws: Readonly<Record<string, Law>> = {
  'states and views are plain JSON': jsonOnly,
  'a replay of the log gives the same states': sameAgain,
  'nobody is to act exactly when there is an outcome': endsProperly,
  'the outcome places every seat': outcomeIsWhole,
  'the moves offered are legal, and there always is one': movesAreLegal,
  'moves survive being written and read': movesAreText,
  'any text gives a Result': anyText,
  'check agrees with play': checkAgrees,
  'views leak nothing': nothingLeaks,
  'last tells no more than the rest of the view': lastLeaksNothing,
  'imagine fits the view': imagineFits,
  'the engine has what is promised': engineIsWhole,
  'every bot plays legally, also when told to stop': botsPlay,
  'bots know only their view': botsAreHonest,
  'hints are legal': hintsAreLegal,
  'reviews look back at the end': reviewsLookBack,
  'solving is a move': solvingIsAMove,
  'forfeits end a seat and at last the game': forfeitEnds,
  'every view can be drawn and told': everyoneCanRead,
  'every drawing can be pointed at': everyoneCanPoint,
  'files are read as they were written': filesAreRead,
};

/** Any JSON gives a Result for options and seats; what is read reads again as the same. */
const anyJson: Law = ({ subject: { game, cases }, options, seed }, said) => {
  const chance = stream(seed, 2 ** 42);
  for (let n = 0; n < 300; n++) {
    const raw = wildJson(chance, pick(chance, cases).options);
    const parsed = game.parseOptions(raw);
    if (!parsed.ok) said.refusal(parsed, `parseOptions ${JSON.stringify(raw)}`);
    else {
      assertJson(parsed.value, 'options');
      assert(same(game.parseOptions(parsed.value), parsed), 'options read again differ', parsed.value);
      const { min, max } = game.seats(parsed.value);
      assert(min >= 1 && max >= min, 'seats', { min, max });
    }
  }
  for (let n = 0; n < 300; n++) {
    const raw = wildJson(chance, pick(chance, pick(chance, cases).seats));
    const parsed = game.parseSeat(options, raw, []);
    if (!parsed.ok) said.refusal(parsed, `parseSeat ${JSON.stringify(raw)}`);
    else assertJson(parsed.value, 'seat');
  }
};

/** Laws on the game itself, whatever is played. */
export const gameLaws: Readonly<Record<string, Law>> = {
  'any JSON gives a Result': anyJson,
  'every game of the day can be named, read and made': dailiesAreWhole,
};
