import { type KeyboardEvent, useState } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { isHopeless, numberProblem, parseWhole, stepped } from './number.ts';
import { useSay } from './words.tsx';

type Props = FieldWords & {
  readonly label: string;
  /** null: nothing that can be read as a number. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
};

/** A whole number. The text stays as it is typed; what is wrong with it is said once it cannot get better. */
export function NumberField({ label, value, onChange, min, max, step = 1, error, ...words }: Props) {
  const say = useSay();
  const [text, setText] = useState(value === null ? '' : String(value));
  const [left, setLeft] = useState(false);
  const range = { min, max };
  const shown = parseWhole(text) === value ? text : value === null ? text : String(value);
  const wrong = left || isHopeless(shown, range) ? numberProblem(shown, range) : null;
  const type = (next: string) => {
    setText(next);
    setLeft(false);
    onChange(parseWhole(next));
  };
  const stepBy = (by: number) => type(String(stepped(parseWhole(shown), by, range)));
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: step * 10, PageDown: -step * 10 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    stepBy(by);
  };
  return (
    <Field {...words} label={label} error={error ?? (wrong && say(`kit.number.${wrong}`, range))}>
      {(props) => (
        <div className="field-number">
          <IconButton
            edged
            icon="minus"
            label={say('kit.number.less', { what: label })}
            why={value !== null && value <= min ? say('kit.number.least', { n: min }) : null}
            onClick={() => stepBy(-step)}
          />
          <input
            {...props}
            className="input"
            type="text"
            inputMode={min < 0 ? 'text' : 'numeric'}
            autoComplete="off"
            role="spinbutton"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value ?? undefined}
            value={shown}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setLeft(true)}
            onKeyDown={keys}
          />
          <IconButton
            edged
            icon="plus"
            label={say('kit.number.more', { what: label })}
            why={value !== null && value >= max ? say('kit.number.most', { n: max }) : null}
            onClick={() => stepBy(step)}
          />
        </div>
      )}
    </Field>
  );
}
