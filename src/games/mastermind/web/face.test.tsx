import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../core/phrase.ts';
import { must } from '../../../core/result.ts';
import type { Viewer } from '../../../core/seat.ts';
import { bareCode, boardFor, viewersOf } from '../../../web/kit/board.testing.ts';
import type { BoardProps } from '../../../web/kit/gameui.ts';
import { game } from '../index.ts';
import { messages } from '../messages/index.ts';
import { phaseOf, type State } from '../table.ts';
import { played, started } from '../trial.testing.ts';
import * as web from './played.ts';
import Thumb from './Thumb.tsx';

const rules = must(game.open({}));
const names = ['Ada', 'Leo', 'Mar'];

function props(state: State, viewer: Viewer, language?: Language): BoardProps {
  return boardFor({ rules, messages, names }, state, viewer, language);
}

const { Board, Tools, Notes } = web.played;

function drawn(given: BoardProps): string {
  return renderToStaticMarkup(
    <>
      <Board {...given} />
      <Tools {...given} />
      <Notes {...given} />
      <Thumb view={given.view} />
    </>,
  );
}

const alone = started({}, ['a'], '1234');
const several = started({}, ['a', 'b', 'c'], '1234');
const duel = started({ role: 'duel' }, ['a', 'b']);
const maker = started({ role: 'maker' }, ['maker', 'breaker', 'breaker']);
const head = started({ role: 'maker', code: 'head', turns: 6 }, ['maker', 'breaker']);
const holes = { difficulty: 'custom', positions: 8, colors: 12, repeats: false, holes: true, turns: 12 };

/** Three of one colour and three of another: no code of four has both. */
const contradiction = ['1: 3333', '0: 3,0', '1: 4444', '0: 3,0'];

/** Games of every kind, stopped in every phase. */
const games: Readonly<Record<string, State>> = {
  'alone, at the start': alone,
  'alone, in the middle': played(alone, '0: 1122', '0: 5566'),
  'alone, broken': played(alone, '0: 1122', '0: 1234'),
  'alone, given up': rules.forfeit(alone, 0, 'resigned'),
  'several at one code': played(several, '0: 1122', '1: 1234'),
  'a duel before the codes': duel,
  'a duel with one code': played(duel, '1: code 4321'),
  'a duel in the middle': played(duel, '0: code 1234', '1: code 4321', '0: 1122'),
  'a maker without a code': maker,
  'a maker who is asked twice': played(maker, '0: code 1234', '2: 1122', '1: 3344'),
  'a maker who has answered': played(maker, '0: code 1234', '2: 1122', '0: 1,1'),
  'a code in the head': played(head, '1: 1122'),
  'a code to tell': played(head, ...contradiction),
  'a code that was told': played(head, ...contradiction, '0: code 5555'),
  'a large board with holes': played(started(holes, ['a']), '0: 12345678', '0: 000009AB'),
};

describe('[M1] [M5] [M11] the board serves every phase, role and viewer', () => {
  it.each(Object.entries(games))('%s', (_, state) => {
    for (const viewer of viewersOf(state.players))
      for (const replaying of [false, true])
        expect(drawn({ ...props(state, viewer), replaying })).toContain('m-rows');
  });
  it('these games are in all phases', () =>
    expect(new Set(Object.values(games).map(phaseOf))).toEqual(new Set(['code', 'guess', 'tell', 'over'])));
  it.each(['ca', 'es', 'en'] as const)('every word is there in %s', (language) => {
    for (const state of Object.values(games))
      for (const viewer of [0, 1, 'spectator'] as const) {
        if (typeof viewer === 'number' && viewer >= state.players.length) continue;
        expect(drawn(props(state, viewer, language))).not.toMatch(bareCode);
      }
  });
  it('a hidden code is nowhere in what a breaker gets', () => {
    const html = drawn(props(games['several at one code']!, 0));
    expect(html).toContain('The code is hidden.');
    expect(html).not.toContain('red, blue, yellow, green');
  });
  it('the code lies open at the end', () =>
    expect(drawn(props(games['alone, broken']!, 'spectator'))).toContain(
      'The code: red, blue, yellow, green.',
    ));
  it('[M5] wrong answers are shown with what they should have been', () =>
    expect(drawn(props(games['a code that was told']!, 'open'))).toContain('The right answer was:'));
  it('[M5] a wrong answer is explained by this very guess and code, peg by peg', () => {
    const asked = played(maker, '0: code 1123', '1: 1411');
    const given = (draft: unknown) => drawn({ ...props(asked, 0), draft });
    expect(given({ exact: 1, misplaced: 1 })).toMatch(/<details class="m-how"><summary>How is this guess/);
    expect(given({ exact: 1, misplaced: 2 })).toMatch(/<details class="m-how" open="">/);
    expect(given(null)).toContain(
      'red right place, green nothing, red right colour, wrong place, red nothing',
    );
    expect(given(null)).toContain('red: 2 in the code, 3 in the guess. It counts 2 times.');
  });
  it('[M5] with the code in the head an example is there when a colour repeats', () => {
    const tools = (state: State) => renderToStaticMarkup(<Tools {...props(state, 0)} />);
    expect(tools(played(head, '1: 1122'))).toContain('What if a colour repeats?');
    expect(tools(played(head, '1: 1234'))).not.toContain('What if a colour repeats?');
  });
  it('[M4] a peg that is kept says so', () => {
    const html = drawn({ ...props(alone, 0), draft: { pegs: [1, 2, null, null], at: 2, held: [1] } });
    expect(html).toContain('Place 2: blue, drop, kept for the next guess');
    expect(html).toContain('Place 1: red, heart"');
  });
  it('[M4] the button says what is missing, then what it does', () => {
    const given = props(alone, 0);
    expect(drawn({ ...given, draft: { pegs: [1, 2, null, null], at: 2 } })).toContain('>2 pegs missing<');
    expect(drawn({ ...given, draft: { pegs: [1, 2, 3, 4], at: 3 } })).toContain('>Try this code<');
  });
  it('a move on its way is shown at once', () =>
    expect(drawn({ ...props(alone, 0), pending: '1155', mayAct: false })).toContain('Place 3: orange, ring'));
  it('any draft will do', () => {
    for (const draft of ['x', 7, [], { pegs: [99] }, { exact: 'a' }])
      expect(drawn({ ...props(alone, 0), draft })).toContain('4 pegs missing');
  });
});
