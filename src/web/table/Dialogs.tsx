/** All that is asked or shown above a table. */
import { useWholeFace } from '../gameuis.tsx';
import { Departure } from './Departure.tsx';
import { Invite } from './Invite.tsx';
import { Keys } from './Keys.tsx';
import { Rules } from './Rules.tsx';
import type { WishProps } from './Wishes.tsx';

export function Dialogs({ controller, wished, onClose }: WishProps) {
  const { id, game } = controller.table;
  return (
    <>
      {wished && <Departure controller={controller} wished={wished} onClose={onClose} />}
      {wished === 'keys' && <TableKeys controller={controller} onClose={onClose} />}
      {wished === 'rules' && <Rules game={game.id} onClose={onClose} />}
      <Invite id={id} open={wished === 'invite'} onClose={onClose} />
    </>
  );
}

function TableKeys({ controller, onClose }: Pick<WishProps, 'controller' | 'onClose'>) {
  const { game } = controller.table;
  return <Keys face={useWholeFace(game.id)} view={controller.view} onClose={onClose} />;
}
