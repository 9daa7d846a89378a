import { useQuickPlay } from '../home/quickplay.tsx';
import { Button } from '../kit/Button.tsx';
import { useSay } from '../kit/words.tsx';
import { type Step, steps } from './formerrors.ts';

type Props = {
  readonly step: Step;
  readonly isOpen: boolean;
  readonly busy: boolean;
  /** The game that may be played at once: only while nothing was chosen that would be lost. */
  readonly quickGame: string | null;
  readonly onBack: (step: Step) => void;
};

/** On, back, away, or at once without questions. */
export function Actions({ step, isOpen, busy, quickGame, onBack }: Props) {
  const say = useSay();
  const quick = useQuickPlay();
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  const last = isOpen ? 'new.open' : 'new.start';
  return (
    <footer className="new-actions">
      <div className="bar">
        <Button kind="plain" href="/">
          {say('new.cancel')}
        </Button>
        {quickGame !== null && (
          <Button
            className="new-quick"
            kind="plain"
            icon="play"
            busy={quick.busy !== null}
            title={say('new.quick-help')}
            onClick={() => quick.play(quickGame)}
          >
            {say('new.quick')}
          </Button>
        )}
      </div>
      <div className="bar new-onward">
        {before && (
          <Button icon="back" onClick={() => onBack(before)}>
            {say('new.back')}
          </Button>
        )}
        <Button kind="main" type="submit" busy={busy}>
          {say(at === steps.length - 1 ? last : 'new.next')}
        </Button>
      </div>
      {quick.question}
    </footer>
  );
}
