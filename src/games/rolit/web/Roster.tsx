/** Everybody at the table: their balls, and what would change with the ball that is looked at. */

import { useCompact } from '../../../web/kit/arrangement.ts';
import type { RosterProps } from '../../../web/kit/gameui.ts';
import type { SeatCardProps } from '../../../web/kit/SeatCard.tsx';
import { SeatList } from '../../../web/kit/SeatList.tsx';
import { SectionHead } from '../../../web/kit/SectionHead.tsx';
import { type Side, sidesOf } from '../ranking.ts';
import { type Move, toAct, type View } from '../rules.ts';
import { changeFor, signed } from './change.ts';
import { useChanges } from './hand.ts';
import { Share } from './Share.tsx';
import type { Table } from './table.ts';
import './Roster.css';

export function Roster({ label, seats, board }: RosterProps<View, Move>) {
  const compact = useCompact();
  if (board === null) return <SeatList label={label} seats={seats} form={compact ? 'chips' : 'roster'} />;
  if (compact) return <Chips label={label} seats={seats} table={board} />;
  return toAct(board.view).length > 0 && <Players seats={seats} table={board} />;
}

type Props = { readonly seats: readonly SeatCardProps[]; readonly table: Table };

function Chips({ label, seats, table }: Props & { readonly label: string }) {
  const { changes } = useChanges(table) ?? {};
  return <SeatList label={label} seats={changed(seats, changes)} form="chips" />;
}

export function ShareSection({ view, say }: Table) {
  const balls = view.balls.filter((owner) => owner !== null).length;
  return (
    <section>
      <SectionHead aside={say('legend.balls', { balls, cells: view.balls.length })}>
        {say('share.head')}
      </SectionHead>
      <Share view={view} say={say} />
    </section>
  );
}

export function Players({ seats, table }: Props) {
  const { view, say } = table;
  const shown = useChanges(table);
  const cards = changed(seats, shown?.changes);
  const sides = sidesOf(view);
  const isTeams = view.players[0]!.team !== null;
  return (
    <section className="r-roster">
      <SectionHead aside={shown && say('players.change', { cell: shown.cell.toUpperCase() })}>
        {say('players.head')}
      </SectionHead>
      {isTeams ? (
        sides.map((side) => (
          <Team key={side.team} side={side} cards={cards} many={cards.length > 5} changes={shown?.changes} />
        ))
      ) : (
        <SeatList label={say('players.head')} seats={cards} form="roster" />
      )}
    </section>
  );
}

type TeamProps = {
  readonly side: Side;
  readonly cards: readonly SeatCardProps[];
  readonly many: boolean;
  readonly changes: readonly number[] | undefined;
};

function Team({ side: { team, seats, points }, cards, many, changes }: TeamProps) {
  const change = changes && signed(changeFor(changes, seats));
  return (
    <div className="r-team">
      <h3>
        <span>{team}</span>
        {change && (
          <small className={`seat-delta seat-delta-${change[0] === '+' ? 'up' : 'down'}`}>{change}</small>
        )}
        <span className="num">{points}</span>
      </h3>
      <SeatList label={team!} seats={seats.map((seat) => cards[seat]!)} form="roster" many={many} />
    </div>
  );
}

function changed(
  seats: readonly SeatCardProps[],
  changes: readonly number[] | undefined,
): readonly SeatCardProps[] {
  if (!changes) return seats;
  return seats.map((seat, at) => ({ ...seat, delta: signed(changes[at]!) }));
}
