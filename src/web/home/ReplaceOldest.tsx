import { useLocation } from 'wouter';
import type { Problem } from '../../core/result.ts';
import { Question } from '../kit/Question.tsx';
import { useSay } from '../kit/words.tsx';

type Props = {
  /** Why there is no place for one more; null: there is. */
  readonly full: Problem | null;
  readonly onReplace: () => void;
  readonly onClose: () => void;
};

/** One keeps only so many unfinished games: shall the oldest go for the new one? */
export default function ReplaceOldest({ full, onReplace, onClose }: Props) {
  const say = useSay();
  const [, navigate] = useLocation();
  const params = full?.params ?? {};
  return (
    <Question
      open={full !== null}
      title={say('home.replace.title')}
      text={say('home.replace.text', params)}
      choices={[
        { label: say('home.replace.keep'), onPick: () => {} },
        { label: say('home.replace.saved'), kind: 'plain', onPick: () => navigate('/saved') },
        { label: say('home.replace.go', params), kind: 'bad', onPick: onReplace },
      ]}
      onClose={onClose}
    />
  );
}
