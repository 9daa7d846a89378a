import { useMemo } from 'react';
import type { BoardProps, Face } from '../kit/face.ts';
import { SeatList } from '../kit/SeatList.tsx';
import { sayOr, useLanguage, useSay } from '../kit/words.tsx';
import type { Sitting } from './sitting.ts';

type Props = {
  readonly sitting: Sitting;
  readonly face: Partial<Face>;
  readonly board: BoardProps | null;
};

/** Everybody at the table: name, what they are, points, whose turn it is, who is away. */
export function Seats({ sitting, face, board }: Props) {
  const { host, view } = sitting;
  const { screen } = host;
  const say = useSay();
  const language = useLanguage();
  const number = useMemo(() => new Intl.NumberFormat(language), [language]);
  const picked = (picks: Readonly<Record<string, string>>) =>
    Object.entries(picks).map(([key, choice]) => sayOr(say, `seat.${key}.${choice}`, choice));
  const seats = screen.seats.map((seat, at) => {
    const own = view === null ? null : (face.detail?.(view, at, say) ?? null);
    const kind =
      seat.bot === null
        ? seat.mine && host.people.length === 1
          ? say('table.you')
          : null
        : say('table.bot');
    return {
      name: seat.name,
      detail: [...(own === null ? picked(seat.picks) : [own]), ...(kind === null ? [] : [kind])].join(
        ' ·\u00a0',
      ),
      score: seat.score === null ? null : number.format(seat.score),
      current: screen.phase === 'playing' && screen.toAct.includes(at),
      away: host.away.includes(at),
      tone: view === null ? null : (face.tone?.(view, at) ?? null),
    };
  });
  // Alone there is nobody to tell apart.
  if (seats.length < 2) return null;
  const label = say('table.players');
  if (face.Roster) return <face.Roster label={label} seats={seats} board={board} />;
  return <SeatList label={label} seats={seats} />;
}
