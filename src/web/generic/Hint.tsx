import { Ask } from '../kit/Ask.tsx';
import { Button } from '../kit/Button.tsx';
import type { BoardProps } from '../kit/gameui.ts';
import { focusField } from './focus.ts';
import type { Draft } from './moves.ts';

/** A proposed move can be put in the field without playing it yet. */
export function Hint({ hinted, say, setDraft }: BoardProps) {
  if (hinted === null) return null;
  const take = () => {
    setDraft({ text: hinted, from: null } satisfies Draft);
    focusField('end');
  };
  return (
    <Ask label={say('table.hint')} text={say('table.hint')}>
      <Button icon="lamp" onClick={take}>
        {say('generic.try', { move: hinted })}
      </Button>
    </Ask>
  );
}
