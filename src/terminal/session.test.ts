import { describe, expect, it } from 'vitest';
import type { Session } from './session.ts';
import { rows } from './standings.ts';
import { turnStatus } from './status.ts';
import { boardOf, fakeEnv, playing, saidBy, soon } from './testing/fakes.ts';
import { sticks } from './testing/sticks.ts';

/** Types a line and lets all that follows from it happen. */
async function type(session: () => Session, line: string): Promise<void> {
  await session().submit(line);
  await soon();
}

async function uncover(session: () => Session): Promise<void> {
  session().uncover();
  await soon();
}

describe('quick play', () => {
  it('[R10][T] seats one person and the rivals that the game proposes, and starts', async () => {
    const { session } = await playing(fakeEnv());
    const { phase, seats, hand } = session().table.screen;
    expect(phase).toBe('playing');
    expect(seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ada', null],
      ['Greedy', 'high'],
    ]);
    expect(hand).toBe(0);
  });

  it('[R12][R20][T] goes to the end and ranks all seats', async () => {
    const env = fakeEnv();
    const { session } = await playing(env);
    for (let n = 0; n < 30 && !session().isOver; n++) {
      await type(session, '1');
      await env.pump();
    }
    expect(session().table.screen.outcome?.standings).toHaveLength(2);
    expect(rows(session()).map(({ mark }) => mark)).toEqual(['1.', '2.']);
    const { phrases } = turnStatus(session().table);
    expect(phrases.map(({ code }) => code)).toEqual(['over.empty', 'end.won']);
    await type(session, '1');
    expect(saidBy(session())).toBe('This game is over.');
  });

  it('[R12][T] says whose turn it is and who thinks', async () => {
    const env = fakeEnv();
    const { session } = await playing(env);
    expect(turnStatus(session().table).phrases[0]!.code).toBe('play.your-turn');
    await type(session, '3');
    expect(turnStatus(session().table).phrases[0]).toEqual({
      code: 'play.thinking',
      params: { who: { seat: 1 } },
    });
    await type(session, '3');
    expect(saidBy(session())).toBe('It is not your turn.');
  });
});

