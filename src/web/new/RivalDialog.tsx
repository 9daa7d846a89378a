import { useState } from 'react';
import type { Game } from '../../core/game.ts';
import type { SeatChoice } from '../../core/seat.ts';
import type { RivalChoice } from '../../room/rivalchoice.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useSay } from '../kit/words.tsx';
import { LazyRivals } from '../rivals/LazyRivals.tsx';

type Props = {
  readonly game: Game;
  readonly title: string;
  readonly others: readonly SeatChoice[];
  readonly first: RivalChoice;
  readonly onChoose: (choice: RivalChoice & { readonly who: string }) => void;
  readonly onClose: () => void;
};

/** The cast on a sheet: somebody is chosen, then sits down. */
export function RivalDialog({ game, title, others, first, onChoose, onClose }: Props) {
  const say = useSay();
  const [choice, setChoice] = useState(first);
  const [isLeftOut, setLeftOut] = useState(false);
  const { who, method } = choice;
  return (
    <Dialog
      open
      wide
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            {say('new.cancel')}
          </Button>
          <Button kind="main" onClick={() => (who === null ? setLeftOut(true) : onChoose({ who, method }))}>
            {say('new.sit')}
          </Button>
        </>
      }
    >
      <LazyRivals game={game} others={others} value={choice} onChange={setChoice} isLeftOut={isLeftOut} />
    </Dialog>
  );
}
