import type { GameInfo } from '../../protocol/http.ts';
import { useFace } from '../gameuis.tsx';
import { useSay } from '../kit/words.tsx';
import { askedOf } from './answers.ts';
import { type Around, type Arrangement, shownAt } from './arrangement.ts';
import { GameField } from './GameField.tsx';

type Props = {
  readonly arrangement: Arrangement;
  readonly around: Around;
  readonly info: GameInfo;
  readonly onAnswer: (key: string, value: unknown) => void;
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
      {askedOf(form, arrangement.answers).map((field) => (
        <GameField
          key={field.key}
          field={field}
          value={arrangement.answers[field.key]}
          onChange={(value) => onAnswer(field.key, value)}
          onLeave={() => onLeave(field.key)}
          problem={shown[field.key]}
          game={around.game}
          Picture={pictures[field.key]}
        />
      ))}
    </div>
  );
}
