import { type CSSProperties, type ReactNode, useId } from 'react';
import { FieldNote } from './Field.tsx';
import { Icon } from './Icon.tsx';
import './Choice.css';

export type ChoiceOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly picture?: ReactNode;
  readonly help?: ReactNode;
  /** Cannot be chosen, and this is why; stands where the help would. */
  readonly why?: string | null | undefined;
};

type Props = {
  readonly legend: ReactNode;
  /** null: nothing chosen yet. */
  readonly value: string | null;
  readonly options: readonly ChoiceOption[];
  readonly onChange: (value: string) => void;
  readonly error?: string | null | undefined;
  readonly help?: ReactNode;
  /** A slim strip, for filters. */
  readonly compact?: boolean | undefined;
  readonly hideLegend?: boolean | undefined;
  /** So many beside each other, where there is room. */
  readonly columns?: number | undefined;
};

/** One of a few: native radio buttons in the shape of cards, so that arrows and forms work by themselves. */
export function Choice({
  legend,
  options,
  error,
  help,
  compact = false,
  hideLegend = compact,
  columns,
  ...chosen
}: Props) {
  const id = useId();
  const explained = options.some((option) => option.help);
  const shape = compact
    ? 'seg-compact'
    : explained
      ? 'seg-explained'
      : options.some((option) => option.picture) && 'seg-pictures';
  return (
    <div
      className="choice"
      role="radiogroup"
      aria-labelledby={`${id}legend`}
      aria-describedby={!compact && (help || error) ? `${id}note` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <span className={hideLegend ? 'sr' : 'field-label'} id={`${id}legend`}>
        {legend}
      </span>
      <div
        className={['seg', shape, columns && 'seg-columns'].filter(Boolean).join(' ')}
        style={columns ? ({ '--columns': columns } as CSSProperties) : undefined}
      >
        {options.map((option) => (
          <Option key={option.value} option={option} name={id} ticked={!compact} {...chosen} />
        ))}
      </div>
      {!compact && <FieldNote id={`${id}note`} help={help} error={error} />}
    </div>
  );
}

type OptionProps = Pick<Props, 'value' | 'onChange'> & {
  readonly option: ChoiceOption;
  readonly name: string;
  readonly ticked: boolean;
};

function Option({ option, name, ticked, value, onChange }: OptionProps) {
  const { label, picture, help, why } = option;
  const note = why ?? help;
  return (
    <label className="seg-option" title={why ?? undefined}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={value === option.value}
        disabled={Boolean(why)}
        onChange={() => onChange(option.value)}
      />
      {picture && (
        <span className="seg-picture" aria-hidden="true">
          {picture}
        </span>
      )}
      <span className="seg-label">{label}</span>
      {note && <span className="seg-help">{note}</span>}
      {ticked && (
        <span className="seg-tick" aria-hidden="true">
          <Icon name="check" />
        </span>
      )}
    </label>
  );
}
