import type { TableController } from '../../client/controller.ts';
import type { Phrase } from '../../core/phrase.ts';
import { Ask } from '../kit/Ask.tsx';
import { Button } from '../kit/Button.tsx';
import { useSay } from '../kit/words.tsx';

/** What somebody asks of whoever sits here, in words; the line above the board goes on telling whose turn it is. */
export function asked({ table }: TableController): Phrase | null {
  const { request } = table.screen;
  return request?.waiting
    ? { code: `table.${request.what}-asks`, params: { who: { seat: request.by } } }
    : null;
}

/** Somebody asks for something, as to take back a move (R17): yes or no, in a place of its own. */
export function RequestAnswer({ controller }: { readonly controller: TableController }) {
  const say = useSay();
  const what = asked(controller);
  if (what === null) return null;
  const answer = (agree: boolean) => void controller.send({ kind: 'answer', agree });
  const text = say(what.code, what.params);
  return (
    <Ask label={text} text={text}>
      <Button onClick={() => answer(true)}>{say('table.agree')}</Button>
      <Button kind="plain" onClick={() => answer(false)}>
        {say('table.decline')}
      </Button>
    </Ask>
  );
}
