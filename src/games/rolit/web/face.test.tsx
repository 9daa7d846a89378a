import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Language, speaker } from '../../../core/phrase.ts';
import { must } from '../../../core/result.ts';
import type { Viewer } from '../../../core/seat.ts';
import { bareCode, boardFor, viewersOf } from '../../../web/kit/board.testing.ts';
import type { BoardProps } from '../../../web/kit/gameui.ts';
import { boards, type Shape, shapes } from '../boards.ts';
import { colors } from '../colors.ts';
import { drawnState } from '../drawn.testing.ts';
import { game } from '../index.ts';
import { messages } from '../messages/index.ts';
import { defaults } from '../options.ts';
import { forfeit, moves, play, type State, setup, view } from '../rules.ts';
import { face } from './face.tsx';
import { ShapePicture } from './pictures.tsx';
import { played } from './played.ts';
import Thumb from './Thumb.tsx';

const seats = ['yellow', 'blue'].map((color) => ({ name: color, bot: null, picks: { color } }));

describe('[O1] [O2] pictures of boards and balls', () => {
  it.each(shapes)('%s has a picture', (shape) =>
    expect(renderToStaticMarkup(<ShapePicture value={shape} />)).toContain('var(--blue)'),
  );
  it.each(shapes)('a game on %s has a small picture', (shape) => {
    const state = setup({ ...defaults, variant: 'official', shape }, seats);
    expect(renderToStaticMarkup(<Thumb view={view(state, 'spectator')} />)).toContain('var(--yellow)');
  });
  it('a ball that was put is in the small picture', () => {
    const played = play(setup(defaults, seats), 0, 'd4');
    expect(played.ok && renderToStaticMarkup(<Thumb view={view(played.value, 'open')} />)).toContain(
      'var(--yellow)',
    );
  });
  it.each([
    ['en', 'medium circle, free rules', 'small diamond, official rules, in teams'],
    ['es', 'círculo mediano, reglas libres', 'rombo pequeño, reglas oficiales, por equipos'],
    ['ca', 'cercle mitjà, regles lliures', 'rombe petit, regles oficials, per equips'],
  ] as const)('what is played is told in %s', (language, circle, diamond) => {
    const say = speaker(language, [messages[language]], []);
    expect(face.subtitle!({ ...defaults, shape: 'CM' }, say)).toBe(circle);
    const teams = { ...defaults, shape: 'DS', variant: 'official', mode: 'teams' };
    expect(face.subtitle!(teams, say)).toBe(diamond);
  });
  it('a colour is named with its symbol, and whoever gave up is', () => {
    const state = setup(defaults, [{ name: 'Ada', bot: null, picks: { color: 'red' } }, seats[1]!]);
    const say = speaker('en', [messages.en], []);
    expect(face.detail!(view(state, 0), 0, say)).toBe('red, heart');
    expect(face.detail!(view(forfeit(state, 0), 0), 0, say)).toBe('red, heart · resigned');
    expect(face.tone!(view(state, 0), 0)).toBe('red');
  });
  it('every colour has a symbol in every language', () => {
    for (const catalogue of Object.values(messages))
      for (const color of colors) expect(catalogue[`symbol.${color}`]).toBeTruthy();
  });
});

const rules = must(game.open({}));
const names = colors.map((_, seat) => `P${seat}`);

function props(state: State, viewer: Viewer, language?: Language): BoardProps {
  const empty = { ...state, balls: state.balls.map(() => null), last: null };
  return {
    ...boardFor({ rules, messages, names }, state, viewer, language),
    past: [view(empty, viewer), view(state, viewer)],
  };
}

function drawn(given: BoardProps): string {
  const { Board, Tools, Notes, Roster, Podium } = played;
  const outcome = rules.outcome(given.view as State);
  const cards = names.slice(0, (given.view as State).players.length).map((name) => ({ name, score: '1' }));
  return renderToStaticMarkup(
    <>
      <Roster label="Players" seats={cards} board={given} />
      <Board {...given} />
      <Tools {...given} />
      <Notes {...given} />
      {outcome && <Podium outcome={outcome} view={given.view} names={names} say={given.say} />}
    </>,
  );
}

function seated(shape: Shape, count: number, teams: readonly string[] = []): State {
  const people = colors.slice(0, count).map((color, seat) => ({
    name: names[seat]!,
    bot: null,
    picks: { color, ...(teams.length > 0 && { team: teams[seat % teams.length]! }) },
  }));
  return setup(
    { ...defaults, shape, variant: 'official', mode: teams.length > 0 ? 'teams' : 'classic' },
    people,
  );
}

/** The first legal move, so many times. */
function gone(state: State, count: number): State {
  if (count === 0 || rules.toAct(state).length === 0) return state;
  const [move] = moves(view(state, state.turn));
  return gone(must(play(state, state.turn, move!)), count - 1);
}

