import { Icon } from '../kit/Icon.tsx';
import { useSay } from '../kit/words.tsx';
import { type Step, steps } from './formerrors.ts';

/** How far one is; the steps already made can be gone back to. */
export function Steps({ step, onGo }: { readonly step: Step; readonly onGo: (step: Step) => void }) {
  const say = useSay();
  const at = steps.indexOf(step);
  return (
    <ol className="new-steps" aria-label={say('new.steps')}>
      {steps.map((each, n) => (
        <li
          key={each}
          aria-current={n === at ? 'step' : undefined}
          className={n < at ? 'is-done' : undefined}
        >
          <button type="button" disabled={n >= at} onClick={() => onGo(each)}>
            <span className="new-step-mark" aria-hidden="true">
              {n < at ? <Icon name="check" /> : n + 1}
            </span>
            <span className="new-step-name">{say(`new.step.${each}`)}</span>
            {n < at && <span className="sr">{say('new.step-done')}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
