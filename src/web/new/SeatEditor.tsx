/** One seat of a new table: who sits there, a person by name or a rival, and what the seat picks. */
import type { Field } from '../../core/form.ts';
import type { Game } from '../../core/game.ts';
import { longestName } from '../../core/name.ts';
import type { Problem } from '../../core/result.ts';
import { hasOwnMethod, strengthOf } from '../../room/rivals.ts';
import { useFace } from '../gameuis.tsx';
import { Choice } from '../kit/Choice.tsx';
import { Face } from '../kit/Face.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useSay } from '../kit/words.tsx';
import { type Chair, unchosen } from './chairs.ts';
import { choicesOf, type Picture } from './GameField.tsx';
import { LeaveArea } from './LeaveArea.tsx';

type SeatChanges = {
  readonly onName: (name: string) => void;
  /** Another rival is to be chosen. */
  readonly onRival: () => void;
  readonly onPick: (key: string, value: string) => void;
  readonly onRemove: () => void;
  /** Somebody has been in this field and goes on. */
  readonly onLeave: (field: string) => void;
};

type Props = SeatChanges & {
  readonly game: Game;
  readonly chair: Chair;
  readonly at: number;
  readonly isMe: boolean;
  readonly fields: readonly Field[];
  /** By the field's path: `name`, `picks.color`. */
  readonly problems: Readonly<Record<string, Problem>>;
};

export function SeatEditor({ game, chair, at, isMe, fields, problems, ...changes }: Props) {
  const say = useSay();
  const { pictures = {} } = useFace(game.id);
  const { name, bot } = chair;
  const error = (field: string) => {
    const found = problems[field];
    return found && say(found.code, found.params);
  };
  return (
    <li>
      <fieldset className="new-seat">
        <legend className="sr">{`${say('new.seat', { n: at + 1 })}: ${name}`}</legend>
        <span className="new-seat-number" aria-hidden="true">
          {at + 1}
        </span>
        {bot === null ? (
          <LeaveArea onLeave={() => changes.onLeave('name')}>
            <TextField
              label={
                <>
                  {say('new.name')}{' '}
                  <span className="new-seat-kind">{say(isMe ? 'new.you' : 'new.here')}</span>
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
        ) : (
          <RivalSeat
            game={game}
            chair={chair}
            onRival={changes.onRival}
            error={error('bot') ?? error('name')}
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

type RivalSeatProps = {
  readonly game: Game;
  readonly chair: Chair;
  readonly onRival: () => void;
  readonly error: string | undefined;
};

/** The face, the name and the level; pressed, another may be chosen. */
function RivalSeat({ game, chair, onRival, error }: RivalSeatProps) {
  const say = useSay();
  const { name, bot, rival } = chair;
  const isChosen = bot !== unchosen;
  const strength = isChosen ? strengthOf(game, chair) : null;
  const method = isChosen && hasOwnMethod(game, chair) ? say(`bot.${bot}`) : null;
  return (
    <div className="new-rival">
      <button
        type="button"
        className="new-rival-button"
        aria-haspopup="dialog"
        aria-label={isChosen ? say('new.change-rival', { name }) : say('new.choose-one')}
        aria-invalid={error ? true : undefined}
        onClick={onRival}
      >
        <Face name={isChosen ? name : '?'} rival={rival} strength={strength} size={44} />
        <span className="new-rival-text">
          <b>{isChosen ? name : say('new.choose-one')}</b>
          {strength !== null && (
            <small>{[say(`strength.${strength}`), ...(method === null ? [] : [method])].join(', ')}</small>
          )}
        </span>
        <Icon name="pencil" />
      </button>
      {error && <p className="field-error">{error}</p>}
    </div>
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
