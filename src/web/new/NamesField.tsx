import { useId } from 'react';
import type { Field } from '../../core/form.ts';
import { Button } from '../kit/Button.tsx';
import { FieldNote } from '../kit/Field.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { useSay } from '../kit/words.tsx';
import { wrongName } from './names.ts';

type Props = {
  readonly label: string;
  readonly field: Field & { readonly kind: 'names' };
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly help: string;
  readonly error: string | undefined;
};

/** Several names, such as those of teams: one line each. */
export function NamesField({ label, field, value, onChange, help, error }: Props) {
  const say = useSay();
  const id = useId();
  const { min, max } = field;
  const count = { min, max };
  // Too few or too many: no single one is wrong, and the first takes the focus.
  const wrong = error ? (wrongName(field, value) ?? 0) : null;
  const change = (at: number, name: string) => onChange(value.map((each, i) => (i === at ? name : each)));
  return (
    <fieldset className="new-names" aria-describedby={`${id}note`}>
      <legend>{label}</legend>
      <ol>
        {value.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name is known by its place
          <li key={at}>
            <input
              className="input"
              aria-label={say('new.team-name', { n: at + 1 })}
              aria-describedby={`${id}note`}
              aria-invalid={at === wrong ? true : undefined}
              autoComplete="off"
              value={name}
              onChange={(event) => change(at, event.target.value)}
            />
            <IconButton
              icon="x"
              label={say('new.team-remove', { name })}
              why={value.length <= min ? say('names-count', count) : null}
              onClick={() => onChange(value.filter((_, i) => i !== at))}
            />
          </li>
        ))}
      </ol>
      <FieldNote id={`${id}note`} help={help} error={error} />
      <Button
        icon="plus"
        why={value.length >= max ? say('names-count', count) : null}
        onClick={() => onChange([...value, ''])}
      >
        {say('new.team-add')}
      </Button>
    </fieldset>
  );
}
