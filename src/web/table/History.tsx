/** What happened so far, move by move; read from the room when somebody wants to see it. */
import { useEffect, useState } from 'react';
import type { TableController } from '../../client/controller.ts';
import { frameNews } from '../../client/news.ts';
import type { Frame } from '../../room/past.ts';
import { SectionHead } from '../kit/SectionHead.tsx';
import { useSay } from '../kit/words.tsx';

export function History({ controller }: { readonly controller: TableController }) {
  const say = useSay();
  const { moveCount } = controller.table.screen;
  const [isOpen, setOpen] = useState(false);
  if (moveCount === 0) return null;
  return (
    <details className="history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <SectionHead aside={say('table.moves', { n: moveCount })}>{say('table.history')}</SectionHead>
      </summary>
      {isOpen && <Moves controller={controller} moveCount={moveCount} />}
    </details>
  );
}

function Moves({
  controller,
  moveCount,
}: {
  readonly controller: TableController;
  readonly moveCount: number;
}) {
  const say = useSay();
  const frames = useFrames(controller, moveCount);
  const { rules } = controller.table;
  if (!frames) return <p className="muted">{say('shell.loading')}</p>;
  const moves = frames.flatMap((frame, at) => (frame.move ? [{ frame, at }] : [])).reverse();
  return (
    <ol className="moves" reversed>
      {moves.map(({ frame, at }) => (
        <li key={at} value={at}>
          <span className="moves-n">{at}</span>
          <span>
            {frameNews(frame, rules)
              .map(({ code, params }) => say(code, params))
              .join(' ')}
          </span>
        </li>
      ))}
    </ol>
  );
}

function useFrames({ table }: TableController, moveCount: number): readonly Frame[] | null {
  const [frames, setFrames] = useState<readonly Frame[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after every move
  useEffect(() => {
    let wanted = true;
    void table.frames().then((read) => {
      if (wanted && read.ok) setFrames(read.value);
    });
    return () => {
      wanted = false;
    };
  }, [table, moveCount]);
  return frames;
}
