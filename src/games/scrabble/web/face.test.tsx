import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it, vi } from 'vitest';
import { type Language, languages } from '../../../core/phrase.ts';
import { must } from '../../../core/result.ts';
import type { Viewer } from '../../../core/seat.ts';
import { bareCode, boardFor, viewersOf } from '../../../web/kit/board.testing.ts';
import { lexiconOf, played as playedOn, stateOf } from '../fixture.testing.ts';
import { game } from '../index.ts';
import { messages } from '../messages/index.ts';
import type { State } from '../position.ts';
import type { Laid } from './laying.ts';
import { played } from './played.ts';

// It asks the browser whether there is a network.
vi.mock('../../../web/kit/retryload.ts', () => ({ retryLoad: (load: unknown) => load }));

const lexicon = lexiconOf('CASA CASES SAC AS SAQUE', 'A 9 1,C 5 2,E 6 1,QU 1 8,S 6 1,# 2 0', 'ca');
const names = ['Ada', 'Leo'];
const rules = must(
  game.open({
    lexicon: { hash: '', info: { language: 'ca', bag: lexicon.bag }, page: pageOf(), host: null },
  } as never),
);

function pageOf(): Uint8Array {
  const { edges } = lexicon.dawg;
  return new Uint8Array(edges.buffer, 0, edges.byteOffset + edges.byteLength);
}

const start = (options: object = {}) =>
  stateOf({
    lexicon,
    racks: ['CASA#EE', 'S[QU]AACES'],
    bag: 'AAEESSAAEESSA',
    options: { size: 9, ...options },
  });

/** With all that is fetched later. */
async function drawn(
  state: State,
  viewer: Viewer,
  language: Language = 'en',
  more: object = {},
): Promise<string> {
  const given = { ...boardFor({ rules: rules as never, messages, names }, state, viewer, language), ...more };
  const { Board, Tools, Notes, Podium } = played;
  const outcome = rules.outcome(state);
  const { prelude } = await prerender(
    <Suspense>
      <Board {...given} />
      <Tools {...given} />
      <Notes {...given} />
      {outcome && <Podium outcome={outcome} view={given.view} names={names} say={given.say} />}
    </Suspense>,
  );
  return new Response(prelude).text();
}

function laidAcross(
  row: number,
  col: number,
  tiles: readonly string[],
  slots: readonly number[],
): readonly Laid[] {
  return tiles.map((tile, at) => ({ row, col: col + at, tile, slot: slots[at]! }));
}

/** How the square is told. */
function told(html: string, square: string): string {
  return new RegExp(`<span class="sr">(${square}, [^<]*)<`).exec(html)?.[1] ?? '';
}

const casa = { laid: laidAcross(4, 3, ['C', 'A', 'S', 'A'], [0, 1, 2, 3]) };

describe('[S1] [Q4] the board', () => {
  it.each([5, 9, 15, 21, 31])(
    'of %i squares a side: one tab stop, every line named, premiums in text',
    async (size) => {
      const html = await drawn(start({ size }), 0);
      expect(html.match(/role="gridcell"/g)).toHaveLength(size ** 2);
      expect(html.match(/role="gridcell"[^>]*tabindex="0"/g)).toHaveLength(1);
      expect(html.match(/role="rowheader"/g)).toHaveLength(size);
      expect(told(html, '1A')).toBe(`1A, ${size >= 21 ? 'quadruple' : 'triple'} word`);
      expect(html).toContain(size >= 21 ? '>4W<' : '>3W<');
    },
  );
  it('tells what lies on a square: its points, what is laid, what a blank stands for', async () => {
    const state = playedOn(lexicon, start(), '5D CaSA');
    const html = await drawn(state, 1);
    expect(told(html, '5D')).toBe('5D, C, 2 points, played in the last round');
    expect(told(html, '5E')).toBe('5E, blank as A, played in the last round');
    expect(told(await drawn(start(), 0, 'en', { draft: casa }), '5D')).toBe(
      '5D, C, 2 points, laid, not played yet',
    );
    expect(told(await drawn(start(), 0), '5E')).toBe('5E, centre, double word');
  });
  it.each(languages)('has no code where a word should be: %s', async (language) => {
    const over = playedOn(lexicon, start(), '5D CASA', ...Array<string>(6).fill('pass'));
    const states = [start(), playedOn(lexicon, start(), '5D CASA', 'exchange S'), over];
    expect(over.ending).not.toBeNull();
    for (const state of states)
      for (const viewer of viewersOf(names))
        expect(await drawn(state, viewer, language)).not.toMatch(bareCode);
  });
});

describe('[S4] [S6] while tiles are laid', () => {
  it('the words and their points show, and whether they are right', async () => {
    const html = await drawn(start(), 0, 'en', { draft: casa });
    expect(html).toContain('<span class="s-word">CASA</span>');
    expect(html).toContain('>valid<');
    expect(html).toContain('Play · 10 points');
  });
  it('[S5] a wrong word is named at the tiles, and cannot be played', async () => {
    const wrong = { laid: laidAcross(4, 3, ['C', 'A', 'S', 'E'], [0, 1, 2, 5]) };
    const html = await drawn(start(), 0, 'en', { draft: wrong });
    expect(html).toContain('not in the dictionary');
    expect(html.match(/data-bad="true" data-grip|data-bad="true"/g)!.length).toBeGreaterThanOrEqual(4);
    expect(html).toMatch(/class="btn btn-main[^"]*s-main"[^>]*aria-disabled="true"/);
  });
  it('[S11] under challenge rules nothing tells whether a word is right', async () => {
    const wrong = { laid: laidAcross(4, 3, ['C', 'A', 'S', 'E'], [0, 1, 2, 5]) };
    const right = await drawn(start({ challenge: 'single' }), 0, 'en', { draft: casa });
    const html = await drawn(start({ challenge: 'single' }), 0, 'en', { draft: wrong });
    expect(html).toContain('Play · 10 points');
    expect(html).not.toMatch(/dictionary|>valid</);
    expect(right).not.toMatch(/>valid</);
  });
  it('[S5] which rule of laying fails is said', async () => {
    const gap = { laid: [...laidAcross(4, 3, ['C', 'A'], [0, 1]), ...laidAcross(4, 6, ['S'], [2])] };
    expect(await drawn(start(), 0, 'en', { draft: gap })).toContain('There is a gap between the tiles.');
    const off = { laid: laidAcross(0, 0, ['C', 'A'], [0, 1]) };
    expect(await drawn(start(), 0, 'en', { draft: off })).toContain('The first word must cover the centre.');
  });
});

describe('[R31] hidden tiles', () => {
  it('nobody sees the tiles of another, nor who looks on', async () => {
    expect(await drawn(start(), 0)).not.toContain('>QU, 8 points</span>');
    expect(await drawn(start(), 1)).toContain('>QU, 8 points</span>');
    expect(await drawn(start(), 'spectator')).not.toContain('s-rack');
  });
});

describe('[S13] beside the board', () => {
  it('plays with words and points, newest first, and the tiles that are not seen', async () => {
    const html = await drawn(playedOn(lexicon, start(), '5D CASA', 'exchange S'), 0);
    expect(html).toMatch(/Leo.*exchanged 1 tile.*Ada.*5D.*CASA/);
    expect(html).toMatch(/Tiles you don’t see/);
  });
  it('[S11] a challenge is offered to who may make it', async () => {
    const contested = start({ challenge: 'five' });
    expect(await drawn(contested, 0)).not.toContain('>Challenge<');
    expect(await drawn(playedOn(lexicon, contested, '5D CASA'), 1)).toContain('Challenge');
  });
});