describe('commands', () => {
  it('[R17][T] undo takes back the last move of a person with the bot’s answer', async () => {
    const env = fakeEnv();
    const { session } = await playing(env);
    const before = boardOf(session());
    await type(session, '2');
    await env.pump();
    expect(boardOf(session())).not.toBe(before);
    await type(session, '/undo');
    expect(boardOf(session())).toBe(before);
    await type(session, '/undo');
    expect(saidBy(session())).toBe('There is nothing to undo.');
  });

  it('[R17][T] undo plays the game’s own move where the game takes back', async () => {
    const undo = sticks({ word: 'undo', takeBack: 'game' });
    const { session } = await playing(fakeEnv(), undo);
    await type(session, '/undo');
    expect(boardOf(session())).toContain('19');
  });

  it('[R19][T] a game without hints says so', async () => {
    const { session } = await playing(fakeEnv());
    await type(session, '/hint');
    expect(saidBy(session())).toBe('This game has no hints.');
  });

  it('[R19][T] a hint shows move, worth and reason, and take plays it', async () => {
    const { session } = await playing(fakeEnv(), sticks({ hints: true }));
    await type(session, '/take');
    expect(saidBy(session())).toContain('no hint to take');
    await type(session, '/hint');
    expect(saidBy(session())).toBe('Hint: 2. 5 points. Two are good. /take plays it.');
    await type(session, '/take');
    expect(boardOf(session())).toContain('19');
  });

  it('[R18][T] pause covers the board; resume shows it again', async () => {
    const { session } = await playing(fakeEnv());
    await type(session, '/pause');
    expect(boardOf(session())).toBe('');
    for (const line of ['2', '/history', '/replay', '/undo', '/hint', '/score']) {
      await type(session, line);
      expect(saidBy(session()), line).toContain('paused');
    }
    await type(session, '/resume');
    expect(boardOf(session())).toContain('21');
  });

  it('[O6][T] whoever watches bots alone sets the pace, and pauses without a cover', async () => {
    const { session } = await playing(fakeEnv(), undefined, ['Bit*', 'Bot*']);
    await type(session, '/speed 4');
    expect([session().table.screen.speed, saidBy(session())]).toEqual([4, 'The show goes at 4×.']);
    await type(session, '/w');
    expect(session().table.screen.speed).toBe(0.5);
    await type(session, '/speed 7');
    expect(saidBy(session())).toBe('A show goes at one of these speeds: 0.5 · 1 · 2 · 4.');
    await type(session, '/pause');
    expect(boardOf(session())).toContain('21');
    expect(turnStatus(session().table).phrases).toEqual([{ code: 'play.paused-show' }]);
  });

  it('[R16][T] giving up asks first, also while paused, and shows the result', async () => {
    const { session } = await playing(fakeEnv());
    await type(session, '/forfeit');
    await type(session, 'n');
    expect(session().isOver).toBe(false);
    await type(session, '/pause');
    await type(session, '/forfeit');
    await type(session, 'yes');
    expect(session().table.screen.outcome?.winners).toEqual([1]);
    expect(boardOf(session())).toContain('21');
  });

  it('[R16][T] of several at one keyboard only the one to move gives up, by name', async () => {
    const { session } = await playing(fakeEnv(), undefined, ['Ada', 'Leo', 'Mar']);
    await type(session, '1');
    await type(session, '/abandon');
    expect(session().say('play.ask-abandon-who', session().confirmation!.phrase.params)).toBe(
      'Leo gives up? Whoever gives up loses. (y/n)',
    );
    await type(session, 'y');
    expect([session().isOver, session().table.screen.toAct]).toEqual([false, [2]]);
    await type(session, '/abandon');
    await type(session, 'y');
    expect(session().table.screen.outcome?.winners).toEqual([0]);
  });

  it('[R16][T] nobody of several gives up while a bot is to move', async () => {
    const { session } = await playing(fakeEnv(), undefined, ['Ada', 'Leo', 'Bot*']);
    await type(session, '1');
    await type(session, '1');
    await type(session, '/abandon');
    expect(saidBy(session())).toBe(
      'Whoever’s turn it is can give up, and now it is nobody’s at this keyboard.',
    );
  });

  it('[R16][T] leaving a game that goes on asks first', async () => {
    const { client, session } = await playing(fakeEnv());
    await type(session, '/leave');
    expect(client.place.kind).toBe('table');
    await type(session, 'y');
    expect(client.place.kind).toBe('menu');
  });

  it('[R20][T] again keeps settings and seats', async () => {
    const { session } = await playing(fakeEnv());
    await type(session, '/forfeit');
    await type(session, 'y');
    await type(session, '/again');
    expect(session().table.screen.phase).toBe('playing');
    expect(session().table.screen.seats.map(({ name }) => name)).toEqual(['Ada', 'Greedy']);
  });

  it('[R53][T] speaks the language one asks for, also what was already said', async () => {
    const { session } = await playing(fakeEnv());
    await type(session, 'nonsense');
    expect(saidBy(session())).toContain('“nonsense” is not a move here');
    const { status } = session();
    await type(session, '/language ca');
    session().status = status;
    expect(saidBy(session())).toContain('«nonsense» no és cap jugada');
    await type(session, '/desfés');
    expect(saidBy(session())).toBe('No hi ha res per desfer.');
    await type(session, '/undo');
    expect(saidBy(session())).toBe('No hi ha res per desfer.');
  });

  it('[R53][T] any nonsense is answered, and nothing of it can steer the terminal', async () => {
    const { session } = await playing(fakeEnv());
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
      await type(session, line);
      expect(saidBy(session())).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
    expect(boardOf(session())).toContain('21');
  });
});