const stuck = drawnState('01.... ...... ...... ...... ...... ......', { variant: 'othello', turn: 1 });
const games: Readonly<Record<string, State>> = {
  'a free game at the start': drawnState('...... '.repeat(6)),
  'two with neutral balls': seated('SS', 2),
  'ten on the largest board': gone(seated('CL', 10), 30),
  'two teams in the middle': gone(seated('DM', 5, ['Sol', 'Luna']), 12),
  'a full board': gone(seated('SS', 3), 36),
  'a full board of teams': gone(seated('SS', 4, ['Sol', 'Luna']), 36),
  'somebody gave up': forfeit(gone(seated('SM', 3), 5), 1),
  'one who must pass': stuck,
};

describe('[O1] [O2] [O4] the board serves every game, shape and viewer', () => {
  it.each(Object.entries(games))('%s', (_, state) => {
    for (const viewer of viewersOf(state.players))
      for (const replaying of [false, true])
        expect(drawn({ ...props(state, viewer), replaying })).toContain('role="grid"');
  });
  it.each(shapes)('%s has all its cells, one of them a tab stop', (shape) => {
    const html = drawn(props(seated(shape, 2), 0));
    expect(html.match(/role="gridcell"/g)).toHaveLength(boards[shape].cells.length);
    expect(html.match(/role="gridcell"[^>]*tabindex="0"/g)).toHaveLength(1);
  });
  it.each(['ca', 'es', 'en'] as const)('every word is there in %s', (language) => {
    for (const state of Object.values(games))
      for (const viewer of [0, 1, 'spectator'] as const)
        expect(drawn(props(state, viewer, language))).not.toMatch(bareCode);
  });
});

describe('[O5] a cell and what it would do', () => {
  const middle = drawnState('...... .01... ...... ...... ...... ......');
  it('is named with what lies there, and what a ball would turn', () => {
    const html = drawn(props(middle, 0));
    expect(html).toContain('aria-label="B2, yellow, P0"');
    expect(html).toContain('aria-label="D2, empty, turns 1"');
    expect(html).toContain('aria-label="F6, empty"');
  });
  it('chosen, it marks what turns, tells everybody’s change and is what the button plays', () => {
    const html = drawn({ ...props(middle, 0), draft: 'd2' });
    expect(html.match(/r-turning/g)).toHaveLength(1);
    expect(html).toContain('what changes with D2');
    expect(html).toMatch(/\+2<.*−1</);
    expect(html).toContain('>Put the ball on D2<');
  });
  it('in teams the change is the team’s too', () => {
    const teams = middle.players.map((player, seat) => ({ ...player, team: ['Sol', 'Luna'][seat]! }));
    const html = drawn({ ...props({ ...middle, players: teams }, 0), draft: 'd2' });
    expect(html).toMatch(/<h3><span>Sol<\/span><small[^>]*>\+2<\/small><span class="num">1</);
    expect(html).toMatch(/<h3><span>Luna<\/span><small[^>]*>−1<\/small><span class="num">1</);
  });
  it('a draft of another position counts as nothing', () => {
    for (const draft of ['x', 7, [], 'b2', 'f6', { cell: 'd2' }])
      expect(drawn({ ...props(middle, 0), draft })).toContain('>Choose a cell<');
  });
  it('a move on its way is shown at once', () =>
    expect(drawn({ ...props(middle, 0), pending: 'd2', mayAct: false })).toContain('data-ghost="sent"'));
  it('a proposal is marked', () =>
    expect(drawn({ ...props(middle, 0), hinted: 'd2' })).toContain('D2, empty, turns 1, hint'));
  it('whoever waits has no marks, and the button says who plays', () => {
    const html = drawn(props(middle, 1));
    expect(html).not.toContain('data-may');
    expect(html).toContain('>P0 to play<');
  });
  it('[O4] who can’t turn anything passes', () => {
    expect(drawn(props(stuck, 1))).toContain('>Pass<');
    expect(rules.task!(view(stuck, 1))).toEqual({ code: 'must-pass' });
    expect(rules.task!(view(middle, 0))).toBeNull();
  });
});

describe('[O7] the end', () => {
  it('has a podium, the first in the middle', () =>
    expect(drawn(props(games['a full board']!, 'open')).match(/r-step" data-place="\d"/g)).toEqual(
      [2, 1, 3].map((place) => `r-step" data-place="${place}"`),
    ));
  it('ranks teams, and shows who is in them', () => {
    const html = drawn(props(games['a full board of teams']!, 'open'));
    expect(html).toMatch(/r-step-balls.*<b>(Sol|Luna)<\/b>/);
    expect(html).toContain('<h3><span>Sol</span>');
  });
});
