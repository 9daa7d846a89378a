import type { Preset } from '../../core/game.ts';
import type { GameInfo } from '../../protocol/http.ts';
import { useFace } from '../gameuis.tsx';
import { Choice } from '../kit/Choice.tsx';
import { sayOr, useSay } from '../kit/words.tsx';
import { type Answers, askedOf, presetOf } from './answers.ts';
import { type Around, type Arrangement, shownAt } from './arrangement.ts';
import { GameField } from './GameField.tsx';

type Props = {
  readonly arrangement: Arrangement;
  readonly around: Around;
  readonly info: GameInfo;
  readonly onAnswer: (answers: Answers) => void;
  readonly onLeave: (path: string) => void;
};

/** What the game asks: every field of its form, as long as the others call for it. */
export function RulesStep({ arrangement, around, info, onAnswer, onLeave }: Props) {
  const say = useSay();
  const { pictures = {} } = useFace(info.id);
  const { form } = around.game;
  const shown = shownAt(arrangement, 'rules', around);
  if (form.length === 0) return <p className="muted">{say('new.no-rules')}</p>;
  return (
    <div className="new-fields">
      {around.game.presets && (
        <Presets presets={around.game.presets} answers={arrangement.answers} onPick={onAnswer} />
      )}
      {askedOf(form, arrangement.answers).map((field) => (
        <GameField
          key={field.key}
          field={field}
          value={arrangement.answers[field.key]}
          onChange={(value) => onAnswer({ [field.key]: value })}
          onLeave={() => onLeave(field.key)}
          problem={shown[field.key]}
          game={around.game}
          Picture={pictures[field.key]}
        />
      ))}
    </div>
  );
}

type PresetsProps = {
  readonly presets: readonly Preset[];
  readonly answers: Answers;
  readonly onPick: (answers: Answers) => void;
};

/** Sets of answers by their name; the fields below show them, and change them. */
function Presets({ presets, answers, onPick }: PresetsProps) {
  const say = useSay();
  const options = presets.map(({ key }) => ({
    value: key,
    label: say(`preset.${key}`),
    help: sayOr(say, `preset.${key}.help`, ''),
  }));
  const pick = (key: string) => onPick(Object(presets.find((each) => each.key === key)?.options));
  return (
    <div className="new-field">
      <Choice
        legend={say('presets')}
        value={presetOf(presets, answers)}
        options={options}
        columns={2}
        onChange={pick}
      />
    </div>
  );
}