describe('moves and commands', () => {
  it('a move is never taken for a command', async () => {
    const pausing = sticks({ word: 'pause' });
    const { session } = await playing(fakeEnv(), pausing);
    await type(session, 'pause');
    expect(session().table.screen.paused).toBe(false);
    expect(boardOf(session())).toContain('19');
  });

  it('a command may do without its slash where the game has no such word', async () => {
    const { client, session } = await playing(fakeEnv());
    await type(session, 'pause');
    expect(session().table.screen.paused).toBe(true);
    await type(session, 'resume');
    await type(session, 'take');
    expect(saidBy(session())).toContain('is not a move here');
    await type(session, 'h');
    expect(saidBy(session())).toContain('is not a move here');
    await type(session, '?');
    expect(client.place.kind).toBe('page');
  });

  it('Tab completes commands and moves', async () => {
    const { session } = await playing(fakeEnv());
    expect(session().complete('/und').text).toBe('/undo');
    expect(session().complete('/re').candidates).toEqual(['/resume', '/replay', '/review']);
    expect(session().complete('').candidates).toEqual(['1', '2', '3']);
    expect(session().complete('zz')).toEqual({ text: 'zz', candidates: [] });
  });

  it('[R12][T] a typed move is previewed, and says why it can’t be', async () => {
    const { session } = await playing(fakeEnv());
    expect(session().preview('2')).toMatchObject({ phrases: [{ code: 'leaves' }] });
    expect(session().preview('9')).toMatchObject({ tone: 'bad', phrases: [{ code: 'take-range' }] });
    expect(session().preview('hello')).toBeNull();
    expect(session().preview('/undo')).toBeNull();
  });
});

describe('several people at one keyboard', () => {
  it('[R11][T] the screen is covered between two players who have secrets', async () => {
    const { session } = await playing(fakeEnv(), sticks({ secret: true }), ['Ada', 'Leo']);
    expect(session().awaited).toBe(0);
    expect(boardOf(session())).toContain('card of nobody');
    await type(session, '3');
    expect(boardOf(session())).toContain('21 sticks, card of 0');
    await type(session, '3');
    expect(session().awaited).toBe(1);
    expect(boardOf(session())).toContain('18 sticks, card of nobody');
    await uncover(session);
    expect(boardOf(session())).toContain('18 sticks, card of 1');
    expect(session().typed).toEqual([]);
  });

  it('[R11][T] without secrets the game goes on at once', async () => {
    const { session } = await playing(fakeEnv(), undefined, ['Ada', 'Leo']);
    await type(session, '3');
    expect(session().awaited).toBeNull();
    expect(session().table.screen.hand).toBe(1);
  });

  it('[R11][T] one person against bots is never covered', async () => {
    const env = fakeEnv();
    const { session } = await playing(env, sticks({ secret: true }));
    await type(session, '3');
    await env.pump();
    expect(session().awaited).toBeNull();
    expect(session().table.screen.hand).toBe(0);
  });

  it('[R11][T] where all may move at once they take turns, or take a seat', async () => {
    const { session } = await playing(fakeEnv(), sticks({ race: true, secret: true }), ['Ada', 'Leo', 'Mar']);
    await uncover(session);
    await type(session, '1');
    expect(session().awaited).toBe(1);
    await uncover(session);
    await type(session, '/seat mar');
    expect(session().awaited).toBe(2);
    await uncover(session);
    await type(session, '/seat 9');
    expect(saidBy(session())).toContain('Nobody called “9”');
  });

  it('[R17][T] an undo gives the keyboard back to who moved', async () => {
    const { session } = await playing(fakeEnv(), sticks({ secret: true }), ['Ada', 'Leo']);
    await uncover(session);
    await type(session, '1');
    await uncover(session);
    await type(session, '/undo');
    expect(session().awaited).toBe(0);
  });

  it('[R11][T] one gives up and the others go on', async () => {
    const { session } = await playing(fakeEnv(), undefined, ['Ada', 'Leo', 'Mar']);
    await type(session, '/forfeit');
    await type(session, 'y');
    expect(session().table.screen.hand).toBe(1);
    expect(session().table.news.map(({ code }) => code)).toContain('play.gave-up');
  });
});

describe('bots among themselves', () => {
  it('[R11][T] play to the end while one looks on', async () => {
    const env = fakeEnv();
    const { session } = await playing(env, undefined, ['One*', 'Two*']);
    await env.pump(1);
    expect(session().isOver).toBe(false);
    await type(session, '2');
    expect(saidBy(session())).toContain('only watching');
    await env.pump();
    expect(session().isOver).toBe(true);
  });

  it('rest when nobody looks any more', async () => {
    const env = fakeEnv();
    const { client, session } = await playing(env, undefined, ['One*', 'Two*']);
    await type(session, '/leave');
    await type(session, 'y');
    await env.pump();
    expect(env.waiting()).toBe(0);
    expect(client.menu.last).toMatchObject({ phase: 'playing' });
  });
});
