import type { TableController } from '../../client/controller.ts';
import type { Seat } from '../../core/seat.ts';
import { hasOwnMethod } from '../../room/rivals.ts';
import type { ScreenSeat } from '../../room/screen.ts';
import type { BoardProps, GameUi } from '../kit/gameui.ts';
import { useSay } from '../kit/words.tsx';
import { faceOf, type PlayerRow, Players } from './Players.tsx';

type Props = {
  readonly controller: TableController;
  readonly face: Partial<GameUi>;
  readonly board: BoardProps | null;
};

/** Of several people here who may move at once, whoever has the screen is meant. */
function isCurrent({ table, activeSeat }: TableController, seat: Seat): boolean {
  const { screen, people } = table;
  if (screen.phase !== 'playing' || !screen.toAct.includes(seat)) return false;
  return people.length < 2 || !people.includes(seat) || seat === activeSeat;
}

/** Everybody at the table: name, what they are, points, whose turn it is, who is away. */
export function Seats({ controller, face, board }: Props) {
  const { table, view } = controller;
  const { screen } = table;
  const say = useSay();
  const kindOf = (seat: ScreenSeat) => {
    if (hasOwnMethod(table.game, seat)) return say(`bot.${seat.bot}`);
    return seat.mine && table.people.length === 1 ? say('table.you') : null;
  };
  const seats = screen.seats.map(
    (seat, at): PlayerRow => ({
      ...seat,
      kind: kindOf(seat),
      rival: faceOf(table.game, seat),
      current: isCurrent(controller, at),
      away: table.away.includes(at),
    }),
  );
  return <Players seats={seats} view={view} face={face} board={board} />;
}
