/** Who has what part of the board: one bar, the largest part first, teams together. */
import { memo } from 'react';
import type { Say } from '../../../core/phrase.ts';
import type { Color } from '../colors.ts';
import type { View } from '../rules.ts';
import { useBallSheet } from './ballSheet.ts';
import { type Group, type Part, type Shares, sharesOf } from './shares.ts';
import './Share.css';

/** A part of the bar below which symbol and number don't stand side by side. */
const slim = 0.11;

export function Share({ view, say }: { readonly view: View; readonly say: Say }) {
  useBallSheet();
  const shares = sharesOf(view);
  const { groups, neutrals, free } = shares;
  const isTeams = groups.some(({ team }) => team !== null);
  return (
    <div
      className="r-share"
      role="img"
      aria-label={sharesInWords(shares, say)}
      data-teams={isTeams || undefined}
    >
      <div className="r-bar" aria-hidden="true">
        {bySeat(groups).map(({ seat, group, rank }) => (
          <GroupParts key={seat} group={group} rank={rank} cells={view.balls.length} />
        ))}
        {neutrals > 0 && (
          <span className="r-neutral" style={{ flexGrow: neutrals }}>
            {neutrals}
          </span>
        )}
        {free > 0 && (
          <span className="r-free" style={{ flexGrow: free }}>
            <b>{free}</b> <small>{say('share.free', { n: free })}</small>
          </span>
        )}
      </div>
      {isTeams && <TeamNames groups={groups} rest={neutrals + free} />}
    </div>
  );
}

/** The page keeps one order and only shows another: what changes places in it must be drawn anew. */
function bySeat(groups: readonly Group[]) {
  const first = ({ parts }: Group) => Math.min(...parts.map(({ seat }) => seat!));
  return groups
    .map((group, rank) => ({ seat: first(group), group, rank }))
    .toSorted((a, b) => a.seat - b.seat);
}

type GroupProps = { readonly group: Group; readonly rank: number; readonly cells: number };

function GroupParts({ group: { parts, count }, rank, cells }: GroupProps) {
  const shown = parts.filter((part) => part.count > 0);
  if (shown.length === 0) return null;
  return (
    <span className="r-group" style={{ flexGrow: count, order: rank }} data-first={rank === 0 || undefined}>
      {shown.map(({ seat, color, count: balls }) => (
        <PartView key={seat} color={color!} count={balls} slim={balls < slim * cells} />
      ))}
    </span>
  );
}

type PartProps = { readonly color: Color; readonly count: number; readonly slim: boolean };

const PartView = memo(function PartView({ color, count, slim: isSlim }: PartProps) {
  const dress = { flexGrow: count, background: `var(--${color})`, color: `var(--${color}-on)` };
  return (
    <span className="r-part" style={dress} data-slim={isSlim || undefined}>
      <span>
        <i className="r-mark" data-tone={color} />
        {count}
      </span>
    </span>
  );
});

/** Under the bar, each below its part. */
function TeamNames({ groups, rest }: { readonly groups: readonly Group[]; readonly rest: number }) {
  return (
    <div className="r-teams" aria-hidden="true">
      {groups.map(({ team, count }) => (
        <span key={team} style={{ flexGrow: count }}>
          {team} <b>{count}</b>
        </span>
      ))}
      {rest > 0 && <i style={{ flexGrow: rest }} />}
    </div>
  );
}

function sharesInWords({ groups, neutrals, free }: Shares, say: Say): string {
  const named = ({ color, count }: Part) => `${say(`seat.color.${color}`)} ${count}`;
  const told = groups.map(({ team, count, parts }) =>
    team === null ? named(parts[0]!) : `${team} ${count} (${parts.map(named).join(', ')})`,
  );
  return [
    ...told,
    ...(neutrals > 0 ? [`${say('cell.neutral')} ${neutrals}`] : []),
    `${free} ${say('share.free', { n: free })}`,
  ].join(', ');
}
