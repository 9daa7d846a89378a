import { describe, expect, it } from 'vitest';
import { boardOf, fakeEnv, playing, saidBy, soon } from './fakes.testing.ts';
import type { TableInput } from './input.ts';
import { rows } from './standings.ts';
import { newsPhrases, turnStatus } from './status.ts';
import { sticks } from './sticks.testing.ts';

/** Types a line and lets all that follows from it happen. */
async function type(input: () => TableInput, line: string): Promise<void> {
  await input().submit(line);
  await soon();
}

async function uncover(input: () => TableInput): Promise<void> {
  input().controller.uncover();
  await soon();
}

describe('quick play', () => {
  it('[R10][T] seats one person and the rivals that the game proposes, and starts', async () => {
    const { input } = await playing(fakeEnv());
    const { phase, seats, seat } = input().table.screen;
    expect(phase).toBe('playing');
    expect(seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ada', null],
      ['Zaida', 'high'],
    ]);
    expect(seat).toBe(0);
  });

  it('[R12][R20][T] goes to the end and ranks all seats', async () => {
    const env = fakeEnv();
    const { input } = await playing(env);
    for (let n = 0; n < 30 && !input().controller.isOver; n++) {
      await type(input, '1');
      await env.pump();
    }
    expect(input().table.screen.outcome?.standings).toHaveLength(2);
    expect(rows(input()).map(({ mark }) => mark)).toEqual(['1.', '2.']);
    const { phrases } = turnStatus(input().table);
    expect(phrases.map(({ code }) => code)).toEqual(['end.won', 'over.empty', 'end.took']);
    await type(input, '1');
    expect(saidBy(input())).toBe('This game is over.');
  });

  it('[R12][T] says whose turn it is and who thinks', async () => {
    const env = fakeEnv();
    const { input } = await playing(env);
    expect(turnStatus(input().table).phrases[0]!.code).toBe('play.your-turn');
    await type(input, '3');
    expect(turnStatus(input().table).phrases[0]).toEqual({
      code: 'play.thinking',
      params: { who: { seat: 1 } },
    });
    await type(input, '3');
    expect(saidBy(input())).toBe('It is not your turn.');
  });
});

