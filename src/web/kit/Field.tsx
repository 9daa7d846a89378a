import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import './Field.css';

export type FieldWords = {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Takes the place of the help. */
  readonly error?: string | null | undefined;
  /** Spoken, not shown: where the place says it already. */
  readonly hideLabel?: boolean | undefined;
};

type ControlProps = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type Props = FieldWords & { readonly children: (props: ControlProps) => ReactNode };

/** Label above, control, and one line below that helps or says what is wrong; the line keeps its place. */
export function Field({ label, help, error, hideLabel = false, children }: Props) {
  const id = useId();
  const noted = Boolean(help || error);
  return (
    <div className="field">
      <label className={hideLabel ? 'sr' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': noted ? `${id}note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={`${id}note`} help={help} error={error} />
    </div>
  );
}

type NoteProps = Pick<FieldWords, 'help' | 'error'> & { readonly id: string };

export function FieldNote({ id, help, error }: NoteProps) {
  return (
    <div className="field-note" id={id} aria-live="polite">
      {error ? (
        <span className="field-error">
          <Icon name="alert" />
          {error}
        </span>
      ) : (
        help
      )}
    </div>
  );
}
