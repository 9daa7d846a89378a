/** The table itself: its name, and how many hints everybody may ask for. */
import { Choice } from '../kit/Choice.tsx';
import { NumberField } from '../kit/NumberField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useSay } from '../kit/words.tsx';
import { type Around, type Arrangement, mostHints, shownAt } from './arrangement.ts';
import { LeaveArea } from './LeaveArea.tsx';

type Props = {
  readonly arrangement: Arrangement;
  readonly around: Around;
  readonly onChange: (change: Partial<Pick<Arrangement, 'name' | 'hints' | 'hintCount'>>) => void;
  readonly onLeave: (path: string) => void;
};

export function TableStep({ arrangement, around, onChange, onLeave }: Props) {
  const say = useSay();
  const { name, hints, hintCount } = arrangement;
  const shown = shownAt(arrangement, 'table', around);
  const error = (path: string) => shown[path] && say(shown[path].code, shown[path].params);
  return (
    <div className="new-fields">
      <LeaveArea onLeave={() => onLeave('name')}>
        <TextField
          label={say('new.table-name')}
          help={say('new.table-help')}
          value={name ?? around.proposal}
          onChange={(text) => onChange({ name: text })}
          error={error('name')}
          autoComplete="off"
        />
      </LeaveArea>
      <Choice
        legend={say('new.hints')}
        value={hints}
        options={(['any', 'some'] as const).map((value) => ({ value, label: say(`new.hints.${value}`) }))}
        onChange={(value) => onChange({ hints: value === 'some' ? 'some' : 'any' })}
      />
      {hints === 'some' && (
        <LeaveArea onLeave={() => onLeave('hints')}>
          <NumberField
            label={say('new.hints.number')}
            help={say('new.number-help', { min: 0, max: mostHints })}
            value={hintCount}
            onChange={(count) => onChange({ hintCount: count })}
            min={0}
            max={mostHints}
            error={error('hints')}
          />
        </LeaveArea>
      )}
    </div>
  );
}
