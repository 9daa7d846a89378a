/** The button that plays the chosen cell, and the one that lets it go; in a dock those for a hint and undo too. */

import { useCompact } from '../../../web/kit/arrangement.ts';
import { Button } from '../../../web/kit/Button.tsx';
import { IconButton } from '../../../web/kit/IconButton.tsx';
import { type Hand, letGo, useHand } from './hand.ts';
import type { Table } from './table.ts';
import './Tools.css';

export function Tools(table: Table) {
  const hand = useHand(table);
  const { view, replaying } = table;
  const player = view.me === null ? undefined : view.players[view.me];
  if (!player?.playing || replaying) return null;
  return (
    <section className="r-tools">
      <MainButton table={table} hand={hand} />
      {!hand.passes && <Another table={table} hand={hand} />}
      {table.aids}
    </section>
  );
}

type Props = { readonly table: Table; readonly hand: Hand };

function MainButton({ table, hand }: Props) {
  const { say, play, pending, mayAct } = table;
  const { chosen, passes } = hand;
  const move = passes ? 'pass' : chosen;
  const why = whyNot(table, hand);
  const does = passes ? say('do.pass') : say('do.put', { cell: (chosen ?? '').toUpperCase() });
  return (
    <Button
      kind="main"
      large
      className="r-main"
      busy={pending !== null}
      why={why}
      onClick={() => mayAct && move !== null && play(move)}
    >
      {why ?? does}
    </Button>
  );
}

function whyNot({ view, mayAct, pending, say }: Table, { chosen, passes }: Hand): string | null {
  if (pending !== null) return null;
  if (!mayAct) return say('waits.turn', { who: { seat: view.turn } });
  return chosen === null && !passes ? say('do.put.none') : null;
}

function Another({ table, hand }: Props) {
  const { say } = table;
  const compact = useCompact();
  const why = hand.chosen === null ? say('do.another.none') : null;
  const onClick = () => letGo(table);
  return compact ? (
    <IconButton edged icon="x" label={say('do.another.cell')} why={why} onClick={onClick} />
  ) : (
    <Button large why={why} onClick={onClick}>
      {say('do.another')}
    </Button>
  );
}
