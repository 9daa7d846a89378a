/** Beside the board: what still fits the chosen cage, how far the others are, and when conflicts are marked. */
import { useId, useMemo } from 'react';
import { SectionHead } from '../../../web/kit/SectionHead.tsx';
import { formatClue } from '../cage.ts';
import { combosOf } from '../combos.ts';
import { cageIndex } from '../level.ts';
import { countFree, isOver, isRace } from '../state.ts';
import { allowedMode, conflictModes, useConflictMode } from './conflicts.ts';
import { cellName, usePen } from './pen.ts';
import { sheetShown, type Table } from './table.ts';
import './Notes.css';

export function Notes(table: Table) {
  const { view, replaying } = table;
  const plays = !isOver(view.places) && !replaying;
  return (
    <>
      {plays && <ChosenCage {...table} />}
      {isRace(view.places) && <Race {...table} />}
      {plays && view.me !== null && <Conflicts {...table} />}
      {plays && view.me !== null && <p className="small muted k-keys">{table.say('keys.help')}</p>}
    </>
  );
}

/** The combinations of the cage that is chosen; those that are ruled out are struck through. */
function ChosenCage(table: Table) {
  const { say } = table;
  const { view, cell } = usePen(table);
  const { level } = view;
  const { entries } = sheetShown(view);
  const cage = cell === null ? undefined : level.cages[cageIndex(level)[cell]!];
  const combos = useMemo(() => cage && combosOf(level, cage, entries), [level, cage, entries]);
  if (!cage || !combos || cage.operation === '=') return null;
  const cells = cage.cells.map((each) => cellName(level, each));
  return (
    <section>
      <SectionHead aside={cells.length < 7 && say('combos.cells', { cells: { list: cells } })}>
        {say('combos.head', { clue: formatClue(cage) })}
      </SectionHead>
      {combos.kind === 'many' && <p>{say('combos.many')}</p>}
      {combos.kind === 'list' && combos.list.every(({ isOut }) => isOut) && <p>{say('combos.none')}</p>}
      {combos.kind === 'list' && (
        <ul className="k-combos">
          {combos.list.map(({ values, isOut }) => (
            <li key={values.join()} data-out={isOut || undefined}>
              {values.join(' ')}
              {isOut && <span className="sr">{say('combos.out')}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How far everybody is, without a digit of theirs. */
function Race({ view, say }: Table) {
  const total = countFree(view.level);
  const places = view.places.map((place, seat) => ({ ...place, seat }));
  return (
    <section>
      <SectionHead>{say('race.head')}</SectionHead>
      <ul className="k-race">
        {places.map(({ status, filled, seat }) => (
          <li key={seat} data-mine={seat === view.me || undefined}>
            <span>{say(`place.${status}`, { who: { seat }, filled, total })}</span>
            <i aria-hidden="true" style={{ width: `${(100 * filled) / total}%` }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Conflicts({ view, say }: Table) {
  const id = useId();
  const [wished, setMode] = useConflictMode();
  const { showErrors } = view.options;
  const modes = conflictModes.filter((mode) => allowedMode(mode, showErrors) === mode);
  return (
    <fieldset className="k-conflicts">
      <legend>{say('conflicts.head')}</legend>
      {modes.map((mode) => (
        <label key={mode}>
          <input
            type="radio"
            name={id}
            checked={allowedMode(wished, showErrors) === mode}
            onChange={() => setMode(mode)}
          />
          {say(`conflicts.${mode}`)}
        </label>
      ))}
    </fieldset>
  );
}
