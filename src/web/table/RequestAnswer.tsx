import type { TableController } from '../../client/controller.ts';
import { Ask } from '../kit/Ask.tsx';
import { Button } from '../kit/Button.tsx';
import { useSay } from '../kit/words.tsx';

/** Somebody asks for something, as to take back a move (R17): yes or no, in a place of its own. */
export function RequestAnswer({ controller }: { readonly controller: TableController }) {
  const say = useSay();
  const { request } = controller.table.screen;
  if (!request) return null;
  const answer = (agree: boolean) => void controller.send({ kind: 'answer', agree });
  const text = say(`table.${request.what}-asks`, { who: { seat: request.by } });
  return (
    <Ask label={text} text={text}>
      <Button onClick={() => answer(true)}>{say('table.agree')}</Button>
      <Button kind="plain" onClick={() => answer(false)}>
        {say('table.decline')}
      </Button>
    </Ask>
  );
}
