/** Asked before a turn is given away. Fetched when it is needed. */
import { Question } from '../../../web/kit/Question.tsx';
import type { Hand } from './hand.ts';
import type { Table } from './table.ts';

type Props = { readonly table: Table; readonly hand: Hand; readonly onClose: () => void };

export default function PassDialog({ table: { say, view }, hand, onClose }: Props) {
  return (
    <Question
      open
      title={say('pass.title')}
      text={say(view.pending?.out ? 'preview.accept' : 'preview.pass')}
      choices={[
        { label: say('do.pass'), kind: 'main', isFirst: true, onPick: () => hand.play({ kind: 'pass' }) },
        { label: say('pass.no'), onPick: () => undefined },
      ]}
      onClose={onClose}
    />
  );
}
