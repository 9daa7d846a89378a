import { Button } from '../kit/Button.tsx';
import { useSay } from '../kit/words.tsx';
import type { Sitting } from './sitting.ts';

/** Somebody asks to take back a move (R17): yes or no, where one looks. */
export function UndoAsked({ sitting }: { readonly sitting: Sitting }) {
  const say = useSay();
  if (!sitting.table.screen.undoAsked?.waiting) return null;
  const answer = (agree: boolean) => void sitting.send({ kind: 'answer', agree });
  return (
    <div className="undo-asked">
      <Button icon="check" onClick={() => answer(true)}>
        {say('table.agree')}
      </Button>
      <Button kind="plain" onClick={() => answer(false)}>
        {say('table.decline')}
      </Button>
    </div>
  );
}
