import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EmptyArt } from './EmptyArt.tsx';
import { GameMark } from './GameMark.tsx';
import { GamePattern } from './GamePattern.tsx';
import { type GameLooks, Looks } from './looks.ts';

const dice: GameLooks = {
  tile: <path id="tile" />,
  mark: <path id="mark" />,
  piece: <path id="piece" />,
  roundPieces: true,
};

const drawn = (what: ReactNode) => renderToStaticMarkup(<Looks value={{ dice }}>{what}</Looks>);

describe('the looks of a game', () => {
  it('come from its own folder', () => {
    expect(drawn(<GamePattern game="dice" />)).toContain('<path id="tile"');
    expect(drawn(<GamePattern game="dice" />)).toContain('data-game="dice"');
    expect(drawn(<GameMark game="dice" name="Dice" />)).toContain('<path id="mark"');
    expect(drawn(<EmptyArt game="dice" />)).toMatch(/<path id="piece".*rx="22"/);
  });

  it.each(['cards', 'room', 'toString'])('are the room’s where there are none: %s', (game) => {
    expect(drawn(<GamePattern game={game} />)).toContain('width="48"');
    expect(drawn(<GameMark game={game} name="Cards" />)).toContain('>C</text>');
    expect(drawn(<EmptyArt game={game} />)).toContain('rx="5"');
  });
});
