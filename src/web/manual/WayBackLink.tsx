import { type MouseEvent, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { useSay } from '../kit/words.tsx';
import { wayBack } from './wayback.ts';

/** For whoever came from a table: back to it, as it was left. */
export function WayBackLink() {
  const say = useSay();
  const [way] = useState(wayBack);
  if (!way) return null;
  const { path, steps } = way;
  const go = (event: MouseEvent) => {
    if (steps === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.go(-steps);
  };
  return (
    <Button href={path} onClick={go} icon="back">
      {say('manual.back-to-table')}
    </Button>
  );
}
