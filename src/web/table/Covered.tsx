/** A board that nobody should see now: a pause, or the screen goes from one person to the next. */
import { useEffect, useRef } from 'react';
import type { TableController } from '../../client/controller.ts';
import { Button } from '../kit/Button.tsx';
import { GamePattern } from '../kit/GamePattern.tsx';
import { useSay } from '../kit/words.tsx';

/** It takes exactly the place of the board, so that nothing around it moves. */
export function Covered({ controller }: { readonly controller: TableController }) {
  const { awaited, table } = controller;
  const { paused, game } = table.screen;
  const say = useSay();
  return (
    <div className="covered papered board-fit">
      <GamePattern game={game} />
      <div className="covered-card">
        {awaited !== null ? (
          <>
            <h2>{say('table.hand-over', { who: { seat: awaited } })}</h2>
            <p>{say('table.hand-over-text')}</p>
            <Ready
              label={say('table.here-i-am', { who: { seat: awaited } })}
              onPick={() => controller.uncover()}
            />
          </>
        ) : paused ? (
          <>
            <h2>{say('table.paused')}</h2>
            <p>{say('table.paused-text')}</p>
            {controller.whyNot('resume') === null && (
              <Ready label={say('table.resume')} onPick={() => void controller.send({ kind: 'resume' })} />
            )}
          </>
        ) : (
          <p role="status">{say('table.opening')}</p>
        )}
      </div>
    </div>
  );
}

/** Takes the focus: a cover is to be lifted with one key. */
function Ready({ label, onPick }: { readonly label: string; readonly onPick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button kind="main" large ref={button} onClick={onPick}>
      {label}
    </Button>
  );
}
