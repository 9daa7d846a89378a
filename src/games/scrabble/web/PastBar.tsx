/** Over the board while an earlier position is looked at: which one, and the way back. */
import { Button } from '../../../web/kit/Button.tsx';
import { IconButton } from '../../../web/kit/IconButton.tsx';
import type { Hand } from './hand.ts';
import type { Table } from './table.ts';

type Props = { readonly table: Table; readonly hand: Hand; readonly turns: number };

export default function PastBar({ table: { say, view }, hand, turns }: Props) {
  const last = view.history.length;
  return (
    <div className="s-past">
      <IconButton
        icon="back"
        label={say('past.back')}
        why={turns > 0 ? null : say('past.first')}
        onClick={() => hand.look(turns - 1)}
      />
      <span>{say('past.turn', { n: turns, of: last })}</span>
      <IconButton
        icon="forward"
        label={say('past.forward')}
        onClick={() => hand.look(turns + 1 < last ? turns + 1 : null)}
      />
      <Button kind="main" onClick={() => hand.look(null)}>
        {say('past.now')}
      </Button>
    </div>
  );
}
