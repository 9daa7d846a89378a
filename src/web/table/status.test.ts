import { describe, expect, it } from 'vitest';
import { TableController } from '../../client/controller.ts';
import type { News } from '../../client/newsfeed.ts';
import { bot, FakeTable, person, screenOf } from '../../client/table.testing.ts';
import { type Phrase, speaker } from '../../core/phrase.ts';
import type { Screen } from '../../room/screen.ts';
import { spoken, statusOf } from './status.ts';

const moved = (seat: number, gaveUp = false): News => ({
  seat,
  gaveUp,
  phrases: [{ code: gaveUp ? 'gave-up' : 'moved', params: { who: { seat } } }],
});

function at(changes: Partial<Screen>, news: readonly News[] = [], task: Phrase | null = null) {
  const table = new FakeTable(screenOf({ seats: [person(true), bot(), bot(), bot()], ...changes }));
  table.rules = { ...table.rules, task: () => task };
  Object.assign(table, { news, connection: 'open', thinking: null });
  return new TableController(table.client);
}

const codes = (controller: TableController) => {
  const { lead, rest } = statusOf(controller);
  return [lead, ...rest].map(({ code }) => code);
};

const words = {
  moved: '{who} moved.',
  'moved.you': 'You moved.',
  'play.have-played': '{who} have played.',
  'table.your-turn': 'Your turn.',
};
const say = speaker('en', [words], ['Ada', 'Bru', 'Mei', 'Roc'], 0);

describe('[R20] what stands above the board', () => {
  it('the move of one is told in full', () =>
    expect(codes(at({}, [moved(0), moved(1)]))).toEqual(['table.your-turn', 'moved']));
  it('of several, all who have played since are named, once', () => {
    const { rest } = statusOf(at({}, [moved(0), moved(1), moved(2), moved(3)]));
    expect(rest).toEqual([{ code: 'play.have-played', params: { who: { seats: [1, 2, 3] } } }]);
  });
  it('who gave up is not said to have played', () =>
    expect(codes(at({}, [moved(0), moved(1), moved(2, true)]))).toEqual([
      'table.your-turn',
      'gave-up',
      'moved',
    ]));
  it('one’s own move is not told: it lies on the board', () =>
    expect(codes(at({}, [moved(0)]))).toEqual(['table.your-turn']));
  it('who plays alone hears what is to do, not whose turn it is', () => {
    const alone = at({ seats: [person(true)] }, [moved(0)], { code: 'task.guess' });
    expect(codes(alone)).toEqual(['task.guess']);
    expect(codes(at({}, [], { code: 'task.guess' }))).toEqual(['table.your-turn', 'task.guess']);
  });
  it('with several people here it says whose turn it is', () =>
    expect(codes(at({ seats: [person(true), person(true)], toAct: [0, 1] }))).toEqual([
      'table.your-turn-name',
    ]));
  it('how it ended is said once: the rest is on the card beside', () => {
    const outcome = { winners: [0], standings: [], reason: { code: 'full' } };
    const standings = [{ place: 1, seats: [0], team: null, points: 3 }];
    expect(codes(at({ phase: 'over', outcome: { ...outcome, standings } }, [moved(0)]))).toEqual(['end.won']);
  });
});

describe('[R31] who has no seat', () => {
  const others = { seats: [person(false), person(false)], seat: null, owner: false };
  it('is told that they watch, then whose turn it is and what was done', () =>
    expect(codes(at(others, [moved(1)]))).toEqual(['table.watching', 'table.waiting', 'moved']));
  it('is told the end as everybody is', () => {
    const standings = [{ place: 1, seats: [0], team: null, points: 3 }];
    const outcome = { winners: [0], standings, reason: { code: 'full' } };
    expect(codes(at({ ...others, phase: 'over', outcome }))).toEqual(['end.won']);
  });
  it('is told nothing of the kind at a match of bots of their own', () => {
    const match = { seats: [bot(), bot()], seat: null, owner: true };
    expect(codes(at(match))).toEqual(['table.waiting']);
    expect(codes(at({ ...match, owner: false }))[0]).toBe('table.watching');
  });
});

describe('[R53] what is said aloud', () => {
  it('every move of the others in full, one’s own too, and each sentence once', () =>
    expect(spoken(at({}, [moved(0), moved(1), moved(2)]), say)).toBe(
      'You moved. Bru moved. Mei moved. Bru and Mei have played. Your turn.',
    ));
  it('a hint', () => {
    const controller = at({}, [moved(0)]);
    controller.hints = [{ move: 'a1', worth: 1, reason: { code: 'moved', params: { who: { seat: 3 } } } }];
    expect(spoken(controller, say)).toBe('Roc moved. Your turn.');
  });
});