describe('commands', () => {
  it('[R17][T] undo takes back the last move of a person with the bot’s answer', async () => {
    const env = fakeEnv();
    const { input } = await playing(env);
    const before = boardOf(input());
    await type(input, '2');
    await env.pump();
    expect(boardOf(input())).not.toBe(before);
    await type(input, '/undo');
    expect(boardOf(input())).toBe(before);
    await type(input, '/undo');
    expect(saidBy(input())).toBe('There is nothing to undo.');
  });

  it('[R17][T] undo plays the game’s own move where the game takes back', async () => {
    const undo = sticks({ word: 'undo', takeBack: { undo: 'undo', redo: 'redo' } });
    const { input } = await playing(fakeEnv(), undo, ['Ada', 'Leo']);
    await type(input, '/undo');
    expect(saidBy(input())).toBe('There is nothing to undo.');
    await type(input, '1');
    await type(input, '/undo');
    expect(boardOf(input())).toContain('18');
  });

  it('[R19][T] a game without hints says so', async () => {
    const { input } = await playing(fakeEnv());
    await type(input, '/hint');
    expect(saidBy(input())).toBe('This game has no hints.');
  });

  it('[R19][T] a hint says what to play once, and take plays it', async () => {
    const { input } = await playing(fakeEnv(), sticks({ hints: true }));
    await type(input, '/take');
    expect(saidBy(input())).toContain('no hint to take');
    await type(input, '/hint');
    expect(saidBy(input())).toBe('Hint: Two are good. /take plays it.');
    await type(input, '/take');
    expect(boardOf(input())).toContain('19');
  });

  it('[R18][T] pause covers the board; resume shows it again', async () => {
    const { input } = await playing(fakeEnv());
    await type(input, '/pause');
    expect(boardOf(input())).toBe('');
    for (const line of ['2', '/history', '/replay', '/undo', '/hint', '/score']) {
      await type(input, line);
      expect(saidBy(input()), line).toContain('paused');
    }
    await type(input, '/resume');
    expect(boardOf(input())).toContain('21');
  });

  it('[O6][T] whoever watches bots alone sets the pace, and pauses without a cover', async () => {
    const { input } = await playing(fakeEnv(), undefined, ['Zaida*', 'Kofi*']);
    await type(input, '/speed 4');
    expect([input().table.screen.speed, saidBy(input())]).toEqual([4, 'Speed: 4×']);
    await type(input, '/w');
    expect(input().table.screen.speed).toBe(0.5);
    await type(input, '/speed 7');
    expect(saidBy(input())).toBe('The possible speeds are: 0.5 · 1 · 2 · 4.');
    await type(input, '/pause');
    expect(boardOf(input())).toContain('21');
    expect(turnStatus(input().table).phrases).toEqual([{ code: 'play.paused-show' }]);
  });

  it('[R16][T] giving up asks first, also while paused, and shows the result', async () => {
    const { input } = await playing(fakeEnv());
    await type(input, '/forfeit');
    await type(input, 'n');
    expect(input().controller.isOver).toBe(false);
    await type(input, '/pause');
    await type(input, '/forfeit');
    await type(input, 'yes');
    expect(input().table.screen.outcome?.winners).toEqual([1]);
    expect(boardOf(input())).toContain('21');
  });

  it('[R16][T] of several at one keyboard only the one to move gives up, by name', async () => {
    const { input } = await playing(fakeEnv(), undefined, ['Ada', 'Leo', 'Mar']);
    await type(input, '1');
    await type(input, '/abandon');
    expect(input().say('play.ask-abandon-who', input().confirmation!.phrase.params)).toBe(
      'Shall Leo resign? Whoever resigns loses. (y/n)',
    );
    await type(input, 'y');
    expect([input().controller.isOver, input().table.screen.toAct]).toEqual([false, [2]]);
    await type(input, '/abandon');
    await type(input, 'y');
    expect(input().table.screen.outcome?.winners).toEqual([0]);
  });

  it('[R16][T] nobody of several gives up while a bot is to move', async () => {
    const { input } = await playing(fakeEnv(), undefined, ['Ada', 'Leo', 'Zaida*']);
    await type(input, '1');
    await type(input, '1');
    await type(input, '/abandon');
    expect(saidBy(input())).toBe('Only whoever’s turn it is can resign, and right now that is nobody here.');
  });

  it('[R16][T] leaving a game that goes on asks first', async () => {
    const { client, input } = await playing(fakeEnv());
    await type(input, '/leave');
    expect(client.place.kind).toBe('table');
    await type(input, 'y');
    expect(client.place.kind).toBe('menu');
  });

  it('[R20][T] again keeps settings and seats', async () => {
    const { input } = await playing(fakeEnv());
    await type(input, '/forfeit');
    await type(input, 'y');
    await type(input, '/again');
    expect(input().table.screen.phase).toBe('playing');
    expect(input().table.screen.seats.map(({ name }) => name)).toEqual(['Ada', 'Zaida']);
  });

  it('[R53][T] speaks the language one asks for, also what was already said', async () => {
    const { input } = await playing(fakeEnv());
    await type(input, 'nonsense');
    expect(saidBy(input())).toContain('“nonsense” is not a move here');
    const { notice } = input().controller;
    await type(input, '/language ca');
    input().controller.notice = notice;
    expect(saidBy(input())).toContain('«nonsense» no és cap jugada');
    await type(input, '/desfés');
    expect(saidBy(input())).toBe('No hi ha res per desfer.');
    await type(input, '/undo');
    expect(saidBy(input())).toBe('No hi ha res per desfer.');
  });

  it('[R53][T] any nonsense is answered, and nothing of it can steer the terminal', async () => {
    const { input } = await playing(fakeEnv());
    for (const line of [
      '/',
      '/xyzzy',
      '\u001b[31mred',
      '\u0000',
      ' ',
      '/seat',
      '/seat \u202e9',
      '漢字',
      'x'.repeat(5000),
    ]) {
      await type(input, line);
      expect(saidBy(input())).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
    expect(boardOf(input())).toContain('21');
  });
});

describe('moves and commands', () => {
  it('a move is never taken for a command', async () => {
    const pausing = sticks({ word: 'pause' });
    const { input } = await playing(fakeEnv(), pausing);
    await type(input, 'pause');
    expect(input().table.screen.paused).toBe(false);
    expect(boardOf(input())).toContain('19');
  });

  it('a command may do without its slash where the game has no such word', async () => {
    const { client, input } = await playing(fakeEnv());
    await type(input, 'pause');
    expect(input().table.screen.paused).toBe(true);
    await type(input, 'resume');
    await type(input, 'take');
    expect(saidBy(input())).toContain('is not a move here');
    await type(input, 'h');
    expect(saidBy(input())).toContain('is not a move here');
    await type(input, '?');
    expect(client.place.kind).toBe('page');
  });

  it('Tab completes commands and moves', async () => {
    const { input } = await playing(fakeEnv());
    expect(input().complete('/und').text).toBe('/undo');
    expect(input().complete('/re').candidates).toEqual(['/resume', '/replay', '/review', '/return']);
    expect(input().complete('').candidates).toEqual(['1', '2', '3']);
    expect(input().complete('zz')).toEqual({ text: 'zz', candidates: [] });
  });

  it('[R12][T] a typed move is previewed, and says why it can’t be', async () => {
    const { input } = await playing(fakeEnv());
    expect(input().preview('2')).toMatchObject({ phrases: [{ code: 'leaves' }] });
    expect(input().preview('9')).toMatchObject({ tone: 'bad', phrases: [{ code: 'take-range' }] });
    expect(input().preview('hello')).toBeNull();
    expect(input().preview('/undo')).toBeNull();
  });
});

describe('several people at one keyboard', () => {
  it('[R11][T] the screen is covered between two players who have secrets', async () => {
    const { input } = await playing(fakeEnv(), sticks({ secret: true }), ['Ada', 'Leo']);
    expect(input().controller.awaited).toBe(0);
    expect(boardOf(input())).toContain('card of nobody');
    await type(input, '3');
    expect(boardOf(input())).toContain('21 sticks, card of 0');
    await type(input, '3');
    expect(input().controller.awaited).toBe(1);
    expect(boardOf(input())).toContain('18 sticks, card of nobody');
    await uncover(input);
    expect(boardOf(input())).toContain('18 sticks, card of 1');
    expect(input().typed).toEqual([]);
  });

  it('[R11][T] without secrets the game goes on at once', async () => {
    const { input } = await playing(fakeEnv(), undefined, ['Ada', 'Leo']);
    await type(input, '3');
    expect(input().controller.awaited).toBeNull();
    expect(input().table.screen.seat).toBe(1);
  });

  it('[R11][T] one person against bots is never covered', async () => {
    const env = fakeEnv();
    const { input } = await playing(env, sticks({ secret: true }));
    await type(input, '3');
    await env.pump();
    expect(input().controller.awaited).toBeNull();
    expect(input().table.screen.seat).toBe(0);
  });

  it('[R11][T] where all may move at once they take turns, or take a seat', async () => {
    const { input } = await playing(fakeEnv(), sticks({ race: true, secret: true }), ['Ada', 'Leo', 'Mar']);
    await uncover(input);
    await type(input, '1');
    expect(input().controller.awaited).toBe(1);
    await uncover(input);
    await type(input, '/seat mar');
    expect(input().controller.awaited).toBe(2);
    await uncover(input);
    await type(input, '/seat 9');
    expect(saidBy(input())).toContain('Nobody called “9”');
  });

  it('[R17][T] an undo gives the keyboard back to who moved', async () => {
    const { input } = await playing(fakeEnv(), sticks({ secret: true }), ['Ada', 'Leo']);
    await uncover(input);
    await type(input, '1');
    await uncover(input);
    await type(input, '/undo');
    expect(input().controller.awaited).toBe(0);
  });

  it('[R11][T] one gives up and the others go on', async () => {
    const { input } = await playing(fakeEnv(), undefined, ['Ada', 'Leo', 'Mar']);
    await type(input, '/forfeit');
    await type(input, 'y');
    expect(input().table.screen.seat).toBe(1);
    expect(newsPhrases(input().table).map(({ code }) => code)).toContain('play.gave-up');
  });
});

describe('bots among themselves', () => {
  it('[R11][T] play to the end while one looks on', async () => {
    const env = fakeEnv();
    const { input } = await playing(env, undefined, ['Zaida*', 'Kofi*']);
    await env.pump(1);
    expect(input().controller.isOver).toBe(false);
    await type(input, '2');
    expect(saidBy(input())).toContain('only watching');
    await env.pump();
    expect(input().controller.isOver).toBe(true);
  });

  it('rest when nobody looks any more', async () => {
    const env = fakeEnv();
    const { client, input } = await playing(env, undefined, ['Zaida*', 'Kofi*']);
    await type(input, '/leave');
    await type(input, 'y');
    await env.pump();
    expect(env.waiting()).toBe(0);
    expect(client.menu.last).toMatchObject({ phase: 'playing' });
  });
});
