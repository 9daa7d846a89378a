/** What the last move did, and what it leaves to do, in phrases. */
import type { Phrase } from '../../core/phrase.ts';
import type { Ending, Turn, View } from './position.ts';

export function narrate({ history, ending }: View): readonly Phrase[] {
  const last = history.at(-1);
  return last ? [...phrasesOf(last), ...closing(ending)] : [];
}

/** Whoever may challenge the last play is told so. */
export function task({ me, turn, pending, ending }: View): Phrase | null {
  if (ending || me !== turn || !pending) return null;
  return { code: pending.out ? 'task.answer' : 'task.challenge', params: { who: { seat: pending.seat } } };
}

function phrasesOf(turn: Turn<string | null>): readonly Phrase[] {
  const who = { seat: turn.seat };
  switch (turn.kind) {
    case 'play': {
      const [main = '', ...crosses] = turn.words;
      const params = { who, word: main, others: crosses.join(', '), score: turn.score };
      const played = { code: crosses.length > 0 ? 'told.plays' : 'told.play', params };
      return turn.usedAll ? [played, { code: 'told.all-tiles' }] : [played];
    }
    case 'exchange':
      return [{ code: 'told.exchange', params: { who, n: turn.tiles.length } }];
    case 'pass':
      return [{ code: 'told.pass', params: { who } }];
    case 'challenge':
      return challengePhrases(turn);
    case 'forfeit':
      return [{ code: `told.forfeit.${turn.why}`, params: { who } }];
  }
}

function challengePhrases({
  seat,
  against,
  wrong,
  bonus,
}: Extract<Turn, { kind: 'challenge' }>): readonly Phrase[] {
  const params = { who: { seat }, other: { seat: against } };
  if (wrong.length > 0)
    return [{ code: 'told.challenge-right', params: { ...params, words: wrong.join(', ') } }];
  const failed = { code: 'told.challenge-wrong', params };
  return bonus > 0 ? [failed, { code: 'told.bonus', params: { other: params.other, n: bonus } }] : [failed];
}

/** What the tiles left over changed. */
function closing(ending: Ending | null): readonly Phrase[] {
  return (ending?.adjustments ?? []).flatMap((points, seat) => {
    if (points === 0) return [];
    const code = points > 0 ? 'told.gains' : 'told.loses';
    return [{ code, params: { who: { seat }, n: Math.abs(points) } }];
  });
}
