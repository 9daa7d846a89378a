/** The chosen cage: its operation, its result, and the value that is given in the chosen cell. */
import type { Say } from '../../../../core/phrase.ts';
import { useArrangement } from '../../../../web/kit/arrangement.ts';
import { IconButton } from '../../../../web/kit/IconButton.tsx';
import { SectionHead } from '../../../../web/kit/SectionHead.tsx';
import { TextField } from '../../../../web/kit/TextField.tsx';
import type { Operation } from '../../cage.ts';
import { mayHave } from '../../editor/draft.ts';
import { formatCell } from '../../level.ts';
import type { Desk } from './desk.ts';
import { clueText } from './EditorBoard.tsx';

const signs: readonly (readonly [Operation, string])[] = [
  ['=', '='],
  ['+', '+'],
  ['-', '−'],
  ['*', '×'],
  ['/', '÷'],
  ['mod', 'mod'],
  ['pow', 'xⁿ'],
];

type Props = { readonly desk: Desk; readonly say: Say };

export function CagePanel({ desk, say }: Props) {
  const { draft, checks, cell, cage } = desk;
  const fault = cage && checks.faults.get(cage);
  const named = (at: number) => formatCell(draft.size, at).toUpperCase();
  const cells = cage
    ? say('editor.cells', { cells: { list: cage.cells.slice(0, 12).map(named) } })
    : named(cell);
  const given = draft.givens[cell]!;
  // Without room for labels, the empty fields say what they are.
  const isLow = useArrangement() === 'low';
  return (
    <section className="k-cage" aria-label={say('editor.cage-of', { cell: named(cell) })}>
      <SectionHead aside={cells}>
        {cage ? say('editor.cage', { clue: clueText(cage) }) : say('editor.no-cage')}
      </SectionHead>
      <fieldset className="k-ops">
        <legend className="sr">{say('editor.operation')}</legend>
        {signs.map(([operation, sign]) => (
          <OperationKey key={operation} desk={desk} operation={operation} sign={sign} say={say} />
        ))}
      </fieldset>
      <div className="k-clue-row">
        <TextField
          label={say('editor.result')}
          value={cage?.result ?? ''}
          placeholder={isLow ? say('editor.result') : undefined}
          inputMode="numeric"
          autoComplete="off"
          readOnly={cage === null}
          error={fault && fault !== 'no-result' ? say(`editor.fault.${fault}`) : null}
          onChange={desk.setResult}
        />
        <TextField
          label={say('editor.given', { cell: named(cell) })}
          value={given === 0 ? '' : `${given}`}
          placeholder={isLow ? say('editor.given', { cell: named(cell) }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          selected
          error={checks.repeated.has(cell) ? say('cell.repeated') : null}
          onChange={(text) => desk.setGiven(Number(text.replace(/\D/g, '')))}
        />
        <IconButton
          edged
          icon="trash"
          label={say('editor.erase')}
          why={cage ? null : say('editor.no-cage')}
          onClick={() => desk.obey({ do: 'erase' })}
        />
      </div>
    </section>
  );
}

type KeyProps = Props & { readonly operation: Operation; readonly sign: string };

function OperationKey({ desk, operation, sign, say }: KeyProps) {
  const { cage } = desk;
  const isLegal = cage !== null && mayHave(operation, cage.cells.length);
  const word = say(`editor.op.${operation}`);
  // What is written on it is in its name, where it can be said.
  const name = /\p{L}/u.test(sign) ? `${sign}, ${word}` : word;
  const why = cage === null ? say('editor.no-cage') : say(`editor.takes.${operation}`);
  return (
    <button
      type="button"
      className="k-op"
      aria-pressed={cage?.operation === operation}
      aria-disabled={!isLegal || undefined}
      aria-label={isLegal ? name : `${name}: ${why}`}
      title={isLegal ? name : `${name}: ${why}`}
      onClick={() => isLegal && desk.setOperation(operation)}
    >
      {sign}
    </button>
  );
}
