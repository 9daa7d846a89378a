import type { HTMLInputTypeAttribute, KeyboardEvent } from 'react';
import { Field, type FieldWords } from './Field.tsx';

type Props = FieldWords & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter was pressed in it; for a field that stands alone, outside a form. */
  readonly onEnter?: (() => void) | undefined;
  /** More than one makes it a box of so many lines. */
  readonly lines?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly autoFocus?: boolean | undefined;
  /** What stands there is selected when the field is reached: typing replaces it. */
  readonly selected?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly type?: HTMLInputTypeAttribute | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'search' | 'url' | undefined;
  readonly autoComplete?: string | undefined;
  readonly autoCapitalize?: string | undefined;
  readonly spellCheck?: boolean | undefined;
  readonly name?: string | undefined;
  readonly lang?: string | undefined;
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
};

export function TextField({
  label,
  help,
  error,
  hideLabel,
  onChange,
  onEnter,
  lines = 1,
  autoFocus,
  selected = false,
  ...rest
}: Props) {
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Field label={label} help={help} error={error} hideLabel={hideLabel}>
      {(props) => {
        const all = {
          ...rest,
          ...props,
          className: 'input',
          autoFocus,
          onFocus: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
            selected && target.select(),
          'data-autofocus': autoFocus || undefined,
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        };
        if (lines === 1) return <input {...all} type={rest.type ?? 'text'} onKeyDown={enter} />;
        const { type: _type, ...box } = all;
        return <textarea {...box} rows={lines} />;
      }}
    </Field>
  );
}
