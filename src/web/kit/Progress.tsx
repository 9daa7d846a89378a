import { useId } from 'react';
import { useLanguage } from './words.tsx';
import './Progress.css';

type Props = {
  readonly label: string;
  /** From 0 to 1; left out: nobody knows how long. */
  readonly value?: number | undefined;
};

/** How far along something is. */
export function Progress({ label, value }: Props) {
  const id = useId();
  const language = useLanguage();
  const known = value === undefined ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <div className="progress">
      <div className="progress-label">
        <span id={id}>{label}</span>
        {known !== null && <span aria-hidden="true">{percent.format(known / 100)}</span>}
      </div>
      <div
        className="progress-track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known ?? undefined}
      >
        <div
          className={known === null ? 'progress-fill progress-open' : 'progress-fill'}
          style={known === null ? undefined : { width: `${known}%` }}
        />
      </div>
    </div>
  );
}
