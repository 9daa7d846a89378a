import { type ReactNode, useId } from 'react';
import './SwitchField.css';

type Props = {
  readonly label: ReactNode;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly help?: ReactNode;
};

/** On or off, at once. */
export function SwitchField({ label, value, onChange, help }: Props) {
  const id = useId();
  return (
    <label className="switch">
      <input
        className="switch-input"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox knows whether it is checked
        role="switch"
        aria-labelledby={`${id}label`}
        aria-describedby={help ? `${id}help` : undefined}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="switch-label" id={`${id}label`}>
        {label}
      </span>
      {help && (
        <span className="switch-help" id={`${id}help`}>
          {help}
        </span>
      )}
    </label>
  );
}
