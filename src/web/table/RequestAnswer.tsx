import type { TableController } from '../../client/controller.ts';
import { Button } from '../kit/Button.tsx';
import { useSay } from '../kit/words.tsx';

/** Somebody asks for something, as to take back a move (R17): yes or no, where one looks. */
export function RequestAnswer({ controller }: { readonly controller: TableController }) {
  const say = useSay();
  if (!controller.table.screen.request?.waiting) return null;
  const answer = (agree: boolean) => void controller.send({ kind: 'answer', agree });
  return (
    <div className="request-answer">
      <Button icon="check" onClick={() => answer(true)}>
        {say('table.agree')}
      </Button>
      <Button kind="plain" onClick={() => answer(false)}>
        {say('table.decline')}
      </Button>
    </div>
  );
}
