import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { useSay } from './words.tsx';
import './SelectField.css';

type Props = {
  readonly label: string;
  /** '': nothing chosen yet. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
};

/** One of many, by name. */
export function SelectField({ label, value, options, onChange, help, error }: Props) {
  const say = useSay();
  const isKnown = options.some((option) => option.value === value);
  return (
    <Field label={label} help={help} error={error}>
      {(props) => (
        <span className="select">
          <select
            {...props}
            className="input"
            value={isKnown ? value : ''}
            onChange={(event) => onChange(event.target.value)}
          >
            {!isKnown && <option value="">{say('kit.pick-one')}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="forward" />
        </span>
      )}
    </Field>
  );
}
