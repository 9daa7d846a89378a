import { Ask } from '../../../web/kit/Ask.tsx';
import { Button } from '../../../web/kit/Button.tsx';
import { filled } from './draft.ts';
import { type Table, useHand } from './hand.ts';
import { Pegs } from './Pegs.tsx';
import './Tools.css';

/** A proposal can be laid in the row without playing it yet. */
export function Hint(table: Table) {
  const { say } = table;
  const hand = useHand(table);
  const { hinted } = hand;
  if (hinted === null || hinted.kind === 'reply' || hinted.kind !== hand.task) return null;
  const head = say('hinted.head');
  return (
    <Ask
      label={head}
      text={
        <span className="m-hinted">
          {head}
          <Pegs code={hinted.code} />
        </span>
      }
    >
      <Button onClick={() => hand.edit(filled(hinted.code))}>{say('hinted.take')}</Button>
    </Ask>
  );
}
