/** What happened so far, move by move; read from the room when somebody wants to see it. */
import { useEffect, useState } from 'react';
import type { TableController } from '../../client/controller.ts';
import { Frames } from '../../client/frames.ts';
import { frameNews } from '../../client/news.ts';
import { Button } from '../kit/Button.tsx';
import { SectionHead } from '../kit/SectionHead.tsx';
import { useSay } from '../kit/words.tsx';

export function History({ controller }: { readonly controller: TableController }) {
  const say = useSay();
  const { moveCount, seat, phase } = controller.table.screen;
  const [isOpen, setOpen] = useState(false);
  if (moveCount === 0) return null;
  return (
    <details className="history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <SectionHead aside={say('table.moves', { n: moveCount })}>{say('table.history')}</SectionHead>
      </summary>
      {/* Another active seat sees other positions, and everybody sees more once the game is over. */}
      {isOpen && <Moves key={`${seat} ${phase}`} controller={controller} />}
    </details>
  );
}

function Moves({ controller }: { readonly controller: TableController }) {
  const say = useSay();
  const { frames, first, earlier } = useNewest(controller);
  const { rules } = controller.table;
  if (frames.total === 0) return <p className="muted">{say('shell.loading')}</p>;
  return (
    <>
      <ol className="moves" reversed>
        {numbers(first, frames.total).map((at) => (
          <li key={at} value={at}>
            <span className="moves-n">{at}</span>
            <span>
              {frameNews(frames.at(at)!, rules)
                .map(({ code, params }) => say(code, params))
                .join(' ')}
            </span>
          </li>
        ))}
      </ol>
      {first > 1 && (
        <Button kind="plain" onClick={earlier}>
          {say('table.earlier')}
        </Button>
      )}
    </>
  );
}

/** Those of the moves, the newest first. */
function numbers(first: number, total: number): readonly number[] {
  return Array.from({ length: total - Math.max(1, first) }, (_, back) => total - 1 - back);
}

/** Moves that are read when the list is opened. */
const atFirst = 100;

/** The newest positions without a gap, and the way to those before them. */
function useNewest({ table }: TableController) {
  const { seq, moveCount } = table.screen;
  const [frames] = useState(() => new Frames((...page) => table.frames(...page)));
  const [, setRead] = useState<object | null>(null);
  useEffect(() => {
    if (frames.seq >= seq) return;
    let wanted = true;
    const isNew = frames.total === 0;
    const read = isNew ? frames.loadFrom(Math.max(0, moveCount - atFirst)) : frames.follow(moveCount);
    void read.then(() => wanted && setRead({}));
    return () => {
      wanted = false;
    };
  }, [frames, moveCount, seq]);
  const first = firstOf(frames);
  const earlier = () => void frames.load(first - 1).then(() => setRead({}));
  return { frames, first, earlier };
}

/** From here to the end they are all there. */
function firstOf(frames: Frames): number {
  let first = frames.total;
  while (frames.at(first - 1)) first -= 1;
  return first;
}
