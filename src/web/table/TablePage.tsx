/** A table: found, opened, and played at until one leaves. */
import { startTransition, useEffect, useState } from 'react';
import { TableController } from '../../client/controller.ts';
import { readerAt, type TableClient } from '../../client/table.ts';
import type { Problem, Result } from '../../core/result.ts';
import { GameWords, loadWholeFace, loadWords } from '../gameuis.tsx';
import { preferences } from '../preferences.ts';
import { Opening, usePreparing } from './Opening.tsx';
import { tableAhead } from './open.ts';
import { useSeen } from './seen.ts';
import { TableView } from './TableView.tsx';
import { Unopened } from './Unopened.tsx';

export default function TablePage({ id }: { readonly id: string }) {
  const { controller, problem, done } = useController(id);
  if (problem) return <Unopened why={problem} />;
  if (!controller) return <Opening done={done} />;
  return <Named controller={controller} />;
}

/** The game's words come first, with the names of those who sit there. */
function Named({ controller }: { readonly controller: TableController }) {
  useAttention(controller);
  const names = useNames(controller);
  const me = useSeen(controller, ({ table }) => readerAt(table));
  return (
    <GameWords game={controller.table.game.id} names={names} me={me}>
      <TableView controller={controller} names={names} />
    </GameWords>
  );
}

/** A page that nobody sees does not look at its table: the clock of one alone stands meanwhile. */
function useAttention({ table }: TableController): void {
  useEffect(() => {
    const attend = () => table.attend(document.visibilityState === 'visible');
    attend();
    document.addEventListener('visibilitychange', attend);
    return () => document.removeEventListener('visibilitychange', attend);
  }, [table]);
}

function useNames(controller: TableController): readonly string[] {
  const [names, setNames] = useState(namesAt(controller));
  useEffect(
    () =>
      controller.subscribe(() =>
        setNames((known) =>
          known.join('\n') === namesAt(controller).join('\n') ? known : namesAt(controller),
        ),
      ),
    [controller],
  );
  return names;
}

function namesAt({ table }: TableController): readonly string[] {
  return table.screen.seats.map(({ name }) => name);
}

function useController(id: string) {
  const [controller, setController] = useState<TableController | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { done, preparing } = usePreparing();
  useEffect(() => {
    let current: TableController | null = null;
    let wanted = true;
    const { table, leave } = tableAhead(id, preparing);
    withFace(table).then((opened) => {
      if (!wanted) return opened.ok && opened.value.close();
      if (!opened.ok) return setProblem(opened.problems[0]);
      current = new TableController(opened.value);
      // A board is many parts: drawn in slices, it does not hold up the page.
      startTransition(() => setController(current));
    }, setFailure);
    return () => {
      wanted = false;
      leave();
      current?.close();
    };
  }, [id, preparing]);
  if (failure) throw failure;
  return { controller, problem, done };
}

/** With the words and the face of its game, so that the board stands there at once. */
async function withFace(table: Promise<Result<TableClient>>) {
  const opened = await table;
  if (!opened.ok) return opened;
  const { game } = opened.value;
  const parts = Promise.all([loadWords(game.id, preferences().language), loadWholeFace(game.id)]);
  await parts.catch((away) => {
    opened.value.close();
    throw away;
  });
  return opened;
}
