/** Asked before the room tells something of the solution. Fetched when it is needed. */
import type { Say } from '../../../core/phrase.ts';
import { Question } from '../../../web/kit/Question.tsx';

export type Asked = 'check' | 'solve';

type Props = {
  readonly asked: Asked;
  /** What the game says of it. */
  readonly says: string;
  readonly say: Say;
  readonly onYes: () => void;
  readonly onClose: () => void;
};

export default function Asking({ asked, says, say, onYes, onClose }: Props) {
  return (
    <Question
      open
      title={say(`ask.${asked}`)}
      text={says}
      choices={[
        { label: say(`ask.${asked}.yes`), kind: asked === 'solve' ? 'bad' : 'main', onPick: onYes },
        { label: say('ask.no'), isFirst: asked === 'solve', onPick: () => undefined },
      ]}
      onClose={onClose}
    />
  );
}
