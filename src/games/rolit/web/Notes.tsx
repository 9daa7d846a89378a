/** Beside the board: the share of every colour, the last moves; the teams too, where seats are but chips. */
import type { Say } from '../../../core/phrase.ts';
import { useCompact } from '../../../web/kit/arrangement.ts';
import { SectionHead } from '../../../web/kit/SectionHead.tsx';
import { scores } from '../ranking.ts';
import { toAct } from '../rules.ts';
import { Bands } from './Bands.tsx';
import { detail } from './detail.ts';
import { lastMade, type MoveEntry } from './moveentry.ts';
import { Players, ShareSection } from './Roster.tsx';
import type { Table } from './table.ts';

/** How many of the last moves are listed; fewer beside a long list of players, so that a page holds all of it. */
const most = { few: 5, many: 3 };

export function Notes(table: Table) {
  const { past, say, view } = table;
  const compact = useCompact();
  const isOver = toAct(view).length === 0;
  const isTeams = view.players[0]!.team !== null;
  const made = past ? lastMade(past, view.players.length > 5 ? most.many : most.few) : [];
  return (
    <>
      <ShareSection {...table} />
      {isTeams && (isOver || compact) && <Players seats={cardsOf(table)} table={table} />}
      {made.length > 0 && <LastMoves made={made} say={say} />}
      {past && <Bands past={past} say={say} />}
    </>
  );
}

function LastMoves({ made, say }: { readonly made: readonly MoveEntry[]; readonly say: Say }) {
  return (
    <section className="r-note">
      <SectionHead>{say('made.head')}</SectionHead>
      <table className="r-made">
        <tbody>
          {made.map((move) => (
            <tr key={move.number}>
              <td className="r-made-n">{move.number}</td>
              <th scope="row" className="r-made-who">
                {say('player', { who: { seat: move.seat } })}
              </th>
              <td className="r-made-at">{move.cell?.toUpperCase()}</td>
              <td>{toldOf(move, say)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function toldOf({ cell, turned }: MoveEntry, say: Say): string {
  if (cell === null) return say('made.pass');
  return turned.length === 0 ? say('made.none') : say('made.turned', { n: turned.length });
}

function cardsOf({ view, names, say }: Table) {
  const points = scores(view);
  const acting = toAct(view);
  return view.players.map(({ color }, seat) => ({
    name: names[seat]!,
    detail: detail(view, seat, say),
    score: String(points[seat]),
    current: acting.includes(seat),
    tone: color,
  }));
}
