import { describe, expect, it } from 'vitest';
import { jsonOf, refusesUsage } from '../answers.testing.ts';
import { runWith } from '../commandline.testing.ts';
import { houseShelf } from '../shelf.ts';

const run = (...line: readonly string[]) => runWith(houseShelf, ['arena', ...line]);
const asJson = async (...line: readonly string[]) => jsonOf(await run(...line, '--json'));
const small = ['rolit', '--shape', 'SS', '--games', '4', '--seed', '7'];

describe('ludoteca arena', () => {
  it('[C] [R54] tells who wins how often, with intervals', async () => {
    const { game, games, bots, ms } = await asJson(...small, '--bots', 'greedy,random', '--players', '4');
    expect([game, games, bots.length, typeof ms]).toEqual(['rolit', 4, 2, 'number']);
    expect(bots[0].wins + bots[1].wins).toBeCloseTo(4);
    expect(bots[0].meanShare + bots[1].meanShare).toBeCloseTo(1);
    for (const { low, winShare, high, shareLow, meanShare, shareHigh } of bots) {
      expect(low <= winShare && winShare <= high && shareLow <= meanShare && meanShare <= shareHigh).toBe(
        true,
      );
    }
  });

  it('[C] [R54] the same seed and nodes give the same result', async () => {
    const line = [...small, '--variant', 'official', '--bots', 'expert,minimax', '--nodes', '600'];
    const { ms: _, ...first } = await asJson(...line);
    const { ms: __, ...second } = await asJson(...line);
    expect(first).toEqual(second);
  });

  it('[C] [R54] an opening by chance makes other games of the same bots', async () => {
    const line = [...small, '--bots', 'greedy,minimax-2', '--nodes', '0'];
    const [plain, opened] = [await asJson(...line), await asJson(...line, '--opening', '4')];
    expect(opened.bots).not.toEqual(plain.bots);
  });

  it('[C] [O6] partners stay partners', async () => {
    const line = [
      '--bots',
      'greedy,random',
      '--players',
      '4',
      '--option',
      'mode=teams',
      '--option',
      'teams=A,B',
    ];
    const { bots } = await asJson(...small, ...line);
    expect(bots[0].meanShare).toBeGreaterThan(bots[1].meanShare);
  });

  it('[C] [R54] plays other games too', async () => {
    const level = ['--option', 'level=4x4-easy-1'];
    const { bots } = await asJson('kenken', '--bots', 'steady', '--games', '1', '--players', '1', ...level);
    expect(bots).toMatchObject([{ bot: 'steady', wins: 1 }]);
    const custom = ['--option', 'difficulty=easy', '--option', 'turns=12'];
    const played = await asJson('mastermind', '--bots', 'consistent,random', '--games', '2', ...custom);
    expect(played.bots[0].wins).toBeGreaterThan(0);
  });

  it('[C] [R54] says when games were played again', async () => {
    const line = [
      'rolit',
      '--shape',
      'SS',
      '--variant',
      'official',
      '--bots',
      'minimax-3,greedy',
      '--games',
      '40',
    ];
    const { different } = await asJson(...line, '--nodes', '3000');
    expect(different).toBeLessThan(40);
    const { out } = await run(...line, '--nodes', '3000');
    expect(out).toContain(`Only ${different} of the 40 games were different`);
    const { out: all } = await run(...line, '--nodes', '3000', '--opening', '6');
    expect(all).not.toContain('were different');
  });

  it('[C] also tells it in words', async () => {
    const { out } = await run(...small, '--bots', 'greedy,random', '--lang', 'ca');
    expect(out).toMatch(
      /^greedy\t\d(,\d+)? de 4 guanyades\t\d+,\d % \(\d+,\d–\d+,\d\)\t\d+,\d % dels punts \(\d+,\d–\d+,\d\)\n/,
    );
  });

  it.each([
    [[], 'Which game'],
    [['chess'], 'chess'],
    [['rolit'], '--bots'],
    [['rolit', '--bots', 'queen'], 'queen'],
    [['rolit', '--bots', 'greedy', '--variant', 'chess'], 'variant takes one of: free, official, othello.'],
    [['rolit', '--bots', 'greedy', '--option', 'mode=pairs'], 'mode takes one of: classic, teams.'],
    [['rolit', '--bots', 'greedy', '--variant', 'othello', '--players', '3'], 'has 2 seats here, not 3'],
    [['rolit', '--bots', 'greedy', '--players', '11'], '2 to 10'],
    [['rolit', '--bots', 'greedy', '--players', '1'], '2 to 10'],
    [['rolit', '--bots', 'greedy', '--option', 'shape'], 'KEY=VALUE'],
    [['rolit', '--bots', 'greedy', '--games', '0'], '--games'],
    [['rolit', '--bots', 'greedy', '--opening', 'x'], '--opening'],
    [['rolit', '--bots', 'greedy', '--nodes', '5', '--ms', '5'], '--ms'],
    [['rolit', '--bots', 'greedy', '--option', 'mode=teams', '--option', 'teams=A,A'], 'teams'],
    [['kenken', '--bots', 'steady', '--option', 'level=nowhere'], 'level'],
  ])('[C] bad input is refused in one line: %j', async (line, says) => {
    refusesUsage(await run(...line), says);
  });

  it('[C] [R53] one number of seats is said as one, in three languages', async () => {
    const line = ['rolit', '--bots', 'greedy', '--variant', 'othello', '--players', '3', '--lang'];
    expect((await run(...line, 'ca')).err).toBe('ludoteca: Aquí aquest joc té 2 llocs, no 3.\n');
    expect((await run(...line, 'es')).err).toBe('ludoteca: Aquí este juego tiene 2 sitios, no 3.\n');
  });
});
