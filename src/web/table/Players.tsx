/** Those who sit around a board, at a table and in a replay: in the game's own roster, or in the house's list. */
import { type ReactNode, useMemo } from 'react';
import type { Game } from '../../core/game.ts';
import type { SeatWish } from '../../core/seat.ts';
import { strengthOf } from '../../room/rivals.ts';
import type { BoardProps, GameUi } from '../kit/gameui.ts';
import type { SeatCardProps } from '../kit/SeatCard.tsx';
import { SeatList } from '../kit/SeatList.tsx';
import { sayOr, useLanguage, useSay } from '../kit/words.tsx';

export type PlayerRow = {
  readonly name: string;
  readonly picks: Readonly<Record<string, string>>;
  readonly score: number | null;
  /** Oneself, or how a rival thinks; null when there is nothing to say about it. */
  readonly kind: string | null;
  /** Which rival a bot is, and how strong; null for a person. */
  readonly rival: SeatCardProps['rival'];
  readonly current: boolean;
  readonly away: boolean;
};

type Props = {
  readonly seats: readonly PlayerRow[];
  /** Null while it is covered. */
  readonly view: unknown;
  readonly face: Partial<GameUi>;
  readonly board: BoardProps | null;
};

export function Players({ seats, view, face, board }: Props) {
  const say = useSay();
  const cards = useCards(seats, view, face);
  // Alone there is nobody to tell apart.
  if (cards.length < 2) return null;
  const label = say('table.players');
  if (face.Roster) return <face.Roster label={label} seats={cards} board={board} />;
  return <SeatList label={label} seats={cards} />;
}

/** Of a bot, what its card shows. */
export function faceOf(game: Game, seat: Pick<SeatWish, 'bot' | 'rival'>): SeatCardProps['rival'] {
  return seat.bot === null ? null : { id: seat.rival, strength: strengthOf(game, seat) };
}

/** What was picked, as a picture: it can be seen also while the board is covered. */
function pieceOf(picks: PlayerRow['picks'], { pictures = {} }: Partial<GameUi>): ReactNode {
  const [key, value] = Object.entries(picks).find(([pick]) => pictures[`seat.${pick}`]) ?? [];
  const Picture = pictures[`seat.${key}`];
  return Picture && value !== undefined ? <Picture value={value} /> : undefined;
}

export function useCards(
  seats: readonly PlayerRow[],
  view: unknown,
  face: Partial<GameUi>,
): readonly SeatCardProps[] {
  const say = useSay();
  const language = useLanguage();
  const number = useMemo(() => new Intl.NumberFormat(language), [language]);
  const picked = (picks: PlayerRow['picks']) =>
    Object.entries(picks).map(([key, choice]) => sayOr(say, `seat.${key}.${choice}`, choice));
  return seats.map(({ name, picks, score, kind, rival, current, away }, at) => {
    const own = view === null ? null : (face.detail?.(view, at, say) ?? null);
    const what = [...(own === null ? picked(picks) : [own]), ...(kind === null ? [] : [kind])];
    return {
      name,
      detail: what.join(' ·\u00a0'),
      score: score === null ? null : number.format(score),
      unit: score === null ? null : (face.scoreUnit?.(score, say) ?? null),
      current,
      away,
      rival,
      tone: view === null ? null : (face.tone?.(view, at) ?? null),
      piece: view === null ? pieceOf(picks, face) : undefined,
    };
  });
}
