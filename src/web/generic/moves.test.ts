import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { game } from '../../games/template/index.ts';
import { stream } from '../../room/random.ts';
import { completions, isAt, parseDraft, placesOf, read } from './moves.ts';

describe('moves as text', () => {
  it('a place begins a move only as a whole', () => {
    expect([
      isAt('d1', 'd1'),
      isAt('D1 5', 'd1'),
      isAt('d1', 'd10'),
      isAt('d10', 'd1'),
      isAt('', 'd1'),
    ]).toEqual([true, true, false, false, false]);
  });

  it('places with a move are found by what moves begin with', () => {
    expect([...placesOf(['8H CASA', 'd10', 'pass'], ['8H', '8I', 'd1', 'd10'])]).toEqual(['8H', 'd10']);
  });

  it('completions begin with what is typed, in either case', () => {
    expect(completions(['8H CASA', '8I PI', 'pass'], ' 8h', 8)).toEqual(['8H CASA']);
    expect(completions(['a1', 'a2', 'a3'], 'a', 2)).toEqual(['a1', 'a2']);
  });

  it('any JSON is a draft', () => {
    for (const raw of [null, 3, 'x', [], {}, { text: 3 }])
      expect(parseDraft(raw)).toEqual({ text: '', from: null });
    expect(parseDraft({ text: 'b3 4', from: 'b3' })).toEqual({ text: 'b3 4', from: 'b3' });
    expect(parseDraft({ text: 'c3 4', from: 'b3' })).toEqual({ text: 'c3 4', from: null });
  });

  it('a text is nothing, half a move, a refused one or a good one', () => {
    const rules = must(game.open({}));
    const options = must(game.parseOptions({}));
    const view = rules.view(
      rules.setup(
        options,
        [
          { name: 'Ada', bot: null, picks: {} },
          { name: 'Leo', bot: null, picks: {} },
        ],
        stream('00', 0),
      ),
      0,
    );
    const kinds = [' ', 'ta', 'take 99', 'take 1'].map((text) => read(rules as never, view, text).kind);
    expect(kinds).toEqual(['nothing', 'unread', 'refused', 'good']);
  });
});
