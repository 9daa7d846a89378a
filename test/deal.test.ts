/** Every game says truly whether its deal is left to chance (R22). */
import { describe, expect, it } from 'vitest';
import { must } from '../src/core/result.ts';
import { shelf as games } from '../src/games/index.ts';
import { quickSeats } from '../src/room/quick.ts';
import { stream } from '../src/room/random.ts';
import { FolderLibrary, rootFolder } from '../src/server/library.ts';

const library = new FolderLibrary(rootFolder({}), games);

describe('[R22] a game that is dealt', () => {
  it.each(Object.keys(games))('is one whose setup depends on chance: %s', async (id) => {
    const game = (await library.game(id))!;
    const { opened, options } = must(await library.unpack(game, game.defaults));
    const seats = quickSeats(game, options, 'Ada', (code, params) => `${code} ${params?.['n'] ?? ''}`);
    const deals = [1, 2, 3, 4].map((n) =>
      JSON.stringify(opened.rules.setup(options, seats, stream('00'.repeat(32), n))),
    );
    expect(new Set(deals).size > 1).toBe(game.isDealt?.(options) ?? false);
  });
});
