/** One seat of a new table: who sits there, how good a bot is, and what the seat picks. */
import type { Field } from '../../core/form.ts';
import { longestName } from '../../core/name.ts';
import type { Problem } from '../../core/result.ts';
import { useFace } from '../gameuis.tsx';
import { Choice } from '../kit/Choice.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useSay } from '../kit/words.tsx';
import type { Chair } from './chairs.ts';
import { choicesOf, type Picture } from './GameField.tsx';
import { LeaveArea } from './LeaveArea.tsx';
import { SelectField } from './SelectField.tsx';

type SeatChanges = {
  readonly onName: (name: string) => void;
  readonly onBot: (bot: string) => void;
  readonly onPick: (key: string, value: string) => void;
  readonly onRemove: () => void;
  /** Somebody has been in this field and goes on. */
  readonly onLeave: (field: string) => void;
};

type Props = SeatChanges & {
  readonly game: string;
  readonly chair: Chair;
  readonly at: number;
  readonly isMe: boolean;
  readonly bots: readonly string[];
  readonly fields: readonly Field[];
  /** By the field's path: `name`, `picks.color`. */
  readonly problems: Readonly<Record<string, Problem>>;
};

export function SeatEditor({ game, chair, at, isMe, bots, fields, problems, ...changes }: Props) {
  const say = useSay();
  const { pictures = {} } = useFace(game);
  const { name, bot } = chair;
  const kind = bot !== null ? 'new.bot' : isMe ? 'new.you' : 'new.here';
  const error = (field: string) => {
    const found = problems[field];
    return found && say(found.code, found.params);
  };
  const levels = bots.map((id) => ({ value: id, label: say(`bot.${id}`) }));
  return (
    <li>
      <fieldset className="new-seat">
        <legend className="sr">{`${say('new.seat', { n: at + 1 })}: ${name}`}</legend>
        <span className="new-seat-number" aria-hidden="true">
          {at + 1}
        </span>
        <LeaveArea onLeave={() => changes.onLeave('name')}>
          <TextField
            label={
              <>
                {say('new.name')} <span className="new-seat-kind">{say(kind)}</span>
              </>
            }
            value={name}
            onChange={changes.onName}
            error={error('name')}
            maxLength={longestName + 16}
            autoComplete="off"
            spellCheck={false}
          />
        </LeaveArea>
        {bot !== null && (
          <SelectField
            label={say('new.level')}
            value={bot}
            options={levels}
            onChange={changes.onBot}
            error={error('bot')}
          />
        )}
        <IconButton
          className="new-seat-remove"
          icon="x"
          label={say('new.remove', { name })}
          onClick={changes.onRemove}
        />
        {fields.map((field) => (
          <Pick
            key={field.key}
            field={field}
            value={chair.picks[field.key] ?? ''}
            onPick={(value) => changes.onPick(field.key, value)}
            error={error(`picks.${field.key}`)}
            Picture={pictures[`seat.${field.key}`]}
          />
        ))}
      </fieldset>
    </li>
  );
}

type PickProps = {
  readonly field: Field;
  readonly value: string;
  readonly onPick: (value: string) => void;
  readonly error: string | undefined;
  readonly Picture: Picture | undefined;
};

/** With pictures only these are shown, and what was chosen is named above them. */
function Pick({ field, value, onPick, error, Picture }: PickProps) {
  const say = useSay();
  const label = say(`seat.${field.key}`);
  const options = choicesOf('seat', field, say, Picture);
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const legend = Picture ? (
    <>
      {label} <span className="muted">{chosen}</span>
    </>
  ) : (
    label
  );
  return (
    <div className={Picture ? 'new-pick new-pick-pictures' : 'new-pick'}>
      <Choice
        compact
        hideLegend={false}
        legend={legend}
        value={value}
        options={options}
        onChange={onPick}
        error={error}
      />
      {error && <p className="field-error">{error}</p>}
    </div>
  );
}
